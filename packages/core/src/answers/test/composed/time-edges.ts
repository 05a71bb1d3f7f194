import { formatDay, partsOf } from '../../../date/index.ts'
import { aNamedThing } from './named-things.ts'
import type { Pair } from './names.ts'
import type { SomeYear } from './some-year.ts'
import { saysAmount, type TimeMaker } from './time-case.ts'

/** A journey that is over or to come, and what is said of it then. */
function someTrip(year: SomeYear, trip: SomeYear['trips'][number]) {
  const isOver = trip.last < year.today
  const isNow = trip.first <= year.today && !isOver
  const then = (over: string, coming: string): string => (isOver ? over : coming)
  return isNow ? null : { ...trip, then, it: `il viaggio a ${trip.city[0]}`, en: `the trip to ${trip.city[1]}` }
}

/** How long a journey is. */
export const lengthOfJourney: TimeMaker = (year, chance) => {
  const trip = someTrip(year, chance.pick(year.trips))
  if (!trip) return null
  const { city, then, it, en, first, last } = trip
  const text = year.say(
    chance.pick<Pair>([
      [`quanto ${then('è durato', 'dura')} ${it}`, `how long ${then('was', 'is')} ${en}`],
      [`quanti giorni ${then('è durato', 'dura')} ${it}`, `how many days ${then('did', 'does')} ${en} last`],
      [`quanti giorni ${then('sono stato', 'sto')} a ${city[0]}`, `how many days ${then('was', 'am')} I in ${city[1]}`],
      [`per quanto ${then('sono stata', 'sono')} a ${city[0]}`, `how long ${then('was', 'am')} I in ${city[1]} for`],
    ]),
  )
  const days = last - first + 1
  return {
    ...{ text, made: 'how long a journey is', truth: `${String(days)} days`, limits: [] },
    isRight: (answer) => saysAmount(answer.text, days, 'day') || saysAmount(answer.text, days - 1, 'day'),
  }
}

/** Whether the number of a day in its month is written somewhere. */
function saysDay(text: string, day: number): boolean {
  const { date } = partsOf(day)
  return new RegExp(String.raw`(?<!\d)${date === 1 ? '(?:1|1º|primo)' : String(date)}(?!\d)`, 'u').test(text)
}

/** When a journey begins, or ends. */
export const edgeOfJourney: TimeMaker = (year, chance) => {
  const trip = someTrip(year, chance.pick(year.trips))
  if (!trip) return null
  const { id, city, then, it, en, first, last } = trip
  const ends: readonly Pair[] = [
    [`quando ${then('sono tornato', 'torno')} da ${city[0]}`, `when ${then('did', 'do')} I get back from ${city[1]}`],
    [`che giorno ${then('finiva', 'finisce')} ${it}`, `what day ${then('did', 'does')} ${en} end`],
    [`fino a quando ${then('ero', 'sono')} a ${city[0]}`, `until when ${then('was', 'am')} I in ${city[1]}`],
  ]
  const begins: readonly Pair[] = [
    [`quando ${then('sono partita', 'parto')} per ${city[0]}`, `when ${then('did', 'do')} I leave for ${city[1]}`],
    [`che giorno ${then('cominciava', 'comincia')} ${it}`, `what day ${then('did', 'does')} ${en} start`],
  ]
  const isEnd = chance.upTo(2) === 0
  const day = isEnd ? last : first
  return {
    ...{ text: year.say(chance.pick(isEnd ? ends : begins)), made: `${isEnd ? 'end' : 'begin'} of a journey` },
    ...{ truth: formatDay(day), limits: [] },
    isRight: (answer) => answer.itemIds.includes(id) && saysDay(answer.text, day),
  }
}

/** An hour as both languages write it. */
function hourIn(minute: number): RegExp {
  const [hour, rest] = [Math.floor((minute % 1440) / 60), minute % 60]
  return new RegExp(`\\b0?${String(hour)}[:.]${String(rest).padStart(2, '0')}`, 'u')
}

/** A length as both languages write it. */
const lengthIn = (minutes: number): RegExp =>
  new RegExp(
    `\\b${String(Math.floor(minutes / 60))} (?:or[ae]|hours?)${minutes % 60 === 0 ? '' : ` (?:e|and) ${String(minutes % 60)}`}`,
    'u',
  )

/** How long one of a series is, and at what time it begins and ends. */
export const hoursOfSeries: TimeMaker = (year, chance) => {
  const thing = aNamedThing(year, chance, ['series'])
  const next = thing.items.find(({ first }) => first > year.today)
  const bare = thing.bare ?? ''
  if (!next) return null
  const [asks, pairs, told] = chance.pick<readonly [string, readonly Pair[], RegExp]>([
    [
      'length',
      [
        [`quanto dura ${thing.said}`, `how long is ${thing.said}`],
        [`quante ore dura ${thing.said}`, `how long does ${thing.said} last`],
      ],
      lengthIn(next.end - next.start),
    ],
    [
      'end',
      [
        [`a che ora finisce ${thing.said}`, `what time does ${thing.said} end`],
        [
          `quando finisce ${thing.isFeminine ? 'la prossima' : 'il prossimo'} ${bare}`,
          `when does my next ${bare} finish`,
        ],
      ],
      hourIn(next.end),
    ],
    [
      'begin',
      [
        [`a che ora comincia ${thing.said}`, `what time does ${thing.said} start`],
        [`a che ora ho ${thing.said}`, `what time is ${thing.said}`],
      ],
      hourIn(next.start),
    ],
  ])
  return {
    ...{ text: year.say(chance.pick(pairs)), made: `${asks} of one of a series`, limits: [] },
    ...{ truth: String(told), isRight: ({ text }) => told.test(text) },
  }
}
