const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Length of a text in characters as people count them (grapheme clusters): an emoji with modifiers is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of characters.segment(text)) count += 1
  return count
}

/**
 * The form in which texts are compared in search: without accents and case (`Perché` and `perche` are equal).
 * Unicode NFD, combining marks dropped.
 */
export const foldForSearch = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
