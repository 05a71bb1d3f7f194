import { v7 as uuid } from 'uuid'
import type { UnitState } from '#server/db/journal/change-writer.ts'
import { openTurns } from '#server/event-loop-turns.ts'
import type { FileEvent } from '#server/features/calendar-contents/ics-content.ts'
import { contentOfFile } from '#server/features/calendar-contents/import-plan.ts'
import { shownAs, type Showing } from './shown-events.ts'
import type { KnownEvent } from './subscriptions.queries.ts'

/** More gone events than this, and more than half of all, are a fault of the calendar until the person says otherwise. */
const GONE_MAX = 10

/** What a refresh would do. */
export interface RefreshPlan {
  /** Every event of the file as it is to be. */
  readonly present: readonly UnitState<'event'>[]
  /** Those that the calendar no longer has. They go past the trash: nobody has deleted them. */
  readonly gone: readonly UnitState<'event'>[]
  /** Whether so much would be gone that the person is asked first. */
  readonly isDoubtful: boolean
  /** About how many bytes the new events take. */
  readonly newBytes: number
}

interface RefreshTarget {
  readonly calendarId: string
  readonly now: string
  readonly showing: Showing
  readonly known: readonly KnownEvent[]
  /** Between two pieces others run, and may write. */
  readonly pause: () => Promise<void>
}

/**
 * Compares a file with what is shown of its calendar. An event is known by its UID; some calendars name all of theirs anew
 * each time, and then one that says the same at the same time is the same, and keeps its name here.
 */
export async function planRefresh(
  events: readonly FileEvent[],
  { calendarId, now, showing, known, pause }: RefreshTarget,
): Promise<RefreshPlan> {
  const matches = matchesOf(events, known)
  const present: UnitState<'event'>[] = []
  let newBytes = 0
  const turns = openTurns(pause)
  for (const file of events) {
    const turn = turns()
    if (turn !== undefined) await turn
    const match = matches.get(file)
    const target = { calendarId, now: match?.created_at ?? now, categoryIds: new Map<string, string>() }
    const content = shownAs(contentOfFile({ ...file, category: null }, target, undefined), showing)
    const event = match === undefined ? content.event : { ...content.event, uid: match.uid }
    if (match === undefined) newBytes += JSON.stringify(content).length
    present.push({ id: match?.id ?? uuid(), content: { ...content, event } })
  }
  const kept = new Set([...matches.values()].map(({ id }) => id))
  const gone = known.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ id, content: null, contentId: null }))
  const isDoubtful = isTooFew(gone.length, { known: known.length, sent: events.length })
  return { present, gone, isDoubtful, newBytes }
}

const isTooFew = (gone: number, { known, sent }: { readonly known: number; readonly sent: number }): boolean =>
  sent === 0 ? known > 0 : gone > GONE_MAX && gone > known / 2

/** The stored event of each event of the file that has one. */
function matchesOf(events: readonly FileEvent[], known: readonly KnownEvent[]): Map<FileEvent, KnownEvent> {
  const byUid = new Map(known.map((one) => [one.uid, one]))
  const matches = new Map<FileEvent, KnownEvent>()
  for (const file of events) {
    const match = byUid.get(file.event.uid)
    if (match !== undefined) matches.set(file, match)
  }
  if (matches.size === events.length) return matches
  const taken = new Set(matches.values())
  const left = Map.groupBy(
    known.filter((one) => !taken.has(one)),
    likenessOf,
  )
  for (const file of events) {
    const match = matches.has(file) ? undefined : left.get(likenessOf(file.event))?.shift()
    if (match !== undefined) matches.set(file, match)
  }
  return matches
}

type Likeness = Pick<KnownEvent, 'title' | 'all_day' | 'start_at' | 'end_at' | 'rrule'>

const likenessOf = ({ title, all_day, start_at, end_at, rrule }: Likeness): string =>
  JSON.stringify([title, all_day, start_at, end_at, rrule])
