import { withExceptions, type Assembled } from './assemble.ts'
import { skip, type Candidate, type Report } from './candidate.ts'
import { wallIn } from './moment.ts'
import { readEvent, type ReadEvent } from './read-event.ts'
import { recurrenceMoment } from './read-exception.ts'
import { spanFrom, timesOf, yearOutOfRange } from './span.ts'

/**
 * Several occurrences without their series, such as an invitation to some dates of it: a series without a rule whose
 * dates are theirs. Each is an exception, and the first says what the series is called. Null and reported if one cannot
 * be read.
 */
export function assembleLone(candidates: readonly Candidate[], defaultZone: string, report: Report): Assembled | null {
  const first = earliest(candidates, defaultZone)
  const series = first && seriesLike(first, report)
  if (!series) return null
  const { event, sources } = withExceptions(series, candidates, report)
  const { start } = event.times
  const rdates = event.exceptions.map(({ recurrenceId }) => recurrenceId).filter((date) => date !== start)
  const extra = event.extra ?? { properties: [], parameters: {}, components: [], exceptions: {}, detached: null }
  return {
    event: { ...event, repetition: { ...event.repetition, rdates }, extra: { ...extra, isLone: true } },
    sources,
  }
}

/** The occurrence with the earliest original start. */
function earliest(candidates: readonly Candidate[], defaultZone: string): Candidate | null {
  let found: { readonly candidate: Candidate; readonly at: number } | null = null
  for (const candidate of candidates) {
    const moment = recurrenceMoment(candidate, () => undefined)
    const at = moment ? wallIn(moment, defaultZone, defaultZone) : Infinity
    if (!found || at < found.at) found = { candidate, at }
  }
  return found?.candidate ?? null
}

/** A series at an occurrence's original start, with what else it says. */
function seriesLike(candidate: Candidate, report: Report): ReadEvent | null {
  const read = readEvent(candidate, true, report)
  const start = read && recurrenceMoment(candidate, () => undefined)
  if (!read || !start) return null
  const span = spanFrom(start, read.span)
  const year = yearOutOfRange(span)
  if (year !== null) skip(report, candidate, 'yearOutOfRange', String(year))
  const repetition = { rrule: null, rdates: [], exdates: [] }
  const event = { ...read.event, uid: candidate.uid, times: timesOf(span), repetition, extra: null }
  return { event, start, span }
}
