let segmenter: Intl.Segmenter | undefined

/** Made when it is first needed: a year is drawn without it. */
const characters = (): Intl.Segmenter => (segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' }))

/** Length in characters as people count them (grapheme clusters): an emoji with modifiers is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of characters().segment(text)) count += 1
  return count
}

/** What a record has under a word that somebody typed: nothing under `constructor`, which every object has. */
export const entryOf = <Value>(record: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(record, word) ? record[word] : undefined

/** Line breaks and C1 control characters in ASCII, ISO 6429 and Unicode. */
const BREAKS = /[\t-\r\u0080-\u009f\u2028\u2029]+/g

/** A title or name in one line: line breaks become spaces. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ')

/**
 * Normalises text for search: without accents and case (`Perché` equals `perche`). Unicode NFD without combining marks.
 */
export const foldForSearch = (text: string): string => withoutMarks(text).toLowerCase()

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/**
 * The same, with each unit's offset in the original text, and the text's end last. Case is folded for the whole text
 * because it depends on neighbours: a final Greek sigma differs.
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
