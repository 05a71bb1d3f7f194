import type { Goal, GoalDetail } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { GoalTable } from '#server/db/schema.ts'
import { isMuch } from '#server/features/asker/seen-items.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import type { ReadingTask } from '#server/features/reading-threads/reading-threads.ts'
import { rangeOf } from './goal-record.ts'
import { goalInputs, type GoalInputs } from './goal-inputs.ts'
import { historyOf } from './goal-history.ts'
import { goalsOneByOne } from './shown-goals.ts'

/** A stored goal with its years, as its owner sees it. */
interface MeasuredGoal {
  readonly goal: Goal
  readonly inputs: GoalInputs
}

async function measured(storage: YearStorage, access: Access, row: GoalTable): Promise<MeasuredGoal> {
  const inputs = await goalInputs(storage, access, [rangeOf(row)])
  const [goal] = await Array.fromAsync(goalsOneByOne(storage.db.read, access.ownerId, { rows: [row], inputs }))
  if (goal === undefined) throw new Error('a goal was measured, and is none')
  return { goal, inputs }
}

/** Ten years of 54 daily series take some 100 ms, and leave much to collect: each goal of them is read in a thread. */
const isLarge = (storage: YearStorage, access: Access, row: GoalTable): Promise<boolean> => {
  const { from, to } = rangeOf(row)
  return isMuch(storage, access, { first: from, last: to })
}

/** A goal that was just written, with its present progress. */
export const goalNow: ReadingTask<GoalTable, Goal> = {
  name: 'goals.now',
  isInTurns: true,
  isOfWrite: true,
  isLarge,
  perform: async (storage, access, row) => (await measured(storage, access, row)).goal,
}

/** A goal with its history. */
export const goalDetail: ReadingTask<GoalTable, GoalDetail> = {
  name: 'goals.detail',
  isInTurns: true,
  isLarge,
  perform: async (storage, access, row) => {
    const { goal, inputs } = await measured(storage, access, row)
    return { goal, done: await historyOf(storage.db.read, access.ownerId, { row, goal, inputs }) }
  },
}
