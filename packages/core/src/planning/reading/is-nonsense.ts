import { foldForSearch } from '../../event/index.ts'

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

/** Whether a text holds no word at all: figures, punctuation, or keys pressed at random. */
export function isNonsense(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  return words.every((written) => {
    const word = foldForSearch(written)
    return word.length < 2 || isSlide(word) || isUnsayable(word, written) || /(.)\1\1/u.test(word)
  })
}
