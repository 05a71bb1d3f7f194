import { type Day, knownDay } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { HOUR_MARKS, markHour, sayHour } from './hour-marks.ts'
import { dayWords, type OwnDayWords, type Period } from './day-words.ts'

/** What a question is about, besides its days: words of the person's, a category, whether they are away, and what is left out. */
export interface About {
  readonly terms: string
  readonly category: string | null
  readonly isAway: boolean
  /** Whether what is on while they are away is meant. */
  readonly isMissed?: boolean
  /** Whether only what has a place is meant, or only what has none. */
  readonly isPlaced?: boolean
  /** Whether only what lasts all day is meant. */
  readonly isAllDay?: boolean
  readonly without: string | null
  /** Whether what is on beside what was spoken of is meant. */
  readonly isElse?: boolean
}

/** When and about what a question is. */
export interface Scope extends About {
  readonly period: Period
}

/** What a language has of its own to name events. */
export interface OwnWords extends OwnDayWords {
  readonly quotes: readonly [open: string, close: string]
  readonly untitled: string
  readonly andMore: (count: number) => string
  readonly amongThem: string
  readonly then: string
  readonly withTerms: string
  readonly inCategory: string
  readonly away: string
  readonly missed: string
  readonly placed: string
  readonly unplaced: string
  readonly allDay: string
  readonly without: string
}

/** Control characters, line breaks, marks of direction, and the quotation marks that close a quotation. */
const UNSAFE = new RegExp(`[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}«»“”${HOUR_MARKS}]+`, 'gu')
const TITLE_SHOWN = 80

function shortened(text: string): string {
  const plain = text.replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim()
  const characters = Array.from(plain)
  if (characters.length <= TITLE_SHOWN) return plain
  const begin = characters.slice(0, TITLE_SHOWN - 1).join('')
  return `${begin.trimEnd()}…`
}

/** How many items are named in one answer, and of those beyond. */
const LIST_MAX = 10
const ALSO = 3

/** The same where all of them are asked for. */
const WHOLE_LIST_MAX = 100

interface ListOptions {
  /** What is said behind an item. */
  readonly behind?: ((item: DetailedItem) => string) | undefined
  readonly isWhole?: boolean
}

/** Of what is not named in a list what comes but once: it tells more than what comes back each week. */
const tellingOf = (rest: readonly DetailedItem[]): readonly DetailedItem[] =>
  rest.some(({ repeats }) => repeats) ? rest.filter(({ repeats }) => !repeats).slice(0, ALSO) : []

/** How a language says days, and names events. */
export type Words = ReturnType<typeof wordsOf>

/** The words of a language for days and events. */
export function wordsOf(own: OwnWords) {
  const words = dayWords(own)
  /** A text of the person's as a quotation: one line, not too long, which cannot end its own quotation. */
  const quoted = (text: string): string => `${own.quotes[0]}${shortened(text) || own.untitled}${own.quotes[1]}`
  const days = (first: Day, last: Day, today: Day): string =>
    first === last ? words.nearDay(first, today) : words.span({ first, last })
  /** When an item is: its days with weekdays, and its hours. */
  const when = ({ first, last, allDay, start, end }: DetailedItem, today: Day): string =>
    days(first, last, today) + (allDay ? '' : `, ${sayHour(start)}–${sayHour(end)}`)
  const part = (preposition: string, text: string | null): string => (text ? ` ${preposition} ${quoted(text)}` : '')
  return {
    ...words,
    ...{ quoted, when },
    /** What a question is about, to stand after a noun: ` con «dentista»`; empty where about all. */
    about: ({ terms, category, isAway, isMissed, isPlaced, isAllDay, without }: About): string =>
      part(own.withTerms, terms) +
      part(own.inCategory, category) +
      (isAway ? ` ${own.away}` : '') +
      (isMissed ? ` ${own.missed}` : '') +
      (isPlaced === undefined ? '' : ` ${isPlaced ? own.placed : own.unplaced}`) +
      (isAllDay ? ` ${own.allDay}` : '') +
      part(own.without, without),
    /** When something would be after a change, from one day or wall time to another. */
    moved: ({ start, end }: { readonly start: string; readonly end: string }, today: Day): string => {
      const said = days(knownDay(start), knownDay(end), today)
      return start.includes('T') ? `${said}, ${markHour(start.slice(11))}–${markHour(end.slice(11))}` : said
    },
    /** An item by its title and when it is. */
    item: (item: DetailedItem, today: Day): string => `${quoted(item.title)} (${when(item, today)})`,
    /** How long an item lasts. */
    lengthOf: ({ allDay, first, last, start, end }: DetailedItem): string =>
      allDay ? words.count(last - first + 1, 'day') : words.length(end - start),
    andMore: own.andMore,
    /** The first of some lines, and how many more there are. */
    lined: (lines: readonly string[], most: number): string =>
      [...lines.slice(0, most), ...(lines.length > most ? [own.andMore(lines.length - most)] : [])].join('\n'),
    /** What comes after what was said, as a sentence with a space before it; empty where nothing does. */
    then: (texts: readonly string[]): string => (texts.length === 0 ? '' : ` ${own.then}: ${texts.join('; ')}.`),
    /** Items one a line, each with what is said behind it, and which of them are named. */
    listed: (items: readonly DetailedItem[], today: Day, { behind = () => '', isWhole = false }: ListOptions = {}) => {
      const most = isWhole ? WHOLE_LIST_MAX : LIST_MAX
      const [named, rest] = [items.slice(0, most), items.slice(most)]
      const telling = tellingOf(rest)
      const titles = telling.map(({ title }) => quoted(title)).join(', ')
      const more = own.andMore(rest.length) + (titles === '' ? '' : `, ${own.amongThem} ${titles}`)
      const lines = named.map((item) => `• ${quoted(item.title)}: ${when(item, today)}${behind(item)}`)
      return {
        text: [...lines, ...(rest.length > 0 ? [more] : [])].join('\n'),
        itemIds: [...named, ...telling].map(({ id }) => id),
      }
    },
  }
}

/** How much longer one lasts than another; null where one has hours and the other takes whole days. */
export function lengthApart(words: Words, longer: DetailedItem, shorter: DetailedItem): string | null {
  if (longer.allDay !== shorter.allDay) return null
  return longer.allDay
    ? words.count(longer.last - longer.first - (shorter.last - shorter.first), 'day')
    : words.length(longer.end - longer.start - (shorter.end - shorter.start))
}
