import type { AskedItem } from '../answer-types.ts'
import { sayDistance } from '../saying/days.ts'
import type { Asking } from './asking.ts'

/** How far an item lies from today, as a sentence. */
export function away(asking: Asking, item: AskedItem): string {
  const days = item.first - asking.today
  const distance = sayDistance(Math.abs(days), asking.language)
  if (days === 0) return asking.say('È oggi.', 'It is today.')
  if (days === 1) return asking.say('È domani.', 'It is tomorrow.')
  if (days === -1) return asking.say('È stato ieri.', 'It was yesterday.')
  if (days > 0) return asking.say(`Mancano ${distance}.`, `That is in ${distance}.`).replace('Mancano 1 ', 'Manca 1 ')
  return asking.say(`Sono passati ${-days} giorni.`, `That was ${distance} ago.`)
}
