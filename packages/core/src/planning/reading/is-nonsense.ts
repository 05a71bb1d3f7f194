import { foldForSearch } from '../../event/index.ts'
import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import { plainWords } from './patterns.ts'

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const VOWELS = Array.from('aeiouy')
/** So many letters beside each other on the keyboard are no word: `asdf`. */
const SLIDE = 4

const placeOf = (letter: string): readonly [row: number, column: number] => {
  const row = ROWS.findIndex((letters) => letters.includes(letter))
  return [row, ROWS[row]?.indexOf(letter) ?? -1]
}

function isSlide(word: string): boolean {
  const places = Array.from(word, placeOf)
  return (
    word.length >= SLIDE &&
    places.every(([row, column], at) => {
      const [rowBefore, columnBefore] = places[at - 1] ?? [row, column]
      return row >= 0 && row === rowBefore && Math.abs(column - columnBefore) <= 1
    })
  )
}

/** No abbreviation, which is short or in capitals, and cannot be said aloud. */
function isUnsayable(word: string, written: string): boolean {
  const isAscii = /^[a-z]+$/u.test(word)
  return (
    isAscii &&
    !VOWELS.some((vowel) => word.includes(vowel)) &&
    (word.length > 4 || (word.length > 2 && written !== written.toUpperCase()))
  )
}

/** Whether a text is a sigh, the same word again and again, or says how the world is. */
function isNoWish(text: string, language: Language): boolean {
  const { statement, sighs } = languages[language].reading
  const plain = plainWords(text).trim()
  const words = plain.split(' ')
  const isEcho = words.length > 2 && new Set(words).size === 1
  return isEcho || sighs.includes(plain) || new RegExp(statement, 'iu').test(text.trim())
}

/** Whether a text holds no goal at all: figures, punctuation, keys pressed at random, a sigh, a statement. */
export function isNonsense(text: string, language: Language): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  return (
    isNoWish(text, language) ||
    words.every((written) => {
      const word = foldForSearch(written)
      return word.length < 2 || isSlide(word) || isUnsayable(word, written) || /(.)\1\1/u.test(word)
    })
  )
}
