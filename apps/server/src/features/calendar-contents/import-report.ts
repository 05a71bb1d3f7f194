import { formatDay, knownDay } from '@dodici/core/date'
import { lastStartDayOf } from '@dodici/core/recurrence'
import type { ImportNote, ImportReport } from '@dodici/contract/types'
import type { EventContent } from '#server/db/journal/units/event-unit.ts'
import type { EventColumns } from '#server/db/schema.ts'
import { isSeries, readingOf, seriesOf } from '#server/features/events/event-record.ts'
import type { ImportPlan } from './import-plan.ts'

/** Events in the preview. */
const SAMPLE = 8
/** Notes per kind in a report. Nobody reads more, and a hostile file can cause a million. */
const NOTES_MAX = 1_000

interface FileReadingFacts {
  readonly name: string | null
  readonly skipped: readonly ImportNote[]
  readonly warnings: readonly ImportNote[]
}

/** What an import did or would do, as it is sent. */
export function reportOf(reading: FileReadingFacts, plan: ImportPlan, changeId: string | null): ImportReport {
  const contents = [...plan.added, ...plan.updated].flatMap(({ content }) => (content ? [content] : []))
  const starts = [...contents].sort((a, b) => (a.event.start_at < b.event.start_at ? -1 : 1))
  return {
    name: reading.name,
    added: plan.added.length,
    updated: plan.updated.length,
    unchanged: plan.unchanged,
    skipped: [...reading.skipped, ...plan.skipped].slice(0, NOTES_MAX),
    warnings: reading.warnings.slice(0, NOTES_MAX),
    first: starts[0]?.event.start_at.slice(0, 10) ?? null,
    last: lastDayOf(contents.map(({ event }) => event)),
    sample: starts.slice(0, SAMPLE).map(sampleOf),
    changeId,
  }
}

function sampleOf({ event, exceptions }: EventContent): ImportReport['sample'][number] {
  const repeats = isSeries(event)
  const until = repeats ? lastStartDayOf(seriesOf(event, exceptions), readingOf(event)) : null
  return {
    title: event.title,
    start: event.start_at,
    end: event.end_at,
    allDay: event.all_day === 1,
    repeats,
    until: until === null ? null : formatDay(until),
  }
}

/** The last day on which any of the events begins or ends; a series counts with its first occurrence. */
function lastDayOf(events: readonly EventColumns[]): string | null {
  const days = events.map((event) => knownDay(event.end_at))
  return days.length === 0 ? null : formatDay(days.reduce((latest, day) => Math.max(latest, day)))
}
