import { DESCRIPTION_MAX, FIRST_YEAR, LAST_YEAR, LOCATION_MAX, TITLE_MAX, URL_MAX } from '@dodici/contract/limits'
import { parseDay, parseWall, yearOf } from '@dodici/core/date'
import { countCharacters } from '@dodici/core/event'
import { COUNT_MAX, INTERVAL_MAX } from '@dodici/core/recurrence'
import { isPossible } from '../../ui/reminders/reminder-draft.ts'
import { endsBeforeStart } from './draft-times.ts'
import type { EventDraft } from './draft.ts'
import { isRuleChanged, type Edit } from './edit.ts'
import { ruleDay } from './series-times.ts'
import type { RuleEnd } from '../../ui/repetition/rule.ts'

export type DraftField = 'title' | 'start' | 'end' | 'repetition' | 'reminders' | 'location' | 'url' | 'description'

export type FaultKind =
  | 'required'
  | 'tooLong'
  | 'incomplete'
  | 'incompleteDay'
  | 'yearOutside'
  | 'endBeforeStart'
  | 'intervalOutside'
  | 'countOutside'
  | 'untilIncomplete'
  | 'untilBeforeStart'
  /** The server refused the value for a reason that the page does not check. */
  | 'refused'

/** The errors of a draft, at most one per field. */
export type Faults = Partial<Record<DraftField, FaultKind>>

const isTooLong = (text: string, max: number): boolean => text.length > max && countCharacters(text) > max

function titleFault(title: string): FaultKind | null {
  if (title.trim() === '') return 'required'
  return isTooLong(title.trim(), TITLE_MAX) ? 'tooLong' : null
}

function momentFault(draft: EventDraft, day: string, time: string): FaultKind | null {
  const parsed = parseDay(day)
  if (draft.allDay && parsed === null) return 'incompleteDay'
  if (parsed === null || (!draft.allDay && parseWall(`${day}T${time}`) === null)) return 'incomplete'
  return yearOf(parsed) < FIRST_YEAR || yearOf(parsed) > LAST_YEAR ? 'yearOutside' : null
}

function endFault(draft: EventDraft): FaultKind | null {
  return momentFault(draft, draft.endDay, draft.endTime) ?? (endsBeforeStart(draft) ? 'endBeforeStart' : null)
}

const isWithin = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max

function ruleEndFault(end: RuleEnd, startDay: string): FaultKind | null {
  if (end.kind === 'never') return null
  if (end.kind === 'after') return isWithin(end.count, COUNT_MAX) ? null : 'countOutside'
  const [last, start] = [parseDay(end.day), parseDay(startDay)]
  if (last === null) return 'untilIncomplete'
  return start !== null && last < start ? 'untilBeforeStart' : null
}

/** An unchanged rule counts as valid: it follows when the event moves. */
function repetitionFault({ repetition, startDay }: EventDraft, edit: Edit | null): FaultKind | null {
  if (repetition.kind !== 'rule' || (edit && !isRuleChanged(edit))) return null
  const { rule } = repetition
  if (!isWithin(rule.interval, INTERVAL_MAX)) return 'intervalOutside'
  return ruleEndFault(rule.end, edit ? ruleDay(edit) : startDay)
}

/** What prevents saving, by field, in order. Null is a new event. */
export function faultsOf(draft: EventDraft, edit: Edit | null): Faults {
  const found: [DraftField, FaultKind | null][] = [
    ['title', titleFault(draft.title)],
    ['start', momentFault(draft, draft.startDay, draft.startTime)],
    ['end', endFault(draft)],
    ['repetition', repetitionFault(draft, edit)],
    ['reminders', draft.reminders?.every(isPossible) === false ? 'refused' : null],
    ['location', isTooLong(draft.location, LOCATION_MAX) ? 'tooLong' : null],
    ['url', isTooLong(draft.url, URL_MAX) ? 'tooLong' : null],
    ['description', isTooLong(draft.description, DESCRIPTION_MAX) ? 'tooLong' : null],
  ]
  return Object.fromEntries(found.filter(([, fault]) => fault !== null))
}

const FIELD_OF_PATH: Readonly<Record<string, DraftField>> = {
  title: 'title',
  start: 'start',
  timezone: 'start',
  end: 'end',
  endTimezone: 'end',
  recurrence: 'repetition',
  reminders: 'reminders',
  location: 'location',
  url: 'url',
  description: 'description',
}

/** The server's validation errors by field of the dialog. Others are shown as a message. */
export function faultsFromPaths(paths: readonly string[]): Faults {
  const fields = paths.map((path) => FIELD_OF_PATH[path.split('.')[0] ?? '']).filter((field) => field !== undefined)
  return Object.fromEntries(fields.map((field) => [field, 'refused']))
}

/** Errors shown at once; others wait for an attempt to save. */
const AT_ONCE: ReadonlySet<FaultKind> = new Set(['tooLong', 'endBeforeStart', 'untilBeforeStart', 'refused'])

/** Which errors to show during typing. */
export const faultsWhileTyping = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => AT_ONCE.has(fault)))
