import { MINUTES_A_DAY } from '../../../date/index.ts'
import type { DetailedItem } from '../../answer-types.ts'
import { categoriesIn } from '../bilingual-year.ts'
import type { Chooser } from './chooser.ts'
import type { ComposedCase, ExpectedChange, ExpectedEvent } from './composed-case.ts'
import type { ComposedWords, Moved, Thing } from './composed-words.ts'
import { hoursOf, knownYear, type Known, otherDay, TODAY, wallOf } from './composed-year.ts'

/** One change in words, and what becomes of an item by it. */
export interface SaidChange {
  readonly name: string
  readonly text: string
  readonly becomes: (item: DetailedItem) => ExpectedChange
}

/** What changes are said of. */
export interface ChangeContext {
  readonly words: ComposedWords
  readonly choose: Chooser
  readonly thing: Thing
  readonly item: DetailedItem
}

const HOURS = [540, 600, 660, 690, 720, 900, 930, 960, 1020, 1065, 1080, 1140, 1170, 1230]
const MINUTES = [30, 60, 120, 1440, 2880, 10080]

const minuteOf = ({ start }: DetailedItem): number => start % MINUTES_A_DAY
const lengthOf = ({ start, end }: DetailedItem): number => end - start

const LONG_AGO = 0

/** Whether an hour is another one, of which nobody thinks that the same of the evening is meant. */
const isSure = (minute: number, own: number): boolean =>
  minute !== own && !(own >= 1020 && minute < 720) && !(own < 720 && minute >= 1020)

/** A new place in time, and the words for it. */
function newMoment(context: ChangeContext): {
  readonly day: number
  readonly minute: number
  readonly said: Moved
} {
  const { words, choose, item } = context
  const day = otherDay(choose, [item.first])
  const minute = choose.one(hoursOf(context.thing, HOURS).filter((one) => isSure(one, minuteOf(item))))
  // A weekday alone is one of the week of what is moved: a date is not.
  const onDay = words.day(day, LONG_AGO, choose)
  return {
    ...{ day, minute },
    said: {
      fromDay: words.day(item.first, TODAY, choose),
      toDay: words.toDay(day, LONG_AGO, choose),
      onDay,
      fromHour: words.toHour(minuteOf(item), choose),
      toHour: words.toHour(minute, choose),
      atHour: words.hour(minute, choose),
    },
  }
}

const spanAt = (day: number, minute: number, length: number): ExpectedChange => ({
  start: wallOf(day, minute),
  end: wallOf(day, minute + length),
})

type Says = (context: ChangeContext) => SaidChange

const moves: readonly Says[] = [
  (context) => {
    const { day, said } = newMoment(context)
    const { words, thing, choose } = context
    return {
      name: 'to day',
      text: words.changing.toDay(thing, said, choose),
      becomes: (item) => spanAt(day, minuteOf(item), lengthOf(item)),
    }
  },
  (context) => {
    const { minute, said } = newMoment(context)
    const { words, thing, choose } = context
    return {
      name: 'to hour',
      text: words.changing.toHour(thing, said, choose),
      becomes: (item) => spanAt(item.first, minute, lengthOf(item)),
    }
  },
  (context) => {
    const { day, minute, said } = newMoment(context)
    const { words, thing, choose } = context
    return {
      name: 'to both',
      text: words.changing.toBoth(thing, said, choose),
      becomes: (item) => spanAt(day, minute, lengthOf(item)),
    }
  },
  ({ words, thing, choose, item: { first } }) => {
    const isLater = first - TODAY < 9 || choose.happens(0.6)
    const minutes = choose.one(MINUTES)
    const by = isLater ? minutes : -minutes
    return {
      name: 'by',
      text: words.changing.by(thing, words.amount(minutes, choose), isLater, choose),
      becomes: (item) => spanAt(0, item.start + by, lengthOf(item)),
    }
  },
]

const lengths: readonly Says[] = [
  ({ words, thing, choose, item }) => {
    const isLonger = lengthOf(item) <= 60 || choose.happens(0.6)
    const minutes = choose.one([15, 30, ...(isLonger ? [60, 120] : [])])
    return {
      name: isLonger ? 'longer' : 'shorter',
      text: words.changing.longer(thing, words.amount(minutes, choose), isLonger, choose),
      becomes: (one) => spanAt(0, one.start, lengthOf(one) + (isLonger ? minutes : -minutes)),
    }
  },
  ({ words, thing, choose, item }) => {
    const minutes = choose.one([45, 60, 90, 120, 180].filter((one) => one !== lengthOf(item)))
    return {
      name: 'lasting',
      text: words.changing.lasting(thing, words.amount(minutes, choose), choose),
      becomes: (one) => spanAt(0, one.start, minutes),
    }
  },
  ({ words, thing, choose, item }) => {
    const length = choose.one([30, 45, 90, 120, 180].filter((one) => one !== lengthOf(item)))
    const end = words.toHour(minuteOf(item) + length, choose)
    return {
      name: 'ending',
      text: words.changing.ending(thing, end, length < lengthOf(item), choose),
      becomes: (one) => spanAt(0, one.start, length),
    }
  },
]

