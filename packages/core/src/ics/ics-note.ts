/**
 * Why a component was left out.
 * - `todo`, `journal`, `freeBusy`, `unsupported`: not an event (detail: the component's name)
 * - `noStart`, `badStart`: no DTSTART, or one that is no date (detail: what stands there)
 * - `yearOutOfRange`: starts or ends outside 1900 to 2200 (detail: the year)
 * - `duplicate`: another component of the same UID, or of the same occurrence, is newer
 * - `badRecurrenceId`: a changed occurrence that does not say which (detail: what stands there)
 */
export type SkipReason =
  | 'todo'
  | 'journal'
  | 'freeBusy'
  | 'unsupported'
  | 'noStart'
  | 'badStart'
  | 'yearOutOfRange'
  | 'duplicate'
  | 'badRecurrenceId'

/**
 * What was changed, or given up, to take a component in.
 * - `noCalendar`: components stand outside VCALENDAR · `unclosed`: an END is missing · `strayEnd`: an END too many
 * - `brokenLine`: a line that is no property was added to the text before it, or dropped
 * - `badEnd`, `endBeforeStart`: the end was unreadable, or before the start: the event ends where it starts
 * - `secondsDropped` · `unknownZone`: read as floating time (detail: the TZID)
 * - `zoneByRules`: the zone's own rules equal those of an IANA zone (detail: TZID -> zone) · `zoneToUtc`: they equal none,
 *   so the times are given in UTC · `zoneNearest`: they equal none, and as the event repeats, its times are given in the
 *   zone that is most like it (detail: TZID -> zone)
 * - `badRule`: the RRULE is unreadable, the event appears once · `moreRules`: only the first of several RRULEs counts
 * - `startNotInRule`: the file comes from a program that shows only the days of the rule, so the series starts on the first
 *   of them (detail: the start that the file gives)
 * - `fineRule`: repeats more often than daily (detail: the frequency) · `exruleIgnored` · `periodStart`: of an RDATE
 *   period only the start counts · `badDate`: an RDATE or EXDATE was dropped · `tooManyDates`
 * - `tooManyExceptions`: the changed occurrences beyond 5,000 of one event were left out
 * - `thisAndFuture`: counts for its one occurrence only · `detached`: the series of this changed occurrence is not in the
 *   file, so it is an event of its own
 * - `titleCut`, `descriptionCut`, `locationCut`, `categoryCut`, `urlDropped`, `extraDropped`: longer than the planner keeps
 * - `controlsRemoved`: characters that no text may have · `tooManyReminders`: the rest is kept, but silent
 */
export type WarningReason =
  | 'noCalendar'
  | 'unclosed'
  | 'strayEnd'
  | 'brokenLine'
  | 'badEnd'
  | 'endBeforeStart'
  | 'secondsDropped'
  | 'unknownZone'
  | 'zoneByRules'
  | 'zoneToUtc'
  | 'zoneNearest'
  | 'badRule'
  | 'moreRules'
  | 'startNotInRule'
  | 'fineRule'
  | 'exruleIgnored'
  | 'periodStart'
  | 'badDate'
  | 'tooManyDates'
  | 'tooManyExceptions'
  | 'thisAndFuture'
  | 'detached'
  | 'titleCut'
  | 'descriptionCut'
  | 'locationCut'
  | 'categoryCut'
  | 'urlDropped'
  | 'extraDropped'
  | 'controlsRemoved'
  | 'tooManyReminders'

/** A skipped component. `component` is its name in the file, such as `VTODO`. */
export interface SkippedComponent {
  readonly component: string
  readonly uid: string | null
  readonly title: string | null
  readonly reason: SkipReason
  /** What the reason refers to, at most 100 characters. */
  readonly detail: string | null
}

/** A warning about a component, or about the file if uid and title are null. */
export interface IcsWarning {
  readonly uid: string | null
  readonly title: string | null
  readonly reason: WarningReason
  readonly detail: string | null
}

/** Records a warning about the current component, each reason once. */
export type Warn = (reason: WarningReason, detail?: string) => void
