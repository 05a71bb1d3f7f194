import { onePerEvent } from './one-per-event.ts'
import { counted } from '../saying/days.ts'
import { listed } from '../saying/items.ts'
import type { Asking, Reply } from './asking.ts'

const WITHOUT =
  /\b(?:senza|privi di|non ho|non hanno|non ha) (?:un |alcun |nessun |i )?(?:promemoria|avvis[oi])\b|\bnon (?:mi )?(?:avvisi|ricordi|avverti)\b|\bnon (?:hanno|ha) (?:il|l'|un) ?(?:promemoria|avvis[oi])\b|\b(?:won't|don't|not|never) (?:be |get |going to get )+(?:a |any |reminded|notified|alerted)|\b(?:without|have no|has no|got no|with no|don't have|do not have) (?:a |an |any )?(?:reminders?|alerts?)\b/u

/** Whether it is asked what has no reminders. */
export const isAboutUnreminded = (plain: string): boolean => WITHOUT.test(plain)

/** Which events to come have no reminders, each once; null where something else is asked. */
export function answerUnreminded({ plain, question, all, today, language, say }: Asking): Reply | null {
  if (!isAboutUnreminded(plain)) return null
  const found = onePerEvent(
    all.filter(
      ({ first, last, reminders = [] }) => reminders.length === 0 && last >= question.first && first <= question.last,
    ),
  )
  const when = question.period === '' ? say(' da oggi in poi', ' from today on') : ` ${question.period}`
  if (found.length === 0) return { text: say(`Tutto ha un promemoria${when}.`, `Everything has a reminder${when}.`) }
  const count = say(counted(found.length, 'evento', 'eventi'), counted(found.length, 'event', 'events'))
  const list = listed(found, today, language)
  const head = say(`Senza promemoria${when}: ${count}.`, `Without a reminder${when}: ${count}.`)
  return { text: `${head}\n${list.text}`, itemIds: list.itemIds }
}
