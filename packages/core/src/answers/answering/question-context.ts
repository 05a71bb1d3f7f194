import { parseWall, type Day } from '../../date/index.ts'
import { countsIn, isAbsence } from '../../load/index.ts'
import { foldForSearch } from '../../event/index.ts'
import type { Language } from '../../language/index.ts'
import type { Answer, DetailedItem } from '../answer-types.ts'
import type { QuestionSurroundings, ReadQuestion } from '../../intents/question-types.ts'
import { readInAnyLanguage, type QuestionPhrases, tenseOf, type Tense } from '../../intents/read-phrases.ts'
import { partsOfQuestion, type QuestionParts } from '../../intents/reading/question-parts.ts'
import { todayOf, type Span } from '../../intents/reading/dates.ts'
import { sentencesIn, type Sentences } from '../words/sentences.ts'
import { timeTests } from './time-tests.ts'
import { itemMatcher, withoutOthersBirthdays } from './item-matcher.ts'
import { meantBy, whileAway, type Meant, type Named } from './journeys.ts'
import { dayPartOf, type PartOfDay } from './parts-of-day.ts'
import { notExcluded } from './kept-apart.ts'

/** A question with what it is answered from. */
export interface QuestionContext extends Omit<Meant, 'found'> {
  readonly question: ReadQuestion
  /** What is read of its words. */
  readonly parts: QuestionParts
  /** The question without accents and case. */
  readonly plain: string
  readonly phrases: QuestionPhrases
  /** What lies in the days asked for and is meant, by start; never what is cancelled. */
  readonly items: readonly DetailedItem[]
  /** All that was given and is not cancelled, whatever the words. */
  readonly all: readonly DetailedItem[]
  readonly today: Day
  /** The minutes of the day that it is about; null where it is about all of it. */
  readonly part: PartOfDay | null
  /** Whether the days asked for are cut at this moment: only what is over is meant, or only what is to come. */
  readonly tense: Tense | null
  readonly language: Language
  readonly surroundings: QuestionSurroundings
  /** Those of its language. */
  readonly sentences: Sentences
}

/** An answer but for its kind. */
export type Reply = Partial<
  Pick<Answer, 'kind' | 'itemIds' | 'listed' | 'focus' | 'days' | 'at' | 'asks' | 'changes' | 'lacks' | 'target'>
> &
  Pick<Answer, 'text'> & {
    /** Whether it is of days alone, whatever events words name, or of two things, in whose words all is read; else of events. */
    readonly isOf?: 'days' | 'two'
  }

const byStart = (a: DetailedItem, b: DetailedItem): number =>
  a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

const TENSED: ReadonlySet<string> = new Set([
  'count',
  'find',
  'hours',
  'categories',
  'agenda',
  'busiest',
  'calmest',
  'conflicts',
])

/** The minute of the person's wall. */
export const nowOf = ({ surroundings }: Pick<QuestionContext, 'surroundings'>): number =>
  parseWall(surroundings.now) ?? 0

/** The days of a question, without those that its tense leaves out. */
export const daysCut = ({ question, tense, today }: Pick<QuestionContext, 'question' | 'tense' | 'today'>): Span => ({
  first: tense === 'future' ? Math.max(question.first, today) : question.first,
  last: tense === 'past' ? Math.min(question.last, today) : question.last,
})

/** The days of a question from today on; all of them where they are over. */
export const daysToCome = ({ question: { first, last }, today }: QuestionContext): Span => ({
  first: last >= today ? Math.max(first, today) : first,
  last,
})

/** What the tense of a question cuts off, where its days lie on both sides of now. */
function cuttingTense({ kind, first, last }: ReadQuestion, phrases: QuestionPhrases, today: Day): Tense | null {
  if (!TENSED.has(kind) && !(kind === 'when' && phrases.has('often'))) return null
  const tense = tenseOf(phrases)
  if (first > today || last < today) return null
  return (tense === 'past' && last >= today) || (tense === 'future' && first < today) ? tense : null
}

export const isInTense = (tense: Tense | null, now: number, today: Day) => {
  if (tense === null) return () => true
  return (item: DetailedItem): boolean => {
    if (tense === 'past') return item.start <= now
    return item.allDay ? item.last >= today : item.end > now
  }
}

type Test = (item: DetailedItem) => boolean

/** All that touches the days asked for, without what their tense leaves out. */
export const withinDays = (asking: QuestionContext): readonly DetailedItem[] =>
  asking.all
    .filter((item) => countsIn(item, daysCut(asking)))
    .filter(isInTense(asking.tense, nowOf(asking), asking.today))

/** Of the days of a question all that it leaves out. */
export const leftOutOf = ({ all, items, question }: QuestionContext): readonly DetailedItem[] =>
  all.filter((item) => countsIn(item, question) && !items.includes(item))

