import type { ChangedTimes } from '@dodici/contract/types'
import { parseWall } from '@dodici/core/date'
import { texts } from '../../../i18n/texts.ts'
import { dayIn, dayPair, dayWords, hourWords, startWords, whenWords } from './time-words.ts'

/** Minutes of a day or wall time, on one scale. */
const minuteOf = (text: string): number => parseWall(text) ?? dayIn(text) * 1_440
const lengthOf = ({ start, end }: ChangedTimes): number => minuteOf(end) - minuteOf(start)
const isSameDay = (one: string, other: string): boolean => dayIn(one) === dayIn(other)
const isSameHour = (one: string, other: string): boolean => one.slice(10) === other.slice(10)

/** That something was moved, became longer or shorter, or lasts all day now. */
export function movedWords(name: string, before: ChangedTimes, after: ChangedTimes): string {
  if (before.allDay !== after.allDay)
    return texts.t(after.allDay ? 'history.event.allDay' : 'history.event.timed', { name, when: whenWords(after) })
  if (lengthOf(before) === lengthOf(after)) return edge('moved', name, [before, after, 'start'])
  if (before.start === after.start) {
    return edge(lengthOf(after) > lengthOf(before) ? 'longer' : 'shorter', name, [before, after, 'end'])
  }
  if (before.end === after.end) return edge('begins', name, [before, after, 'start'])
  return texts.t('history.event.moved', { name, from: whenWords(before), to: whenWords(after) })
}

/** From where to where the start or end was moved: the days, the times of one day, or both. */
function edge(
  verb: 'moved' | 'longer' | 'shorter' | 'begins',
  name: string,
  [before, after, which]: readonly [ChangedTimes, ChangedTimes, 'start' | 'end'],
): string {
  const [old, now] = [before[which], after[which]]
  if (after.allDay || isSameHour(old, now)) {
    const [from, to] = dayPair(old, now)
    return texts.t(`history.event.${verb}`, { name, from, to })
  }
  if (isSameDay(old, now)) {
    const said = { day: dayWords(now), from: hourWords(old), to: hourWords(now) }
    return texts.t(`history.event.${verb}Time`, { name, ...said })
  }
  const at = (start: string) => startWords({ allDay: false, start, end: start })
  return texts.t(`history.event.${verb}`, { name, from: at(old), to: at(now) })
}
