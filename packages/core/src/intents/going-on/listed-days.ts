import type { QuestionKind, ReadQuestion } from '../question-types.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { isWish, namesNothing, type Talk } from './talk.ts'

/** Kinds that ask what is on some days, where only their place in a list is said. */
const OF_DAYS: ReadonlySet<QuestionKind> = new Set(['find', 'agenda', 'next', 'last'])

/** The listed days that a text means by their place; null where it means none. */
function placedDays({ phrases }: QuestionParts, { days = [], listed }: Talk['before']) {
  const said = phrases.find('placeListed')
  const place = Number(said?.value ?? 0)
  const span = place === 0 || listed.length > 0 ? undefined : days.at(place > 0 ? place - 1 : place)
  return said && span ? { said, span } : null
}

/** What is asked of days that were listed, by their place in the list: `what is on the first one?`. Null where none were. */
export function onListedDays(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const placed = isWish(parts) ? null : placedDays(parts, before)
  if (placed === null) return null
  const rest = partsOfQuestion(withoutSpans(parts.folded.plain, [placed.said]), surroundings)
  if (!namesNothing(askedFor(rest, surroundings))) return null
  const kind = rest.kind === null || OF_DAYS.has(rest.kind) ? 'agenda' : rest.kind
  const { first, last } = placed.span
  return { kind, first, last, hasPeriod: true, terms: [], categoryId: null, text: rest.folded.text }
}
