import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { answerPutInto } from './answer-categorise.ts'
import { askWhich, candidatesOf, isForAll, type Candidates } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { CHANGES_MAX, proposedMoves, unchanged, type Move } from './proposal.ts'
import { isWhereItIs, shiftOf } from './shift.ts'
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
  const result = movedIn(asking, target, isForAll(rest))
  if ('ask' in result) return result.ask
  const found = result.found.slice(0, CHANGES_MAX)
  const moves = found.flatMap((item): Move[] => {
    const change = shiftOf(item, target, asking.today)
    return change ? [{ item, change }] : []
  })
  if (moves.length < found.length) return unchanged(asking, sentences.noHours)
  if (moves.every(({ item, change }) => isWhereItIs(item, change))) return unchanged(asking, sentences.whichDayToMove)
  return proposedMoves(asking, sentences.moves(moves.length), moves)
}
