import { idsOnCard } from '../../intents/proposed-change.ts'
import type { ReadQuestion, Remembered } from '../../intents/question-types.ts'
import type { Answer } from '../answer-types.ts'
import { withList, type QuestionContext, type Reply } from '../answering/question-context.ts'
import { besideOnCard } from './on-card.ts'
import { endingWith } from './proposal.ts'

/** The card without all that it has about some of its events, or with what was taken off it. */
export function answerOffOrBack(asking: QuestionContext, ids: readonly string[], isBack: boolean): Reply {
  const { changes: sentences } = asking.sentences
  const card = asking.question.among?.card ?? []
  const left = isBack ? card : besideOnCard(ids, card)
  const meant = new Set(ids)
  const list = withList(
    asking,
    isBack ? sentences.putsBack : sentences.takesOff,
    asking.all.filter(({ id }) => meant.has(id)),
  )
  const isMore = left.length > (isBack ? ids.length : 0)
  const reply = endingWith(
    left.length === 0 ? sentences.nothingChanged : sentences.onlyProposed,
    isMore ? endingWith(sentences.besides, list) : list,
  )
  return { ...reply, changes: left, listed: idsOnCard(left), ...(isBack ? { focus: ids } : {}) }
}

/** What was taken off a card, or is closed with it, so that it can be put back: until something else is changed. */
export function droppedOf(
  { kind, among, isOff }: ReadQuestion,
  { changes }: Answer,
  before: Remembered | null,
): Pick<Remembered, 'dropped'> {
  if (changes.length === 0) return before?.dropped ? { dropped: before.dropped } : {}
  const { card } = among ?? { card: [] }
  const left = new Set(changes.map((one) => JSON.stringify(one)))
  const gone = card.filter((one) => !left.has(JSON.stringify(one)))
  const isWhole = kind === 'change' && gone.length + changes.length === card.length
  const isTaken = isOff || gone.every(({ action }) => action === 'create')
  return isWhole && isTaken && gone.length > 0 ? { dropped: gone } : {}
}
