import { findWindows, weekendsIn, type FreeWindow } from '../free-time/index.ts'
import type { Amount } from '../language/index.ts'
import type { WantedWindow } from './words/facts.ts'
import { type QuestionContext, type Reply, daysToCome } from './answering/question-context.ts'
import { periodOf } from './answering/periods.ts'
import { daysWithin } from './answering/weekdays.ts'

/** How long a free span is asked for; null where the question is which days are free. */
export function windowLengthOf({ phrases }: QuestionContext): WantedWindow | null {
  if (phrases.has('weekend')) return { days: 2, isWeekend: true }
  if (phrases.has('freeWeek')) return { days: 7, isWeekend: false }
  const wanted = phrases
    .findAll('wantedDays')
    .map(({ value }) => value as Amount)
    .find(({ days, months, minutes }) => days > 1 && months === 0 && minutes === 0)
  return wanted ? { days: wanted.days, isWeekend: false } : null
}

const WINDOWS = 5

/** Free spans, the calmest first. */
export function windowsOf(asking: QuestionContext, { days, isWeekend }: WantedWindow): FreeWindow[] {
  const { all, surroundings, parts } = asking
  const { first, last } = daysToCome(asking)
  const search = { first, last, days, holidays: surroundings.holidays, limit: WINDOWS }
  if (!isWeekend) return findWindows(all, search)
  return weekendsIn({ first, last })
    .filter((weekend) => !daysWithin(weekend, weekend).some((day) => parts.out?.isOut(day)))
    .flatMap((weekend) => findWindows(all, { ...search, ...weekend, limit: 1 }))
    .sort((a, b) => a.load - b.load || a.first - b.first)
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
  const isSaid = question.hasPeriod || asking.phrases.has('beforeThing') || asking.phrases.has('afterThing')
  const head = sayings.windows(periodOf(asking), wanted, free.length, isSaid)
  return { text: [head, ...lines].join('\n'), days: shown.map(({ first, last }) => ({ first, last })) }
}
