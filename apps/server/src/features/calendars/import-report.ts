import { formatDay, parseDay } from '@dodici/core/date'
import type { ImportNote, ImportReport } from '@dodici/contract/types'
import type { EventColumns } from '#server/db/schema.ts'
import type { ImportPlan } from './import-plan.ts'

/** Events that the preview shows. */
const SAMPLE = 8
/** Notes that a report lists of a kind: nobody reads more, and a hostile file can make a million. */
const NOTES_MAX = 1_000

interface Reading {
  readonly name: string | null
  readonly skipped: readonly ImportNote[]
  readonly warnings: readonly ImportNote[]
}

/** What an import did or would do, as the page shows it. */
export function reportOf(reading: Reading, plan: ImportPlan, changeId: string | null): ImportReport {
  const events = [...plan.added, ...plan.updated].flatMap(({ content }) => (content ? [content.event] : []))
  const starts = [...events].sort((a, b) => (a.start_at < b.start_at ? -1 : 1))
  return {
    name: reading.name,
    added: plan.added.length,
    updated: plan.updated.length,
    unchanged: plan.unchanged,
    skipped: [...reading.skipped, ...plan.skipped].slice(0, NOTES_MAX),
    warnings: reading.warnings.slice(0, NOTES_MAX),
    first: starts[0]?.start_at.slice(0, 10) ?? null,
    last: lastDayOf(events),
    sample: starts.slice(0, SAMPLE).map((event) => ({
      title: event.title,
      start: event.start_at,
      end: event.end_at,
      allDay: event.all_day === 1,
      repeats: event.rrule !== null || event.rdates !== '[]',
    })),
    changeId,
  }
}

/** The last day that any of the events begins or ends on; series count with their first occurrence. */
function lastDayOf(events: readonly EventColumns[]): string | null {
  const days = events.map((event) => parseDay(event.end_at.slice(0, 10)) ?? 0)
  return days.length === 0 ? null : formatDay(days.reduce((latest, day) => Math.max(latest, day)))
}
