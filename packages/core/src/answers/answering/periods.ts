import { partsOf } from '../../date/index.ts'
import { exclusionIn } from '../../intents/reading/exclusions.ts'
import { wholeOf, type Period, type UnsaidDays } from '../words/day-words.ts'
import type { Scope } from '../words/item-words.ts'
import { nameOfCategory } from './item-matcher.ts'
import { partNamed } from './parts-of-day.ts'
import { isPlaced, isWholeDaysOnly } from './kept-apart.ts'
import type { QuestionContext } from './question-context.ts'
import { weekdayOfMany } from './weekdays.ts'

const TWO_YEARS = 730

/** The days of kinds that look far around, where none were said: their dates would say nothing to anybody. */
function unsaidDays({ question, today }: QuestionContext): UnsaidDays | null {
  const { kind, first, last, hasPeriod } = question
  if (hasPeriod) return null
  const { month, date } = partsOf(first)
  // Where an event has narrowed them, the days are not those of the kind any more.
  if (last - first < TWO_YEARS) return last === today && month === 1 && date === 1 ? 'sinceNewYear' : null
  if (kind === 'last' && first < today) return 'lastTwoYears'
  if (first === today) return 'nextTwoYears'
  return first < today ? 'aroundNow' : null
}

/** When a question is about, with what its tense leaves out. */
export function periodOf(asking: QuestionContext): Period {
  const { question, tense, today } = asking
  const { first, last } = question
  const unsaid = question.among && !question.hasPeriod ? 'listed' : unsaidDays(asking)
  if (unsaid) return { first, last, unsaid }
  if (tense === null || (tense === 'past' && last === today)) return { first, last }
  if (first === last || wholeOf(question) !== null) return { first, last, cut: tense }
  return tense === 'past' ? { first, last: today } : { first: today, last }
}

/** The one weekday by which events are limited. */
const loneWeekday = ({ parts: { limits } }: QuestionContext): number | null =>
  limits.find(({ weekday }) => weekday !== undefined)?.weekday ?? null

/** When and about what a question is. */
export function scopeOf(asking: QuestionContext): Scope {
  const { question, parts, phrases, plain, surroundings, named, isOfAbsences, isMissed } = asking
  const part = partNamed(asking.part)
  return {
    period: {
      ...periodOf(asking),
      weekday: weekdayOfMany(phrases, question) ?? loneWeekday(asking),
      part,
      hours: part === null ? asking.part : null,
    },
    terms: named.terms.join(' '),
    category: nameOfCategory(named.categoryId, surroundings),
    isAway: isOfAbsences,
    ...(isPlaced(phrases) === null ? {} : { isPlaced: isPlaced(phrases) === true }),
    ...(isWholeDaysOnly(phrases) || parts.limits.some((limit) => limit.isAllDay) ? { isAllDay: true } : {}),
    ...(isMissed ? { isMissed: true } : {}),
    ...(question.isElse ? { isElse: true } : {}),
    without:
      exclusionIn(plain)
        ?.things.map((words) => words.join(' '))
        .join(', ') ?? null,
  }
}

/** That nothing was found, and for which days. */
export const nothing = (asking: QuestionContext): string => asking.sentences.counts.nothing(scopeOf(asking))
