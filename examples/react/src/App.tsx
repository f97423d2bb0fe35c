import { useState, useSyncExternalStore, type FormEvent } from 'react';
import 'fen-elements';
import { createPositionStore } from 'fen-elements/store';
import type {} from 'fen-elements/types/react';

const ENDGAME = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

/** React says what the position is, and hears of every change. */
function Controlled() {
  const [fen, setFen] = useState(ENDGAME);
  const [arrived, setArrived] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setArrived(String(new FormData(event.currentTarget).get('position')));
  };
  return (
    <form id="controlled" onSubmit={submit}>
      <h2>Controlled</h2>
      <fen-editor name="position" required fen={fen} onfen-change={(event) => setFen(event.fen)} />
      <p>
        React knows <output id="known">{fen}</output>
      </p>
      <button>Submit</button> <output id="arrived">{arrived}</output>
    </form>
  );
}

/** The element keeps the position; the form reads it. */
function Uncontrolled() {
  const [arrived, setArrived] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setArrived(String(new FormData(event.currentTarget).get('start')));
  };
  return (
    <form id="uncontrolled" onSubmit={submit}>
      <h2>Uncontrolled</h2>
      <fen-field-editor name="start" defaultFen={ENDGAME} />
      <button>Submit</button> <button type="reset">Reset</button> <output>{arrived}</output>
    </form>
  );
}

const store = createPositionStore({ fen: ENDGAME });

/** One store for elements and components. */
function Shared() {
  const { fen, verdict, canUndo } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return (
    <section id="shared">
      <h2>A store</h2>
      <fen-board store={store} />
      <fen-validator-badge store={store} />
      <p>
        <button disabled={!canUndo} onClick={() => store.undo()}>
          Undo
        </button>{' '}
        <output>{fen}</output> is {verdict}.
      </p>
    </section>
  );
}

export function App() {
  return (
    <main>
      <Controlled />
      <Uncontrolled />
      <Shared />
    </main>
  );
}
