import { hash } from 'node:crypto'
import type { LinkedConflict } from '@dodici/contract/types'
import { settled } from '@dodici/core/two-way'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { eventUnit, type EventContent } from '#server/db/journal/units/event-unit.ts'
import { writeChange } from '#server/db/journal/write-change.ts'
import type { LinkedCalendarTable, LinkedObjectTable } from '#server/db/schema.ts'
import { AppError, invalidInput, notFound } from '#server/errors.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import type { FileEvent } from '#server/features/calendar-contents/ics-content.ts'
import { timesOf, type EventRecord } from '#server/features/events/event-record.ts'
import { ownRecords } from '#server/features/events/events.service.ts'
import { personalClock } from '#server/features/reminders/reminded-event.ts'
import { deleteObjects, findConflicts, findConflictsOf } from './linked-objects.queries.ts'
import type { LinkStorage } from './link-storage.ts'
import { dueNow, linkById } from './links.service.ts'
import { meaningOf } from './sync/meaning.ts'
import { agreedRow, receive, removeHere, type Receiver } from './sync/receive.ts'
import type { Pair } from './sync/run.ts'
import { noteObjects } from './sync/still-linked.ts'

/** Conflicts that are listed at once. */
const LISTED_MAX = 100
const ID_LENGTH = 22

/** The id of a conflict: of its resource. */
export const conflictIdOf = ({ calendar_id, href }: Pick<LinkedObjectTable, 'calendar_id' | 'href'>): string =>
  hash('sha256', `${calendar_id} ${href}`, 'base64url').slice(0, ID_LENGTH)

type Side = NonNullable<LinkedConflict['ours']>

/** Events that differ here and elsewhere, oldest first. */
export async function listLinkedConflicts(storage: LinkStorage, { ownerId }: Access): Promise<LinkedConflict[]> {
  const { read } = storage.db
  const rows = await findConflicts(read, ownerId, LISTED_MAX)
  if (rows.length === 0) return []
  const clock = personalClock(await accountRow(read, ownerId))
  const ids = rows.flatMap(({ event_id, our_tag }) => (event_id === null || our_tag === null ? [] : [event_id]))
  const records = await ownRecords(read, ownerId, ids)
  const conflicts: LinkedConflict[] = []
  for (const row of rows) {
    const meant = row.their_body === null ? null : await meaningOf(storage, row.their_body, clock)
    const record = records.get(row.event_id ?? '')
    conflicts.push({
      ...{ _id: conflictIdOf(row), calendarId: row.calendar_id, reason: row.conflict ?? 'bothChanged' },
      eventId: record === undefined ? null : record.row.id,
      ours: record === undefined ? null : sideOfRecord(record),
      theirs: meant === null ? null : sideOfFile(meant.sent.file),
      noticedAt: row.noticed_at ?? '',
    })
  }
  return conflicts
}

const sideOfRecord = ({ row, exceptions }: EventRecord): Side => sideOf(row, exceptions.length)

const sideOfFile = ({ event, exceptions }: FileEvent): Side => sideOf(event, exceptions.length)

function sideOf(row: Omit<EventRecord['row'], never> | FileEvent['event'], exceptions: number): Side {
  const { allDay, start, end, timezone } = timesOf(row)
  const { title, location, description, rrule } = row
  const left = (JSON.parse(row.exdates) as unknown[]).length
  return {
    ...{ title, allDay, start, end, timezone, location, description },
    recurrence: rrule,
    changedOccurrences: exceptions + left,
  }
}

interface Choice {
  readonly id: string
  readonly conflictId: string
  readonly keep: 'ours' | 'theirs' | 'both'
}

/**
 * Keeps one version of an event that differs here and elsewhere, or both. What is taken from there is written at once, and what
 * is kept from here is sent soon.
 * @throws AppError `not_found`; `stale_version` if it has changed meanwhile; `invalid_input` for both where one is deleted; `unreadable_file` for what cannot be shown here
 */
export async function settleLinkedConflict(storage: LinkStorage, access: Access, choice: Choice): Promise<void> {
  const link = await linkById(storage, access, choice.id)
  const row = (await findConflictsOf(storage.db.read, link)).find((one) => conflictIdOf(one) === choice.conflictId)
  if (row === undefined) throw notFound()
  if (choice.keep === 'ours') await keepOurs(storage, link, row)
  else await takeTheirs(storage, { link, row, access, withCopy: choice.keep === 'both' })
  await dueNow(storage, link, { is_complete: 0 })
}

const pairOf = (row: LinkedObjectTable): Pair => ({
  ...{ href: row.href, known: row, eventId: row.our_tag === null ? null : row.event_id },
  ...{ tag: row.our_tag, etag: row.their_etag },
})

/** As if it had not changed there. */
async function keepOurs(storage: LinkStorage, link: LinkedCalendarTable, row: LinkedObjectTable): Promise<void> {
  const agreed = settled({ tag: row.our_tag, etag: row.their_etag }, 'here')
  await noteObjects(storage, link, [agreedRow(link, { href: row.href, eventId: row.event_id, ...agreed })])
}

interface Taking {
  readonly link: LinkedCalendarTable
  readonly row: LinkedObjectTable
  readonly access: Access
  readonly withCopy: boolean
}

async function takeTheirs(storage: LinkStorage, { link, row, access, withCopy }: Taking): Promise<void> {
  const owner = await accountRow(storage.db.read, access.ownerId)
  const collection = { ownerId: access.ownerId, calendarId: link.calendar_id }
  const receiver: Receiver = { storage, link, owner, access, collection }
  const ours = withCopy ? await oursOf(storage, access, row) : null
  const isDone = row.their_etag === null ? await forgetOurs(receiver, row) : await receiveTheirs(receiver, storage, row)
  if (!isDone) throw new AppError('stale_version', 'It has changed meanwhile. Look at both again.')
  if (ours !== null) await addCopy(storage, access, ours)
}

async function receiveTheirs(receiver: Receiver, storage: LinkStorage, row: LinkedObjectTable): Promise<boolean> {
  const { their_body, their_etag } = row
  const meant = their_body === null ? null : await meaningOf(storage, their_body, personalClock(receiver.owner))
  if (meant === null) throw new AppError('unreadable_file', 'What is there cannot be shown here.')
  return receive(receiver, [{ pair: pairOf(row), etag: their_etag ?? '', sent: meant.sent }])
}

/** What is deleted there, or has never come there. */
async function forgetOurs(receiver: Receiver, row: LinkedObjectTable): Promise<boolean> {
  const pair = pairOf(row)
  if (pair.eventId !== null) return removeHere(receiver, [pair])
  await receiver.storage.db.transact((trx) => deleteObjects(trx, receiver.link, [row.href]))
  return true
}

/** What is here now, where something is on both sides. */
async function oursOf({ db }: LinkStorage, access: Access, row: LinkedObjectTable): Promise<EventContent> {
  const { event_id, our_tag, their_etag } = row
  if (our_tag === null || their_etag === null) throw invalidInput('keep', 'must be one of two that are there')
  const [unit] = await eventUnit.readMany(db.read, access.ownerId, event_id === null ? [] : [event_id])
  if (unit === undefined) throw notFound()
  return unit.content
}

/** A further event that says what was here; it is sent as a new one. */
async function addCopy(storage: LinkStorage, access: Access, { event, exceptions }: EventContent): Promise<void> {
  await writeChange(storage, access, { kind: 'event.create' }, async (writer) => {
    const id = uuid()
    const copied = { ...event, uid: id, ics_body: null, ics_names: null }
    await writer.put('event', [{ id, content: { event: copied, exceptions } }])
  })
}
