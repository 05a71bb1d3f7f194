import type { Asking, Reply } from '../answering/asking.ts'
import { quoted } from '../saying/items.ts'
import { candidatesOf } from './candidates.ts'
import type { Command } from './command.ts'
import { applied, sayMoved, unchanged } from './proposal.ts'
import { shiftOf } from './shift.ts'
import { targetIn } from './target.ts'

/** The same once more on another day. */
export function answerCopy(asking: Asking, { rest }: Command): Reply {
  const { say, language } = asking
  const target = targetIn(rest, 'copy', asking)
  if (!target)
    return unchanged(
      asking,
      'In quale giorno lo copio? Per esempio «a venerdì 15 maggio».',
      'To which day? For example “to Friday 15 May”.',
    )
  const result = candidatesOf(asking, target.source, false)
  if ('ask' in result) return result.ask
  const [item] = result.found
  const moved = item && shiftOf(item, target, asking.today)
  if (!item || !moved) return unchanged(asking, 'Dimmi un giorno.', 'Tell me a day.')
  const { start, end } = moved
  const { title, allDay, categoryId } = item
  return {
    text: `${say('Propongo di aggiungere', 'I would add')} ${quoted(title, language)}: ${sayMoved(moved, asking)}. ${applied(asking)}`,
    changes: [{ action: 'create', title, start, end, allDay, recurrence: null, categoryId }],
  }
}
