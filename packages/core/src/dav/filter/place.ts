import { MINUTES_A_DAY } from '../../date/index.ts'
import type { ContentLine, IcsObject } from '../../ics/index.ts'
import { instantOfWall } from '../../zone/index.ts'
import type { Instance, Question } from '../instances.ts'

/** A question about an object, with its own zones. */
export interface Place extends Question {
  readonly momentOf: IcsObject['momentOf']
  /** UTF-16 units of text that may still be looked at. */
  readonly text: { left: number }
}

/** The time in a line: an instant, or the whole of a day. Null if there is none. */
export function instantOfLine(line: ContentLine, { momentOf, zone }: Place): Pick<Instance, 'start' | 'end'> | null {
  const moment = momentOf(line)
  if (!moment) return null
  if (moment.kind === 'day') {
    const midnight = moment.day * MINUTES_A_DAY
    return { start: instantOfWall(midnight, zone), end: instantOfWall(midnight + MINUTES_A_DAY, zone) }
  }
  const start = instantOfWall(moment.wall, moment.zone ?? zone)
  return { start, end: start }
}
