import { busyTimesOf, mergeBusyPeriods, writeFreeBusy, type BusyEvent, type FreeBusyQuery } from '@dodici/core/dav'
import { seriesOf, textsOf } from '#server/features/events/event-record.ts'
import { ownRecords } from '#server/features/events/events.service.ts'
import { minutesOfInstant } from '#server/features/reminders/reminded-event.ts'
import { instantOf } from '#server/clock.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { VERSION } from '#server/version.ts'
import type { DavAnswer } from '../dav-request.ts'
import { objectsInRange } from './query-objects.ts'
import type { CalendarCall } from './calendar-call.ts'

/** When a calendar's events take time, and nothing else of them (RFC 4791 7.10). */
export async function freeBusyQuery(about: CalendarCall, { range }: FreeBusyQuery): Promise<DavAnswer> {
  const { storage, owner } = about.call
  const isFree = about.calendar.calendar.row.dav_transparent === 1
  const objects = isFree ? [] : await objectsInRange(about, range)
  const ids = objects.map(({ id }) => id)
  const records = await ownRecords(storage.db.read, owner.id, ids)
  const busy = await inTurns([...records.values()], ({ row, exceptions }) => {
    const event: BusyEvent = { ...textsOf(row), ...seriesOf(row, exceptions) }
    return busyTimesOf(event, range, about.zone).periods
  })
  const periods = mergeBusyPeriods(busy.flat())
  const now = Math.floor(minutesOfInstant(instantOf(storage.clock)))
  return {
    status: 200,
    headers: { 'content-type': 'text/calendar; charset=utf-8; component=VFREEBUSY' },
    body: writeFreeBusy({ range, periods, now, productId: `-//Dodici//Dodici ${VERSION}//EN` }),
  }
}
