import { newestOf, skip, warnOf, type Candidate, type Report } from './candidate.ts'
import { joinExtras } from './extra.ts'
import type { ComponentExtra, IcsEvent } from './ics-event.ts'
import { changedAtOf } from './instant.ts'
import { EXCEPTIONS_MAX } from './limits.ts'
import type { RawComponent } from './raw-file.ts'
import { detachedUid, lineOf, readEvent, type ReadEvent } from './read-event.ts'
import { readException, recurrenceIdOf, type ReadException } from './read-exception.ts'

/** An event and the VEVENTs that it was read from, by the occurrence that each changes; null is the series. */
export interface Assembled {
  readonly event: IcsEvent
  readonly sources: ReadonlyMap<string | null, RawComponent>
}

/** The VEVENTs of a file by UID, in order of first appearance. */
export function byUid(candidates: readonly Candidate[]): Candidate[][] {
  const groups = Map.groupBy(candidates, (candidate) => candidate.uid)
  return [...groups.values()]
}

/**
 * Builds events from all VEVENTs of one UID: the newest without RECURRENCE-ID is the series, the newest of each
 * occurrence is its exception, anywhere in the file. Occurrences without a series become separate events.
 */
export function assemble(group: readonly Candidate[], report: Report): Assembled[] {
  const exceptions = group.filter((candidate) => candidate.isException)
  const newest = newestOf(
    group.filter((candidate) => !candidate.isException),
    report,
  )
  const series = newest ? readEvent(newest, exceptions.length > 0, report) : null
  if (!newest || !series) return detached(exceptions, report)
  const { event, sources } = withExceptions(series, exceptions, report)
  return [{ event, sources: new Map([[null, newest.component], ...sources]) }]
}

/** A series with its exceptions. The sources are the exceptions' alone. */
export function withExceptions(series: ReadEvent, candidates: readonly Candidate[], report: Report): Assembled {
  const newest = newestByName(candidates, report, (candidate) => recurrenceIdOf(candidate, series.start))
  const [first] = newest
  if (first && newest.length > EXCEPTIONS_MAX) warnOf(report, first)('tooManyExceptions')
  const read = newest
    .slice(0, EXCEPTIONS_MAX)
    .map((candidate) => ({ candidate, read: readException(candidate, series, report) }))
    .filter((one): one is { candidate: Candidate; read: ReadException } => one.read !== null)
  if (read.length === 0) return { event: series.event, sources: new Map() }
  const extras = new Map<string, ComponentExtra>(read.map((one) => [one.read.exception.recurrenceId, one.read.extra]))
  return {
    event: {
      ...withNewest(series.event, read),
      exceptions: read.map((one) => one.read.exception),
      extra: joinExtras(series.event.extra ?? { properties: [], parameters: {}, components: [] }, extras, null),
    },
    sources: new Map(read.map((one) => [one.read.exception.recurrenceId, one.candidate.component])),
  }
}

/** An event with the highest SEQUENCE and the last change of its exceptions. */
function withNewest(event: IcsEvent, read: readonly { readonly candidate: Candidate }[]): IcsEvent {
  const instants = read.map(({ candidate }) => changedAtOf(candidate.component))
  return {
    ...event,
    sequence: read.reduce((highest, { candidate }) => Math.max(highest, candidate.sequence), event.sequence),
    changedAt: instants.reduce((latest, one) => (one > latest ? one : latest), event.changedAt),
  }
}

const detached = (candidates: readonly Candidate[], report: Report): Assembled[] =>
  newestByName(candidates, report, detachedUid).flatMap((candidate) => {
    const read = readEvent(candidate, false, report)
    return read ? [{ event: read.event, sources: new Map([[null, candidate.component]]) }] : []
  })

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
