import type { plan as english } from '../en/plan.ts'
import type { Words } from '../words.ts'

export const plan: Words<typeof english> = {
  limit:
    'Il piano Basic comprende {{events}} eventi all’anno e {{calendars}} calendario. Non perdi nulla di quello che hai. Per aggiungere altro scegli un altro piano.',
  compare: 'Confronta i piani',
}
