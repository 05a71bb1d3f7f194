import { MINUTES_A_DAY } from '../../date/index.ts'
import type { Series } from '../../event/index.ts'
import { parameterOf, type IcsObject, type Moment, type RawComponent, type TimedComponent } from '../../ics/index.ts'
import { instantOfWall } from '../../zone/index.ts'
import { instancesOf, occursIn, overlaps, type Question } from '../instances.ts'
import type { ClosedRange } from '../requests/time-range.ts'

/** Minutes that an occurrence of a series lasts, if nobody changed it. */
function lengthOf(series: Series | null, question: Question): number {
  if (!series) return 0
  const once = { ...series, rrule: null, rdates: [], exdates: [] }
  const [first] = instancesOf(once, { start: null, end: null }, question).instances
  return first ? first.end - first.start : 0
}

function instantOf(original: Moment, zone: string): number {
  if (original.kind === 'day') return instantOfWall(original.day * MINUTES_A_DAY, zone)
  return instantOfWall(original.wall, original.zone ?? zone)
}

/** Whether what is changed reaches to all later occurrences. */
const isForAllLater = ({ lines }: RawComponent): boolean =>
  lines.some((line) => line.name === 'RECURRENCE-ID' && parameterOf(line, 'RANGE') !== null)

/**
 * The components of an object without the changed occurrences that do not matter to a range (RFC 4791 9.6.6): those that
 * neither are in it nor were before they were changed.
 */
export function limitRecurrence(object: IcsObject, range: ClosedRange, question: Question): readonly RawComponent[] {
  const master = object.events.find(({ original }) => original === null)
  const length = lengthOf(master?.series ?? null, question)
  const matters = ({ component, series, original }: TimedComponent): boolean => {
    if (!original || !series || occursIn(series, range, question)) return true
    const start = instantOf(original, question.zone)
    return isForAllLater(component) ? start < range.end : overlaps({ start, end: start + length }, range)
  }
  const dropped = new Set(object.events.filter((event) => !matters(event)).map(({ component }) => component))
  return object.components.filter((component) => !dropped.has(component))
}
