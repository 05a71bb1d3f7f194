import type { Language } from '../../language/index.ts'

const WORD = /[\p{L}\p{N}]+/gu

/** A word of a folded text and where it begins. */
export interface PlacedWord {
  readonly word: string
  readonly from: number
}

/** The words of a folded text. */
export const wordsOf = (plain: string): PlacedWord[] =>
  [...plain.matchAll(WORD)].map((match) => ({ word: match[0], from: match.index }))

function italianStem(word: string): string {
  return word.replace(/(?:h?[ie]|[aeiou])$/u, '').replace(/i$/u, '')
}

function englishStem(word: string): string {
  return word.replace(/ies$/u, 'y').replace(/(?:e?s|e)$/u, '')
}

/** The part of a folded word that its singular and plural share. Short words stay as they are. */
function stemOf(word: string, language: Language): string {
  if (word.length < 4) return word
  const stem = language === 'it' ? italianStem(word) : englishStem(word)
  return stem.length < 3 ? word : stem
}

/**
 * Tests whether words of an event are meant by a word of a question: equal but for number, or its beginning. Two such words
 * begin with the same two units.
 */
export function sameWordAs(asked: string): (word: string) => boolean {
  const [italian, english] = [stemOf(asked, 'it'), stemOf(asked, 'en')]
  return (word) => {
    if (asked === word || (asked.length > 3 && word.startsWith(asked))) return true
    if (asked[0] !== word[0]) return false
    return italian === stemOf(word, 'it') || english === stemOf(word, 'en')
  }
}

/** Whether a word of an event is meant by a word of a question. */
export const isSameWord = (asked: string, word: string): boolean => sameWordAs(asked)(word)
