import { daysLater, formatDay, formatWall, MINUTES_A_DAY, parseWall } from '../../date/index.ts'
import type { Series } from '../../event/index.ts'
import {
  dateLine,
  readDuration,
  type IcsObject,
  type Moment,
  type RawComponent,
  type TimedComponent,
} from '../../ics/index.ts'
import type { Occurrence } from '../../recurrence/index.ts'
import { convertWall } from '../../zone/index.ts'
import { instancesOf, type Instance, type Question } from '../instances.ts'
import type { ClosedRange } from '../requests/time-range.ts'
import { asWritten, type WrittenComponent } from './raw-text.ts'

const UTC = 'UTC'

/** Lines that an occurrence has anew, or not at all. */
const REPLACED: ReadonlySet<string> = new Set('DTSTART DTEND RECURRENCE-ID RRULE EXRULE RDATE EXDATE'.split(' '))

/** Zoned times are written in UTC; days and floating times stay what they are. */
const zoneOf = ({ timezone }: Series): string | null => (timezone === null ? null : UTC)

/** The line of an original start that is named in the series' own zone. */
function nameLine(name: string, { allDay, timezone }: Series): string {
  const wall = allDay || timezone === null ? null : parseWall(name)
  if (wall === null) return dateLine('RECURRENCE-ID', [name], null)
  return dateLine('RECURRENCE-ID', [formatWall(convertWall(wall, timezone, UTC))], UTC)
}

/** The line of an original start as a changed occurrence names it: a day even if its series has times. */
function originalLine(original: Moment): string {
  if (original.kind === 'day') return dateLine('RECURRENCE-ID', [formatDay(original.day)], null)
  const wall = formatWall(convertWall(original.wall, original.zone, UTC))
  return dateLine('RECURRENCE-ID', [wall], original.zone === null ? null : UTC)
}

function nameLines({ recurrenceId }: Occurrence, series: Series, original: Moment | null): string[] {
  if (recurrenceId !== null) return [nameLine(recurrenceId, series)]
  return original ? [originalLine(original)] : []
}

/** Whether a DURATION says how long an occurrence is, although its days are not those of local time any more. */
function isDurationOf(text: string, { start, end }: Instance): boolean {
  const length = readDuration(text.trim())
  return length !== null && length.days * MINUTES_A_DAY + length.minutes === end - start
}

function occurrenceLines({ component, series, original }: TimedComponent & { series: Series }, instance: Instance) {
  const { occurrence } = instance
  const has = (name: string) => component.lines.some((line) => line.name === name)
  const duration = component.lines.find(({ name }) => name === 'DURATION')
  const keepsDuration = duration !== undefined && (series.allDay || isDurationOf(duration.value, instance))
  const end = series.allDay ? daysLater(occurrence.end, 1) : occurrence.end
  const hasEnd = !keepsDuration && (has('DTEND') || duration !== undefined)
  const times = [
    dateLine('DTSTART', [occurrence.start], zoneOf(series)),
    ...(hasEnd ? [dateLine('DTEND', [end], zoneOf(series))] : []),
    ...nameLines(occurrence, series, original),
  ]
  return component.lines.flatMap(({ name, text }) => {
    if (name === 'DTSTART') return times
    return REPLACED.has(name) || (name === 'DURATION' && !keepsDuration) ? [] : [text]
  })
}

interface Expanded {
  readonly components: readonly WrittenComponent[]
  /** Whether there may be more occurrences (`instancesOf`). */
  readonly isTruncated: boolean
}

/** UTF-16 units of all occurrences together: each has all texts of its event. */
const EXPANDED_MAX = 4_194_304

const sizeOf = (component: RawComponent): number =>
  [...component.lines.map(({ text }) => text), ...component.children.flatMap(({ lines }) => lines)].reduce(
    (sum, line) => sum + line.length,
    0,
  )

/**
 * The occurrences of an object in a range, each a VEVENT of its own, ordered by start (RFC 4791 9.6.5): times with a zone
 * in UTC, without rule, dates and zones, named by their original start if the event repeats.
 */
export function expandObject({ events }: IcsObject, range: ClosedRange, question: Question): Expanded {
  let isTruncated = false
  let room = EXPANDED_MAX
  const occurrences: { readonly start: number; readonly component: WrittenComponent }[] = []
  for (const { component, series, original } of events) {
    if (!series) continue
    const found = instancesOf(series, range, question)
    const fitting = Math.floor(room / (sizeOf(component) + 1))
    isTruncated ||= found.isTruncated || found.instances.length > fitting
    for (const instance of found.instances.slice(0, fitting)) {
      const lines = occurrenceLines({ component, series, original }, instance)
      occurrences.push({ start: instance.start, component: { ...asWritten(component), lines } })
    }
    room -= Math.min(fitting, found.instances.length) * sizeOf(component)
  }
  const ordered = occurrences.sort((one, other) => one.start - other.start)
  return { components: ordered.map(({ component }) => component), isTruncated }
}
