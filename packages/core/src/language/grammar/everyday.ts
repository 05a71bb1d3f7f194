/** A word that begins as another goes on for so many letters at most. */
const ENDING_MAX = 4

/**
 * Makes a test for words of lists, parted by spaces, as tokens are folded; one that ends in `-` stands for the words that begin
 * so: `telefon-` for `telefono` and `telefonare`.
 */
export function everydayWords(lists: readonly string[]): (word: string) => boolean {
  const entries = new Set(lists.flatMap((list) => list.split(' ')))
  const hasBeginning = (word: string): boolean => {
    for (let left = word.length; left >= word.length - ENDING_MAX; left -= 1) {
      if (entries.has(`${word.slice(0, left)}-`)) return true
    }
    return false
  }
  return (word) => entries.has(word) || hasBeginning(word)
}
