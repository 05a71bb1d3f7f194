import { onePerEvent } from './one-per-event.ts'
import { counted, sayPeriod } from '../saying/days.ts'
import { listed } from '../saying/items.ts'
import type { Asking, Reply } from './asking.ts'

/** Which events to come have no reminders, each once; null where something else is asked. */
export function answerUnreminded({ phrases, question, all, today, language, say }: Asking): Reply | null {
  if (!phrases.has('unreminded')) return null
  const found = onePerEvent(
    all.filter(
      ({ first, last, reminders = [] }) => reminders.length === 0 && last >= question.first && first <= question.last,
    ),
  )
  const when = question.hasPeriod
    ? ` ${sayPeriod(question.first, question.last, language)}`
    : say(' da oggi in poi', ' from today on')
  if (found.length === 0) return { text: say(`Tutto ha un promemoria${when}.`, `Everything has a reminder${when}.`) }
  const count = say(counted(found.length, 'evento', 'eventi'), counted(found.length, 'event', 'events'))
  const list = listed(found, today, language)
  const head = say(`Senza promemoria${when}: ${count}.`, `Without a reminder${when}: ${count}.`)
  return { text: `${head}\n${list.text}`, itemIds: list.itemIds }
}
