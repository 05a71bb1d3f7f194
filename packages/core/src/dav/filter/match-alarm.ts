import { MINUTES_A_DAY } from '../../date/index.ts'
import type { Series } from '../../event/index.ts'
import { parameterOf, readDuration, type ContentLine, type IcsDuration } from '../../ics/index.ts'
import { instancesOf, overlaps, type Instance } from '../instances.ts'
import type { TimeRange } from '../requests/time-range.ts'
import { instantOfLine, type Place } from './place.ts'

/** How often an alarm is looked at that repeats itself. */
const REPEATS_MAX = 1_000

const minutesOf = ({ days, minutes }: IcsDuration): number => days * MINUTES_A_DAY + minutes

interface Alarm {
  readonly trigger: ContentLine
  /** Minutes from one ringing to the next, and how many follow the first. */
  readonly every: number
  readonly repeats: number
}

function alarmOf(lines: readonly ContentLine[]): Alarm | null {
  const lineOf = (name: string) => lines.find((line) => line.name === name)
  const trigger = lineOf('TRIGGER')
  if (!trigger) return null
  const length = readDuration(lineOf('DURATION')?.value.trim() ?? '')
  const repeats = Number(lineOf('REPEAT')?.value.trim() ?? 0)
  const every = length ? minutesOf(length) : 0
  const isRepeating = every > 0 && Number.isInteger(repeats) && repeats > 0
  return { trigger, every, repeats: isRepeating ? Math.min(repeats, REPEATS_MAX) : 0 }
}

/** Whether one of the times at which an alarm rings is in a range: `first`, and those that follow it. */
function ringsIn(first: number, { every, repeats }: Alarm, range: TimeRange): boolean {
  const skipped = range.start === null || every === 0 ? 0 : Math.ceil((range.start - first) / every)
  const at = first + Math.min(repeats, Math.max(0, skipped)) * every
  return overlaps({ start: at, end: at }, range)
}

/**
 * Whether an alarm rings in a range (RFC 4791 9.9): at a time of its own, or before or after an occurrence of the event
 * it is in. `series` is null without one.
 */
export function alarmMatches(
  lines: readonly ContentLine[],
  series: Series | null,
  range: TimeRange,
  place: Place,
): boolean {
  const alarm = alarmOf(lines)
  if (!alarm) return false
  const offset = readDuration(alarm.trigger.value.trim())
  if (!offset) {
    const at = instantOfLine(alarm.trigger, place)
    return at !== null && ringsIn(at.start, alarm, range)
  }
  if (!series) return false
  const minutes = minutesOf(offset)
  const edge = parameterOf(alarm.trigger, 'RELATED')?.toUpperCase() === 'END' ? 'end' : 'start'
  const first = (instance: Instance): number => instance[edge] + minutes
  return instancesOf(series, widened(range, minutes, alarm), place).instances.some((instance) =>
    ringsIn(first(instance), alarm, range),
  )
}

/** The range in which an event must be for its alarm to ring in a range. */
function widened({ start, end }: TimeRange, minutes: number, { every, repeats }: Alarm): TimeRange {
  return {
    start: start === null ? null : start - minutes - every * repeats - 1,
    end: end === null ? null : end - minutes + 1,
  }
}
