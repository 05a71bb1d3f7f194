import { weekdayOf, type Day } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { Period } from '../words/day-words.ts'
import type { FreeUnit, WantedWindow } from '../words/facts.ts'
import { exceptedIn, notExcluded } from './kept-apart.ts'
import { inPartOfDay, partEnding } from './parts-of-day.ts'
import { daysToCome, withList, type QuestionContext, type Reply } from './question-context.ts'
import { periodOf } from './periods.ts'
import { answerFreeHours, hourOrMeal, takingHours, wantedMinutes } from './free-hours.ts'
import { loadsOf, unitSpans, touching } from './unit-spans.ts'
import { isWorkday, weekdaySaid } from './weekdays.ts'
import { answerWindows, windowLengthOf } from '../find-windows.ts'

function runsOf(days: readonly Day[]): Span[] {
  const runs: { first: Day; last: Day }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.last === day - 1) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

const RUNS = 10

const isYesNo = ({ phrases, question }: QuestionContext): boolean =>
  (phrases.has('yesNo') || question.first === question.last) &&
  question.last - question.first < 7 &&
  !phrases.has('whichOnes')

/** Which days are free, whether some are, or windows of so many days: whatever is on them, so that no words name any of it. */
export function answerFree(asking: QuestionContext): Reply {
  const { plain, all, surroundings, sentences } = asking
  const out = exceptedIn(plain)
  if (out.length === 0) return { ...answerFreeTime(asking), isOf: 'days' }
  const reply = answerFreeTime({ ...asking, all: all.filter(notExcluded(plain, all, surroundings)) })
  const said = sentences.replies.notCounting(out.map((words) => words.join(' ')).join(', '))
  return { ...reply, text: `${said}\n${reply.text}`, isOf: 'days' }
}

function answerFreeTime(asking: QuestionContext): Reply {
  const isAllFree = isYesNo(asking) && asking.phrases.has('gaps') && busyOf(asking).length === 0
  const minutes = isAllFree ? null : wantedMinutes(asking)
  if (minutes !== null) return answerFreeHours(asking, minutes)
  if (isYesNo(asking)) return answerWhether(asking)
  const { first, last } = asking.question
  const wanted = windowLengthOf(asking)
  if (wanted && last - first + 1 >= wanted.days) return answerRuns(asking, wanted) ?? answerWindows(asking, wanted)
  return answerFreeDays(asking)
}

const LIKE_IT = 3

/** The longest of the free days in a row. */
function longestOf(free: readonly Day[], period: Period, { sentences }: QuestionContext): Reply {
  const runs = runsOf(free).sort((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first)
  const [longest = { first: 0, last: 0 }, ...others] = runs
  const alike = others.filter(({ first, last }) => last - first === longest.last - longest.first).slice(0, LIKE_IT)
  return { text: sentences.free.longestRun(period, longest, alike) }
}

/** The first that is free, and some that come after it. */
function firstOf([first = 0, ...after]: readonly Day[], unit: FreeUnit, { sentences }: QuestionContext): Reply {
  const { words, free } = sentences
  const others = after.slice(0, LIKE_IT)
  const days = [first, ...others].map((day) => ({ first: day, last: day }))
  return { text: free.firstDay(unit, first) + words.then(others.map(words.day)), days, at: { first, last: first } }
}

/** What is asked to be free, which days of those asked for are, and how many these are. */
interface FreeDays {
  readonly unit: FreeUnit
  readonly free: readonly Day[]
  readonly of: number
  readonly period: Period
}

/** The days from today on on which nothing is on, or nothing at the part of the day that is meant. */
export function freeDaysOf(asking: QuestionContext): FreeDays {
  const { all, part, phrases, parts } = asking
  const period = daysToCome(asking)
  const spans = unitSpans(asking, 'day', period)
  // From an hour that is said on all must be free.
  const isWhole = (['whole', 'afterHour', 'hoursBetween'] as const).some((cue) => phrases.has(cue))
  const loads = loadsOf(part ? all.filter((item) => inPartOfDay(item, part, isWhole)) : all, spans)
  const weekday = weekdayAsked(asking)
  const days = spans.map(({ first }, place) => ({ day: first, isFree: loads[place] === 0 }))
  const isAsked = (day: Day): boolean =>
    (weekday === null || weekdayOf(day) === weekday) &&
    (!phrases.has('workdays') || isWorkday(day, asking)) &&
    parts.out?.isOut(day) !== true
  const asked = days.filter(({ day }) => isAsked(day))
  const free = asked.filter(({ isFree }) => isFree).map(({ day }) => day)
  return { unit: { weekday, part: partEnding(asking.part) }, free, of: asked.length, period }
}

function answerFreeDays(asking: QuestionContext): Reply {
  const { unit, free, of, period } = freeDaysOf(asking)
  const { words, free: sayings } = asking.sentences
  if (free.length === 0) return { text: sayings.noDays(period, unit) }
  if (asking.phrases.has('longest')) return longestOf(free, period, asking)
  const isFirst = asking.phrases.has('firstOne') && !asking.question.hasPeriod
  if (isFirst || asking.phrases.has('firstFreePart')) return firstOf(free, unit, asking)
  const runs = runsOf(free)
  const lines = runs.map((run) => `• ${words.span(run)}`)
  return { text: `${sayings.days(period, unit, free.length, of)}\n${words.lined(lines, RUNS)}`, days: runs }
}

/** All free days in a row that are so many or more; null where there are none, or only as many are asked for. */
function answerRuns(asking: QuestionContext, { days, isWeekend }: WantedWindow): Reply | null {
  const { words, free: sayings } = asking.sentences
  const { free, period } = freeDaysOf(asking)
  const runs =
    isWeekend || !asking.phrases.has('atLeast')
      ? []
      : runsOf(free).filter(({ first, last }) => last - first + 1 >= days)
  if (runs.length === 0) return null
  const lines = runs.map((run) => `• ${words.span(run)} (${words.count(run.last - run.first + 1, 'day')})`)
  return { text: `${sayings.runs(period, days, runs.length)}\n${words.lined(lines, RUNS)}`, days: runs }
}

/** The weekday (0 is Monday) of which some are asked for among many days; null where it is about all of them. */
function weekdayAsked({ phrases, question }: QuestionContext): number | null {
  return question.last - question.first < 7 ? null : weekdaySaid(phrases)
}

function busyOf({ question, items, all }: QuestionContext): DetailedItem[] {
  const busy = items.filter(({ isLoad }) => isLoad)
  return question.terms.length === 0 ? busy : touching(all, question)
}

/** Some days, or an hour of one day, with what is on then: nothing where they are free. */
function answerWhether(asking: QuestionContext): Reply {
  const { phrases, part, sentences } = asking
  const { free } = sentences
  // From an hour on, or up to one, is more than that hour.
  const hours = phrases.has('afterHour') || phrases.has('beforeHour') ? part : null
  const at = hours === null ? hourOrMeal(asking) : null
  const busy = at ? takingHours(busyOf(asking), at) : busyOf(asking)
  const period = { ...periodOf(asking), hours }
  if (busy.length === 0) return { text: free.isFree(period, at ?? (hours === null ? partEnding(part) : null)) }
  return withList(asking, at ? free.isTakenAt(at) : free.isTaken(period, busy.length), busy)
}
