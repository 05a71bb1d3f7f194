import { dayOf, daysInMonth, formatDay, partsOf, weekdayOf, type Day } from '../../../date/index.ts'
import type { DetailedItem } from '../../answer-types.ts'
import type { Chance } from './chance.ts'
import type { Pair } from './names.ts'
import { aDaySaid, someDaysSaid } from './periods.ts'
import type { SomeYear } from './some-year.ts'
import type { TimeMaker } from './time-case.ts'

type Unit = 'day' | 'week' | 'month'

/** The days, whole weeks or whole months that lie in some days, by their first. */
function unitsIn(first: Day, last: Day, unit: Unit): readonly (readonly [Day, Day])[] {
  if (unit === 'day') return Array.from({ length: last - first + 1 }, (_, step) => [first + step, first + step])
  const found: (readonly [Day, Day])[] = []
  for (let day = first; day <= last;) {
    const { year, month } = partsOf(day)
    const begin = unit === 'week' ? day - weekdayOf(day) : dayOf(year, month, 1)
    const end = unit === 'week' ? begin + 6 : dayOf(year, month, daysInMonth(year, month))
    found.push([Math.max(begin, first), Math.min(end, last)])
    day = end + 1
  }
  return found
}

const NAMES: Readonly<Record<Unit, readonly [Pair, 'il' | 'la']>> = {
  day: [['giorno', 'day'], 'il'],
  week: [['settimana', 'week'], 'la'],
  month: [['mese', 'month'], 'il'],
}

/** Words for the day, week or month with most, or with least. */
function asksExtreme(unit: Unit, isMost: boolean, on: string): readonly Pair[] {
  const [[italian, english], article] = NAMES[unit]
  const more = `${isMost ? 'più pien' : 'più tranquill'}${article === 'la' ? 'a' : 'o'}`
  const [many, most] = isMost ? ['più', 'most'] : ['meno', 'fewest']
  return [
    [`qual è ${article} ${italian} ${more} ${on}`, `which is my ${isMost ? 'busiest' : 'quietest'} ${english} ${on}`],
    [`${on} qual è ${article} ${italian} con ${many} impegni`, `${on}, what is the ${english} with the ${most} events`],
    [`in quale ${italian} ho ${many} impegni ${on}`, `in which ${english} do I have the ${most} events ${on}`],
  ]
}

/** So many days have several of a unit. */
const SEVERAL: Readonly<Record<Unit, number>> = { day: 2, week: 20, month: 70 }
const WHOLE: Readonly<Record<Unit, number>> = { day: 1, week: 7, month: 28 }

/** The day, week or month with most, or with least. */
export const extremeOf: TimeMaker = (year, chance) => {
  const days = someDaysSaid(year, chance)
  const unit = chance.pick(['day', 'week', 'month'] as const)
  if (days.isOver || days.last - days.first + 1 < SEVERAL[unit]) return null
  const isMost = chance.upTo(2) === 0
  const text = year.say(chance.pick(asksExtreme(unit, isMost, days.text)))
  const best = [days.first, Math.max(days.first, year.today)].flatMap((first) => {
    const units = unitsIn(first, days.last, unit)
    // Whether what is cut at the ends counts is not said.
    const whole = units.filter(([from, to]) => to - from + 1 >= WHOLE[unit])
    return [...bestOf(year, units, isMost), ...bestOf(year, whole, isMost)]
  })
  return {
    ...{ text, made: `${isMost ? 'busiest' : 'calmest'} ${unit}`, limits: [] },
    truth: best.map(formatDay).slice(0, 4).join(' or '),
    isRight: ({ days: [told] }) =>
      told !== undefined && best.some((first) => first >= told.first && first <= told.last),
  }
}

function bestOf({ items }: SomeYear, units: readonly (readonly [Day, Day])[], isMost: boolean): readonly Day[] {
  const loads = units.map(([first, last]) => items.filter((item) => item.first <= last && item.last >= first).length)
  const load = isMost ? Math.max(...loads) : Math.min(...loads)
  return units.flatMap(([first], place) => (loads[place] === load ? [first] : []))
}

/** Something with hours on a day to come, and that day in words. */
function aTimedDay(year: SomeYear, chance: Chance) {
  const said = aDaySaid(year, chance)
  const timed = year.items.filter(({ allDay, first, last }) => !allDay && first === said.day && last === said.day)
  const hasWhole = year.items.some(({ allDay, first, last }) => allDay && first <= said.day && last >= said.day)
  return timed.length === 0 || hasWhole ? null : { ...said, timed: timed.toSorted((a, b) => a.start - b.start) }
}

const latest = (items: readonly DetailedItem[]): DetailedItem | undefined => items.toSorted((a, b) => b.end - a.end)[0]

/** What is first, or last, on a day, and when that day begins and ends. */
export const edgeOfDay: TimeMaker = (year, chance) => {
  const found = aTimedDay(year, chance)
  if (!found) return null
  const { text: on, timed } = found
  const [first, last] = [timed[0], latest(timed)]
  if (!first || !last) return null
  const isFirst = chance.upTo(2) === 0
  const text = year.say(
    isFirst
      ? chance.pick<Pair>([
          [`a che ora comincio ${on}`, `what time do I start ${on}`],
          [`${on} a che ora inizio`, `when does my day start ${on}`],
          [`qual è il primo impegno ${on}`, `what's the first thing ${on}`],
          [`a che ora è il mio primo impegno ${on}`, `what time is my first appointment ${on}`],
          [`cosa ho per prima cosa ${on}`, `what do I have first ${on}`],
        ])
      : chance.pick<Pair>([
          [`a che ora finisco ${on}`, `what time do I finish ${on}`],
          [`${on} a che ora finisco`, `when am I done ${on}`],
          [`qual è l'ultimo impegno ${on}`, `what's the last thing ${on}`],
          [`fino a che ora sono impegnata ${on}`, `until what time am I busy ${on}`],
        ]),
  )
  const item = isFirst ? first : last
  const others = timed.filter(({ start }) => start === timed.at(-1)?.start)
  return {
    ...{ text, made: `${isFirst ? 'first' : 'last'} of a day`, truth: item.title, limits: [] },
    isRight: ({ itemIds, focus }) => {
      const [told] = focus.length > 0 ? focus : itemIds
      return told === item.id || (!isFirst && others.some(({ id }) => id === told))
    },
  }
}
