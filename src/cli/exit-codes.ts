export const exitCodes = {
  fine: 0,
  /** Something is worse than what was required. */
  findings: 1,
  /** Wrong usage, or a file that could not be read. */
  trouble: 2,
} as const;
