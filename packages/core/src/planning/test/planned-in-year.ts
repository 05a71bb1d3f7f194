import { formatDay } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { anItem, day } from '../../test/year-item.ts'
import { planTarget } from '../plan-target.ts'
import { readTarget } from '../read-target.ts'
import { around, asking } from './situations.ts'

/** A year with two journeys and a day by which something is due, as they are called in each language. */
export const years = {
  en: [
    anItem('Rome trip', day('2027-05-14'), day('2027-05-17'), { away: true }),
    anItem('Sardinia holiday', day('2027-08-07'), day('2027-08-21'), { away: true }),
    anItem('Tax return', day('2027-09-30')),
  ],
  it: [
    anItem('Viaggio a Roma', day('2027-05-14'), day('2027-05-17'), { away: true }),
    anItem('Vacanza in Sardegna', day('2027-08-07'), day('2027-08-21'), { away: true }),
    anItem('Dichiarazione dei redditi', day('2027-09-30')),
  ],
}

/** The plan of a goal in that year, with its day as it is written. */
export function plannedInYear(text: string, language: Language) {
  const plan = planTarget(readTarget(text, '', asking(language)), around(language, { items: years[language] }))
  return { ...plan, at: formatDay(plan.day) }
}
