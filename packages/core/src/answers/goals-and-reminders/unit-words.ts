import { foldForSearch } from '../../event/index.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { isSameWord } from '../../intents/reading/stems.ts'
import { wordFamilies } from './word-families.ts'

const UNIT_OF = wordFamilies(Object.values(LANGUAGE_WORDS).map(({ goalWords }) => goalWords.units))

/** A folded text with the short `5k` of runners in full: `5 km`. */
export const withSpelledUnits = (plain: string): string => plain.replace(/(?<=\d)k(?!\p{L})/gu, ' km')

/** Whether a folded word of a question is the unit of a goal, in one of its writings. */
export function isSameUnit(unit: string, word: string): boolean {
  const own = foldForSearch(unit)
  const known = UNIT_OF.get(own)
  return (known !== undefined && known === UNIT_OF.get(word)) || isSameWord(own, word)
}
