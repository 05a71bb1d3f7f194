/** First letters of the first and the last word of a name; `U` where there is none. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstLetter(word ?? ''))
  return letters.join('').toLocaleUpperCase() || 'U'
}

/** The first character as people count them: an emoji in a name stays whole. */
const firstLetter = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment ?? ''
