import { yearOf } from '../../date/index.ts'
import { easterOf, type Language } from '../../language/index.ts'
import type { Holiday } from '../../year/index.ts'
import { languages } from '../languages.ts'

/** Good Friday and Easter Monday: who keeps one of them keeps the Sunday. */
const BESIDE_EASTER = [-2, 1]

/** Holidays with Easter Sunday, which many countries do not list because it is a Sunday anyway. */
export function withEasterSunday(holidays: readonly Holiday[], language: Language): readonly Holiday[] {
  const days = new Set(holidays.map(({ day }) => day))
  const years = [...new Set(holidays.map(({ day }) => yearOf(day)))]
  const missing = years
    .map(easterOf)
    .filter((easter) => !days.has(easter) && BESIDE_EASTER.some((offset) => days.has(easter + offset)))
  return [...holidays, ...missing.map((day) => ({ day, name: languages[language].easterSunday }))]
}
