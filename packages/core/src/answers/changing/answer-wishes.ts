import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { foldedText } from '../../intents/reading/words.ts'
import { askingOf, type QuestionContext, type Reply } from '../answering/question-context.ts'
import { asOnCard, idOfNew, isNewId } from './on-card.ts'

/** What two wishes would change together: what the second one speaks of without a name is what the first is about. */
export function answerBoth(
  asking: QuestionContext,
  [one, other]: readonly [string, string],
  answer: (asking: QuestionContext) => Reply,
): Reply {
  const { question, surroundings } = asking
  const first = answer(askingOf({ ...question, text: one }, asking.all, surroundings))
  const card = first.changes ?? []
  const all = asOnCard(asking.all, card)
  const isOfIt = card.length > 0 && speaksOfIt(other)
  const ids = first.listed ?? []
  const among = { ids, isOne: false, of: ids.length, card }
  const second = answer(askingOf({ ...question, text: other, ...(isOfIt ? { among } : {}) }, all, surroundings))
  return isOfIt && (second.changes ?? []).length > 0 ? second : joined(asking, first, second)
}

/** Whether a wish names nothing and points at what was named before it. */
const speaksOfIt = (text: string): boolean => {
  const { has } = readInAnyLanguage(foldedText(text).plain)
  return (
    has('pronoun') || has('thatOne') || has('those') || has('remindsOfIt') || (has('reminding') && !has('ofSomething'))
  )
}

/** Two replies as one: their changes are on one card. */
function joined({ sentences: { changes } }: QuestionContext, one: Reply, other: Reply): Reply {
  const before = one.changes ?? []
  const isBoth = before.length > 0 && (other.changes ?? []).length > 0
  const head = isBoth ? one.text.replace(changes.onlyProposed, '').trim() : one.text
  const placed = (id: string): string => (isNewId(id) ? idOfNew(before.length + Number(id.replace(/\D/gu, ''))) : id)
  const lists = [one, other].map(({ itemIds = [], listed = [] }) => ({ itemIds, listed }))
  const [first, second] = lists
  return {
    text: `${head}\n${other.text}`,
    changes: [...before, ...(other.changes ?? [])],
    itemIds: [...new Set(lists.flatMap(({ itemIds }) => itemIds))],
    listed: [...new Set([...(first?.listed ?? []), ...(second?.listed ?? []).map(placed)])],
    asks: one.asks ?? other.asks ?? null,
  }
}
