import { MINUTES_A_DAY } from '../../date/index.ts'
import { NOTICE, REMINDER_MINUTES_MAX } from '../../event/index.ts'
import type { QuickAddReminder } from '../quick-add-types.ts'
import type { Amount, Captures } from './captures.ts'

/** Minutes of an amount that is told in minutes, hours, days or weeks; months differ in length. */
function minutesOf({ months, days, businessDays, minutes }: Amount): number | null {
  if (months > 0 || businessDays > 0) return null
  const total = days * MINUTES_A_DAY + minutes
  return total <= REMINDER_MINUTES_MAX ? total : null
}

const remind = (minutesBefore: number | null, { channel }: Captures): QuickAddReminder | null =>
  minutesBefore === null ? null : { minutesBefore, channel: channel ?? NOTICE }

export const reminderActions = {
  reminder: (captures: Captures) => remind(captures.amount ? minutesOf(captures.amount) : null, captures),
  reminderDay: (captures: Captures) => remind(MINUTES_A_DAY, captures),
  reminderNow: (captures: Captures) => remind(0, captures),
  email: () => 'email',
}
