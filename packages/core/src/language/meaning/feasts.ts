import { dayOf, type Day } from '../../date/index.ts'
import type { FeastDay } from './captures.ts'
import { byMoon } from './moon-feasts.ts'
import { nthWeekday, spanOfMonth } from './weekdays.ts'

/** Easter Sunday of a year of the Gregorian calendar (the anonymous algorithm of Meeus, Jones and Butcher). */
export function easterOf(year: number): Day {
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

/** Easter Sunday of the Orthodox churches: by the Julian calendar (Meeus), in years of 1900 to 2199. */
function orthodoxEaster(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const days = moon + weekday + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1) + (year >= 2100 ? 14 : 13)
}

const thanksgiving = (year: number): Day => nthWeekday(spanOfMonth(year, 11), 3, 4)

/** The feasts that are read, by a name that the words of both languages use. */
export const FEASTS = {
  newYear: on(1, 1),
  epiphany: on(1, 6),
  orthodoxChristmas: on(1, 7),
  burnsNight: on(1, 25),
  australiaDay: on(1, 26),
  upHellyAa: nth(1, 1, -1),
  remembranceHolocaust: on(1, 27),
  candlemas: on(2, 2),
  giornoDelRicordo: on(2, 10),
  galentine: on(2, 13),
  valentine: on(2, 14),
  fatThursday: fromEaster(-52),
  fatTuesday: fromEaster(-47),
  ashWednesday: fromEaster(-46),
  saintDavid: on(3, 1),
  womensDay: on(3, 8),
  piDay: on(3, 14),
  saintPatrick: on(3, 17),
  fathersDayItaly: on(3, 19),
  worldWaterDay: on(3, 22),
  motheringSunday: fromEaster(-21),
  palmSunday: fromEaster(-7),
  maundyThursday: fromEaster(-3),
  goodFriday: fromEaster(-2),
  easterEve: fromEaster(-1),
  easter: fromEaster(0),
  easterMonday: fromEaster(1),
  lowSunday: fromEaster(7),
  ascension: fromEaster(39),
  pentecost: fromEaster(49),
  whitMonday: fromEaster(50),
  trinitySunday: fromEaster(56),
  corpusDomini: fromEaster(63),
  orthodoxEaster,
  ramadan: byMoon('islamic-umalqura', '9 1'),
  eidAlFitr: byMoon('islamic-umalqura', '10 1'),
  eidAlAdha: byMoon('islamic-umalqura', '12 10'),
  passover: byMoon('hebrew', 'Nisan 15'),
  roshHashanah: byMoon('hebrew', 'Tishri 1'),
  yomKippur: byMoon('hebrew', 'Tishri 10'),
  hanukkah: byMoon('hebrew', 'Kislev 25'),
  aprilFools: on(4, 1),
  worldHealthDay: on(4, 7),
  earthDay: on(4, 22),
  saintGeorge: on(4, 23),
  liberation: on(4, 25),
  workers: on(5, 1),
  starWarsDay: on(5, 4),
  cincoDeMayo: on(5, 5),
  victoryInEurope: on(5, 8),
  europeDay: on(5, 9),
  mothersDayItaly: nth(5, 6, 2),
  earlyMayHoliday: nth(5, 0, 1),
  springHoliday: nth(5, 0, -1),
  memorialDay: nth(5, 0, -1),
  republicItaly: on(6, 2),
  environmentDay: on(6, 5),
  juneteenth: on(6, 19),
  peterAndPaul: on(6, 29),
  canadaDay: on(7, 1),
  independenceDay: on(7, 4),
  bastille: on(7, 14),
  sanLorenzo: on(8, 10),
  assumption: on(8, 15),
  summerHoliday: nth(8, 0, -1),
  laborDay: nth(9, 0, 1),
  michaelmas: on(9, 29),
  grandparentsItaly: on(10, 2),
  mentalHealthDay: on(10, 10),
  columbusDay: nth(10, 0, 2),
  halloween: on(10, 31),
  allSaints: on(11, 1),
  allSouls: on(11, 2),
  guyFawkes: on(11, 5),
  veteransDay: on(11, 11),
  remembranceSunday: nth(11, 6, 2),
  mensDay: on(11, 19),
  saintAndrew: on(11, 30),
  aidsDay: on(12, 1),
  thanksgiving: thanksgivingIn,
  mothersDay,
  fathersDay,
  blackFriday: (year: number) => thanksgiving(year) + 1,
  cyberMonday: (year: number) => thanksgiving(year) + 4,
  ambrose: on(12, 7),
  immaculate: on(12, 8),
  dayBeforeChristmasEve: on(12, 23),
  christmasEve: on(12, 24),
  christmas: on(12, 25),
  saintStephen: on(12, 26),
  newYearsEve: on(12, 31),
  martinLutherKing: nth(1, 0, 3),
  presidentsDay: nth(2, 0, 3),
} as const satisfies Readonly<Record<string, FeastDay>>

export type FeastName = keyof typeof FEASTS
