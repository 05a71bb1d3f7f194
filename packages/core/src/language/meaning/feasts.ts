import { dayOf, type Day } from '../../date/index.ts'
import type { FeastDay } from './captures.ts'
import { nthWeekday, spanOfMonth } from './weekdays.ts'

/** Easter Sunday of a year of the Gregorian calendar (the anonymous algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leapless = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + leapless + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * correction + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1)
}

const on =
  (month: number, date: number): FeastDay =>
  (year) =>
    dayOf(year, month, date)
const fromEaster =
  (days: number): FeastDay =>
  (year) =>
    easterOf(year) + days
const nth =
  (month: number, weekday: number, index: number): FeastDay =>
  (year) =>
    nthWeekday(spanOfMonth(year, month), weekday, index)

/** Countries that keep Mother's Day on the fourth Sunday of Lent, and Father's Day not on the third Sunday of June. */
const MOTHERING_SUNDAY: ReadonlySet<string> = new Set(['GB', 'IE', 'NG'])
const FATHERS_IN_MARCH: ReadonlySet<string> = new Set(['IT', 'ES', 'PT', 'HR', 'BO'])
const FATHERS_IN_SEPTEMBER: ReadonlySet<string> = new Set(['AU', 'NZ', 'FJ', 'PG'])

/** Not known without a country: the two days lie weeks apart. */
function mothersDay(year: number, country: string | null): Day | null {
  if (country === null) return null
  return MOTHERING_SUNDAY.has(country) ? easterOf(year) - 21 : nthWeekday(spanOfMonth(year, 5), 6, 2)
}

function fathersDay(year: number, country: string | null): Day {
  if (country !== null && FATHERS_IN_MARCH.has(country)) return dayOf(year, 3, 19)
  if (country !== null && FATHERS_IN_SEPTEMBER.has(country)) return nthWeekday(spanOfMonth(year, 9), 6, 1)
  return nthWeekday(spanOfMonth(year, 6), 6, 3)
}

const thanksgivingIn = (year: number, country: string | null): Day =>
  country === 'CA' ? nthWeekday(spanOfMonth(year, 10), 0, 2) : thanksgiving(year)

const thanksgiving = (year: number): Day => nthWeekday(spanOfMonth(year, 11), 3, 4)

/** The feasts that are read, by a name that the words of both languages use. */
export const FEASTS = {
  newYear: on(1, 1),
  epiphany: on(1, 6),
  valentine: on(2, 14),
  fatThursday: fromEaster(-52),
  fatTuesday: fromEaster(-47),
  ashWednesday: fromEaster(-46),
  womensDay: on(3, 8),
  saintPatrick: on(3, 17),
  fathersDayItaly: on(3, 19),
  palmSunday: fromEaster(-7),
  maundyThursday: fromEaster(-3),
  goodFriday: fromEaster(-2),
  easterEve: fromEaster(-1),
  easter: fromEaster(0),
  easterMonday: fromEaster(1),
  ascension: fromEaster(39),
  pentecost: fromEaster(49),
  liberation: on(4, 25),
  workers: on(5, 1),
  mothersDayItaly: nth(5, 6, 2),
  memorialDay: nth(5, 0, -1),
  republicItaly: on(6, 2),
  juneteenth: on(6, 19),
  independenceDay: on(7, 4),
  bastille: on(7, 14),
  sanLorenzo: on(8, 10),
  assumption: on(8, 15),
  laborDay: nth(9, 0, 1),
  columbusDay: nth(10, 0, 2),
  halloween: on(10, 31),
  allSaints: on(11, 1),
  allSouls: on(11, 2),
  guyFawkes: on(11, 5),
  veteransDay: on(11, 11),
  thanksgiving: thanksgivingIn,
  mothersDay,
  fathersDay,
  blackFriday: (year: number) => thanksgiving(year) + 1,
  cyberMonday: (year: number) => thanksgiving(year) + 4,
  ambrose: on(12, 7),
  immaculate: on(12, 8),
  christmasEve: on(12, 24),
  christmas: on(12, 25),
  saintStephen: on(12, 26),
  newYearsEve: on(12, 31),
  martinLutherKing: nth(1, 0, 3),
  presidentsDay: nth(2, 0, 3),
} as const satisfies Readonly<Record<string, FeastDay>>

export type FeastName = keyof typeof FEASTS
