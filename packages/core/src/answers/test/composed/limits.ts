import type { DetailedItem } from '../../answer-types.ts'
import type { Chance } from './chance.ts'
import { CATEGORY_NAMES, type Pair } from './names.ts'
import { isOnWeekday, type SomeYear } from './some-year.ts'

type Keeps = (item: DetailedItem) => boolean

/** Words that limit which events are meant, and which those are. */
export interface Limit {
  readonly name: string
  readonly text: string
  readonly keeps: Keeps
  /** Another way to understand the same words, where people do. */
  readonly mayKeep?: Keeps
  /** What of an event it tells: two limits of one are not said together. */
  readonly of: 'weekday' | 'hour' | 'who' | 'category' | 'length' | 'kind' | 'series' | 'days'
  /** Behind `and how many of them are`, else null. */
  readonly said: string | null
}

const WEEKDAYS: readonly (readonly [italian: string, english: string])[] = [
  ['lunedì', 'Monday'],
  ['martedì', 'Tuesday'],
  ['mercoledì', 'Wednesday'],
  ['giovedì', 'Thursday'],
  ['venerdì', 'Friday'],
]

const hourOf = ({ start, first }: DetailedItem): number => (start - first * 1440) / 60
const lengthOf = ({ start, end }: DetailedItem): number => (end - start) / 60

type Maker = (year: SomeYear, chance: Chance) => Limit

const byWeekday: Maker = ({ say }, chance) => {
  const weekday = chance.upTo(WEEKDAYS.length)
  const [italian, english] = WEEKDAYS[weekday]!
  const text = say(
    chance.pick<Pair>([
      [`di ${italian}`, `on ${english}s`],
      [`il ${italian}`, `on a ${english}`],
    ]),
  )
  return {
    name: 'weekday',
    of: 'weekday',
    text,
    said: say([`di ${italian}`, `on a ${english}`]),
    keeps: (item) => isOnWeekday(item, [weekday]),
  }
}

const byTwoWeekdays: Maker = ({ say }, chance) => {
  const weekday = chance.upTo(WEEKDAYS.length - 1)
  const [one, other] = [WEEKDAYS[weekday]!, WEEKDAYS[weekday + 1]!]
  const text = say([`di ${one[0]} o ${other[0]}`, `on ${one[1]}s or ${other[1]}s`])
  return {
    name: 'two weekdays',
    of: 'weekday',
    text,
    said: text,
    keeps: (item) => isOnWeekday(item, [weekday, weekday + 1]),
  }
}

const byWeekend: Maker = ({ say }, chance) => {
  const text = say(
    chance.pick<Pair>([
      ['nei fine settimana', 'on a weekend'],
      ['nei weekend', 'on weekends'],
      ['di sabato o di domenica', 'on Saturdays or Sundays'],
    ]),
  )
  return {
    name: 'weekend',
    of: 'weekday',
    text,
    said: say(['nei weekend', 'on a weekend']),
    keeps: (item) => isOnWeekday(item, [5, 6]),
  }
}

const byWorkday: Maker = ({ say, surroundings }, chance) => {
  const text = say(
    chance.pick<Pair>([
      ['nei giorni feriali', 'on weekdays'],
      ['nei giorni lavorativi', 'on working days'],
    ]),
  )
  const isHoliday = (day: number): boolean => surroundings.holidays.some((one) => one.day === day)
  const keeps: Keeps = (item) =>
    isOnWeekday(item, [0, 1, 2, 3, 4]) && !(item.first === item.last && isHoliday(item.first))
  return { name: 'workday', of: 'weekday', text, said: text, keeps }
}

const byPart: Maker = ({ say }, chance) => {
  const [words, from, to] = chance.pick<readonly [Pair, number, number]>([
    [['di mattina', 'in the morning'], 0, 12],
    [['al pomeriggio', 'in the afternoon'], 12, 18],
    [['di sera', 'in the evening'], 18, 24],
  ])
  const keeps: Keeps = (item) => !item.allDay && hourOf(item) >= from && hourOf(item) < to
  return {
    name: 'part of day',
    of: 'hour',
    text: say(words),
    said: say(words),
    keeps,
    mayKeep: (item) => item.allDay || keeps(item),
  }
}

const byHour: Maker = ({ say }, chance) => {
  const [text, keeps] = chance.pick<readonly [Pair, Keeps]>([
    [['prima delle 10', 'before 10am'], (item) => hourOf(item) < 10],
    [['prima delle 9.30', 'before 9:30'], (item) => hourOf(item) < 9.5],
    [['prima di mezzogiorno', 'before noon'], (item) => hourOf(item) < 12],
    [['dopo le 18', 'after 6pm'], (item) => hourOf(item) >= 18],
    [['tra le 12 e le 16', 'between 12 and 4pm'], (item) => hourOf(item) >= 12 && hourOf(item) < 16],
  ])
  return {
    name: 'hour',
    of: 'hour',
    text: say(text),
    said: say(text),
    keeps: (item) => !item.allDay && keeps(item),
    mayKeep: (item) => (item.allDay ? item.away === true : keeps(item)),
  }
}

