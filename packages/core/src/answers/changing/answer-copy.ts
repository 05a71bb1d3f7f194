import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { candidatesOf } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { added, unchanged } from './proposal.ts'
import { isWhereItIs, shiftOf } from './shift.ts'
import { newTimeIn } from './new-time.ts'

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
