import type { plan as english } from '../en/plan.ts'
import type { Words } from '../words.ts'

export const plan: Words<typeof english> = {
  limit:
    'Il piano Basic contiene {{events}} eventi all’anno, e una serie vale uno, e {{calendars}} calendario. Quello che c’è resta; per averne di più ci sono altri piani.',
  compare: 'Confronta i piani',
}
