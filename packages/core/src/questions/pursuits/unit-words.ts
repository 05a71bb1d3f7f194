import { foldForSearch } from '../../event/index.ts'
import { isSameWord } from '../reading/stems.ts'
import { wordFamilies } from '../reading/word-families.ts'

/** Ways to write one unit. */
const UNIT_OF = wordFamilies([
  'km kms chilometro chilometri kilometre kilometres kilometer kilometers',
  'mi mile miles miglio miglia',
  'kg chilo chili chilogrammi kilo kilos kilogram kilograms',
  'h ora ore hour hours hrs',
  'min minuto minuti minute minutes mins',
  'pag pagina pagine page pages',
  'euro eur euros',
])

/** A folded text with the short `5k` of runners in full: `5 km`. */
export const withSpelledUnits = (plain: string): string => plain.replace(/(?<=\d)k(?!\p{L})/gu, ' km')

/** Whether a folded word of a question is the unit of a goal, in one of its writings. */
export function isSameUnit(unit: string, word: string): boolean {
  const own = foldForSearch(unit)
  const known = UNIT_OF.get(own)
  return (known !== undefined && known === UNIT_OF.get(word)) || isSameWord(own, word)
}