/** What is selected, or of the category that the year is filtered by, where `these` are meant; the category that is named. */
function selectionTests(named: Named, phrases: QuestionPhrases, surroundings: QuestionSurroundings): Test[] {
  const isThese = phrases.has('these')
  const selected = isThese ? new Set(surroundings.selectedIds) : new Set<string>()
  const categoryId = named.categoryId ?? (isThese && selected.size === 0 ? surroundings.categoryId : null)
  return [
    ...(categoryId === null ? [] : [(item: DetailedItem) => item.categoryId === categoryId]),
    ...(selected.size === 0 ? [] : [({ id, eventId }: DetailedItem) => selected.has(id) || selected.has(eventId)]),
  ]
}

/** Of what was given, what a question is about. */
export const askingOf = (
  question: ReadQuestion,
  given: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): QuestionContext =>
  contextOf(question, {
    all: given.filter(({ status }) => status !== 'cancelled').sort(byStart),
    surroundings,
    parts: partsOfQuestion(question.text, surroundings),
  })

/** The same question in part otherwise; what its words say is not read again. */
export const askingAgain = (asking: QuestionContext, other: Partial<Omit<ReadQuestion, 'text'>>): QuestionContext =>
  contextOf({ ...asking.question, ...other }, asking)

/** The same without what the words of the question say besides its terms. */
export const askingSilently = (asking: QuestionContext, other: Partial<ReadQuestion> = {}): QuestionContext =>
  contextOf(
    { ...asking.question, ...other, text: '' },
    {
      ...asking,
      parts: partsOfQuestion('', asking.surroundings),
    },
  )

/** What a question is answered from, and what its words say. */
type Asked = Pick<QuestionContext, 'all' | 'surroundings' | 'parts'>

function contextOf(question: ReadQuestion, { all, surroundings, parts }: Asked): QuestionContext {
  const { language } = surroundings
  const { phrases } = parts
  const { plain } = parts.folded
  const today = todayOf(surroundings)
  const part = dayPartOf(plain, phrases, question.kind === 'free')
  const tense = question.isChosen ? null : cuttingTense(question, phrases, today)
  const among = question.among && new Set(question.among.ids)
  const then: readonly Test[] = [
    ...(among ? [({ id }: DetailedItem) => among.has(id)] : []),
    ...timeTests(question, parts, part),
    isInTense(tense, nowOf({ surroundings }), today),
    notExcluded(plain, all, surroundings),
    ...(phrases.has('whileAway') ? [whileAway(all, surroundings.rules)] : []),
  ]
  const isAbsent: Test = (item) => isAbsence(item, surroundings.rules)
  const search = (named: Named, isOfAbsences: boolean): readonly DetailedItem[] => {
    const tests = [
      ...then,
      ...selectionTests(named, phrases, surroundings),
      ...(isOfAbsences ? [isAbsent] : []),
      itemMatcher(named.terms, surroundings),
    ]
    return all.filter((item) => tests.every((test) => test(item)))
  }
  const absences = () => whileAway(all, surroundings.rules)
  const { found, ...meant } = meantBy(question, { phrases, surroundings }, search, absences)
  const isOfBirthdays = question.terms.some((term) => readInAnyLanguage(term).has('birthday'))
  const items = isOfBirthdays ? withoutOthersBirthdays(found, phrases) : found
  return {
    ...{ question, parts, plain, phrases, items, all, surroundings },
    ...{ today, part, tense, language, sentences: sentencesIn(language) },
    ...meant,
  }
}

/** Of `my birthday` and `Anna's birthday` the one that a question about `my` means; all where none says so. */
export function ownFirst(
  items: readonly DetailedItem[],
  { phrases }: Pick<QuestionContext, 'phrases'>,
): readonly DetailedItem[] {
  if (!phrases.has('own')) return items
  // A series has one title.
  const titles = [...new Set(items.map(({ title }) => title))]
  const ownTitles = new Set(titles.filter((title) => readInAnyLanguage(foldForSearch(title)).has('own')))
  const own = items.filter(({ title }) => ownTitles.has(title))
  return own.length > 0 ? own : items
}

export const idsOf = (items: readonly DetailedItem[]): readonly string[] => items.map(({ id }) => id)

/** What is said behind an item of a list. */
type Behind = (item: DetailedItem) => string

/** A sentence, and below it a list of items, each with what is said behind it. */
export function withList(
  { sentences, today }: QuestionContext,
  head: string,
  items: readonly DetailedItem[],
  { behind, isWhole = false }: { readonly behind?: Behind | undefined; readonly isWhole?: boolean } = {},
): Reply {
  const { text, itemIds } = sentences.words.listed(items, today, { behind, isWhole })
  return { text: `${head}\n${text}`, itemIds, listed: idsOf(items) }
}

/** How far a day lies from today, as a sentence. */
export const away = ({ today, sentences, phrases }: QuestionContext, day: Day): string =>
  sentences.events.away(day - today, phrases.has('inMonths') ? Math.min(day, today) : null)

/** Whether words that may also be what nobody understands find nothing. */
export const isUnread = ({ question, items }: QuestionContext, special: Reply | null): boolean =>
  question.isAside === true && special === null && items.length === 0
