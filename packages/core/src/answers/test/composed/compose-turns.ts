import { MINUTES_A_DAY, dayOfText, formatWall, parseWall } from '../../../date/index.ts'
import { categoriesIn } from '../bilingual-year.ts'
import type { Chooser } from './chooser.ts'
import type { ComposedCase, ComposedTurn, ExpectedCard, ExpectedEvent } from './composed-case.ts'
import type { ComposedWords, Thing } from './composed-words.ts'
import { apart, hoursOf, knownYear, otherDay, TODAY, wallOf } from './composed-year.ts'

const HOURS = [540, 600, 675, 720, 900, 930, 975, 1020, 1080, 1095, 1140, 1170, 1230]

/** What is known of an open card, for the next thing that is said of it. */
interface Open {
  readonly words: ComposedWords
  readonly choose: Chooser
  readonly thing: Thing
  readonly event: ExpectedEvent
}

interface Amended {
  readonly name: string
  readonly text: string
  readonly event: ExpectedEvent
}

const spanOf = ({ start, end }: ExpectedEvent) => ({ from: parseWall(start) ?? 0, to: parseWall(end) ?? 0 })

const lasting = (event: ExpectedEvent, from: number, length: number): ExpectedEvent => ({
  ...event,
  start: formatWall(from),
  end: formatWall(from + length),
})

const OF_TIME: readonly ((open: Open) => Amended)[] = [
  ({ words, choose, event }) => {
    const { from, to } = spanOf(event)
    const day = otherDay(choose, [dayOfText(event.start) ?? 0])
    return {
      name: 'day',
      text: words.turns.day(words.day(day, 0, choose), choose),
      event: lasting(event, day * MINUTES_A_DAY + (from % MINUTES_A_DAY), to - from),
    }
  },
  ({ words, choose, thing, event }) => {
    const { from, to } = spanOf(event)
    const minute = choose.one(
      hoursOf(thing, HOURS).filter(
        (one) => one !== from % MINUTES_A_DAY && !(one < 720 && from % MINUTES_A_DAY >= 1020),
      ),
    )
    return {
      name: 'hour',
      text: words.turns.hour(words.hour(minute, choose).replace(/^(?:alle )?ore/u, 'alle'), choose),
      event: lasting(event, from - (from % MINUTES_A_DAY) + minute, to - from),
    }
  },
  ({ words, choose, event }) => {
    const { from, to } = spanOf(event)
    const length = choose.one([30, 45, 90, 120, 180].filter((one) => one !== to - from))
    return {
      name: 'length',
      text: words.turns.lasting(words.amount(length, choose), choose),
      event: lasting(event, from, length),
    }
  },
  ({ words, choose, event }) => {
    const { from, to } = spanOf(event)
    const length = choose.one([30, 45, 90, 120, 180].filter((one) => one !== to - from))
    return {
      name: 'end',
      text: words.turns.ending(words.toHour((from + length) % MINUTES_A_DAY, choose), choose),
      event: lasting(event, from, length),
    }
  },
]

const OF_TEXT: readonly ((open: Open) => Amended)[] = [
  ({ words, choose, event }) => {
    const place = choose.one(words.places)
    return { name: 'place', text: words.turns.place(place, choose), event: { ...event, location: place.name } }
  },
  ({ words, choose, thing, event }) => {
    const { _id, name } = choose.one(categoriesIn(words.language).filter((one) => one._id !== event.categoryId))
    return {
      name: 'category',
      text: words.turns.category(name, thing.it, choose),
      event: { ...event, categoryId: _id },
    }
  },
  ({ words, choose, thing, event }) => {
    const { name } = choose.one(words.things.filter((one) => one.name !== event.title))
    return { name: 'title', text: words.turns.rename(name, thing.it, choose), event: { ...event, title: name } }
  },
  ({ words, choose, event }) => {
    const lead = choose.one([15, 30, 60, 120, 1440])
    return {
      name: 'reminder',
      text: words.turns.remind(words.amount(lead, choose), choose),
      event: { ...event, reminders: [lead] },
    }
  },
]

function around(text: string, { words, choose }: Open, isName: boolean): string {
  const [before, behind] = [choose.one(words.turns.before), isName ? '' : choose.one(words.turns.behind)]
  return before + text + behind
}

function amended(open: Open): Amended {
  const one = open.choose.one([...OF_TIME, ...OF_TEXT])(open)
  const isName = one.name === 'title' || one.name === 'place'
  return { ...one, text: around(one.text, open, isName) }
}

/** What may be said of the field before as well. */
const UNSURE: ReadonlySet<string> = new Set(['end hour', 'reminder length'])

/** Another field than the one before: of a second reminder nobody knows whether it takes the place of the first, nor of an hour behind an end. */
function amendedNext(open: Open, before: string): Amended {
  const next = amended(open)
  return next.name === before || UNSURE.has(`${before} ${next.name}`) ? amendedNext(open, before) : next
}

/** Agreement with the card, where one follows. */
const agreement = ({ words, choose }: Open, card: ExpectedCard): readonly ComposedTurn[] =>
  choose.happens(0.3) ? [{ text: choose.one(words.turns.agree), card, isAgreed: true }] : []

const cardOf = (event: ExpectedEvent): ExpectedCard => ({ added: [event], changed: {} })

/** Something new on a card, and one or two things that are said of it. */
export function composedTurns(words: ComposedWords, choose: Chooser): ComposedCase {
  const [thing] = apart(words.things, choose, 1)
  if (!thing) throw new RangeError('no names')
  const [day, minute] = [otherDay(choose, []), choose.one(hoursOf(thing, HOURS))]
  const event: ExpectedEvent = {
    ...{ title: thing.name, start: wallOf(day, minute), end: wallOf(day, minute + 60) },
    ...{ recurrence: null, categoryId: null, reminders: [], location: '', description: '' },
  }
  const text = `${choose.one(words.adding.verbs.slice(0, 3))} ${thing.said} ${words.day(day, TODAY, choose)} ${words.hour(minute, choose)}`
  const open: Open = { words, choose, thing, event }
  const first = amended(open)
  const second = choose.happens(0.5) ? amendedNext({ ...open, event: first.event }, first.name) : null
  const last = second ?? first
  return {
    ...{ language: words.language, group: second ? 'turns two' : 'turns', today: TODAY },
    parts: [first.name, ...(second ? [second.name] : [])],
    items: knownYear(words, choose, 'once')
      .filter((known) => !shares(known.thing, thing))
      .flatMap(({ items }) => items),
    turns: [
      { text, card: cardOf(event) },
      { text: first.text, card: cardOf(first.event) },
      ...(second ? [{ text: second.text, card: cardOf(second.event) }] : []),
      ...agreement(open, cardOf(last.event)),
    ],
  }
}

const shares = (one: Thing, other: Thing): boolean => {
  const words = new Set(other.name.toLowerCase().split(' '))
  return one.name
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 2 && words.has(word))
}
