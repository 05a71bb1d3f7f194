import { dayOf, daysInMonth, partsOf, weekdayOf, yearSpan, type Day } from '../../../date/index.ts'
import type { Chance } from './chance.ts'
import type { Pair } from './names.ts'
import type { SomeYear } from './some-year.ts'

/** Days that are said, and in which tense one asks of them. */
export interface SaidDays {
  readonly text: string
  readonly first: Day
  readonly last: Day
  readonly isOver: boolean
}

const MONTHS: readonly Pair[] = [
  ['gennaio', 'January'],
  ['febbraio', 'February'],
  ['marzo', 'March'],
  ['aprile', 'April'],
  ['maggio', 'May'],
  ['giugno', 'June'],
  ['luglio', 'July'],
  ['agosto', 'August'],
  ['settembre', 'September'],
  ['ottobre', 'October'],
  ['novembre', 'November'],
  ['dicembre', 'December'],
]

const monthSpan = (year: number, month: number) => ({
  first: dayOf(year, month, 1),
  last: dayOf(year, month, daysInMonth(year, month)),
})

type Said = readonly [Pair, { readonly first: Day; readonly last: Day }]

const inItalian = (month: string): string => `${/^a/u.test(month) ? 'ad' : 'a'} ${month}`

/** Months by name, of which none is the one that goes on. */
function named({ today }: SomeYear, chance: Chance): Said {
  const { year, month } = partsOf(today)
  const place = (month + 1 + chance.upTo(10)) % 12
  const [italian, english] = MONTHS[place]!
  const kind = place < 10 && place + 1 > month ? chance.upTo(4) : 0
  const [nextItalian, nextEnglish] = MONTHS[(place + 1) % 12]!
  if (kind === 1)
    return [
      [`tra ${italian} e ${nextItalian}`, `in ${english} and ${nextEnglish}`],
      { first: dayOf(year, place + 1, 1), last: monthSpan(year, place + 2).last },
    ]
  if (kind === 2)
    return [
      [`dal 3 al 20 ${italian}`, `from 3 to 20 ${english}`],
      { first: dayOf(year, place + 1, 3), last: dayOf(year, place + 1, 20) },
    ]
  if (kind === 3)
    return [
      [`entro la fine di ${italian}`, `by the end of ${english}`],
      { first: today, last: monthSpan(year, place + 1).last },
    ]
  return [[inItalian(italian), `in ${english}`], monthSpan(year, place + 1)]
}

/** A month by its name, of the year that goes on. */
export interface NamedMonth {
  readonly name: Pair
  readonly first: Day
  readonly last: Day
}

/** The months of the year that goes on. */
export const monthsOf = ({ today }: SomeYear): readonly NamedMonth[] =>
  MONTHS.map((name, place) => ({ name, ...monthSpan(partsOf(today).year, place + 1) }))

const WEEKDAYS: readonly Pair[] = [
  ['lunedì', 'Monday'],
  ['martedì', 'Tuesday'],
  ['mercoledì', 'Wednesday'],
  ['giovedì', 'Thursday'],
  ['venerdì', 'Friday'],
  ['sabato', 'Saturday'],
  ['domenica', 'Sunday'],
]

/** A day to come, said as people say it. */
export function aDaySaid({ today, say }: SomeYear, chance: Chance): { readonly text: string; readonly day: Day } {
  const near = today + 1 + chance.upTo(6)
  const [weekday, far] = [WEEKDAYS[weekdayOf(near)]!, today + 8 + chance.upTo(80)]
  const { date, month } = partsOf(far)
  const [italian, english] = MONTHS[month - 1]!
  const of = WEEKDAYS[weekdayOf(far)]!
  const [text, day] = chance.pick<readonly [Pair, Day]>([
    [['domani', 'tomorrow'], today + 1],
    [[weekday[0], `on ${weekday[1]}`], near],
    [[`${date === 8 || date === 11 ? "l'" : 'il '}${String(date)} ${italian}`, `on ${String(date)} ${english}`], far],
    [[`${of[0]} ${String(date)} ${italian}`, `on ${of[1]} ${String(date)} ${english}`], far],
  ])
  return { text: say(text), day }
}

/** Some days, said as people say them. */
export function someDaysSaid(year: SomeYear, chance: Chance): SaidDays {
  const { today, say } = year
  const week = today - weekdayOf(today)
  const { year: thisYear, month } = partsOf(today)
  const [text, span] = chance.pick<Said>([
    named(year, chance),
    named(year, chance),
    named(year, chance),
    [['questa settimana', 'this week'], { first: week, last: week + 6 }],
    [['la settimana prossima', 'next week'], { first: week + 7, last: week + 13 }],
    [['questo mese', 'this month'], monthSpan(thisYear, month)],
    [['il mese prossimo', 'next month'], monthSpan(thisYear, month + 1)],
    [['il mese scorso', 'last month'], monthSpan(thisYear, month - 1)],
    [["quest'anno", 'this year'], yearSpan(thisYear)],
    [["l'anno scorso", 'last year'], yearSpan(thisYear - 1)],
    [['nel 2027', 'in 2027'], yearSpan(2027)],
  ])
  return { ...span, text: say(text), isOver: span.last < today }
}
