import type { DetailedItem } from '../../answer-types.ts'
import { DAY_LIMITS } from './day-limits.ts'
import type { Maker } from './limits.ts'
import { CATEGORY_NAMES, type Pair } from './names.ts'
import { isOnWeekday } from './some-year.ts'
import type { Keeps } from './ways.ts'

const lengthOf = ({ start, end }: DetailedItem): number => (end - start) / 60

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

/** All that limits, but days that are said. */
export const LIMITS: readonly Maker[] = [
  ...DAY_LIMITS,
  ...[byPerson, byPlace, byCategory, byException, byRepeating, byLength, byAllDay, aroundTrip],
]
