import type { Goal, YearReview } from '@dodici/contract/types'
import { answerGoals, goalQuestion, type GoalsAsked } from '@dodici/core/questions'
import type { Actor } from '#server/actor.ts'
import type { YearStorage } from '#server/features/events/known-years.service.ts'
import { jsonPieces } from '#server/list-as-json.ts'
import { listGoals, listGoalsOneByOne } from './goals.service.ts'
import { reviewOfYear } from './review-year.service.ts'

/** A text that may be about goals, with what it is read and answered with. */
interface QuestionOfGoals extends GoalsAsked {
  readonly text: string
}

/** What is said of goals, with those that are meant and how many there are. */
export interface GoalsTold {
  readonly text: string
  readonly goals: readonly Pick<Goal, '_id' | 'title'>[]
  readonly count: number
}

/** A goal with where it stands now, without the way there. */
export type GoalStanding = Omit<Goal, 'progress'> & { readonly progress: Omit<Goal['progress'], 'points'> }

/** What is read of many goals at once, by its name: what is said with it, and what is answered. */
export interface GoalTasks {
  /** All goals, or those of a year, as JSON in pieces. */
  readonly list: readonly [asked: { readonly year?: number | undefined }, answer: readonly Uint8Array[]]
  readonly review: readonly [asked: { readonly year: number }, answer: YearReview]
  /** Null where the text is not about goals. */
  readonly tell: readonly [asked: QuestionOfGoals, answer: GoalsTold | null]
  readonly standings: readonly [asked: { readonly year?: number | undefined }, answer: readonly GoalStanding[]]
}

export type GoalTask = keyof GoalTasks
export type Asked<Name extends GoalTask> = GoalTasks[Name][0]
export type Answered<Name extends GoalTask> = GoalTasks[Name][1]

type Perform<Name extends GoalTask> = (
  storage: YearStorage,
  actor: Actor,
  asked: Asked<Name>,
) => Promise<Answered<Name>>

const performing: { readonly [Name in GoalTask]: Perform<Name> } = {
  list: (storage, actor, asked) => jsonPieces(listGoalsOneByOne(storage, actor, asked)),
  review: (storage, actor, { year }) => reviewOfYear(storage, actor, year),
  tell: tellOfGoals,
  standings: async (storage, actor, asked) => (await listGoals(storage, actor, asked)).map(standingOf),
}

/** Reads what is asked of somebody's goals, with what it is given: in the process that answers, or in a thread of its own. */
export const performGoalTask = <Name extends GoalTask>(
  name: Name,
  storage: YearStorage,
  { actor, asked }: { readonly actor: Actor; readonly asked: Asked<Name> },
): Promise<Answered<Name>> => performing[name](storage, actor, asked)

async function tellOfGoals(
  storage: YearStorage,
  actor: Actor,
  { text, ...looking }: QuestionOfGoals,
): Promise<GoalsTold | null> {
  const goals = await listGoals(storage, actor, {})
  const asked = goalQuestion(text, goals)
  if (asked === null) return null
  const answer = answerGoals(asked, goals, looking)
  return {
    text: answer.text,
    goals: answer.goals.map(({ _id, title }) => ({ _id, title })),
    count: goals.length,
  }
}

function standingOf({ progress: { points: _, ...progress }, ...goal }: Goal): GoalStanding {
  return { ...goal, progress }
}
