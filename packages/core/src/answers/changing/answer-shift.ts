import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { answerPutInto } from './answer-categorise.ts'
import type { DetailedItem } from '../answer-types.ts'
import { askWhich, candidatesOf, isForAll } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { proposed, unchanged, type Candidates, added } from './proposal.ts'
import { isWhereItIs, shiftOf, toNewPlace } from './shift.ts'
import { newTimeIn, type NewTime } from './new-time.ts'

/** What is moved: all of a name, but to one day, or all of some days. */
function movedIn(asking: QuestionContext, { by, day, isWeekday, source }: NewTime, isMany: boolean): Candidates {
  const isOneDay = by === null && day !== null && !isWeekday
  const result = candidatesOf(asking, source, isMany && !isOneDay, true)
  if ('ask' in result || result.hasPeriod || by !== null) return result
  return new Set(result.found.map(({ title }) => title)).size > 1 ? { ask: askWhich(asking, result.found) } : result
}

/** Moves what is meant to where it is wished. */
export function answerShift(asking: QuestionContext, { rest, verb }: Command): Reply {
  const sentences = asking.sentences.changes
  const target = newTimeIn(rest, verb, asking)
  if (!target) return answerPutInto(asking, { rest }) ?? unchanged(asking, sentences.whichDayToMove)
  const meant = movedIn(asking, target, isForAll(rest))
  const change = (item: DetailedItem) => shiftOf(item, target, asking.today)
  const isThere = (item: DetailedItem): boolean => isWhereItIs(item, change(item))
  if ('found' in meant && meant.found.every(isThere)) return unchanged(asking, sentences.whichDayToMove)
  return proposed(asking, meant, { head: sentences.moves, ...toNewPlace(asking, change), refused: sentences.noHours })
}

/** The same once more on another day. */
export function answerCopy(asking: QuestionContext, { rest }: Command): Reply {
  const sentences = asking.sentences.changes
  const target = newTimeIn(rest, 'copy', asking)
  if (!target) return unchanged(asking, sentences.whichDayToCopy)
  const result = candidatesOf(asking, target.source, false)
  if ('ask' in result) return result.ask
  const [item] = result.found
  const moved = item && shiftOf(item, target, asking.today)
  if (item && moved && isWhereItIs(item, moved)) return unchanged(asking, sentences.whichDayToCopy)
  if (!item || !moved) return unchanged(asking, sentences.onlyDay)
  const { start, end } = moved
  const { title, allDay, categoryId } = item
  return added(asking, { title, start, end, allDay, recurrence: null, categoryId })
}
