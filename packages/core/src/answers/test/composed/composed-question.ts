import type { DetailedItem } from '../../answer-types.ts'
import type { Language } from '../../../language/index.ts'
import { BASES, type Asks, type Said } from './bases.ts'
import { chanceOf, type Chance } from './chance.ts'
import type { Limit } from './limits.ts'
import { limitsFor, type Made } from './made.ts'
import { someDaysSaid, type SaidDays } from './periods.ts'
import { secondHalf, type SecondHalf } from './second-half.ts'
import { someYear, type SomeYear } from './some-year.ts'
import { THINGS } from './things.ts'
import { typedAs } from './typed-as.ts'
import { meantBy, spansUnsaid, waysOf } from './ways.ts'

/** A question that is put together, and what is so: each of `meant` is a way in which it may be understood. */
export interface ComposedQuestion {
  readonly text: string
  readonly year: SomeYear
  readonly asks: Asks
  /** What it is made of, to group what goes wrong. */
  readonly made: string
  readonly meant: readonly (readonly DetailedItem[])[]
  /** Words of its limits, one of which an answer may name instead. */
  readonly limits: readonly string[]
  /** What the second half asks for. */
  readonly second: readonly (readonly DetailedItem[])[] | null
}

/** Kinds that no days are said with, and those that always have some. */
const WITHOUT_DAYS: ReadonlySet<Asks> = new Set(['next', 'last'])
const WITH_DAYS: ReadonlySet<Asks> = new Set(['hours', 'first', 'longest'])
/** Kinds that tell of one thing, or of some that are known: behind them `di lunedì` may be that Monday. */
const OF_KNOWN: ReadonlySet<Asks> = new Set(['last', 'next', 'first', 'longest', 'list'])

/** The question of a seed. */
export function composedQuestion(seed: number, language: Language): ComposedQuestion {
  const chance = chanceOf(seed)
  for (;;) {
    const made = someMade(someYear(language, chance), chance)
    if (!isUnclear(made) && isWorth(made)) return asQuestion(made, chance)
  }
}

function someMade(year: SomeYear, chance: Chance): Made {
  const [asks] = chance.pick(BASES)
  const thing = chance.pick(THINGS)(year, chance)
  const limits = limitsFor(year, thing.not, chance).slice(0, chance.pick([0, 1, 1, 1, 2, 2]))
  const isOfTrip = limits.some((one) => one.of === 'days')
  const withDays = !isOfTrip && !WITHOUT_DAYS.has(asks) && (WITH_DAYS.has(asks) || chance.upTo(3) > 0)
  const days = withDays ? someDaysSaid(year, chance) : null
  return { year, asks, thing, limits, days, spans: days ? [[days.first, days.last]] : spansUnsaid(year) }
}

/** Whether people would not agree on what is asked. */
function isUnclear({ asks, thing, limits, days }: Made): boolean {
  const isOfTrip = limits.some((one) => one.of === 'days')
  const isOf = (of: Limit['of']): boolean => limits.some((one) => one.of === of)
  return [
    // Whatever is on may be that of these days.
    asks === 'any' && thing.name === 'all' && days === null && !isOfTrip,
    // The evening, or the Monday, before the trip.
    isOfTrip && (asks === 'last' || isOf('hour') || isOf('weekday')),
    // What is left out may be of the category.
    isOf('kind') && isOf('category'),
    OF_KNOWN.has(asks) && limits.some(({ text }) => /^di \p{L}+ì$/u.test(text)),
  ].includes(true)
}

/** Whether each limit leaves something out of what the others leave, and all leave something. */
function isWorth({ year, asks, thing, limits, spans }: Made): boolean {
  const left = (some: readonly Limit[]): readonly DetailedItem[] =>
    meantBy(
      year,
      [thing, ...some].map(({ keeps }) => keeps),
      spans,
    )[0] ?? []
  const items = left(limits)
  const areTold = limits.every((one) => items.length < left(limits.filter((other) => other !== one)).length)
  const isTimed = asks !== 'hours' || items.every(({ allDay }) => !allDay)
  const isOfOneDay = thing.name === 'birthdays' || thing.name === 'all day'
  return areTold && items.length > 0 && isTimed && !(isOfOneDay && asks === 'longest')
}

/** What it is made of, to group what goes wrong. */
const madeOf = ({ asks, thing, limits, days }: Made, second: SecondHalf | null): string =>
  [
    asks,
    thing.name,
    ...(days ? ['days'] : []),
    ...[...limits, ...(second ? [second] : [])].map(({ name }) => name),
  ].join(' | ')

/** The same in words. */
function asQuestion(made: Made, chance: Chance): ComposedQuestion {
  const { year, asks, thing, limits, days, spans } = made
  const second = secondHalf(made, chance)
  const said = placed(limits, days, second !== null, chance)
  const [, italian, english] = chance.pick(BASES.filter(([kind]) => kind === asks))
  const text = (year.language === 'it' ? italian : english)({ thing, days, ...said })
  const ways = waysOf([thing, ...limits]).flatMap((keeps) => meantBy(year, keeps, spans))
  const whole = [said.front, text, said.behind, ...(second ? [second.text] : [])].join('')
  const { firsts: meant, meant: more } = second ?? { firsts: ways, meant: null }
  return {
    ...{ year, asks, meant, second: more, made: madeOf(made, second) },
    text: typedAs(whole, year, chance),
    limits: [...limits, ...(second ? [second] : [])].map((one) => one.text),
  }
}

/** What limits, and the days, where they are said. */
function placed(
  limits: readonly Limit[],
  days: SaidDays | null,
  hasSecond: boolean,
  chance: Chance,
): Pick<Said, 'front' | 'behind'> {
  const joined = (texts: readonly string[]): string => texts.map((one) => ` ${one}`).join('')
  const texts = limits.map(({ text }) => text)
  if (days === null) return { front: '', behind: joined(texts) }
  const kind = chance.upTo(4)
  if (kind === 0) return { front: `${days.text} `, behind: joined(texts) }
  if (kind === 1) return { front: '', behind: joined([days.text, ...texts]) }
  const [only] = texts
  if (kind === 2 && only !== undefined && texts.length === 1 && !hasSecond)
    return { front: '', behind: ` ${days.text}, ${only}` }
  return { front: '', behind: joined([...texts, days.text]) }
}
