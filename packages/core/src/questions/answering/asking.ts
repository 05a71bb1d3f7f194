import type { Day } from '../../date/index.ts'
import { foldForSearch } from '../../event/index.ts'
import type { Language } from '../../language/index.ts'
import type { Answer, AskedItem, QuestionSurroundings, ReadQuestion } from '../question-types.ts'
import { todayOf } from '../reading/dates.ts'
import { quoted } from '../saying/items.ts'
import { tenseOf, type Tense } from '../reading/tense.ts'
import { AFTER_WORK } from '../reading/terms.ts'
import { touchesWeekday, weekdayOfMany } from './weekdays.ts'
import { isAboutAway, isAway } from './being-away.ts'
import { exclusionIn } from '../reading/exclusions.ts'
import { itemMatcher } from './item-matcher.ts'
import { withoutOthersBirthdays } from './own-birthday.ts'

/** A question with what it is answered from. */
export interface Asking {
  readonly question: ReadQuestion
  /** The question without accents and case. */
  readonly plain: string
  /** What lies in the days asked for and is meant, by start; never what is cancelled. */
  readonly items: readonly AskedItem[]
  /** All that was given and is not cancelled, whatever the words. */
  readonly all: readonly AskedItem[]
  readonly today: Day
  /** Whether the days asked for are cut at this moment: only what is over is meant, or only what is to come. */
  readonly tense: Tense | null
  readonly language: Language
  readonly surroundings: QuestionSurroundings
  readonly say: (italian: string, english: string) => string
}

/** An answer but for its kind. */
export type Reply = Partial<Pick<Answer, 'itemIds' | 'changes' | 'goal'>> & Pick<Answer, 'text'>

const THESE =
  /\b(?:quest[ie]|these|those|selezionat[aeio]|selected)(?: (?:event|impegn|appuntament|ones|items))?(?!\w)/u
const NOT_THESE = /\b(?:quest[ie]|these|those) (?:giorn|mes|settiman|ann|day|week|month|year)/u

const byStart = (a: AskedItem, b: AskedItem): number =>
  a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

const MORNING = [0, 12 * 60] as const
const AFTERNOON = [12 * 60, 18 * 60] as const
const EVENING = [18 * 60, 24 * 60] as const
const DAY_PARTS: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/\b(?:mattin[aoe]|mattinata|stamattina|stamani|domattina|mornings?)\b/u, MORNING],
  [AFTER_WORK, [17 * 60, 24 * 60]],
  [/\b(?:pomerigg\w+|afternoons?)\b/u, AFTERNOON],
  [/\b(?:ser[ae]|serat[ae]|stasera|evenings?|tonight|night)\b/u, EVENING],
]

/** From or up to an hour. In English a number after these words is a day, unless it says that it is none. */
const BOUNDS = [/\b(dopo le|prima delle) (\d{1,2})(?::\d\d)?\b/u, /\b(after|before) (\d{1,2})(?::\d\d)? ?(am|pm)\b/u]

const BETWEEN =
  /\b(?:(?:tra|fra) le|dalle|between|from) (\d{1,2})(?::\d\d)? ?(am|pm)? (?:e le|alle|and|to|until|till) (\d{1,2})(?::\d\d)? ?(am|pm)?(?= |$|\W)/u

/** An hour by its figure, and by the half of the day in English. */
const hourOf = (said: string, half: string | undefined): number =>
  half === undefined ? Number(said) : (Number(said) % 12) + (half === 'pm' ? 12 : 0)

/** From one hour to another. In English a number alone is a day: one of them says that it is an hour. */
function betweenHours(plain: string): readonly [number, number] | null {
  const match = BETWEEN.exec(plain)
  if (!match) return null
  const [all, from = '', before, to = '', after] = match
  const half = after ?? before
  if (half === undefined && /^(?:between|from)/u.test(all)) return null
  const [start, end] = [hourOf(from, before ?? half), hourOf(to, half)]
  return start < end && end <= 24 ? [start * 60, end * 60] : null
}

function boundIn(plain: string): readonly [number, number] | null {
  const between = betweenHours(plain)
  if (between) return between
  const match = BOUNDS.map((pattern) => pattern.exec(plain)).find((found) => found !== null)
  const [, way = '', said = '', half] = match ?? []
  const hour = hourOf(said, half)
  if (said === '' || hour > 23) return null
  return /^(?:dopo|after)/u.test(way) ? [hour * 60, 24 * 60] : [0, hour * 60]
}

/** The minutes of the day that a question is about; null where it is about all of it. */
export const dayPartOf = (plain: string): readonly [number, number] | null =>
  boundIn(plain) ?? DAY_PARTS.find(([pattern]) => pattern.test(plain))?.[1] ?? null

/** Whether an item takes some of a part of the day; what has no hours takes all of it. */
export function inPartOfDay(item: AskedItem, part: readonly [number, number]): boolean {
  if (item.allDay || item.first < item.last) return true
  const midnight = item.first * 1440
  // What began before and is over within the first hour takes nothing of an afternoon or an evening.
  if (item.start < midnight + part[0]) return item.end > midnight + part[0] + 60
  return item.start < midnight + part[1] && Math.max(item.end, item.start + 1) > midnight + part[0]
}

const TENSED: ReadonlySet<string> = new Set(['count', 'find', 'hours', 'categories', 'agenda', 'busiest', 'calmest'])
const OFTEN = /quanto spesso|ogni quanto|frequenza|how often|how frequently/u

