import { useRef, useState } from 'react';
import { FenBoard, FenEditor, FenPalette, FenToolbar } from 'fen-elements/react';
import type { FenBoard as FenBoardElement } from 'fen-elements';

export function App() {
  const board = useRef<FenBoardElement>(null);
  const [fen, setFen] = useState('');
  return (
    <>
      <FenBoard ref={board} mode="play" pieceSet="/pieces" fen={fen} className="wide" />
      <FenBoard onFenChange={({ fen, previousFen }) => setFen(fen + previousFen)} />
      <FenBoard onFenMove={({ san, uci }) => console.log(san, uci)} style={{ width: 300 }} />
      <FenEditor name="fen" required onInput={() => {}} onChange={({ type }) => console.log(type)}>
        <FenPalette pieces="white" />
      </FenEditor>
      <FenToolbar lang="de" onFenVerdictChange={({ verdict }) => console.log(verdict)} />

      {/* wrong: no such mode */}
      <FenBoard mode="watch" />
      {/* wrong: misspelt */}
      <FenBoard orientaton="black" />
      {/* wrong: of another element */}
      <FenToolbar pieces="white" />
      {/* wrong: no such field of the event */}
      <FenBoard onFenChange={(event) => event.position} />
      {/* wrong: no such event */}
      <FenBoard onFenChanged={() => {}} />
    </>
  );
}
