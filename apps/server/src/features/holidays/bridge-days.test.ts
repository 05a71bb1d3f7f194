import { formatDay, parseDay, yearSpan } from '@dodici/core/date'
import { findBridges, freeDays } from '@dodici/core/free-time'
import { PLAIN_RULES } from '@dodici/core/load'
import { expect, it } from 'vitest'
import { listHolidays } from './holidays.service.ts'

/** The bridges of one day of leave and of two, from the first day to the last, by hand from the calendars of these years. */
const TABLE: readonly [place: string, year: number, ofOne: readonly string[], ofTwo: readonly string[]][] = [
  // Epiphany, Republic Day and the Immaculate are Wednesdays; New Year is a Friday.
  ['IT', 2027, [], ['01-01..01-06', '05-29..06-02', '12-04..12-08']],
  ['IT', 2028, ['01-06..01-09', '04-22..04-25', '08-12..08-15'], ['09-30..10-04', '10-28..11-01']],
  // Ascension and Corpus Christi are Thursdays.
  ['DE-BY', 2027, ['05-06..05-09', '05-27..05-30'], ['01-01..01-06']],
  ['DE-BY', 2028, ['01-06..01-09', '05-25..05-28', '06-15..06-18', '09-30..10-03'], ['10-28..11-01']],
  // The Peace Festival is a Tuesday, Assumption Day as well.
  [
    'DE-BY-A',
    2028,
    ['01-06..01-09', '05-25..05-28', '06-15..06-18', '08-05..08-08', '08-12..08-15', '09-30..10-03'],
    ['10-28..11-01'],
  ],
  ['FR', 2027, ['05-06..05-09', '11-11..11-14'], ['07-10..07-14']],
  ['FR', 2028, ['05-25..05-28', '08-12..08-15'], ['10-28..11-01']],
  // The Constitution and the Immaculate are two days apart.
  ['ES', 2027, ['10-09..10-12', '12-04..12-08'], ['01-01..01-06', '12-08..12-12']],
  ['ES', 2028, ['01-06..01-09', '08-12..08-15', '10-12..10-15', '12-06..12-10'], ['10-28..11-01', '12-02..12-06']],
  // Veterans Day and Thanksgiving are Thursdays; most holidays are Mondays.
  ['US', 2027, ['11-11..11-14', '11-25..11-28'], []],
  ['US', 2028, ['07-01..07-04', '11-23..11-26'], []],
]

async function bridgesOf(place: string, year: number) {
  const [country, region] = [place.slice(0, 2), place.slice(3) || null]
  const years = await Promise.all(
    [year - 1, year, year + 1].map((one) => listHolidays({ year: one, country, region, language: 'en' })),
  )
  const holidays = years.flat().map(({ date, name }) => ({ day: parseDay(date) ?? 0, name }))
  const span = yearSpan(year)
  const around = { first: span.first - 14, last: span.last + 14 }
  return findBridges(freeDays({ span, around, holidays, items: [], rules: PLAIN_RULES }))
}

it.each(TABLE)('the bridges of %s in %i are those of its calendar', async (place, year, ofOne, ofTwo) => {
  const bridges = await bridgesOf(place, year)
  const ofLeave = (wanted: number): string[] =>
    bridges
      .filter(({ leave }) => leave === wanted)
      .map(({ first, last }) => `${formatDay(first).slice(5)}..${formatDay(last).slice(5)}`)
      .sort()
  expect([ofLeave(1), ofLeave(2)]).toEqual([ofOne, ofTwo])
})
