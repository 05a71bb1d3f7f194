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

/** The ids of a reply whose new events come behind so many changes of another. */
const placedBehind = ({ listed = [] }: Reply, changes: number): readonly string[] =>
  listed.map((id) => (isNewId(id) ? idOfNew(changes + Number(id.replace(/\D/gu, ''))) : id))

/** Two replies as one: their changes are on one card. */
function joined({ sentences }: QuestionContext, one: Reply, other: Reply): Reply {
  const [before, behind] = [one.changes ?? [], other.changes ?? []]
  const isBoth = before.length > 0 && behind.length > 0
  const head = isBoth ? one.text.replace(sentences.changes.onlyProposed, '').trim() : one.text
  return {
    text: `${head}\n${other.text}`,
    changes: [...before, ...behind],
    itemIds: [...new Set([one, other].flatMap(({ itemIds = [] }) => itemIds))],
    listed: [...new Set([...placedBehind(one, 0), ...placedBehind(other, before.length)])],
    asks: one.asks ?? other.asks ?? null,
  }
}
