import { indexedFilterOf, isInRange, uidTextIn, type CalendarQuery, type TimeRange } from '@dodici/core/dav'
import { dayOfWall } from '@dodici/core/date'
import { openTurns } from '#server/event-loop-turns.ts'
import { seriesOf } from '#server/features/events/event-record.ts'
import { ownRecords } from '#server/features/events/events.service.ts'
import { bodiesOf } from '../bodies.ts'
import { DavRefusal } from '../dav-refusal.ts'
import { LOOKED_INTO_MAX } from '../limits.ts'
import { listObjects, objectsNamed, type DavObject } from '../objects.ts'
import type { Days } from '../objects.queries.ts'
import { workOn } from '../resource-work.ts'
import type { CalendarCall } from './calendar-call.ts'

const AT_ONCE = 200

/** The resources that a filter finds: those in a range by the index, others by looking into each. */
export async function queriedObjects(
  about: CalendarCall,
  { filter }: Pick<CalendarQuery, 'filter'>,
): Promise<DavObject[]> {
  const indexed = indexedFilterOf(filter)
  if (indexed?.kind === 'nothing') return []
  if (indexed !== null) return objectsInRange(about, indexed)
  const uid = uidTextIn(filter)?.toLowerCase() ?? ''
  const all = (await listed(about)).filter((object) => object.uid.toLowerCase().includes(uid))
  if (all.length > LOOKED_INTO_MAX) throw new DavRefusal(403, 'number-of-matches-within-limits')
  const { zone } = about
  const { storage, owner } = about.call
  return sifted(all, async (some) => {
    const bodies = await bodiesOf(storage, owner, idsOf(some))
    return ({ id }) => {
      const body = bodies.get(id) ?? ''
      return workOn(storage, { act: 'match', body, filter, zone }, body.length)
    }
  })
}

/** The resources that occur in a range of time. */
export async function objectsInRange(about: CalendarCall, range: TimeRange): Promise<DavObject[]> {
  const objects = await listed(about, daysOf(range))
  if (range.start === null && range.end === null) return objects
  const { storage, owner } = about.call
  return sifted(objects, async (some) => {
    const records = await ownRecords(storage.db.read, owner.id, idsOf(some))
    return ({ id }) => {
      const record = records.get(id)
      return record !== undefined && isInRange(seriesOf(record.row, record.exceptions), range, about.zone)
    }
  })
}

async function listed({ call, calendar, only }: CalendarCall, days?: Days): Promise<DavObject[]> {
  const { collection } = calendar.calendar
  const db = call.storage.db.read
  if (only === null) return listObjects(db, collection, { owner: call.owner, days })
  return [...(await objectsNamed(db, collection, { owner: call.owner, names: [only] })).values()]
}

const idsOf = (objects: readonly DavObject[]): string[] => objects.map(({ id }) => id)

/** Days on whichever an occurrence in the range may lie, in any time zone. */
function daysOf({ start, end }: TimeRange): Days {
  const [first, last] = [start === null ? -FAR : dayOfWall(start) - 1, end === null ? FAR : dayOfWall(end) + 1]
  return { first, last }
}

/** Beyond all days that are stored. */
const FAR = 1_000_000

async function sifted(
  objects: readonly DavObject[],
  testOf: (some: readonly DavObject[]) => Promise<(object: DavObject) => boolean | Promise<boolean>>,
): Promise<DavObject[]> {
  const found: DavObject[] = []
  const pause = openTurns()
  for (let from = 0; from < objects.length; from += AT_ONCE) {
    const some = objects.slice(from, from + AT_ONCE)
    const isWanted = await testOf(some)
    for (const object of some) {
      await pause()
      if (await isWanted(object)) found.push(object)
    }
  }
  return found
}
