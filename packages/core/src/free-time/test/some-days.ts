import fc from 'fast-check'
import { dayOf, yearSpan, type Day } from '../../date/index.ts'
import { PLAIN_RULES } from '../../load/index.ts'
import { day } from '../../test/year-item.ts'
import { freeDays, type DayState, type FreeDays } from '../index.ts'

/** The public holidays of Italy, and the days after its Easter. */
const FIXED = ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '10-04', '11-01', '12-08', '12-25', '12-26']
const EASTER_MONDAYS = ['2027-03-29', '2028-04-17']

export const holidaysOfItaly = [2026, 2027, 2028, 2029]
  .flatMap((year) => FIXED.map((date) => `${year}-${date}`))
  .concat(EASTER_MONDAYS)
  .sort()
  .map((name) => ({ day: day(name), name }))

/** A whole year of Italy in which nobody is away. */
export function italianYear(year: number): FreeDays {
  const span = yearSpan(year)
  const around = { first: span.first - 14, last: span.last + 14 }
  return freeDays({ span, around, holidays: holidaysOfItaly, items: [], rules: PLAIN_RULES })
}

/** Some days in a row of every state. */
export const someDays = (length: { readonly maxLength: number }): fc.Arbitrary<FreeDays> =>
  fc
    .array(fc.constantFrom<DayState>('work', 'work', 'work', 'off', 'off', 'closed'), length)
    .map((states) => ({ first: dayOf(2027, 1, 1), states, holidays: [] }))

/** The maximal runs of days off or leave that have a day of leave, with what they hold. */
export function runsWith({ first, states }: FreeDays, leave: ReadonlySet<Day>): Day[][] {
  const runs: Day[][] = [[]]
  states.forEach((state, place) => {
    if (state === 'off' || leave.has(first + place)) runs.at(-1)?.push(first + place)
    else runs.push([])
  })
  return runs.filter((run) => run.some((one) => leave.has(one)))
}
