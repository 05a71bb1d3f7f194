import type { DetailedItem } from '../answer-types.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { anchorOf, anchorTerms } from './anchors.ts'
import { sideIn } from './around.ts'
import { withList, type QuestionContext, type Reply } from './question-context.ts'
import type { Side } from '../words/event-sentences.ts'
import { touching } from './unit-spans.ts'

const KINDS: ReadonlySet<string> = new Set(['find', 'agenda', 'count', 'next', 'last'])

/** Something with hours on one day, and what else is on that day on one side of it. */
interface BesideEvent {
  readonly anchor: DetailedItem
  readonly side: Side
  readonly found: readonly DetailedItem[]
}

/** Whether a question says one day, and may be about what is before or after something on it. */
const isOfOneDay = ({ question, phrases }: QuestionContext): boolean =>
  KINDS.has(question.kind) && question.hasPeriod && question.first === question.last && !phrases.has('afterWork')

/** The one day that is said, or that of what is named: `after the dentist, anything else that day?` */
function dayIn(asking: QuestionContext, words: string): Span | null {
  const { question, phrases } = asking
  if (isOfOneDay(asking)) return question
  const isThat = KINDS.has(question.kind) && !question.hasPeriod && phrases.has('thatDay')
  const named = isThat ? anchorOf(words, asking)?.item : undefined
  return named ? { first: named.first, last: named.first } : null
}

/** What is on before or after something on the one day that is said: `after the gym on Tuesday`; null where that is not asked. */
export function besideOnDay(asking: QuestionContext): BesideEvent | null {
  const { question, all } = asking
  const said = sideIn(asking)
  const day = said && dayIn(asking, said.words)
  if (!said || !day) return null
  const { side, words } = said
  const named = anchorTerms(words).filter((term) => question.terms.includes(term))
  if (named.length === 0 || named.length < question.terms.length) return null
  const onDay = touching(all, day)
  const anchor = anchorOf(named.join(' '), { ...asking, all: onDay })?.item
  if (!anchor || anchor.allDay) return null
  const isBeside = ({ start, end }: DetailedItem): boolean =>
    side === 'before' ? end <= anchor.start : start >= anchor.end
  return { anchor, side, found: onDay.filter((item) => !item.allDay && isBeside(item)) }
}

/** The same as an answer. */
export function answerAroundOnDay(asking: QuestionContext): Reply | null {
  const beside = besideOnDay(asking)
  if (!beside) return null
  const { anchor, side, found } = beside
  const head = asking.sentences.events.beside(anchor, side, found.length, asking.today)
  return found.length === 0 ? { text: head } : withList(asking, head, found)
}
