import type { Day } from '../../date/index.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { severalOf } from './answer-remove.ts'
import { askWhich, candidatesOf } from './candidates.ts'
import type { NewTime } from './moved-by.ts'
import type { Candidates } from './proposal.ts'
import { isOnwards } from './wish-subject.ts'

/** What is moved: all of a name, but to one day, or all of some days. */
export function movedIn(
  asking: QuestionContext,
  { by, day, minute, isWeekday, source }: NewTime,
  isMany: boolean,
): Candidates {
  const isOneDay = by === null && day !== null && !isWeekday
  const areSeveral = (isMany && !isOneDay) || (day === null && isOnwards(source, asking))
  const meant = asOneName(asking, { source, isWhole: by !== null }, candidatesOf(asking, source, areSeveral, true))
  return by === null && day !== null && minute !== null ? onItsDay(asking, meant, day) : meant
}

/** Of several that which is on the day to which it would be moved: it is its hour that changes. */
function onItsDay({ all }: QuestionContext, meant: Candidates, day: Day): Candidates {
  const asked = new Set('ask' in meant && meant.ask.asks === 'which' ? meant.ask.listed : [])
  const there = all.filter(({ id, first, last }) => asked.has(id) && first === day && last === day)
  return there.length === 1 ? { found: there, hasPeriod: true } : meant
}

/** What is moved, where all of it has one name or its days are said; what is of several names is asked back. */
function asOneName(
  asking: QuestionContext,
  { source, isWhole }: { readonly source: string; readonly isWhole: boolean },
  whole: Candidates,
): Candidates {
  const result = 'ask' in whole ? (severalOf(asking, source) ?? whole) : whole
  if ('ask' in result || result.hasPeriod || isWhole) return result
  return new Set(result.found.map(({ title }) => title)).size > 1 ? { ask: askWhich(asking, result.found) } : result
}
