const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Length of a text in characters as people count them (grapheme clusters): an emoji with modifiers is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of characters.segment(text)) count += 1
  return count
}

/** What breaks a line somewhere, and control characters of Unicode's second block: in ASCII, ISO 6429 and Unicode. */
const BREAKS = /[\t-\r\u0080-\u009f\u2028\u2029]+/g

/** A title or a name: what breaks its line becomes a space. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ')

/**
 * The form in which texts are compared in search: without accents and case (`Perché` and `perche` are equal).
 * Unicode NFD, combining marks dropped.
 */
export const foldForSearch = (text: string): string => withoutMarks(text).toLowerCase()

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * The same form, and for each of its units where the character that it came from begins in the text; last the end of the
 * text. Case is folded of the whole, for what it makes of a letter hangs on its neighbours: a Greek sigma at the end of a
 * word is another one.
 */
export function foldWithPlaces(text: string): { folded: string; places: readonly number[] } {
  const places: number[] = []
  let plain = ''
  let place = 0
  for (const character of text) {
    const letters = withoutMarks(character)
    for (let unit = 0; unit < letters.length; unit += 1) places.push(place)
    plain += letters
    place += character.length
  }
  return { folded: plain.toLowerCase(), places: [...places, place] }
}
