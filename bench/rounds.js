/** The middle one of an odd number of values. */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/**
 * Measures things by turns, each round beginning with another, so that what slows the machine for a while slows all of
 * them. By name, a list of measurements a round.
 */
export async function inRounds(names, roundCount, measure) {
  const rounds = new Map(names.map((name) => [name, []]));
  for (let round = 0; round < roundCount; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length];
      rounds.get(name).push(await measure(name));
    }
  }
  return rounds;
}
