import { MINUTES_A_DAY, parseDay } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import type { AskedItem } from '../answer-types.ts'
import { counted, sayNearDay, saySpan } from './days.ts'

const TITLE_SHOWN = 80

/** Control characters, line breaks, marks of direction, and the quotation marks that close a quotation. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}«»“”]+/gu

/** A text of the person's as a quotation: one line, not too long, which cannot end its own quotation. */
export function quoted(text: string, language: Language): string {
  const plain = text.replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim()
  const characters = Array.from(plain)
  const shown =
    characters.length > TITLE_SHOWN
      ? `${characters
          .slice(0, TITLE_SHOWN - 1)
          .join('')
          .trimEnd()}…`
      : plain
  return language === 'it' ? `«${shown || 'senza titolo'}»` : `“${shown || 'untitled'}”`
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** The hour of a minute of the wall. */
export function sayHour(wall: number): string {
  const minute = ((wall % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
}

/** How long some minutes are: `1 ora e 30 minuti`. */
export function sayLength(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const [words, and] = LENGTH_WORDS[language]
  const parts = [
    hours > 0 ? counted(hours, words.hours[0], words.hours[1]) : '',
    rest > 0 || hours === 0 ? counted(rest, words.minutes[0], words.minutes[1]) : '',
  ]
  return parts.filter((part) => part !== '').join(and)
}

const LENGTH_WORDS = {
  it: [{ hours: ['ora', 'ore'], minutes: ['minuto', 'minuti'] }, ' e '],
  en: [{ hours: ['hour', 'hours'], minutes: ['minute', 'minutes'] }, ' and '],
} as const

function sayHours(item: AskedItem): string {
  if (item.allDay) return ''
  return `${sayHour(item.start)}–${sayHour(item.end)}`
}

/** When an item is: its days with weekdays, and its hours. */
export function sayWhen(item: AskedItem, today: number, language: Language): string {
  const days =
    item.first === item.last ? sayNearDay(item.first, today, language) : saySpan(item.first, item.last, language)
  const hours = sayHours(item)
  return hours === '' ? days : `${days}, ${hours}`
}

/** When something would be after a change, from one day or wall time to another. */
export function sayMoved(
  { start, end }: { readonly start: string; readonly end: string },
  today: number,
  language: Language,
): string {
  const [first, last] = [parseDay(start.slice(0, 10)) ?? 0, parseDay(end.slice(0, 10)) ?? 0]
  const days = first === last ? sayNearDay(first, today, language) : saySpan(first, last, language)
  return start.includes('T') ? `${days}, ${start.slice(11)}–${end.slice(11)}` : days
}

/** An item by its title and when it is. */
export const sayItem = (item: AskedItem, today: number, language: Language): string =>
  `${quoted(item.title, language)} (${sayWhen(item, today, language)})`

const ALSO = 3

/** Of what is not named in a list what comes but once: it tells more than what comes back each week. */
const tellingOf = (rest: readonly AskedItem[]): readonly AskedItem[] =>
  rest.every(({ repeats }) => !repeats) ? [] : rest.filter(({ repeats }) => !repeats).slice(0, ALSO)

function sayRest(rest: readonly AskedItem[], telling: readonly AskedItem[], language: Language): string {
  const count = rest.length === 1 ? 'un altro' : `altri ${rest.length}`
  const head = language === 'it' ? `e ${count}` : `and ${rest.length} more`
  if (telling.length === 0) return head
  const titles = telling.map(({ title }) => quoted(title, language)).join(', ')
  return `${head}, ${language === 'it' ? 'tra cui' : 'among them'} ${titles}`
}

/** A list of items, one a line, of which at most ten are named; which those are. */
export function listed(
  items: readonly AskedItem[],
  today: number,
  language: Language,
): { text: string; itemIds: string[] } {
  const named = items.slice(0, LIST_MAX)
  const rest = items.slice(LIST_MAX)
  const telling = tellingOf(rest)
  const lines = named.map((item) => `• ${quoted(item.title, language)}: ${sayWhen(item, today, language)}`)
  if (rest.length > 0) lines.push(sayRest(rest, telling, language))
  return { text: lines.join('\n'), itemIds: [...named, ...telling].map(({ id }) => id) }
}

/** How many items are named in one answer. */
const LIST_MAX = 10
