/** The family of each word, where languages list the words of a family under the same name, with spaces between them. */
export const wordFamilies = (languages: readonly Readonly<Record<string, string>>[]): ReadonlyMap<string, string> =>
  new Map(
    languages.flatMap((families) =>
      Object.entries(families).flatMap(([family, words]) => words.split(' ').map((word) => [word, family] as const)),
    ),
  )
