import { daysOfRhythm, KIND_OF } from './goal-amount.ts'
import { lengthOf, type MeasuredReading } from './measured-reading.ts'

/** What a goal can hold. */
const TARGET_MAX = 1_000_000_000
/** A goal is no task of a few days, and none is longer than ten years. */
const DAYS = { least: 7, most: 3_652 }
/** What may be one single task adds up only over some weeks that are said. */
const WEEKS_SAID = 28
/** A distance below this is gone in one go, unless it adds up over months. */
const ONE_GO = 60
const MONTHS = 60
/** Fewer hours are a task. */
const HOURS_LEAST = 10

/** Whether an amount is one that people have, of a goal that can be stored. */
export function isPossible({ quantity, rhythm, period }: MeasuredReading, target: number): boolean {
  const { measure, value } = quantity
  if (!(value > 0) || target > TARGET_MAX) return false
  if (KIND_OF[measure] === 'count' && !Number.isInteger(value)) return false
  if (measure === 'hours' && value > 24 * daysOfRhythm({ quantity, rhythm })) return false
  const days = lengthOf(period)
  return days >= DAYS.least && days <= DAYS.most
}

/** Whether a rhythm is one of something that adds up: of money or weight only with words for that. */
function isRhythmOfGoal({ quantity: { measure }, phrases }: MeasuredReading): boolean {
  if (measure === 'weight') return phrases.find('loses') !== null
  if (measure === 'money') return phrases.find('saves') !== null
  return measure !== 'open' || phrases.find('does') !== null
}

/** Whether an amount adds up, and is no single thing. */
export function addsUp(reading: MeasuredReading): boolean {
  const { quantity, period, phrases, text, rhythm } = reading
  const { measure, value, from } = quantity
  if (rhythm !== null) return isRhythmOfGoal(reading)
  const { isSaid } = period
  const days = lengthOf(period)
  switch (measure) {
    case 'money':
      return phrases.find('saves') !== null || (isSaid && text.slice(0, from).trim() === '')
    case 'weight':
      return phrases.find('loses') !== null
    case 'distance':
      return value >= ONE_GO || (period.isWhole && days >= MONTHS)
    case 'hours':
      return value >= HOURS_LEAST && days >= WEEKS_SAID
    case 'times':
      return value > 1 && isSaid && days >= WEEKS_SAID
    case 'open':
      return value > 1 && isSaid && days >= WEEKS_SAID && phrases.find('does') !== null
    case 'entered':
      return value > 1 && (isSaid || phrases.find('does') !== null)
    case 'things':
    case 'sessions':
      return value > 1
  }
}
