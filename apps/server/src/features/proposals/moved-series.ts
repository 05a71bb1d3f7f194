import type { ProposalItem } from '@dodici/contract/types'
import { shiftSeries } from '@dodici/core/recurrence'

type Times = Pick<ProposalItem, 'start' | 'end' | 'allDay'>

/** What a new series does again and again, and which starts it leaves out. */
export interface Repeats {
  readonly recurrence: string | null
  readonly exdates: readonly string[]
}

const floating = { timezone: null, endTimezone: null }

/** A new series whose start was edited: its weekdays and what it leaves out move along, where the rule can. */
export function movedSeries(before: Times & Repeats, times: Times): Repeats {
  const { recurrence, exdates, start, end, allDay } = before
  if (recurrence === null) return { recurrence, exdates }
  const series = { start, end, allDay, ...floating, rrule: recurrence, rdates: [], exdates, exceptions: [] }
  try {
    const moved = shiftSeries(series, { times: { ...times, ...floating } })
    return moved === null ? { recurrence, exdates } : { recurrence: moved.series.rrule, exdates: moved.series.exdates }
  } catch (error) {
    // Times that are none: writing the event says so.
    if (error instanceof RangeError) return { recurrence, exdates }
    throw error
  }
}
