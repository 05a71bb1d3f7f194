import type { Day } from '../../date/index.ts'
import { foldForSearch } from '../../event/index.ts'
import type { Language } from '../../language/index.ts'
import type { Answer, AskedItem, QuestionSurroundings, ReadQuestion } from '../question-types.ts'
import { todayOf } from '../reading/dates.ts'
import { quoted } from '../saying/items.ts'
import { itemMatcher } from './item-matcher.ts'

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
  [/\b(?:mattin[ao]|mattinata|stamattina|stamani|mornings?)\b/u, MORNING],
  [/\b(?:pomerigg\w+|afternoons?)\b/u, AFTERNOON],
  [/\b(?:sera|serata|stasera|evenings?|tonight|night)\b/u, EVENING],
]

/** The minutes of the day that a question is about; null where it is about all of it. */
export const dayPartOf = (plain: string): readonly [number, number] | null =>
  DAY_PARTS.find(([pattern]) => pattern.test(plain))?.[1] ?? null

function inPartOfDay(item: AskedItem, part: readonly [number, number]): boolean {
  if (item.allDay || item.first < item.last) return true
  const midnight = item.first * 1440
  return item.start < midnight + part[1] && Math.max(item.end, item.start + 1) > midnight + part[0]
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
  const matches = itemMatcher(question.terms, surroundings)
  const isThese = THESE.test(plain) && !NOT_THESE.test(plain)
  const selected = isThese ? new Set(surroundings.selectedIds) : new Set<string>()
  const categoryId = question.categoryId ?? (isThese && selected.size === 0 ? surroundings.categoryId : null)
  const part = dayPartOf(plain)
  const items = all.filter(
    (item) =>
      item.last >= question.first &&
      item.first <= question.last &&
      (categoryId === null || item.categoryId === categoryId) &&
      (selected.size === 0 || selected.has(item.id) || selected.has(item.eventId)) &&
      (part === null || inPartOfDay(item, part)) &&
      matches(item),
  )
  const say = (italian: string, english: string): string => (language === 'it' ? italian : english)
  return { question, plain, items, all, today: todayOf(surroundings), language, surroundings, say }
}

const OWN = /(?<!\p{L})(?:mio|mia|my)(?!\p{L})/u

/** Of `my birthday` and `Anna's birthday` the one that a question about `my` means; all where none says so. */
export function ownFirst(items: readonly AskedItem[], { plain }: Pick<Asking, 'plain'>): readonly AskedItem[] {
  if (!OWN.test(plain)) return items
  const own = items.filter(({ title }) => OWN.test(foldForSearch(title)))
  return own.length > 0 ? own : items
}

/** What a question is about in words, to stand after a noun: ` con «dentista»`, ` in “Work”`; empty where about all. */
export function aboutOf({ question, language, surroundings, say }: Asking): string {
  const words = question.terms.join(' ')
  const category = surroundings.categories.find(({ _id }) => _id === question.categoryId)
  const named = category
    ? say(` nella categoria ${quoted(category.name, language)}`, ` in the category ${quoted(category.name, language)}`)
    : ''
  return (words === '' ? '' : say(` con ${quoted(words, language)}`, ` with ${quoted(words, language)}`)) + named
}
