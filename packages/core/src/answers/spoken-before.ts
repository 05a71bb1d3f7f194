import { isNewId } from '../intents/proposed-change.ts'
import type { Among, ReadQuestion, Remembered } from '../intents/question-types.ts'
import type { Answer } from './answer-types.ts'

/** So many things that were spoken of before are remembered, and no long lists of them. */
const BEHIND_MAX = 2
const BEHIND_LISTED_MAX = 20

/** What is spoken of, and what was before it, the last first. */
export const spokenBefore = ({ behind = [], ...last }: Remembered): readonly Remembered[] => [last, ...behind]

/** What is left of a wish whose card is closed: the question about some days before it, with which the next one goes on. */
function askedBefore<One extends Remembered>(one: One): One {
  const isThere = (id: string): boolean => !isNewId(id)
  const { base = { ...one.question, kind: 'none' } } = one
  if (one.question.kind !== 'change') return { ...one, card: [] }
  return { ...one, question: base, card: [], listed: one.listed.filter(isThere), focus: one.focus.filter(isThere) }
}

/** The same without the card that came last: somebody wants none of it. */
export function withoutCard({ missed: _missed, ...remembered }: Remembered): Remembered {
  const [last, ...behind] = spokenBefore(remembered)
  const at = [last, ...behind].findIndex((one) => one !== undefined && one.card.length > 0)
  const closed = <One extends Remembered>(one: One, place: number): One => (place === at ? askedBefore(one) : one)
  const card = [last, ...behind][at]?.card ?? []
  return {
    ...closed(remembered, 0),
    ...(card.length === 0 ? {} : { dropped: card }),
    ...(behind.length === 0 ? {} : { behind: behind.map((one, place) => closed(one, place + 1)) }),
  }
}

/** Whether a question goes on with a wish: it is about that which this is, on its card, or its words with what they lacked. */
function goesOnWith({ kind, among, kept, text }: ReadQuestion, { listed }: Answer, one: Remembered): boolean {
  if (kind === 'change' && one.question.kind === 'change' && text.startsWith(one.question.text)) return true
  const card = JSON.stringify(one.card)
  if (kept !== undefined && JSON.stringify(kept) === card) return true
  if (among === undefined || !isAboutListed(among, one)) return false
  if (one.card.length > 0) return JSON.stringify(among.card) === card
  return isWishOfIt(kind, among, listed) || listed.some((id) => one.listed.includes(id))
}

/** Whether it is wished of what was listed: what is added on its days, or before or after it, is something else. */
const isWishOfIt = (kind: ReadQuestion['kind'], { inTurn }: Among, listed: readonly string[]): boolean =>
  kind === 'change' && inTurn === undefined && !(listed.length > 0 && listed.every(isNewId))

const isAboutListed = ({ ids }: Among, { listed }: Remembered): boolean =>
  ids.length > 0 && ids.every((id) => listed.includes(id))

/** Whether an answer still speaks of what was spoken of, which waits on no card. */
const isOfSame = (question: ReadQuestion, answer: Answer, one: Remembered): boolean =>
  goesOnWith(question, answer, one) || isListedAgain(answer, one)

const isListedAgain = ({ listed, changes }: Answer, one: Remembered): boolean =>
  (one.card.length === 0 || changes.length > 0) && listed.some((id) => !isNewId(id) && one.listed.includes(id))

/** What was spoken of before, where something else is now; what a card says otherwise is no more. */
export function behindOf(
  question: ReadQuestion,
  answer: Answer,
  before: Remembered | null,
): Pick<Remembered, 'behind'> {
  if (before === null) return {}
  const [last, ...others] = spokenBefore(before)
  const isSomething = (one: Remembered): boolean => one.listed.length > 0 || one.question.kind === 'change'
  const isKept = (one: Remembered): boolean =>
    isSomething(one) && one.listed.length <= BEHIND_LISTED_MAX && !isOfSame(question, answer, one)
  const behind = [
    ...(last && isKept(last) ? [last] : []),
    ...others.filter((one) => !goesOnWith(question, answer, one)),
  ]
  return behind.length === 0 ? {} : { behind: behind.slice(0, BEHIND_MAX) }
}
