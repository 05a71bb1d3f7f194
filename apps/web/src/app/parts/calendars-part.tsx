import { CalendarsDialog } from '../../features/calendars/calendars-dialog.tsx'
import { Themed } from '../themed.tsx'

/** The calendars of the person, in the theme. */
export const CalendarsPart = () => (
  <Themed>
    <CalendarsDialog />
  </Themed>
)