/** The minute of the person's wall. */
export const nowOf = ({ surroundings, today }: Pick<Asking, 'surroundings' | 'today'>): number =>
  today * 1440 + Number(surroundings.now.slice(11, 13)) * 60 + Number(surroundings.now.slice(14, 16))

/** What the tense of a question cuts off, where its days lie on both sides of now. */
function cuttingTense({ kind, first, last }: ReadQuestion, plain: string, today: Day): Tense | null {
  if (!TENSED.has(kind) && !(kind === 'when' && OFTEN.test(plain))) return null
  const tense = tenseOf(plain)
  if (first > today || last < today) return null
  return (tense === 'past' && last >= today) || (tense === 'future' && first < today) ? tense : null
}

const isInTense = (tense: Tense | null, now: number, today: Day) => {
  if (tense === null) return () => true
  return (item: AskedItem): boolean => {
    if (tense === 'past') return item.start <= now
    return item.allDay ? item.last >= today : item.end > now
  }
}

type Test = (item: AskedItem) => boolean

/** What is selected, or of the category that the year is filtered by, where `these` are meant; the category that is named. */
function selectionTests(question: ReadQuestion, plain: string, surroundings: QuestionSurroundings): Test[] {
  const isThese = THESE.test(plain) && !NOT_THESE.test(plain)
  const selected = isThese ? new Set(surroundings.selectedIds) : new Set<string>()
  const categoryId = question.categoryId ?? (isThese && selected.size === 0 ? surroundings.categoryId : null)
  return [
    ...(categoryId === null ? [] : [(item: AskedItem) => item.categoryId === categoryId]),
    ...(selected.size === 0 ? [] : [({ id, eventId }: AskedItem) => selected.has(id) || selected.has(eventId)]),
  ]
}

const ALL_DAY =
  /\ball[- ]day (?:event|thing|appointment|item)s?\b|\b(?:eventi|impegni|cose|evento|impegno) (?:di|che durano) (?:tutto il giorno|tutta la giornata)\b/u

/** The days of a question, its part of the day, and the weekday where it is about one of many. */
function timeTests(question: ReadQuestion, plain: string): Test[] {
  const part = dayPartOf(plain)
  const weekday = weekdayOfMany(plain, question)
  return [
    ...(ALL_DAY.test(plain) ? [({ allDay }: AskedItem) => allDay] : []),
    ({ first, last }) => last >= question.first && first <= question.last,
    ...(part === null ? [] : [(item: AskedItem) => inPartOfDay(item, part)]),
    ...(weekday === null ? [] : [(item: AskedItem) => touchesWeekday(item, weekday)]),
  ]
}

/** Whether an item is none of those that a question leaves out. */
function notExcluded(plain: string, surroundings: QuestionSurroundings): Test {
  const words = exclusionIn(plain)?.words ?? []
  if (words.length === 0) return () => true
  if (words.some((word) => word.startsWith('categor'))) return ({ categoryId }) => categoryId === null
  const isOut = itemMatcher(words, surroundings)
  return (item) => !isOut(item)
}

/** Of what was given, what a question is about. */
export function askingOf(
  question: ReadQuestion,
  given: readonly AskedItem[],
  surroundings: QuestionSurroundings,
): Asking {
  const { language } = surroundings
  const plain = foldForSearch(question.text.slice(0, 1_000)).replace(/’/gu, "'")
  const all = given.filter(({ status }) => status !== 'cancelled').sort(byStart)
  const today = todayOf(surroundings)
  const tense = cuttingTense(question, plain, today)
  const meant: readonly Test[] = [
    ...selectionTests(question, plain, surroundings),
    ...timeTests(question, plain),
    isInTense(tense, nowOf({ surroundings, today }), today),
    ...(isAboutAway(plain) ? [(item: AskedItem) => isAway(item, surroundings)] : []),
    itemMatcher(question.terms, surroundings),
    notExcluded(plain, surroundings),
  ]
  const found = all.filter((item) => meant.every((test) => test(item)))
  const isOfBirthdays = question.terms.some((term) => /^(?:compleann|birthday)/u.test(term))
  const items = isOfBirthdays ? withoutOthersBirthdays(found, plain) : found
  const say = (italian: string, english: string): string => (language === 'it' ? italian : english)
  return { question, plain, items, all, today, tense, language, surroundings, say }
}

const OWN = /(?<!\p{L})(?:mio|mia|my)(?!\p{L})/u

/** Of `my birthday` and `Anna's birthday` the one that a question about `my` means; all where none says so. */
export function ownFirst(items: readonly AskedItem[], { plain }: Pick<Asking, 'plain'>): readonly AskedItem[] {
  if (!OWN.test(plain)) return items
  const own = items.filter(({ title }) => OWN.test(foldForSearch(title)))
  return own.length > 0 ? own : items
}

/** What a question is about in words, to stand after a noun: ` con «dentista»`, ` in “Work”`; empty where about all. */
export function aboutOf({ question, plain, language, surroundings, say }: Asking): string {
  const words = question.terms.join(' ')
  const category = surroundings.categories.find(({ _id }) => _id === question.categoryId)
  const named = category
    ? say(` nella categoria ${quoted(category.name, language)}`, ` in the category ${quoted(category.name, language)}`)
    : ''
  const left = exclusionIn(plain)?.words.join(' ')
  const without =
    left === undefined ? '' : say(` senza ${quoted(left, language)}`, ` without ${quoted(left, language)}`)
  return (
    (words === '' ? '' : say(` con ${quoted(words, language)}`, ` with ${quoted(words, language)}`)) + named + without
  )
}
