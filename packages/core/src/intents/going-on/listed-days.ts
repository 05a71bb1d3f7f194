import type { QuestionKind, ReadQuestion } from '../question-types.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { isWish, namesNothing, type Talk } from './talk.ts'

/** Kinds that ask what is on some days, where only their place in a list is said. */
const OF_DAYS: ReadonlySet<QuestionKind | null> = new Set([null, 'find', 'agenda', 'next', 'last'])

/** What is asked of days that were listed, by their place in the list: `what is on the first one?`. Null where none were. */
export function onListedDays(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const { days = [], listed } = before
  const said = parts.phrases.find('placeListed')
  const place = Number(said?.value ?? 0)
  const span = place === 0 ? undefined : days.at(place > 0 ? place - 1 : place)
  if (!said || !span || listed.length > 0 || isWish(parts)) return null
  const rest = partsOfQuestion(withoutSpans(parts.folded.plain, [said]), surroundings)
  if (!namesNothing(askedFor(rest, surroundings))) return null
  const kind = OF_DAYS.has(rest.kind) || rest.kind === null ? 'agenda' : rest.kind
  const { first, last } = span
  return { kind, first, last, hasPeriod: true, terms: [], categoryId: null, text: rest.folded.text }
}
