import { newestOf, skip, warnOf, type Candidate, type Report } from './candidate.ts'
import { joinExtras } from './extra.ts'
import type { ComponentExtra, IcsEvent } from './ics-event.ts'
import { EXCEPTIONS_MAX } from './limits.ts'
import { detachedUid, lineOf, readEvent, type ReadEvent } from './read-event.ts'
import { readException, recurrenceIdOf, type ReadException } from './read-exception.ts'

/** The VEVENTs of a file by UID, in order of first appearance. */
export function byUid(candidates: readonly Candidate[]): Candidate[][] {
  const groups = Map.groupBy(candidates, (candidate) => candidate.uid)
  return [...groups.values()]
}

/**
 * Builds events from all VEVENTs of one UID: the newest without RECURRENCE-ID is the series, the newest of each
 * occurrence is its exception, anywhere in the file. Occurrences without a series become separate events.
 */
export function assemble(group: readonly Candidate[], report: Report): IcsEvent[] {
  const exceptions = group.filter((candidate) => candidate.isException)
  const newest = newestOf(
    group.filter((candidate) => !candidate.isException),
    report,
  )
  const series = newest ? readEvent(newest, exceptions.length > 0, report) : null
  return series ? [withExceptions(series, exceptions, report)] : detached(exceptions, report)
}

function withExceptions(series: ReadEvent, candidates: readonly Candidate[], report: Report): IcsEvent {
  const newest = newestByName(candidates, report, (candidate) => recurrenceIdOf(candidate, series.start))
  const [first] = newest
  if (first && newest.length > EXCEPTIONS_MAX) warnOf(report, first)('tooManyExceptions')
  const read = newest
    .slice(0, EXCEPTIONS_MAX)
    .map((candidate) => ({ candidate, read: readException(candidate, series, report) }))
    .filter((one): one is { candidate: Candidate; read: ReadException } => one.read !== null)
  if (read.length === 0) return series.event
  const extras = new Map<string, ComponentExtra>(read.map((one) => [one.read.exception.recurrenceId, one.read.extra]))
  const { event } = series
  return {
    ...event,
    sequence: read.reduce((highest, one) => Math.max(highest, one.candidate.sequence), event.sequence),
    exceptions: read.map((one) => one.read.exception),
    extra: joinExtras(event.extra ?? { properties: [], parameters: {}, components: [] }, extras, null),
  }
}

const detached = (candidates: readonly Candidate[], report: Report): IcsEvent[] =>
  newestByName(candidates, report, detachedUid)
    .map((candidate) => readEvent(candidate, false, report)?.event)
    .filter((event) => event !== undefined)

/** The newest candidate for each name. Those without a name are reported. */
function newestByName(
  candidates: readonly Candidate[],
  report: Report,
  nameOf: (candidate: Candidate) => string | null,
): Candidate[] {
  const groups = Map.groupBy(candidates, nameOf)
  for (const candidate of groups.get(null) ?? []) {
    skip(report, candidate, 'badRecurrenceId', lineOf(candidate, 'RECURRENCE-ID')?.value)
  }
  groups.delete(null)
  return [...groups.values()].map((group) => newestOf(group, report)).filter((candidate) => candidate !== null)
}