const otherCategory = ({ words, choose, item }: ChangeContext) =>
  choose.one(categoriesIn(words.language).filter(({ _id }) => _id !== item.categoryId))

const texts: readonly Says[] = [
  ({ words, thing, choose }) => {
    const place = choose.one(words.places)
    return {
      name: 'place',
      text: words.changing.place(thing, place, choose),
      becomes: () => ({ location: place.name }),
    }
  },
  (context) => {
    const { _id, name } = otherCategory(context)
    const { words, thing, choose } = context
    return {
      name: 'category',
      text: words.changing.category(thing, name, choose),
      becomes: () => ({ categoryId: _id }),
    }
  },
  ({ words, thing, choose }) => {
    const { name } = choose.one(words.things.filter((one) => one.name !== thing.name))
    return { name: 'rename', text: words.changing.rename(thing, name, choose), becomes: () => ({ title: name }) }
  },
  ({ words, thing, choose }) => {
    const lead = choose.one([15, 30, 60, 120, 1440])
    return {
      name: 'remind',
      text: words.changing.remind(thing, words.amount(lead, choose), choose),
      becomes: () => ({ reminders: [lead] }),
    }
  },
]

const removes: Says = ({ words, thing, choose }) => ({
  name: 'remove',
  text: words.changing.remove(thing, choose),
  becomes: () => ({ isGone: true }),
})

const offPlace: Says = ({ words, thing, choose }) => ({
  name: 'no place',
  text: words.changing.noPlace(thing, choose),
  becomes: () => ({ location: '' }),
})

/** A second change, of what was named; what it is said behind is `before` it. */
function moreOf(context: ChangeContext, before: ExpectedChange, taken: string): SaidChange {
  const { words, choose, thing } = context
  const { more } = words.changing
  const item = { ...context.item, ...spanOf(context.item, before) }
  const isOfTime = before.start !== undefined
  const { minute, said } = newMoment({ ...context, item })
  const says: readonly (() => SaidChange)[] = [
    () => ({
      name: '+hour',
      text: more.toHour(thing.it, said, choose),
      becomes: () => spanAt(Math.floor(item.start / MINUTES_A_DAY), minute, lengthOf(item)),
    }),
    () => {
      const minutes = choose.one([30, 60])
      return {
        name: '+longer',
        text: more.longer(thing.it, words.amount(minutes, choose), true, choose),
        becomes: () => spanAt(0, item.start, lengthOf(item) + minutes),
      }
    },
    () => {
      const minutes = choose.one([45, 90, 120, 180].filter((one) => one !== lengthOf(item)))
      return {
        name: '+lasting',
        text: more.lasting(thing.it, words.amount(minutes, choose), choose),
        becomes: () => spanAt(0, item.start, minutes),
      }
    },
    () => {
      const length = choose.one([45, 90, 120, 180].filter((one) => one !== lengthOf(item)))
      return {
        name: '+ending',
        text: more.ending(thing.it, words.toHour((item.start % MINUTES_A_DAY) + length, choose), choose),
        becomes: () => spanAt(0, item.start, length),
      }
    },
    () => {
      const place = choose.one(words.places)
      return { name: '+place', text: more.place(thing.it, place, choose), becomes: () => ({ location: place.name }) }
    },
    () => {
      const { _id, name } = otherCategory(context)
      return { name: '+category', text: more.category(thing.it, name, choose), becomes: () => ({ categoryId: _id }) }
    },
    () => {
      const { name } = choose.one(words.things.filter((one) => one.name !== thing.name))
      return { name: '+rename', text: more.rename(thing.it, name, choose), becomes: () => ({ title: name }) }
    },
    () => {
      const lead = choose.one([15, 30, 60, 120, 1440])
      return {
        name: '+remind',
        text: more.remind(thing.it, words.amount(lead, choose), choose),
        becomes: () => ({ reminders: [lead] }),
      }
    },
  ]
  const all = says.filter(
    (_, place) =>
      !(place === 0 && (taken === 'to hour' || taken === 'to both' || taken === 'by' || taken === 'ending')),
  )
  const named = choose.one(all)()
  const isSame =
    named.name.slice(1) === taken ||
    (named.name === '+longer' && /short|long|last|ending/u.test(taken)) ||
    (/lasting|ending/u.test(named.name) && /short|long|last|ending/u.test(taken))
  return isSame || (isOfTime && named.name === '+hour' && taken !== 'to day') ? moreOf(context, before, taken) : named
}

const spanOf = (item: DetailedItem, { start, end }: ExpectedChange): Pick<DetailedItem, 'start' | 'end'> =>
  start === undefined || end === undefined ? item : { start: minutesOf(start), end: minutesOf(end) }

function minutesOf(wall: string): number {
  const [day = '', time = ''] = wall.split('T')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (Date.parse(`${day}T00:00Z`) / 86_400_000) * MINUTES_A_DAY + hour * 60 + minute
}

