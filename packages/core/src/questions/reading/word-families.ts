/** Words that mean the same: each with the number of its line, of lines of words with spaces between them. */
export const wordFamilies = (lines: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lines.flatMap((line, family) => line.split(' ').map((word) => [word, family] as const)))
