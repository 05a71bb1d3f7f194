import { sentencesIn, type Sentences } from '../words/sentences.ts'
import type { GoalQuestion } from './goal-question.ts'
import { sentence, type GoalContext } from './goal-sentence.ts'
import type { MeasuredGoal } from '../answer-types.ts'

const LISTED = 10

/** What is said of goals, and those that it names, in that order. */
export interface GoalsAnswer<Goal extends MeasuredGoal> {
  readonly text: string
  readonly goals: readonly Goal[]
}

/** Answers a question about goals from what was measured, and from nothing else. */
export function answerGoals<Goal extends MeasuredGoal>(
  question: GoalQuestion<Goal>,
  goals: readonly Goal[],
  asked: GoalContext,
): GoalsAnswer<Goal> {
  const { words, goals: sentences } = sentencesIn(asked.language)
  if (goals.length === 0) return { text: sentences.noGoals, goals }
  const meant = meantBy(question, goals)
  if (meant.length === 0) return { text: noneMeant(question.aspect, sentences), goals: [] }
  const shown = meant.slice(0, LISTED)
  const lines = shown.map((goal) => sentence(goal, question, asked))
  const rest = meant.length - lines.length
  const more = rest > 0 ? [`… ${words.andMore(rest)}.`] : []
  const text = lines.length === 1 ? (lines[0] ?? '') : [...lines.map((line) => `- ${line}`), ...more].join('\n')
  return { text, goals: shown }
}

/** How far ahead of its pace a goal is, as a part of all of it: so kilometres and books compare. */
const standingOf = ({ progress, target }: MeasuredGoal): number => progress.lead / target

/** Of all the best or the worst; of those that are named all of them, in that order. */
function ranked<Goal extends MeasuredGoal>(
  aspect: 'best' | 'worst',
  named: readonly Goal[],
  goals: readonly Goal[],
): Goal[] {
  const open = goals.filter(({ progress: { state } }) => state !== 'notBegun' && state !== 'missed')
  const sign = aspect === 'best' ? 1 : -1
  const sorted = (named.length > 0 ? named : open).toSorted((a, b) => sign * (standingOf(b) - standingOf(a)))
  return named.length > 0 ? sorted : sorted.slice(0, 1)
}

function meantBy<Goal extends MeasuredGoal>(
  { aspect, named }: GoalQuestion<Goal>,
  goals: readonly Goal[],
): readonly Goal[] {
  if (aspect === 'best' || aspect === 'worst') return ranked(aspect, named, goals)
  if (named.length > 0) return named
  const isIn = (...states: MeasuredGoal['progress']['state'][]) =>
    goals.filter(({ progress }) => states.includes(progress.state))
  if (aspect === 'behind') return isIn('behind', 'missed')
  if (aspect === 'ahead') return isIn('ahead')
  if (aspect === 'done') return isIn('done')
  const current = isIn('behind', 'onTrack', 'ahead')
  return current.length > 0 ? current : goals
}

function noneMeant(aspect: GoalQuestion['aspect'], words: Sentences['goals']): string {
  if (aspect === 'done') return words.noneDone
  return aspect === 'ahead' ? words.noneAhead : words.noneBehind
}
