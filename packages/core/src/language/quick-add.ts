import { dayOfWall, formatDay, formatWall, MINUTES_A_DAY, parseDay, parseWall, yearOf } from '../date/index.ts'
import { QUICK_ADD_MAX, REMINDERS_MAX } from '../event/index.ts'
import type { Moment } from './meaning/captures.ts'
import type { Span } from './meaning/when.ts'
import { languages } from './languages.ts'
import { decide, type Decision } from './reading/decide.ts'
import { barriersOf, type Barrier } from './reading/marks.ts'
import { ofKind, only, piecesOf, type Piece } from './reading/pieces.ts'
import { HOUR_HINTS } from './reading/time-of-day.ts'
import { titleOf } from './reading/title.ts'
import { isTouched } from './reading/touching.ts'
import { beginsWithNamedWeekday, hasUnknownWord } from './reading/unknown-words.ts'
import { understoodOf } from './reading/understood.ts'
import { momentOfYear } from './reading/year-looked-at.ts'
import type { QuickAdd, QuickAddSurroundings, Understood } from './quick-add-types.ts'
import { tokensOf, type Token } from './tokens.ts'

const MINUTES_WITHOUT_END = 60

function momentOf({ now, weekStart, country = null }: QuickAddSurroundings): Moment {
  const wall = parseWall(now)
  if (wall === null) throw new RangeError(`Not a wall time: ${now}`)
  const today = dayOfWall(wall)
  return { today, minute: wall - today * MINUTES_A_DAY, weekStart, country, shownYear: yearOf(today), isAhead: false }
}

function timesOf(decision: Decision | null): Pick<QuickAdd, 'start' | 'end' | 'allDay' | 'recurrence'> {
  if (!decision) return { start: null, end: null, allDay: false, recurrence: null }
  const { span, time, rule } = decision
  if (!time) return { start: formatDay(span.first), end: formatDay(span.last), allDay: true, recurrence: rule }
  const midnight = span.first * MINUTES_A_DAY
  return {
    start: formatWall(midnight + time.start),
    end: formatWall(midnight + (time.end ?? time.start + MINUTES_WITHOUT_END)),
    allDay: false,
    recurrence: rule,
  }
}

const idOf = (barriers: readonly Barrier[], kind: Barrier['kind']): string | null =>
  barriers.find((barrier) => barrier.kind === kind)?.id ?? null

/** The pieces without parts of a day, which are other hours where they are early; beside an hour they tell its half. */
const withoutParts = (pieces: readonly Piece[]): readonly Piece[] =>
  ofKind(pieces, 'time').length > 0 ? pieces : pieces.filter(({ kind }) => kind !== 'part' && kind !== 'dayPart')

/** The reading of a text whose slips are mended, where one way to do that says when something is; else of the text as it is. */
function readingOf(text: string, surroundings: QuickAddSurroundings): LineReading {
  const isRead = text.length <= QUICK_ADD_MAX
  const barriers = isRead ? barriersOf(text, surroundings) : []
  const { mended, plain } = languages[surroundings.language].mend(
    isRead ? tokensOf(text, surroundings.language, barriers) : [],
  )
  const readings = mended.map((tokens) => readingOfTokens({ tokens, barriers }, surroundings))
  const decided = readings.filter(({ decision }) => decision)
  const one = only(decided)
  if (one) return one
  const asTyped = readingOfTokens({ tokens: plain, barriers }, surroundings)
  // Mended it contradicts itself: what is left of it as it is typed is not sure either.
  return readings.length > 0 && decided.length === 0 ? { ...asTyped, decision: null } : asTyped
}

function readingOfTokens({ tokens, barriers }: Marked, surroundings: QuickAddSurroundings): LineReading {
  const moment = momentOf(surroundings)
  const { grammar, hints, early, ...words } = languages[surroundings.language]
  const isEarly = tokens.some(({ word }) => early.has(word))
  const piecesAt = (at: Moment): readonly Piece[] => {
    const found = piecesOf({ tokens, readers: grammar(at), memory: [] })
    return isEarly ? withoutParts(found) : found
  }
  const hint = HOUR_HINTS.find((kind) => tokens.some(({ word }) => hints[kind].has(word)))
  const { day = null, isDayLookedAt = true, year = yearOf(moment.today) } = surroundings
  const assumptions = { hint, assumed: day === null ? null : parseDay(day), isLookedAt: day !== null && isDayLookedAt }
  const isUnsure = (decision: Decision, pieces: readonly Piece[]): boolean =>
    isTouched(decision, pieces, { ...words, tokens }) ||
    beginsWithNamedWeekday(decision, { ...words, tokens }) ||
    (isOnAnyDay(decision) && !assumptions.isLookedAt && hasUnknownWord(decision, pieces, { ...words, tokens }))
  const readAt = (at: Moment) => {
    const pieces = piecesAt(at)
    const decision = decide(pieces, at, assumptions)
    return { pieces, decision: decision && isUnsure(decision, pieces) ? null : decision }
  }
  const from = momentOfYear(piecesAt, moment, year)
  const read = readAt(from)
  const begun = from === moment ? null : begunBefore(read.decision, from)
  const { pieces, decision } = begun === null ? read : readAt({ ...from, today: begun.last + 1 })
  return { moment, tokens, barriers, dangling: words.dangling, pieces, decision }
}

/** Whether no words say the day of what comes once. */
const isOnAnyDay = ({ isDayAssumed, rule }: Decision): boolean => isDayAssumed === true && rule === null

/** Days that go on over New Year: at the end of the year that is looked at they are meant, not those that end in it. */
const begunBefore = (decision: Decision | null, { today }: Moment): Span | null =>
  decision && decision.span.first < today ? decision.span : null

/** The words of a text, and what in it is none. */
interface Marked {
  readonly tokens: readonly Token[]
  readonly barriers: readonly Barrier[]
}

interface LineReading extends Marked {
  readonly moment: Moment
  readonly dangling: ReadonlySet<string>
  readonly pieces: readonly Piece[]
  readonly decision: Decision | null
}

/**
 * Reads an event from one line: `Dentista domani alle 15 #salute`. Words in quotation marks are never read; `#name` is a
 * category and `@name` a calendar of the person (accents and case ignored, the longest name wins). Rather nothing than
 * something doubtful: words that contradict each other stay in the title, and of what speaks of a day no other is assumed. A text of more than QUICK_ADD_MAX units is a
 * title and nothing else.
 * @throws RangeError where `now` is no wall time
 */
export function parseQuickAdd(text: string, surroundings: QuickAddSurroundings): QuickAdd {
  const reading = readingOf(text, surroundings)
  const { barriers, decision, pieces } = reading
  const reminders = ofKind(pieces, 'reminder').slice(0, REMINDERS_MAX)
  const namedFrom = ofKind(pieces, 'named')[0]?.from
  const understood = understoodOf(text, reading, reminders)
  return {
    title: titleOf(
      text,
      reading,
      understood.filter(({ from }) => from !== namedFrom),
    ),
    ...timesOf(decision),
    categoryId: idOf(barriers, 'category'),
    calendarId: idOf(barriers, 'calendar'),
    reminders: reminders.map(({ value }) => value),
    understood: [...understood, ...assumedDay(text, reading, surroundings)],
  }
}

/** The day that no words said, where it is asked for. */
function assumedDay(text: string, { decision }: LineReading, { day }: QuickAddSurroundings): readonly Understood[] {
  if (day === undefined || !decision?.isDayAssumed) return []
  const [at, meaning] = [text.length, formatDay(decision.span.first)]
  return [{ kind: 'assumedDay', from: at, to: at, text: '', meaning }]
}