const byPerson: Maker = ({ say, people }, chance) => {
  const one = say(chance.pick(people))
  const text = say([`con ${one}`, `with ${one}`])
  return {
    name: 'person',
    of: 'who',
    text,
    said: text,
    keeps: ({ title }) => title.endsWith(text),
    mayKeep: ({ title }) => title.includes(one),
  }
}

const byPlace: Maker = ({ say, places, language }, chance) => {
  const [italian, atItalian, english] = chance.pick(places)
  const text = say([atItalian, `at ${english}`])
  return {
    name: 'place',
    of: 'who',
    text,
    said: text,
    keeps: ({ location }) => location === (language === 'it' ? italian : english),
  }
}

const byCategory: Maker = ({ say }, chance) => {
  const id = chance.pick(['work', 'family', 'sport'] as const)
  const name = CATEGORY_NAMES[id]!
  const text = say(
    chance.pick<Pair>([
      [`nella categoria ${name[0]}`, `in the category ${name[1]}`],
      [`di ${name[0]}`, `for ${name[1]}`],
    ]),
  )
  return {
    name: 'category',
    of: 'category',
    text,
    said: say([`di ${name[0]}`, `for ${name[1]}`]),
    keeps: ({ categoryId }) => categoryId === id,
  }
}

const byException: Maker = (year, chance) => {
  const { say, weeklies, people } = year
  const weekly = chance.pick(weeklies)
  const person = chance.pick(people)
  const [thing, isThat] = chance.pick<readonly [Pair, Keeps]>([
    [
      [`le ${weekly.many[0]}`.replace(/^le (?=allen)/u, 'gli '), `the ${weekly.many[1]}`],
      ({ title }) => title === say(weekly.title),
    ],
    [
      [`quelli con ${person[0]}`, `the ones with ${person[1]}`],
      ({ title }) => title.endsWith(say([`con ${person[0]}`, `with ${person[1]}`])),
    ],
    [['i weekend', 'weekends'], (item) => !isOnWeekday(item, [0, 1, 2, 3, 4])],
  ])
  const isMore: Keeps = ({ title }) => thing[0].startsWith('quelli') && title.includes(say(person))
  const words = chance.pick<Pair>([
    ['tranne', 'except'],
    ['senza contare', 'not counting'],
    ['a parte', 'apart from'],
    ['esclusi', 'excluding'],
  ])
  return {
    name: 'exception',
    of: 'kind',
    text: say([`${words[0]} ${thing[0]}`, `${words[1]} ${thing[1]}`]),
    said: null,
    keeps: (item) => !isThat(item),
    mayKeep: (item) => !(isThat(item) || isMore(item)),
  }
}

const byRepeating: Maker = ({ say }, chance) => {
  const [text, isOnce] = chance.pick<readonly [Pair, boolean]>([
    [['che si ripetono', 'that repeat'], false],
    [['che non si ripetono', "that don't repeat"], true],
    [['ricorrenti', 'that come back every week'], false],
  ])
  return { name: 'repeating', of: 'series', text: say(text), said: null, keeps: ({ repeats }) => repeats !== isOnce }
}

const byLength: Maker = ({ say }, chance) => {
  const [text, keeps] = chance.pick<readonly [Pair, Keeps]>([
    [["che durano più di un'ora", 'longer than an hour'], (item) => lengthOf(item) > 1],
    [["di più di un'ora", 'that last more than an hour'], (item) => lengthOf(item) > 1],
    [['che durano meno di due ore', 'shorter than two hours'], (item) => lengthOf(item) < 2],
    [['di almeno due ore', 'of at least two hours'], (item) => lengthOf(item) >= 2],
  ])
  return {
    name: 'length',
    of: 'length',
    text: say(text),
    said: say([text[0].replace('che durano', 'di'), text[1].replace('that last more', 'longer')]),
    keeps: (item) => !item.allDay && keeps(item),
    mayKeep: keeps,
  }
}

const byAllDay: Maker = ({ say }, chance) => {
  const [text, isAllDay] = chance.pick<readonly [Pair, boolean]>([
    [['che durano tutto il giorno', 'that last all day'], true],
    [['con un orario', 'with a time'], false],
  ])
  return { name: 'all day', of: 'hour', text: say(text), said: null, keeps: ({ allDay }) => allDay === isAllDay }
}

const aroundTrip: Maker = ({ say, trips, today }, chance) => {
  const coming = trips.filter(({ first }) => first > today + 10).slice(0, 2)
  const { id, city, first, last } = chance.pick(coming)
  const [text, keeps] = chance.pick<readonly [Pair, Keeps]>([
    [
      [`durante il viaggio a ${city[0]}`, `during the trip to ${city[1]}`],
      (item) => item.first <= last && item.last >= first,
    ],
    [
      [`prima del viaggio a ${city[0]}`, `before the trip to ${city[1]}`],
      (item) => item.first < first && item.last >= today,
    ],
  ])
  return {
    name: 'trip',
    of: 'days',
    text: say(text),
    said: null,
    keeps: (item) => item.id !== id && keeps(item),
    mayKeep: keeps,
  }
}

/** All that limits, but days. */
export const LIMITS: readonly Maker[] = [
  ...[byWeekday, byTwoWeekdays, byWeekend, byWorkday, byPart, byHour, byPerson, byPlace, byCategory],
  ...[byException, byRepeating, byLength, byAllDay, aroundTrip],
]
