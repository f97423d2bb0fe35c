import { useRef, useState } from 'react';
import type { FenBoard, FenEditor } from 'fen-elements';
import { createPositionStore } from 'fen-elements/store';
import type {} from 'fen-elements/types/react';

const store = createPositionStore();

export function App() {
  const board = useRef<FenBoard>(null);
  const [fen, setFen] = useState('');
  const isEditor = (_: FenEditor) => true;
  return (
    <form onReset={() => board.current?.focus()}>
      <fen-board ref={board} mode="play" orientation="black" fen={fen} readonly className="wide" />
      <fen-board pieceSet="/pieces" castling-notation="shredder" style={{ width: 300 }} />
      <fen-board onfen-change={(event) => setFen(event.currentTarget.fen + event.previousFen)} />
      <fen-board onfen-move={({ san, uci }) => console.log(san, uci)} />
      <fen-editor
        key={1}
        name="fen"
        required
        onInput={(event) => setFen(event.currentTarget.fen)}
      />
      <fen-editor onfen-verdict-change={(event) => isEditor(event.currentTarget)}>
        <fen-palette pieces="white" />
      </fen-editor>
      <fen-field-editor for="board" store={store} onfen-change={({ source }) => source}>
        <fen-validator-badge slot="verdict" />
      </fen-field-editor>
      <fen-toolbar lang="de" label="Tools" />

      {/* wrong: no such mode */}
      <fen-board mode="watch" />
      {/* wrong: not a word for a side, as an attribute */}
      <fen-board castling-notation="old" />
      {/* wrong: misspelt */}
      <fen-board orientaton="black" />
      {/* wrong: of another element */}
      <fen-toolbar pieces="white" />
      {/* wrong: not a number */}
      <fen-editor fen={8} />
      {/* wrong: cannot be set */}
      <fen-editor verdict="valid" />
      {/* wrong: no such field of the event */}
      <fen-board onfen-change={(event) => event.position} />
      {/* wrong: no such tag */}
      <fen-bord />
    </form>
  );
}
