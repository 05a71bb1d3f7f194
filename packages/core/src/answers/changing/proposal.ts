import { parseDay, type Day } from '../../date/index.ts'
import { nameOfCategory } from '../answering/item-matcher.ts'
import { idOfNew, onWholeCard } from './on-card.ts'
import { withList, type QuestionContext, type Reply } from '../answering/question-context.ts'
import type { DetailedItem } from '../answer-types.ts'
import { wallOfAllDay } from '../../intents/wishes/minutes-before.ts'
import type { NewEvent, ProposedChange } from '../../intents/proposed-change.ts'

/** Changes in one answer. */
const CHANGES_MAX = 500

/** That nothing is changed yet. */
const applied = ({ sentences }: QuestionContext): string => sentences.changes.onlyProposed

/** What is asked back or told, and that nothing was changed. */
export const unchanged = ({ sentences }: QuestionContext, told: string): Reply => ({
  text: `${told} ${sentences.changes.nothingChanged}`,
})

/** The same with a last line. */
export const endingWith = (line: string, reply: Reply): Reply => ({ ...reply, text: `${reply.text}\n${line}` })

/** The items that words of a wish mean: all of them, or one; or what to ask back. */
export type Candidates =
  | {
      readonly found: readonly DetailedItem[]
      readonly hasPeriod: boolean
      /** That they have fewer of the words than were said. */
      readonly looser?: string
    }
  | { readonly ask: Reply }

const cardOf = ({ question }: QuestionContext): readonly ProposedChange[] => question.among?.card ?? []

const UNTIL = 'UNTIL='

/** The last day of a series, as its rule has it; null where it has none. */
function lastDayOf(rule: string | null): Day | null {
  const part = rule?.split(';').find((one) => one.startsWith(UNTIL))
  const [, year, month, date] = /(\d{4})(\d\d)(\d\d)/u.exec(part ?? '') ?? []
  return year ? parseDay(`${year}-${month}-${date}`) : null
}

/** What would be added; `series` are the words that say how it comes back, and `behind` is what is said of guesses. */
export function added(
  asking: QuestionContext,
  event: Omit<NewEvent, 'action'>,
  { series = null, behind = [] }: { readonly series?: string | null; readonly behind?: readonly string[] } = {},
): Reply {
  const { sentences, surroundings, today } = asking
  const times = event.reminders.map(({ minutesBefore }) =>
    event.allDay ? wallOfAllDay(minutesBefore, surroundings.allDayAt) : minutesBefore,
  )
  const read = {
    ...{ series, until: lastDayOf(event.recurrence) },
    category: nameOfCategory(event.categoryId, surroundings),
    reminders: times.length === 0 ? null : sentences.reminders.change({ action: 'add', times, isByMail: false }),
  }
  const { kept = [] } = asking.question
  const besides = kept.length === 0 ? [] : [sentences.changes.besides]
  const text = [
    sentences.changes.adds({ action: 'create', ...event }, read, today),
    ...behind,
    ...besides,
    applied(asking),
  ]
  return { text: text.join(' '), changes: [...kept, { action: 'create', ...event }], listed: [idOfNew(kept.length)] }
}

/** What would be done with what a wish means. */
export interface Proposal {
  /** What stands before the list of so many items. */
  readonly head: (count: number, hasPeriod: boolean) => string
  /** What becomes of an item; null where that makes no sense, of which then all is `refused`. */
  readonly change: (item: DetailedItem) => ProposedChange | null
  readonly refused?: string
  /** What is said behind an item of the list. */
  readonly behind?: (item: DetailedItem) => string
}

/** What would be changed, with the items that it changes; or what is asked back about them. */
export function proposed(
  asking: QuestionContext,
  candidates: Candidates,
  { head, change, refused = '', behind }: Proposal,
): Reply {
  if ('ask' in candidates) return candidates.ask
  const { found, hasPeriod, looser } = candidates
  const changes = found.slice(0, CHANGES_MAX).flatMap((item) => change(item) ?? [])
  if (changes.length < Math.min(found.length, CHANGES_MAX)) return unchanged(asking, refused)
  const cut = found.length > CHANGES_MAX ? ` ${asking.sentences.changes.firstOnly(CHANGES_MAX, found.length)}` : ''
  const { kept = [] } = asking.question
  const above = looser === undefined ? '' : `${looser}\n`
  const list = withList(asking, above + head(changes.length, hasPeriod) + cut, found, { behind })
  const besides = kept.length === 0 ? list : endingWith(asking.sentences.changes.besides, list)
  return { ...endingWith(applied(asking), besides), changes: [...kept, ...onWholeCard(changes, cardOf(asking))] }
}
