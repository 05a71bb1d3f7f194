import type { Asking, Reply } from '../answering/asking.ts'
import { counted } from '../saying/days.ts'
import { quoted, sayWhen } from '../saying/items.ts'
import { candidatesOf, isForAll } from './candidates.ts'
import type { Command } from './command.ts'
import { applied, CHANGES_MAX, sayMoved, unchanged } from './proposal.ts'
import { shiftOf } from './shift.ts'
import { targetIn } from './target.ts'

/** Moves what is meant to where it is wished. */
export function answerShift(asking: Asking, { rest, verb }: Command): Reply {
  const { say, language } = asking
  const target = targetIn(rest, verb, asking)
  if (!target)
    return unchanged(
      asking,
      'Dimmi il giorno esatto in cui spostarlo, per esempio «a venerdì 15 maggio».',
      'Tell me the exact day to move it to, for example “to Friday 15 May”.',
    )
  const result = candidatesOf(asking, target.source, target.by !== null && isForAll(rest))
  if ('ask' in result) return result.ask
  const moves = result.found
    .slice(0, CHANGES_MAX)
    .map((item) => ({ item, change: shiftOf(item, target, asking.today) }))
  const sure = moves.flatMap(({ item, change }) => (change ? [{ item, change }] : []))
  if (sure.length < moves.length)
    return unchanged(
      asking,
      'Dura tutto il giorno e non ha un orario da spostare. Dimmi un giorno.',
      'It lasts all day and has no hours to move. Tell me a day.',
    )
  const shown = sure.slice(0, 10)
  const lines = shown.map(
    ({ item, change }) =>
      `• ${quoted(item.title, language)}: ${sayWhen(item, asking.today, language)} → ${sayMoved(change, asking)}`,
  )
  if (sure.length > shown.length)
    lines.push(say(`e altri ${sure.length - shown.length}`, `and ${sure.length - shown.length} more`))
  const head = say(
    `Propongo di spostare ${counted(sure.length, 'evento', 'eventi')}:`,
    `I would move ${counted(sure.length, 'event', 'events')}:`,
  )
  return {
    text: [head, ...lines, applied(asking)].join('\n'),
    itemIds: shown.map(({ item }) => item.id),
    changes: sure.map(({ change }) => change),
  }
}
