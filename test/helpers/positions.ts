/** Positions of four well-known games, one FEN each, as a program wrote them. */
export async function gamePositions(): Promise<string[]> {
  const response = await fetch(new URL('../fixtures/game-positions.fen', import.meta.url));
  return (await response.text()).trim().split('\n');
}

/** Numbers from 0 up to 1, the same at every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
