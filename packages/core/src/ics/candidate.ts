import { TITLE_MAX } from '../event/index.ts'
import type { RawComponent } from './raw-file.ts'
import { cutText, textOf } from './content.ts'
import { derivedUid, fingerprint } from './derived-uid.ts'
import type { IcsWarning, SkippedComponent, SkipReason, Warn } from './ics-note.ts'
import { DETAIL_MAX, UID_MAX } from './limits.ts'
import type { FileContext } from './moment.ts'

/** A VEVENT with what decides which of several with one UID counts. */
export interface Candidate {
  readonly component: RawComponent
  readonly reading: FileContext
  readonly uid: string
  readonly title: string
  readonly sequence: number
  /** LAST-MODIFIED as written; comparable as text. */
  readonly modified: string
  readonly isException: boolean
}

/** Notes about a file besides its events. */
export interface Report {
  readonly skipped: SkippedComponent[]
  readonly warnings: IcsWarning[]
}

/** Longer titles are cut in reports. */
const TITLE_UNITS_MAX = TITLE_MAX * 20
const quiet: Warn = () => undefined

function lineValue(component: RawComponent, name: string): string | null {
  return component.lines.find((line) => line.name === name)?.value.trim() ?? null
}

/** UID and title of a component for reports. Null if absent. */
export function identityOf(component: RawComponent): { uid: string | null; title: string | null } {
  const uid = writtenUid(component)
  const title = cutText(
    textOf((lineValue(component, 'SUMMARY') ?? '').slice(0, TITLE_UNITS_MAX), quiet),
    TITLE_MAX,
  ).trim()
  return { uid: uid === '' ? null : uid.slice(0, UID_MAX), title: title === '' ? null : title }
}

/** A component's UID as it is written, of any length; empty if absent. */
export const writtenUid = (component: RawComponent): string => textOf(lineValue(component, 'UID') ?? '', quiet).trim()

/** Identifies a VEVENT. Without a UID one is derived from its content; one over 255 units is replaced. */
export function candidateOf(component: RawComponent, reading: FileContext): Candidate {
  const written = writtenUid(component)
  const sequence = lineValue(component, 'SEQUENCE') ?? ''
  const uid = written.length > UID_MAX ? `${fingerprint(written)}@dodici` : written
  return {
    component,
    reading,
    uid: uid === '' ? derivedUid(component) : uid,
    title: identityOf(component).title ?? '',
    sequence: /^\d{1,9}$/.test(sequence) ? Number(sequence) : 0,
    modified: lineValue(component, 'LAST-MODIFIED') ?? '',
    isException: lineValue(component, 'RECURRENCE-ID') !== null,
  }
}

const isNewer = (one: Candidate, other: Candidate): boolean =>
  one.sequence === other.sequence ? one.modified >= other.modified : one.sequence > other.sequence

/** The newest by SEQUENCE, then LAST-MODIFIED, then position; others are reported as duplicates. */
export function newestOf(candidates: readonly Candidate[], report: Report): Candidate | null {
  const [first, ...rest] = candidates
  if (!first) return null
  const newest = rest.reduce((best, one) => (isNewer(one, best) ? one : best), first)
  for (const one of candidates) if (one !== newest) skip(report, one, 'duplicate')
  return newest
}

/** Reports a VEVENT as skipped. */
export function skip(report: Report, { component, uid, title }: Candidate, reason: SkipReason, detail?: string): void {
  report.skipped.push({ component: component.name, uid, title, reason, detail: detail?.slice(0, DETAIL_MAX) ?? null })
}

/** Collects the warnings of one VEVENT, each reason once. */
export function warnOf(report: Report, { component, uid, title }: Candidate): Warn {
  const noted = new Set<string>()
  const warn: Warn = (reason, detail) => {
    if (noted.has(reason)) return
    noted.add(reason)
    report.warnings.push({ uid, title, reason, detail: detail?.slice(0, DETAIL_MAX) ?? null })
  }
  for (const fault of component.faults) warn(fault)
  return warn
}
