/** First letters of a name's first and last word; `U` without one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => firstLetter(word ?? ''))
  return letters.join('').toLocaleUpperCase() || 'U'
}

/** The first visible character: an emoji stays whole. */
const firstLetter = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment ?? ''
