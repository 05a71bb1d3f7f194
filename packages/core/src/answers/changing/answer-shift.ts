import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { answerPutInto } from './answer-categorise.ts'
import { candidatesOf, isForAll } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { applied, CHANGES_MAX, sayMove, unchanged } from './proposal.ts'
import { isWhereItIs, shiftOf } from './shift.ts'
import { newTimeIn } from './new-time.ts'

/** Moves what is meant to where it is wished. */
export function answerShift(asking: QuestionContext, { rest, verb }: Command): Reply {
  const sentences = asking.sentences.changes
  const target = newTimeIn(rest, verb, asking)
  if (!target) return answerPutInto(asking, { rest }) ?? unchanged(asking, sentences.whichDayToMove)
  const result = candidatesOf(asking, target.source, target.by !== null && isForAll(rest))
  if ('ask' in result) return result.ask
  const moves = result.found
    .slice(0, CHANGES_MAX)
    .map((item) => ({ item, change: shiftOf(item, target, asking.today) }))
  const sure = moves.flatMap(({ item, change }) => (change ? [{ item, change }] : []))
  if (sure.length < moves.length) return unchanged(asking, sentences.noHours)
  if (sure.every(({ item, change }) => isWhereItIs(item, change))) return unchanged(asking, sentences.whichDayToMove)
  const shown = sure.slice(0, 10)
  const lines = shown.map(({ item, change }) => sayMove(asking, item, change))
  if (sure.length > shown.length) lines.push(asking.sentences.words.andMore(sure.length - shown.length))
  return {
    text: [sentences.moves(sure.length), ...lines, applied(asking)].join('\n'),
    itemIds: shown.map(({ item }) => item.id),
    changes: sure.map(({ change }) => change),
  }
}
