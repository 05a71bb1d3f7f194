import type { TextSpan } from '../../language/index.ts'
import { allOf, wishesOf } from '../../intents/going-on/amendment.ts'
import type { Talk } from '../../intents/going-on/talk.ts'
import { isNewId } from '../../intents/proposed-change.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { understoodIn } from '../../intents/reading/dates.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import { placesOfMore } from '../../intents/wishes/wish-joints.ts'
import { askingOf, type QuestionContext, type Reply } from '../answering/question-context.ts'
import { answerFurther } from './answer-wishes.ts'

/** So many places are looked at: what stands before each is answered. */
const PLACES_MAX = 4

/** Where more may be told of what a wish changes: behind a joint that parts no hour, before words for what becomes of it. */
function placesOfTelling(text: string, { surroundings, language }: QuestionContext): readonly TextSpan[] {
  const folded = foldedText(text)
  const hours = understoodIn(text, { language, surroundings }).filter(({ kind }) => kind === 'time')
  return placesOfMore(text)
    .filter(({ from, to }) => {
      const at = folded.places[from] ?? 0
      const isWithin = hours.some((hour) => hour.from < at && at < hour.to)
      return !isWithin && from > 0 && readInAnyLanguage(folded.plain.slice(to).trimStart()).has('tellsMoreOfIt')
    })
    .slice(0, PLACES_MAX)
}

/** What was just answered, as what the rest of a text speaks of. */
const talkOf = (
  { question, surroundings }: QuestionContext,
  text: string,
  { changes: card = [], listed = [], focus = listed }: Reply,
): Talk => ({
  surroundings: { ...surroundings, hasOpenCard: true },
  before: { question: { ...question, kind: 'change', text }, listed, focus, asks: null, card },
})

/** Whether more may be told of what a reply changes: what is taken away becomes nothing, and what is new is read at once. */
const isChanged = ({ changes = [], listed = [] }: Reply): boolean =>
  changes.length > 0 &&
  changes.every(({ action }) => action !== 'delete' && action !== 'create') &&
  !listed.some(isNewId)

/** What a wish changes, with what it tells more of the same behind that: `the dinner is on Friday, and lasts an hour longer`; null where it tells no more. */
export function answerAmended(
  asking: QuestionContext,
  text: string,
  answer: (asking: QuestionContext) => Reply,
): Reply | null {
  const { question, surroundings, all } = asking
  if (question.among !== undefined || question.subject !== undefined) return null
  const folded = foldedText(text)
  for (const { from, to } of placesOfTelling(text, asking)) {
    const head = typed(folded, 0, from).trim()
    const first = answer(askingOf({ ...question, text: head }, all, surroundings))
    if (!isChanged(first)) continue
    const talk = talkOf(asking, head, first)
    const said = allOf(typed(folded, to).trim(), talk)?.filter((one) => one.text !== '') ?? []
    if (said.length > 0) return answerFurther(asking, first, wishesOf(said, talk.before.focus), answer)
  }
  return null
}
