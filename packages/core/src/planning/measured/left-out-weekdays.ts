import type { TextSpan } from '../../language/index.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import { fixedWeekdays } from './fixed-weekdays.ts'
import type { Rhythm } from './quantity.ts'
import type { ReadyWords } from './ready-words.ts'

const ALL = [0, 1, 2, 3, 4, 5, 6]
const WEEKEND = [5, 6]

/** Weekdays that words for every day leave out. */
export interface LeftOut extends TextSpan {
  readonly weekdays: readonly number[]
}

/** The weekdays that a text leaves out of all others: `500 words a day except Sundays`. Null without any. */
export function leftOutWeekdays(text: string, surroundings: TargetSurroundings, words: ReadyWords): LeftOut | null {
  const match = new RegExp(words.leftOut, 'iu').exec(text)
  if (!match) return null
  const named = match.groups?.['weekdays']
  const weekdays = named === undefined ? WEEKEND : fixedWeekdays(words.everyWeek(named), surroundings, words)?.weekdays
  return weekdays ? { weekdays, from: match.index, to: match.index + match[0].length } : null
}

/** A rhythm of every day without some weekdays. */
export const withoutWeekdays = (rhythm: Rhythm | null, left: LeftOut | null): Rhythm | null =>
  rhythm && left && (rhythm.name === 'perDay' || rhythm.name === 'perMorning')
    ? { ...rhythm, weekdays: ALL.filter((day) => !left.weekdays.includes(day)) }
    : rhythm
