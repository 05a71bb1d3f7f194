import type { DavCall } from '../dav-request.ts'
import type { calendarResource } from '../resources.ts'

/** A report about one calendar. */
export interface CalendarCall {
  readonly call: DavCall
  readonly calendar: ReturnType<typeof calendarResource>
  /** The zone of days and of times that float. */
  readonly zone: string
  /** The name of the only resource that is asked, or null for all of the calendar. */
  readonly only: string | null
}
