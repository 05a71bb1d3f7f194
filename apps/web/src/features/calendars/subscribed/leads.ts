import type { Subscription } from '@dodici/contract/types'
import { texts } from '../../../i18n/texts.ts'

type Reminders = Subscription['reminders']

const MINUTES_A_DAY = 24 * 60
const MINUTES = { none: null, atTime: 0, tenMinutes: 10, oneHour: 60, oneDay: MINUTES_A_DAY } as const

/** How long before its events a calendar reminds. `own`: otherwise, as another program has set it. */
export type Lead = keyof typeof MINUTES | 'own'

export const LEADS = ['none', 'atTime', 'tenMinutes', 'oneHour', 'oneDay'] as const

export const leadWords = (lead: Lead): string => texts.t(`subscriptions.lead.${lead}`)

const notice = (minutesBefore: number): Reminders['timed'] => [{ minutesBefore, channel: 'display' }]

/** A whole day has no hour: what reminds of it comes on the day, or on the day before. */
export function remindersOf(lead: string): Reminders {
  const minutes = MINUTES[lead as keyof typeof MINUTES] ?? null
  if (minutes === null) return { timed: [], allDay: [] }
  return { timed: notice(minutes), allDay: notice(minutes === MINUTES_A_DAY ? MINUTES_A_DAY : 0) }
}

export function leadOf(reminders: Reminders): Lead {
  const said = JSON.stringify(reminders)
  return LEADS.find((lead) => JSON.stringify(remindersOf(lead)) === said) ?? 'own'
}
