import { partsOf } from '../../../date/index.ts'
import { aNamedThing } from './named-things.ts'
import type { Pair } from './names.ts'
import type { Chance } from './chance.ts'
import { monthsOf, someDaysSaid, type NamedMonth, type SaidDays } from './periods.ts'
import type { SomeYear } from './some-year.ts'
import { numbersIn, type TimeMaker } from './time-case.ts'
import { THINGS, type Thing } from './things.ts'
import { meantBy } from './ways.ts'

/** Words for which of two kinds of things there are more of. */
function asksMore(one: string, other: string, { text: on, isOver }: SaidDays): readonly Pair[] {
  const [have, did, are, were] = isOver ? ['ho avuto', 'did', 'ci sono stati', 'were'] : ['ho', 'do', 'ci sono', 'are']
  return [
    [`${have} più ${one} o ${other} ${on}`, `${did} I have more ${one} or ${other} ${on}`],
    [`${on} ${have} più ${one} o più ${other}`, `${on} ${did} I have more ${one} or more ${other}`],
    [`${are} più ${one} che ${other} ${on}`, `${were} there more ${one} than ${other} ${on}`],
  ]
}

const COMPARED: ReadonlySet<string> = new Set(['series', 'kind', 'trips', 'birthdays'])

/** Two kinds of things, none of which may be among the others. */
function twoThings(year: SomeYear, chance: Chance): readonly [Thing, Thing] | null {
  const [one, other] = [chance.pick(THINGS)(year, chance), chance.pick(THINGS)(year, chance)]
  const isOfOther = one.many.includes(other.many) || other.many.includes(one.many)
  return COMPARED.has(one.name) && COMPARED.has(other.name) && !isOfOther ? [one, other] : null
}

/** Which of two kinds of things there are more of. */
export const moreOfTwo: TimeMaker = (year, chance) => {
  const days = someDaysSaid(year, chance)
  const things = twoThings(year, chance)
  if (!things) return null
  const [one, other] = things
  const count = ({ keeps }: Thing): number => meantBy(year, [keeps], [[days.first, days.last]])[0]?.length ?? 0
  const [many, more] = [count(one), count(other)]
  if (many === more || many === 0 || more === 0) return null
  const larger = many > more ? one : other
  return {
    ...{ text: year.say(chance.pick(asksMore(one.many, other.many, days))), limits: [] },
    ...{ made: `more ${one.name} or ${other.name}`, truth: `${String(many)} and ${String(more)}` },
    isRight: ({ text: told }) => {
      const [numbers, verdict] = [numbersIn(told), told.toLowerCase().split('. ').slice(2).join('. ')]
      const isTold = [larger.many, larger.one].some((name) => verdict.includes(name.toLowerCase()))
      const isOfTrips = larger.name === 'trips' && /travel|viagg/u.test(verdict)
      return numbers.includes(many) && numbers.includes(more) && (isTold || isOfTrips)
    },
  }
}

/** How many events some month has, and which of two has more. */
export const busierMonth: TimeMaker = (year, chance) => {
  const months = monthsOf(year).filter(({ first }) => first > year.today)
  const [one, other] = chance.some(months, 2)
  if (!one || !other) return null
  const count = ({ first, last }: NamedMonth): number => meantBy(year, [], [[first, last]])[0]?.length ?? 0
  const [many, more] = [count(one), count(other)]
  if (many === more) return null
  const [a, b] = [year.say(one.name), year.say(other.name)]
  const text = year.say(
    chance.pick<Pair>([
      [`sono più impegnato ${inItalian(a)} o ${inItalian(b)}`, `am I busier in ${a} or ${b}`],
      [`ho più impegni ${inItalian(a)} o ${inItalian(b)}`, `do I have more events in ${a} or in ${b}`],
      [`è più pieno ${a} o ${b}`, `which is busier, ${a} or ${b}`],
      [`quale mese è più pieno, ${a} o ${b}`, `which month is fuller, ${a} or ${b}`],
    ]),
  )
  const larger = many > more ? a : b
  return {
    ...{ text, made: 'busier month', truth: `${String(many)} and ${String(more)}`, limits: [] },
    isRight: (answer) => {
      const numbers = numbersIn(answer.text)
      const behind = answer.text.toLowerCase().slice(answer.text.length / 3)
      return numbers.includes(many) && numbers.includes(more) && behind.includes(larger.toLowerCase())
    },
  }
}

const inItalian = (month: string): string => `${/^a/u.test(month) ? 'ad' : 'a'} ${month}`

/** Which of two things comes first. */
export const firstOfTwo: TimeMaker = (year, chance) => {
  const kinds = ['trip', 'birthday', 'appointment'] as const
  const [one, other] = [aNamedThing(year, chance, kinds), aNamedThing(year, chance, kinds)]
  const [a, b] = [
    one.items.find(({ first }) => first > year.today),
    other.items.find(({ first }) => first > year.today),
  ]
  if (!a || !b || a.id === b.id || a.first === b.first) return null
  const isAmongOver = [one, other].some(({ items }) =>
    items.some(({ first, last }) => first <= year.today && last >= year.today),
  )
  if (isAmongOver) return null
  const text = year.say(
    chance.pick<Pair>([
      [`viene prima ${one.said} o ${other.said}`, `which comes first, ${one.said} or ${other.said}`],
      [`cosa viene prima, ${one.said} o ${other.said}`, `what comes first: ${one.said} or ${other.said}`],
      [`${one.said} viene prima o dopo ${other.said}`, `is ${one.said} before or after ${other.said}`],
      [`${one.said} è prima ${other.behind('di', '')}`, `is ${one.said} before ${other.said}`],
    ]),
  )
  const first = a.first < b.first ? a : b
  return {
    ...{ text, made: `first of ${one.name} and ${other.name}`, truth: first.title, limits: [] },
    isRight: ({ itemIds, focus }) => (focus.length > 0 ? focus : itemIds)[0] === first.id,
  }
}

/** Which of two journeys lasts longer. */
export const longerOfTwo: TimeMaker = (year, chance) => {
  const [one, other] = chance.some(year.trips, 2)
  if (!one || !other) return null
  const [a, b] = [one.last - one.first, other.last - other.first]
  if (a === b) return null
  const text = year.say(
    chance.pick<Pair>([
      [
        `è più lungo il viaggio a ${one.city[0]} o quello a ${other.city[0]}`,
        `which is longer, the trip to ${one.city[1]} or the one to ${other.city[1]}`,
      ],
      [
        `dura di più il viaggio a ${one.city[0]} o il viaggio a ${other.city[0]}`,
        `is the trip to ${one.city[1]} longer than the trip to ${other.city[1]}`,
      ],
      [
        `quale viaggio dura di più, ${one.city[0]} o ${other.city[0]}`,
        `which trip is longer, ${one.city[1]} or ${other.city[1]}`,
      ],
      [`sto di più a ${one.city[0]} o a ${other.city[0]}`, `am I longer in ${one.city[1]} or in ${other.city[1]}`],
    ]),
  )
  const longer = a > b ? one : other
  return {
    ...{
      text,
      made: 'longer of two journeys',
      truth: `${longer.id}, ${String(partsOf(longer.first).year)}`,
      limits: [],
    },
    isRight: ({ itemIds, focus }) => (focus.length > 0 ? focus : itemIds)[0] === longer.id,
  }
}
