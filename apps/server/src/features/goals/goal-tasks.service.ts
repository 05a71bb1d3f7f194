import type { Readable } from 'node:stream'
import type { Goal } from '@dodici/contract/types'
import { answerGoals, goalQuestion, type GoalContext } from '@dodici/core/answers'
import type { Access } from '#server/actor.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import {
  performRead,
  type ReadingTask,
  type ThreadedStorage,
} from '#server/features/reading-threads/reading-threads.ts'
import { bodyOf, jsonPieces } from '#server/list-as-json.ts'
import { countGoalYears, listGoals, listGoalsOneByOne } from './goals.service.ts'
import { reviewOfYear } from './review-year.ts'

/** A text that may be about goals, with what it is read and answered with. */
interface GoalsQuestion extends GoalContext {
  readonly text: string
}

/** An answer about goals, with the mentioned ones and their total number. */
export interface GoalsAnswer {
  readonly text: string
  readonly goals: readonly Pick<Goal, '_id' | 'title'>[]
  readonly count: number
}

/** A goal with its present progress, without its history. */
export type GoalStanding = Omit<Goal, 'progress'> & { readonly progress: Omit<Goal['progress'], 'points'> }

/** All goals, or those of a year. */
interface OfYear {
  readonly year?: number | undefined
}

/** Up to this many years of goals in total are measured on the main thread: ten goals of ten years take some 20 ms. */
const GOAL_YEARS_HERE = 100

const goalTask = <Asked, Answer>(
  name: string,
  perform: ReadingTask<Asked, Answer>['perform'],
): ReadingTask<Asked, Answer> => ({
  name: `goals.${name}`,
  isInTurns: true,
  isLarge: async ({ db }, { ownerId }) => (await countGoalYears(db.read, ownerId)) > GOAL_YEARS_HERE,
  perform,
})

/** Reads over many goals at once. */
export const goalTasks = {
  /** JSON in pieces. */
  list: goalTask('list', (storage, access, asked: OfYear) => jsonPieces(listGoalsOneByOne(storage, access, asked))),
  review: goalTask('review', (storage, access, { year }: { readonly year: number }) =>
    reviewOfYear(storage, access, year),
  ),
  /** Null if the text is not about goals. */
  tell: goalTask('tell', tellOfGoals),
  standings: goalTask('standings', async (storage, access, asked: OfYear) =>
    (await listGoals(storage, access, asked)).map(standingOf),
  ),
}

/** The review of a year. */
export const readReview = (storage: ThreadedStorage, access: Access, asked: { readonly year: number }) =>
  performRead(storage, goalTasks.review, access, asked)

/** The person's goals as JSON, or those of a year. All points of all goals can be many megabytes. */
export const goalsAsJson = async (
  storage: ThreadedStorage,
  access: Access,
  asked: OfYear,
): Promise<Buffer | Readable> => bodyOf(await performRead(storage, goalTasks.list, access, asked))

async function tellOfGoals(
  storage: YearStorage,
  access: Access,
  { text, ...looking }: GoalsQuestion,
): Promise<GoalsAnswer | null> {
  const goals = await listGoals(storage, access, {})
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
