import { parseDay, type Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { opening } from '../words/day-words.ts'
import type { GoalAmount, GoalSentences, GoalStanding, GoalState, PaceSpan } from '../words/goal-sentences.ts'
import { sentencesIn } from '../words/sentences.ts'
import type { GoalQuestion } from './goal-question.ts'
import type { MeasuredGoal } from './goal-and-reminder-types.ts'

/** What an answer about goals is told with. */
export interface GoalContext {
  readonly language: Language
  readonly today: Day
  /** The days that the question says, and how; null where it says none. */
  readonly days: { readonly first: Day; readonly last: Day } | null
}

/** What a sentence is made of, besides the goal. */
interface SentenceContext extends Omit<GoalContext, 'language'> {
  readonly words: GoalSentences
  readonly paceDays: number
}

type Sentence = (goal: MeasuredGoal, context: SentenceContext) => string

const state: Sentence = (goal, { words }) =>
  words.state(stateOf(goal)) + (goesOn(goal) ? ` ${forecast(goal, words)}` : '')

const SENTENCES: Readonly<Record<GoalQuestion['aspect'], Sentence>> = {
  enter: (goal, { words }) => words.enter(amountOf(goal)),
  streak: ({ progress: { streak } }, { words }) =>
    streak.best === 0 ? words.noStreak : words.streak(streak.weeks, streak.best),
  forecast: (goal, context) =>
    `${context.words.amount(amountOf(goal))} ${forecast(goal, context.words)}${needed(goal, context)}`,
  total,
  percent,
  pace,
  missing: (goal, { words }) =>
    hasPace(goal) ? words.missing(amountOf(goal), dayOf(goal.to)) : words.state(stateOf(goal)),
  state,
  behind: state,
  ahead: state,
  best: state,
  worst: state,
  done: state,
}

/** What is said of one goal. */
export function sentence(
  goal: MeasuredGoal,
  { aspect, paceDays }: GoalQuestion,
  { language, today, days }: GoalContext,
): string {
  const words = sentencesIn(language).goals
  return words.about(goal.title) + SENTENCES[aspect](goal, { words, today, days, paceDays })
}

const isOver = ({ progress: { state } }: MeasuredGoal): boolean => state === 'done' || state === 'missed'
/** Whether more and more of a goal is still to be done: all at once it needs no pace. */
const hasPace = (goal: MeasuredGoal): boolean => !isOver(goal) && goal.kind !== 'yesNo'
const goesOn = (goal: MeasuredGoal): boolean => hasPace(goal) && goal.progress.state !== 'notBegun'

const dayOf = (text: string): Day => parseDay(text) ?? 0

const amountOf = ({ kind, target, unit, progress: { value } }: MeasuredGoal): GoalAmount => ({
  kind,
  target,
  unit,
  value,
})

const stateOf = (goal: MeasuredGoal): GoalState => ({ amount: amountOf(goal), standing: standingOf(goal) })

function standingOf({ from, to, progress: { state, lead, reachedOn } }: MeasuredGoal): GoalStanding {
  switch (state) {
    case 'behind':
    case 'ahead':
      return { state, by: Math.abs(lead) }
    case 'onTrack':
      return { state }
    case 'notBegun':
      return { state, begin: dayOf(from) }
    case 'missed':
      return { state, end: dayOf(to) }
    case 'done':
      return { state, reachedOn: reachedOn === null ? null : dayOf(reachedOn) }
  }
}

function forecast(goal: MeasuredGoal, words: GoalSentences): string {
  const { reachedOn, value } = goal.progress.forecast
  if (isOver(goal)) return words.standing(standingOf(goal))
  if (reachedOn === null) return words.noPace
  const day = dayOf(reachedOn)
  if (goal.kind === 'yesNo') return words.inCalendar(day)
  return reachedOn <= goal.to
    ? words.reachesInTime(day)
    : words.reachesLate({ end: dayOf(goal.to), valueAtEnd: value, day })
}

/** Where no pace leads there in time, the one that would. */
function needed(goal: MeasuredGoal, context: SentenceContext): string {
  const { reachedOn } = goal.progress.forecast
  const isNear = reachedOn !== null && reachedOn <= goal.to
  return isNear || !hasPace(goal) ? '' : ` ${opening(pace(goal, { ...context, paceDays: DAYS_A_WEEK }))}`
}

/** What was done by the end of a day. */
const doneBy = ({ progress }: MeasuredGoal, day: Day): number =>
  progress.points.findLast((point) => (parseDay(point.day) ?? Infinity) <= day)?.value ?? 0

/** What was done so far, or on the days that are asked for. */
function total(goal: MeasuredGoal, { words, today, days }: SentenceContext): string {
  const [from, to] = [dayOf(goal.from), Math.min(dayOf(goal.to), today)]
  if (days !== null && goal.kind !== 'yesNo' && (days.first > from || days.last < to)) {
    const part = doneBy(goal, days.last) - doneBy(goal, days.first - 1)
    return words.doneIn(days, part, amountOf(goal))
  }
  return words.doneSince(from, stateOf(goal))
}

function percent(goal: MeasuredGoal, { words }: SentenceContext): string {
  const { value } = goal.progress
  const rounded = Math.round((value / goal.target) * 100)
  // All of it is said of all of it alone.
  const part = value < goal.target ? Math.min(rounded, 99) : rounded
  return words.percent(part, stateOf(goal))
}

const DAYS_A_WEEK = 7
const SPANS: Readonly<Record<number, PaceSpan>> = { 1: 'day', [DAYS_A_WEEK]: 'week', 30: 'month' }

/** How much a day, a week or a month it takes from now to the end. */
function pace(goal: MeasuredGoal, { words, today, paceDays }: SentenceContext): string {
  if (!hasPace(goal)) return words.state(stateOf(goal))
  const [amount, end, span] = [amountOf(goal), dayOf(goal.to), SPANS[paceDays]]
  const days = end - Math.max(today, dayOf(goal.from)) + 1
  if (days <= paceDays || span === undefined) return words.left(amount, end)
  return words.pace({ amount, much: ((amount.target - amount.value) * paceDays) / days, span, end })
}
