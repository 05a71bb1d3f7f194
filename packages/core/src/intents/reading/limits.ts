import { weekdayOf, type Day } from '../../date/index.ts'
import type { Amount, FoundPhrase, TextSpan } from '../../language/index.ts'
import type { Cue } from '../languages.ts'
import type { QuestionKind } from '../question-types.ts'
import { isAboutLongest, readInAnyLanguage, readPhrases } from '../read-phrases.ts'
import type { DateContext } from './dates.ts'
import { withoutWords } from './exclusions.ts'
import { typed, wordsOf, type FoldedText } from './words.ts'

/** What is asked of an event to know whether it is meant. */
export interface LimitedItem {
  readonly allDay: boolean
  readonly repeats: boolean
  readonly start: number
  readonly end: number
}

/** Words that limit which events are meant, in front of whatever else is asked. */
export interface LimitSaid extends TextSpan {
  readonly words: string
  /** Whether an event is meant, of which some days are asked for. */
  readonly keeps: (item: LimitedItem, days: readonly Day[]) => boolean
  /** The one weekday (0 is Monday) that is said. */
  readonly weekday?: number
  readonly isAllDay?: true
  readonly isOfDays?: true
  readonly isOfWeekends?: true
}

type Phrases = ReturnType<typeof readInAnyLanguage>
type Found = Omit<LimitSaid, 'words'>

const SATURDAY = 5

const onDays = ({ from, to }: TextSpan, isMeant: (day: Day) => boolean): Found => ({
  ...{ from, to, isOfDays: true },
  keeps: (_, days) => days.some((day) => isMeant(day)),
})

/** A weekday of all weeks, with those that are joined to it: `on Mondays or Tuesdays`. */
function weekdaysIn(plain: string, phrases: Phrases, first: FoundPhrase): Found {
  const further = phrases.findAll('furtherWeekday')
  const weekdays = [first.value]
  let { to } = first
  for (;;) {
    const next = further.find(({ from }) => from >= to && plain.slice(to, from).trim() === '')
    if (!next) break
    weekdays.push(next.value)
    to = next.to
  }
  const found = onDays({ from: first.from, to }, (day) => weekdays.includes(weekdayOf(day)))
  return weekdays.length === 1 ? { ...found, weekday: Number(first.value) } : found
}

/** So many words before a weekday may name the one thing that is on it: `the team meeting of Monday`. */
const NAMED_WORDS = 3

/** Whether a weekday that may be the next one is one of all weeks: several are, and what stands behind no article. */
function isOfAllWeeks({ from }: TextSpan, found: Found, plain: string): boolean {
  if (found.weekday === undefined) return true
  const before = wordsOf(plain.slice(0, from)).slice(-NAMED_WORDS)
  return !before.some(({ word }) => readInAnyLanguage(word).has('definite'))
}

function weekdayLimits(plain: string, phrases: Phrases): Found[] {
  const near = phrases
    .findAll('limitNearWeekday')
    .map((one) => ({ one, found: weekdaysIn(plain, phrases, one) }))
    .filter(({ one, found }) => isOfAllWeeks(one, found, plain))
    .map(({ found }) => found)
  const sure = phrases.findAll('limitWeekday').map((one) => weekdaysIn(plain, phrases, one))
  // A date is none of all weeks: `on Mondays 3`.
  const isAlone = ({ from, weekday }: Found): boolean => weekday !== undefined && plain.slice(0, from).trim() === ''
  return [...sure, ...near].filter((one) => !isAlone(one) && !/^\s*\d/u.test(plain.slice(one.to)))
}

const minutesIn = ({ value }: FoundPhrase): number => {
  const { days, minutes } = value as Amount
  return days * 1440 + minutes
}

const LENGTHS = [
  ['longerThan', (length, than) => length > than],
  ['shorterThan', (length, than) => length < than],
  ['atLeastLong', (length, than) => length >= than],
  ['atMostLong', (length, than) => length <= than],
] as const satisfies readonly (readonly [Cue, (length: number, than: number) => boolean])[]

const lengthLimits = (phrases: Phrases): Found[] =>
  LENGTHS.flatMap(([cue, isSo]) =>
    phrases.findAll(cue).map((found) => ({
      ...{ from: found.from, to: found.to },
      keeps: ({ start, end }: LimitedItem) => isSo(end - start, minutesIn(found)),
    })),
  )

