import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { RemindersPanel } from '../../features/reminders/panel/reminders-panel.tsx'

/** The reminders, while their panel is open. */
export function RemindersPart() {
  const { address } = useCalendarAddress()
  return address.panel === 'reminders' ? <RemindersPanel /> : null
}
