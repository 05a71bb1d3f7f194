import { type Day, dayOfText, parseDay } from '../../date/index.ts'
import { nameOfCategory } from '../answering/item-matcher.ts'
import { besideOnCard, onWholeCard } from './on-card.ts'
import { withList, type QuestionContext, type Reply } from '../answering/question-context.ts'
import type { DetailedItem } from '../answer-types.ts'
import { guessAbsence } from '../../load/index.ts'
import { wallOfAllDay } from '../../intents/wishes/minutes-before.ts'
import { idOfNew, idsOnCard, isNewId, type NewEvent, type ProposedChange } from '../../intents/proposed-change.ts'

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
export function lastDayOf(rule: string | null): Day | null {
  const part = rule?.split(';').find((one) => one.startsWith(UNTIL))
  const [, year, month, date] = /(\d{4})(\d\d)(\d\d)/u.exec(part ?? '') ?? []
  return year ? parseDay(`${year}-${month}-${date}`) : null
}

/** Whether something new would be an absence. */
function isAway(
  { title, start, end, allDay, categoryId }: Omit<NewEvent, 'action'>,
  { surroundings }: QuestionContext,
): boolean {
  const [first, last] = [start, end].map((wall) => dayOfText(wall))
  return first != null && last != null && guessAbsence({ title, allDay, first, last, categoryId }, surroundings.rules)
}

/** What would be added; `series` says how it comes back, and `behind` is what is said of guesses. */
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
    ...(isAway(event, asking) ? [sentences.changes.countsAway] : []),
    ...behind,
    ...besides,
    applied(asking),
  ]
  const own = idOfNew(kept.length)
  const listed = [...idsOnCard(kept).filter(isNewId), own]
  return { text: text.join(' '), changes: [...kept, { action: 'create', ...event }], listed, focus: [own] }
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
  const above = looser === undefined ? '' : `${looser}\n`
  const title = above + head(changes.length, hasPeriod) + cut
  return onCard(asking, changes, withList(asking, title, found, { behind }))
}

/** What is proposed, with all that is on the card then. */
function onCard(asking: QuestionContext, changes: readonly ProposedChange[], list: Reply): Reply {
  const { kept = [] } = asking.question
  const whole = wholeCard(asking, changes)
  const now = changes.flatMap((change) => (change.action === 'create' ? [] : [change.itemId]))
  const isRestKept = kept.length > 0 || besideOnCard(now, whole).length > 0
  const besides = isRestKept ? endingWith(asking.sentences.changes.besides, list) : list
  const reply = { ...endingWith(applied(asking), besides), changes: onWholeCard(whole, kept, true) }
  // What is on the card besides can still be left out of it, but what was said last is spoken of.
  const { listed = [] } = list
  const before = idsOnCard(kept).filter((id) => !isNewId(id) && !listed.includes(id))
  return before.length === 0 ? reply : { ...reply, listed: [...before, ...listed], focus: listed }
}

/** The card that is open with changes: what is only said of fewer, or for others, leaves nothing else on it. */
function wholeCard(asking: QuestionContext, changes: readonly ProposedChange[]): readonly ProposedChange[] {
  const { subject, isLeftOut, among } = asking.question
  const card = cardOf(asking)
  const isOnCard = (change: ProposedChange): boolean =>
    change.action === 'delete' && card.some((one) => one.action === 'delete' && one.itemId === change.itemId)
  const isNarrowed = subject !== undefined || isLeftOut === true || among?.isNarrowed === true
  return onWholeCard(changes, card, !isNarrowed && !changes.every(isOnCard))
}
