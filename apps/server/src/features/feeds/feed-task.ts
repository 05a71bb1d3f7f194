import { createHmac } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { MINUTES_A_DAY } from '@dodici/core/date'
import type { BusyPeriod } from '@dodici/core/dav'
import { publishedEvents, writeIcs, type IcsEvent, type PublishedDetail } from '@dodici/core/ics'
import { instantOfWall } from '@dodici/core/zone'
import type { Access } from '#server/actor.ts'
import { ownIds } from '#server/db/journal/own-units.ts'
import type { Queries } from '#server/db/schema.ts'
import { recordsOfCalendar } from '#server/features/calendar-contents/export.service.ts'
import { icsOfContent } from '#server/features/calendar-contents/ics-content.ts'
import { categoriesOfFiles, storedForFile } from '#server/features/calendar-contents/stored-for-file.ts'
import type { EventRecord } from '#server/features/events/event-record.ts'
import type { ReadingTask } from '#server/features/reading-threads/reading-threads.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { stepsOf } from '#server/steps-of-request.ts'
import { VERSION } from '#server/version.ts'
import { busyEvents, busyPeriodsOf } from './busy-feed.ts'
import type { FeedChoice } from './feed-columns.ts'
import { hasMoreEvents } from './feeds.queries.ts'
import { toldPartOf, type ToldPart } from './told-part.ts'
import { wordsOf } from './words/words-of.ts'

/** What decides the octets of a feed beside its owner's data. */
export interface FeedContent extends Pick<FeedChoice, 'detail' | 'calendarIds' | 'categoryIds' | 'uidKey'> {
  readonly name: string
  readonly changedAt: string
  /** Days since 1970 in the owner's zone; a series that occurs on one of them is told whole. */
  readonly first: number
  readonly last: number
}

/** How often programs are asked to look (RFC 7986 5.7). Some keep to it. */
const REFRESH_EVERY = 'PT1H'

/** What is written in some milliseconds where it is read. How long busy times take nobody knows before. */
const SMALL = { events: 150, bytes: 131_072 }

const zipped = promisify(gzip)

/** Events of a feed with their changed occurrences: no program takes as many. */
const EVENTS_MAX = 50_000

/** Writes a feed, zipped; null if it has too many events. The same data and the same content give the same octets. */
export const feedTask: ReadingTask<FeedContent, Uint8Array | null> = {
  name: 'feed',
  isInTurns: false,
  isLarge: ({ db }, { ownerId }, { detail }) => detail === 'busy' || hasMoreEvents(db.read, ownerId, SMALL),
  perform: async ({ db }, access, content) => {
    const { detail } = content
    const events = await (detail === 'busy'
      ? busyIn(db.read, access, content)
      : eventsIn(db.read, access, { ...content, detail }))
    if (events === null) return null
    return zipped(
      writeIcs({
        calendar: { name: content.name, description: '', color: null },
        events: events.sort(byStart),
        productId: `-//Dodici//Dodici ${VERSION}//EN`,
        refreshEvery: REFRESH_EVERY,
      }),
    )
  },
}

function byStart({ times: one, uid }: IcsEvent, { times: other, uid: otherUid }: IcsEvent): number {
  const [first, second] = one.start === other.start ? [uid, otherUid] : [one.start, other.start]
  return first < second ? -1 : 1
}

interface ToldRecord {
  readonly record: EventRecord
  readonly part: ToldPart
}

/** Of a person's own, those that are chosen. */
async function chosenIds(
  db: Queries,
  { table, ownerId }: { readonly table: 'calendar' | 'category'; readonly ownerId: string },
  chosen: readonly string[] | null,
): Promise<ReadonlySet<string>> {
  const own = await ownIds(db, table, ownerId)
  return chosen === null ? own : new Set(chosen.filter((id) => own.has(id)))
}

/** Page by page; null at the end if there are too many. */
async function* toldRecords(
  db: Queries,
  { ownerId }: Access,
  content: FeedContent,
): AsyncGenerator<ToldRecord[] | null> {
  const { calendarIds, categoryIds, first, last } = content
  const calendars = await chosenIds(db, { table: 'calendar', ownerId }, calendarIds)
  const categories = categoryIds === null ? null : await chosenIds(db, { table: 'category', ownerId }, categoryIds)
  let left = EVENTS_MAX
  for (const id of calendars) {
    for await (const records of recordsOfCalendar(db, { ownerId, id }, { first, last })) {
      left -= records.reduce((sum, { exceptions }) => sum + 1 + exceptions.length, 0)
      if (left < 0) {
        yield null
        return
      }
      yield records
        .map((record) => ({ record, part: toldPartOf(record, categories) }))
        .filter(({ part }) => part.isSeries || part.changed.size > 0)
    }
  }
}

async function eventsIn(
  db: Queries,
  access: Access,
  content: FeedContent & { readonly detail: PublishedDetail },
): Promise<IcsEvent[] | null> {
  const categories = await categoriesOfFiles(db, access.ownerId)
  const publishing = { detail: content.detail, privateTitle: wordsOf(access.actor.language).busy }
  const told: IcsEvent[] = []
  for await (const records of toldRecords(db, access, content)) {
    if (records === null) return null
    const events = await inTurns(records, ({ record, part }) => {
      const uidOf = (recurrenceId: string | null): string => uidBy(content, [record.row.id, recurrenceId])
      return publishedEvents(icsOfContent(storedForFile(record, categories)), { ...publishing, uidOf }, part)
    })
    told.push(...events.flat())
  }
  return told
}

async function busyIn(db: Queries, access: Access, content: FeedContent): Promise<IcsEvent[] | null> {
  const { timezone: zone, language } = access.actor
  const instantOfDay = (day: number): number => instantOfWall(day * MINUTES_A_DAY, zone)
  const range = { start: instantOfDay(content.first), end: instantOfDay(content.last + 1) }
  const options = { range, zone, steps: stepsOf(access.actor) }
  const periods: BusyPeriod[] = []
  for await (const records of toldRecords(db, access, content)) {
    if (records === null) return null
    const found = await inTurns(records, ({ record, part }) => busyPeriodsOf(record, part, options))
    periods.push(...found.flat())
  }
  return busyEvents(periods, {
    ...{ zone, title: wordsOf(language).busy, changedAt: content.changedAt },
    uidOf: ({ start, end }) => uidBy(content, ['busy', start, end]),
  })
}

/** Tells whoever has not the key nothing but whether two events are one. */
const uidBy = ({ uidKey }: FeedContent, facts: readonly unknown[]): string =>
  createHmac('sha256', uidKey).update(JSON.stringify(facts)).digest('base64url').slice(0, UID_LENGTH)

const UID_LENGTH = 22
