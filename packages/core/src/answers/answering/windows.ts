import { weekdayOf } from '../../date/index.ts'
import { findWindows, type FreeWindow } from '../find-windows.ts'
import type { Amount } from '../../language/index.ts'
import type { WantedWindow } from '../words/facts.ts'
import type { QuestionContext, Reply } from './question-context.ts'
import { periodOf } from './periods.ts'

/** How long a free span is asked for; null where the question is which days are free. */
export function windowLengthOf({ phrases }: QuestionContext): WantedWindow | null {
  if (phrases.has('weekend')) return { days: 2, isWeekend: true }
  const wanted = phrases
    .findAll('wantedDays')
    .map(({ value }) => value as Amount)
    .find(({ days, months, minutes }) => days > 0 && months === 0 && minutes === 0)
  return wanted ? { days: wanted.days, isWeekend: false } : null
}

const WINDOWS = 5

/** Free spans, the calmest first. */
export function windowsOf(asking: QuestionContext, { days, isWeekend }: WantedWindow): FreeWindow[] {
  const { all, question, surroundings, today } = asking
  const first = question.last >= today ? Math.max(question.first, today) : question.first
  const search = {
    first,
    last: question.last,
    days,
    holidays: surroundings.holidays,
    limit: isWeekend ? 2_000 : WINDOWS,
  }
  if (!isWeekend) return findWindows(all, search)
  const saturday = first + ((5 - weekdayOf(first) + 7) % 7)
  const weekends: FreeWindow[] = []
  for (let day = saturday; day + 1 <= question.last; day += 7) {
    weekends.push(...findWindows(all, { ...search, first: day, last: day + 1, limit: 1 }))
  }
  return weekends.sort((a, b) => a.load - b.load || a.first - b.first)
}

/** Spans of so many days that are free, else the calmest. */
export function answerWindows(asking: QuestionContext, wanted: WantedWindow): Reply {
  const { question, sentences } = asking
  const { words, free: sayings } = sentences
  const windows = windowsOf(asking, wanted)
  if (windows.length === 0) return { text: sayings.noWindow(periodOf(asking), wanted) }
  const free = windows.filter(({ load }) => load === 0)
  const shown = (free.length > 0 ? free : windows).slice(0, WINDOWS).sort((a, b) => a.first - b.first)
  const lines = shown.map(
    (one) => `• ${words.span(one)}${one.load === 0 ? '' : ` (${words.count(one.load, 'event')})`}`,
  )
  if (free.length > shown.length) lines.push(words.andMore(free.length - shown.length))
  // Where no days were said, those that come are looked for, and their number says nothing.
  const head = sayings.windows(periodOf(asking), wanted, free.length, question.hasPeriod)
  return { text: [head, ...lines].join('\n') }
}