const caseOf = (context: ChangeContext, rest: Omit<ComposedCase, 'language' | 'today'>): ComposedCase => ({
  language: context.words.language,
  today: TODAY,
  ...rest,
})

/** The first thing of a year. */
function firstOf([first]: readonly Known[]): { readonly first: Known; readonly item: DetailedItem } {
  const item = first?.items[0]
  if (!first || !item) throw new RangeError('nothing is known')
  return { first, item }
}

/** What is changed: with a place where that is to go, and named with its day or alone. */
function changedThing(words: ComposedWords, choose: Chooser, { first, item }: ReturnType<typeof firstOf>) {
  const isPlaced = choose.happens(0.06)
  const here = isPlaced ? { ...item, location: choose.one(words.places).name } : item
  const isDated = choose.happens(0.15)
  const thing = isDated ? words.changing.onDay(first.thing, words.day(item.first, TODAY, choose)) : first.thing
  return { here, thing, isDated, isPlaced }
}

/** One change in words, and the second with what joins them. */
const bothIn = (one: SaidChange, more: SaidChange | null, { words, choose }: ChangeContext): string =>
  more === null ? one.text : one.text.replace(/\?$/u, '') + choose.one(words.changing.more.joints) + more.text

/** One or two changes of one thing, which is named alone or with its day. */
export function composedChange(words: ComposedWords, choose: Chooser): ComposedCase {
  const known = knownYear(words, choose, 'once')
  const { here, thing, isDated, isPlaced } = changedThing(words, choose, firstOf(known))
  const context = { words, choose, thing, item: here }
  const one = (isPlaced ? offPlace : choose.one([...moves, ...moves, ...lengths, ...texts, ...texts, removes]))(context)
  const becomes = one.becomes(here)
  const isMore = one.name !== 'remove' && choose.happens(0.4)
  const more = isMore ? moreOf(context, becomes, one.name) : null
  const items = known.flatMap((each) => each.items).map((each) => (each.id === here.id ? here : each))
  return caseOf(context, {
    group: isMore ? 'change two' : 'change',
    parts: [one.name, ...(more ? [more.name] : []), ...(isDated ? ['with day'] : [])],
    items,
    turns: [
      {
        text: bothIn(one, more, context),
        card: { added: [], changed: { [here.id]: { ...becomes, ...more?.becomes(here) } } },
      },
    ],
  })
}

/** A copy of something on another day. */
export function composedCopy(words: ComposedWords, choose: Chooser): ComposedCase {
  const known = knownYear(words, choose, 'once')
  const { first, item } = firstOf(known)
  const day = otherDay(choose, [item.first])
  const minute = minuteOf(item)
  const event: ExpectedEvent = {
    ...{ title: item.title, start: wallOf(day, minute), end: wallOf(day, minute + lengthOf(item)) },
    ...{ recurrence: null, categoryId: item.categoryId, reminders: [], location: '', description: '' },
  }
  return {
    ...{ language: words.language, group: 'copy', parts: ['copy'], today: TODAY },
    items: known.flatMap(({ items }) => items),
    turns: [
      {
        text: words.changing.copy(first.thing, words.toDay(day, LONG_AGO, choose), choose),
        card: { added: [event], changed: {} },
      },
    ],
  }
}

/** One change of some of a series, or of two things of one name. */
export function composedOfSeries(words: ComposedWords, choose: Chooser): ComposedCase {
  const isTwice = choose.happens(0.3)
  const known = knownYear(words, choose, isTwice ? 'twice' : 'weekly')
  const [first] = known
  if (!first) throw new RangeError('nothing is known')
  const { items, thing } = first
  const { changing } = words
  const at = choose.below(items.length)
  const which = isTwice
    ? choose.one([
        { name: 'all', said: changing.all(thing), meant: items },
        { name: 'both', said: changing.both(thing), meant: items },
      ])
    : choose.one([
        {
          name: 'on day',
          said: changing.onDay(thing, words.day(items[at]?.first ?? 0, TODAY, choose)),
          meant: items.slice(at, at + 1),
        },
        { name: 'next', said: changing.next(thing), meant: items.slice(0, 1) },
        { name: 'last', said: changing.last(thing), meant: items.slice(-1) },
        { name: 'all', said: changing.all(thing), meant: items },
      ])
  const [item] = which.meant
  if (!item) throw new RangeError('none is meant')
  const context = { words, choose, thing: which.said, item }
  const [toDay, toHour, toBoth, by] = moves
  const isOne = which.meant.length === 1
  const says = choose.one([toHour, by, removes, ...(isOne ? [toDay, toBoth] : []), lengths[0], lengths[2]])
  if (!says) throw new RangeError('nothing to say')
  const one = says(context)
  return {
    ...{ language: words.language, group: 'series', parts: [one.name, which.name], today: TODAY },
    items: known.flatMap((each) => each.items),
    turns: [
      {
        text: one.text,
        card: { added: [], changed: Object.fromEntries(which.meant.map((each) => [each.id, one.becomes(each)])) },
      },
    ],
  }
}
