import { parseDay, type Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { opening } from '../words/day-words.ts'
import type { Unit } from '../words/facts.ts'
import { sentencesIn, type Sentences } from '../words/sentences.ts'
import type { GoalQuestion } from './goal-question.ts'
import type { MeasuredGoal } from '../answer-types.ts'
import type { Span } from '../../intents/reading/dates.ts'

/** What an answer about goals is told with. */
export interface GoalContext {
  readonly language: Language
  readonly today: Day
  /** The days that the question says, and how; null where it says none. */
  readonly days: Span | null
}

type Words = Sentences['goals']

/** What a sentence is made of, besides the goal. */
interface SentenceContext extends Omit<GoalContext, 'language'> {
  readonly words: Words
  readonly each: Unit
}

type Sentence = (goal: MeasuredGoal, context: SentenceContext) => string

const state: Sentence = (goal, { words }) => stands(goal, words) + (goesOn(goal) ? ` ${forecast(goal, words)}` : '')

const SENTENCES: Readonly<Record<GoalQuestion['aspect'], Sentence>> = {
  enter: (goal, { words }) => words.enter(done(goal, words)),
  streak: ({ progress: { streak } }, { words }) =>
    streak.best === 0 ? words.noStreak : words.streak(streak.weeks, streak.best),
  forecast: (goal, context) => `${done(goal, context.words)}. ${forecast(goal, context.words)}${needed(goal, context)}`,
  total,
  percent,
  pace,
  missing: (goal, { words }) =>
    hasPace(goal) ? words.missing(left(goal, words), done(goal, words), dayOf(goal.to)) : stands(goal, words),
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
  { aspect, each }: GoalQuestion,
  { language, today, days }: GoalContext,
): string {
  const { words, goals } = sentencesIn(language)
  return `${words.quoted(goal.title)}: ${SENTENCES[aspect](goal, { words: goals, today, days, each })}`
}

const isOver = ({ progress: { state } }: MeasuredGoal): boolean => state === 'done' || state === 'missed'
/** Whether more and more of a goal is still to be done: all at once it needs no pace. */
const hasPace = (goal: MeasuredGoal): boolean => !isOver(goal) && goal.kind !== 'yesNo'
const goesOn = (goal: MeasuredGoal): boolean => hasPace(goal) && goal.progress.state !== 'notBegun'

const dayOf = (text: string): Day => parseDay(text) ?? 0

/** So much of what a goal counts. */
function quantity(value: number, { kind, unit }: MeasuredGoal, words: Words): string {
  const counted = kind === 'hours' ? words.hours : kind === 'number' ? unit : ''
  return counted === '' ? words.number(value) : `${words.number(value)} ${counted}`
}

/** How much of a goal is done. */
function done(goal: MeasuredGoal, words: Words): string {
  const { value } = goal.progress
  return goal.kind === 'yesNo'
    ? words.isDone(value > 0)
    : words.part(words.number(value), quantity(goal.target, goal, words))
}

const left = (goal: MeasuredGoal, words: Words): string => quantity(goal.target - goal.progress.value, goal, words)

/** How far a goal is from its pace, or since when or until when it is not open. */
function standing({ from, to, progress: { state, lead, reachedOn } }: MeasuredGoal, words: Words): string {
  switch (state) {
    case 'behind':
    case 'ahead':
      return words[state](words.number(Math.abs(lead)))
    case 'onTrack':
      return words.onTrack
    case 'notBegun':
      return words.begins(dayOf(from))
    case 'missed':
      return words.missed(dayOf(to))
    case 'done':
      return words.reached(reachedOn === null ? null : dayOf(reachedOn))
  }
}

const stands = (goal: MeasuredGoal, words: Words): string => `${done(goal, words)}, ${standing(goal, words)}.`

function forecast(goal: MeasuredGoal, words: Words): string {
  const { reachedOn, value } = goal.progress.forecast
  if (isOver(goal)) return `${opening(standing(goal, words))}.`
  if (reachedOn === null) return words.noPace
  const day = dayOf(reachedOn)
  if (goal.kind === 'yesNo') return words.inCalendar(day)
  return reachedOn <= goal.to ? words.reachesInTime(day) : words.reachesLate(day, dayOf(goal.to), words.number(value))
}

/** Where no pace leads there in time, the one that would. */
function needed(goal: MeasuredGoal, context: SentenceContext): string {
  const { reachedOn } = goal.progress.forecast
  const isNear = reachedOn !== null && reachedOn <= goal.to
  return isNear || !hasPace(goal) ? '' : ` ${opening(pace(goal, { ...context, each: 'week' }))}`
}

/** What was done by the end of a day. */
const doneBy = ({ progress }: MeasuredGoal, day: Day): number =>
  progress.points.findLast((point) => (parseDay(point.day) ?? Infinity) <= day)?.value ?? 0

/** What was done so far, or on the days that are asked for. */
function total(goal: MeasuredGoal, { words, today, days }: SentenceContext): string {
  const [from, to] = [dayOf(goal.from), Math.min(dayOf(goal.to), today)]
  if (days !== null && goal.kind !== 'yesNo' && (days.first > from || days.last < to)) {
    const part = doneBy(goal, days.last) - doneBy(goal, days.first - 1)
    return words.doneIn({ first: days.first, last: days.last }, quantity(part, goal, words), done(goal, words))
  }
  return words.doneSince(from, done(goal, words), standing(goal, words))
}

function percent(goal: MeasuredGoal, { words }: SentenceContext): string {
  const { value } = goal.progress
  const rounded = Math.round((value / goal.target) * 100)
  // All of it is said of all of it alone.
  const part = value < goal.target ? Math.min(rounded, 99) : rounded
  return `${words.percent(part)} (${done(goal, words)}), ${standing(goal, words)}.`
}

const DAYS: Readonly<Record<Unit, number>> = { day: 1, week: 7, month: 30 }

/** How much a day, a week or a month it takes from now to the end. */
function pace(goal: MeasuredGoal, { words, today, each }: SentenceContext): string {
  if (!hasPace(goal)) return stands(goal, words)
  const end = dayOf(goal.to)
  const days = end - Math.max(today, dayOf(goal.from)) + 1
  if (days <= DAYS[each]) return words.left(left(goal, words), end)
  const open = goal.target - goal.progress.value
  const much = `${quantity((open * DAYS[each]) / days, goal, words)} ${words.each[each]}`
  return words.pace(much, words.number(open), end)
}
