import { foldForSearch } from '../../event/index.ts'
import { isSameWord } from '../reading/stems.ts'

/** Ways to write one unit, a line for each. */
const UNITS: readonly (readonly string[])[] = [
  'km kms chilometro chilometri kilometre kilometres kilometer kilometers',
  'mi mile miles miglio miglia',
  'kg chilo chili chilogrammi kilo kilos kilogram kilograms',
  'h ora ore hour hours hrs',
  'min minuto minuti minute minutes mins',
  'pag pagina pagine page pages',
  'euro eur euros',
].map((line) => line.split(' '))

const UNIT_OF: ReadonlyMap<string, number> = new Map(
  UNITS.flatMap((words, unit) => words.map((word) => [word, unit] as const)),
)

/** A folded text with the short `5k` of runners in full: `5 km`. */
export const withSpelledUnits = (plain: string): string => plain.replace(/(?<=\d)k(?!\p{L})/gu, ' km')

/** Whether a folded word of a question is the unit of a goal, in one of its writings. */
export function isSameUnit(unit: string, word: string): boolean {
  const own = foldForSearch(unit)
  const known = UNIT_OF.get(own)
  return (known !== undefined && known === UNIT_OF.get(word)) || isSameWord(own, word)
}
