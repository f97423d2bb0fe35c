import { FenBoard, FenFieldEditor } from 'fen-elements/react';
import { StrictMode, useRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

const start = '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1';

function Puzzle() {
  const board = useRef(null);
  const [fen, setFen] = useState(start);
  const [said, say] = useState([]);
  const add = (text) => say((before) => [...before, text]);
  return (
    <>
      <FenBoard
        ref={board}
        id="puzzle"
        mode="play"
        fen={fen}
        style={{ width: 320 }}
        onFenMove={(event) => {
          add(`try ${event.san}`);
          if (event.uci !== 'a1a8') event.preventDefault();
        }}
        onInput={(event) => add(`input ${event.currentTarget.fen === board.current.fen}`)}
        onFenChange={(event) => {
          add(`from ${event.previousFen === start} by ${event.source}`);
          setFen(event.fen);
        }}
        onChange={() => add('change')}
        onFenVerdictChange={({ verdict }) => add(verdict)}
      />
      <FenFieldEditor for="puzzle" />
      <h1>React {version}</h1>
      <output>{fen}</output>
      <ol>
        {said.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ol>
      <button onClick={() => setFen(start)}>Again</button>
    </>
  );
}

createRoot(document.querySelector('main')).render(
  <StrictMode>
    <Puzzle />
  </StrictMode>,
);
