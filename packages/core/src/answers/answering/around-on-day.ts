import type { AskedItem } from '../answer-types.ts'
import { anchorOf, anchorTerms } from './anchors.ts'
import { sideIn } from './around.ts'
import { withList, type Asking, type Reply } from './asking.ts'
import { touching } from './stretches.ts'

const KINDS: ReadonlySet<string> = new Set(['find', 'agenda', 'count', 'next', 'last'])

/** Something with hours on one day, what else is on that day, and which side of it is asked for. */
interface Around {
  readonly anchor: AskedItem
  readonly side: 'before' | 'after'
  readonly onDay: readonly AskedItem[]
}

/** Whether a question says one day, and may be about what is before or after something on it. */
const isOfOneDay = ({ question, phrases }: Asking): boolean =>
  KINDS.has(question.kind) && question.hasPeriod && question.first === question.last && !phrases.has('afterWork')

function aroundIn(asking: Asking): Around | null {
  const { question, all } = asking
  const said = sideIn(asking)
  if (!said) return null
  const named = anchorTerms(said.words).filter((term) => question.terms.includes(term))
  if (named.length === 0 || named.length < question.terms.length) return null
  const onDay = touching(all, question)
  const anchor = anchorOf(named.join(' '), { ...asking, all: onDay })
  return anchor && !anchor.allDay ? { anchor, side: said.isBefore ? 'before' : 'after', onDay } : null
}

/** What is on before or after something on the one day that is said: `after the gym on Tuesday`; null where that is not asked. */
export function answerAroundOnDay(asking: Asking): Reply | null {
  const around = isOfOneDay(asking) ? aroundIn(asking) : null
  if (!around) return null
  const { anchor, side, onDay } = around
  const found = onDay.filter(
    (item) => !item.allDay && (side === 'before' ? item.end <= anchor.start : item.start >= anchor.end),
  )
  const head = asking.sentences.events.beside(anchor, side, found.length, asking.today)
  return found.length === 0 ? { text: head } : withList(asking, head, found)
}