const KINDS = [
  ['notRepeating', { keeps: ({ repeats }) => !repeats }],
  ['repeating', { keeps: ({ repeats }) => repeats }],
  ['takesAllDay', { keeps: ({ allDay }) => allDay, isAllDay: true }],
  ['hasHour', { keeps: ({ allDay }) => !allDay }],
] as const satisfies readonly (readonly [Cue, Pick<LimitSaid, 'keeps' | 'isAllDay'>])[]

const kindLimits = (phrases: Phrases): Found[] =>
  KINDS.flatMap(([cue, limit]) => phrases.findAll(cue).map(({ from, to }) => ({ ...limit, from, to })))

/** Limits in words of their own: of those that stand in one place the longest. */
function apart(found: readonly Found[]): Found[] {
  const longest = found.toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return longest.filter((one, place) =>
    longest.slice(0, place).every((other) => one.to <= other.from || one.from >= other.to),
  )
}

/** The same with what stands before it and leaves out what is such: `except the ones that repeat`. */
function orLeftOut(found: Found, plain: string, phrases: Phrases): Found {
  const out = phrases.findAll('leavesOut').find(({ from, to }) => {
    const between = plain.slice(to, found.from).trim()
    const nouns = between === '' ? null : readInAnyLanguage(between).find('anyOfThem')
    return (
      from < found.from && to <= found.from && (between === '' || (nouns?.from === 0 && nouns.to === between.length))
    )
  })
  if (!out) return found
  return { from: out.from, to: found.to, keeps: (item, days) => !found.keeps(item, days) }
}

/** Kinds that tell of events one by one, and so of those among them that are meant. */
const OF_EVENTS: ReadonlySet<QuestionKind> = new Set(['count', 'find', 'agenda', 'next', 'last', 'hours'])

/** What asks of days and not of what is on them, or compares them. */
const OF_DAYS = ['dayCount', 'publicHolidays'] as const satisfies readonly Cue[]

/** So many words at least stand beside a limit: else it is said of what was spoken of. */
const ASKED_MIN = 2

/** The limits of a question in the order of its words; a wish, and what asks for days, has its own. */
export function limitsIn(folded: FoldedText, { language, surroundings }: DateContext): readonly LimitSaid[] {
  const { plain } = folded
  const isWorkday = (day: Day): boolean =>
    weekdayOf(day) < SATURDAY && !surroundings.holidays.some((holiday) => holiday.day === day)
  const phrases = readInAnyLanguage(plain)
  const others = [...lengthLimits(phrases), ...kindLimits(phrases)]
  const beside = others.reduce((text, one) => withoutWords(text, one), folded).plain
  const found = apart(
    [
      ...weekdayLimits(beside, phrases),
      ...phrases.findAll('limitWeekends').map((one) => ({
        ...onDays(one, (day) => weekdayOf(day) >= SATURDAY),
        isOfWeekends: true as const,
      })),
      ...phrases.findAll('limitWorkdays').map((one) => onDays(one, isWorkday)),
      ...others,
    ].map((one) => orLeftOut(one, plain, phrases)),
  )
  if (found.length === 0) return []
  const rest = found.reduce((text, one) => withoutWords(text, one), folded)
  const read = readPhrases(rest.plain, language)
  const kind = read.kindBut(new Set())?.kind ?? null
  const isOfEvents = kind === null ? isAboutLongest(read) : OF_EVENTS.has(kind)
  if (!isOfEvents || (kind !== 'count' && wordsOf(rest.plain).length < ASKED_MIN)) return []
  const isCompared = read.has('more') && !isAboutLongest(read)
  const isOfDays = isCompared || OF_DAYS.some((cue) => read.has(cue))
  return (
    found
      // What is on weekends is told by weekend.
      .filter((one) => !(one.isOfDays && isOfDays) && !(one.isOfWeekends && kind === 'agenda' && read.has('asksSome')))
      .toSorted((a, b) => a.from - b.from)
      .map((one) => ({ ...one, words: typed(folded, one.from, one.to).trim() }))
  )
}
