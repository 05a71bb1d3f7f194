import type { Goal, GoalDetail, GoalPatch, NewGoal } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { ownUnit, ownUnits, type UnitTarget } from '#server/db/journal/own-units.ts'
import type { ChangeFacts } from '#server/db/journal/change-header.ts'
import { writeChange, type Written } from '#server/db/journal/write-change.ts'
import type { GoalTable, Queries } from '#server/db/schema.ts'
import { staleVersion } from '#server/errors.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { performRead, type ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'
import { changedContent, refuseOddDays, rangeOf } from './goal-record.ts'
import { goalInputs } from './goal-inputs.ts'
import { goalDetail, goalNow } from './one-goal.ts'
import { putGoal, refuseUnknownCategories } from './put-goal.ts'
import { goalsOneByOne } from './shown-goals.ts'

/** The person's goals with their present progress, oldest first; with a year, those that touch it. */
export const listGoals = (
  storage: YearStorage,
  access: Access,
  asked: { year?: number | undefined },
): Promise<Goal[]> => Array.fromAsync(listGoalsOneByOne(storage, access, asked))

/** The same one by one: all points of all goals can be many megabytes. */
export async function* listGoalsOneByOne(
  storage: YearStorage,
  access: Access,
  { year }: { year?: number | undefined },
): AsyncGenerator<Goal> {
  const { read } = storage.db
  const rows =
    year === undefined ? await ownUnits(read, 'goal', access.ownerId) : await goalsOfYear(read, access.ownerId, year)
  const inputs = await goalInputs(storage, access, rows.map(rangeOf))
  yield* goalsOneByOne(read, access.ownerId, { rows, inputs })
}

/** The total years of a person's goals; the cost of measuring grows with it. */
export const countGoalYears = async (db: Queries, ownerId: string): Promise<number> =>
  (await ownUnits(db, 'goal', ownerId)).reduce(
    (sum, { first_on, last_on }) => sum + yearIn(last_on) - yearIn(first_on) + 1,
    0,
  )

const yearIn = (day: string): number => Number(day.slice(0, 4))

/** A person's stored goals that touch a year. */
export async function goalsOfYear(db: Queries, ownerId: string, year: number): Promise<GoalTable[]> {
  const touches = ({ first_on, last_on }: GoalTable): boolean => yearIn(first_on) <= year && yearIn(last_on) >= year
  return (await ownUnits(db, 'goal', ownerId)).filter(touches)
}

/**
 * One goal with its history, newest first.
 * @throws AppError `not_found`
 */
export async function readGoal(storage: ThreadedStorage, access: Access, id: string): Promise<GoalDetail> {
  return performRead(storage, goalDetail, access, await ownUnit(storage.db.read, 'goal', access.ownerId, id))
}

/**
 * Creates a goal.
 * @throws AppError `invalid_input` for invalid days; `unknown_reference`, `id_taken`; `quota_exceeded` if the account
 * has its maximum of goals
 */
export async function createGoal(storage: ThreadedStorage, access: Access, draft: NewGoal): Promise<Written<Goal>> {
  refuseOddDays({ first_on: draft.from, last_on: draft.to })
  return writeGoal(storage, access, { kind: 'goal.create' }, (writer) => putGoal(writer, draft))
}

/**
 * Changes some fields of a goal.
 * @throws AppError `not_found`, `stale_version`, `invalid_input`, `unknown_reference`
 */
export function updateGoal(
  storage: ThreadedStorage,
  access: Access,
  { patch, ...target }: UnitTarget & { patch: GoalPatch },
): Promise<Written<Goal>> {
  return writeGoal(storage, access, { kind: 'goal.update' }, async (writer) => {
    const content = changedContent(await presentGoal(writer, target), patch)
    refuseOddDays(content)
    await refuseUnknownCategories(writer, patch)
    await writer.put('goal', [{ id: target.id, content }])
    return target.id
  })
}

/**
 * Deletes a goal. Its events, milestones and entries stay: the first two show no goal, and entries wait in the trash
 * with it.
 * @throws AppError `not_found`, `stale_version`
 */
export function deleteGoal(storage: ThreadedStorage, access: Access, target: UnitTarget): Promise<Written<null>> {
  const write = writeChange(storage, access, { kind: 'goal.delete' }, async (writer) => {
    await presentGoal(writer, target)
    await writer.remove('goal', [target.id])
    return null
  })
  return tellingCurrent(storage, access, write)
}

/**
 * Writes a goal and returns its progress. Progress is measured after the commit: for a lot of data it takes longer than
 * other writers should wait.
 */
async function writeGoal(
  storage: ThreadedStorage,
  access: Access,
  facts: ChangeFacts,
  work: (writer: ChangeWriter) => Promise<string>,
): Promise<Written<Goal>> {
  const write = writeChange(storage, access, facts, async (writer) =>
    ownUnit(writer.trx, 'goal', writer.ownerId, await work(writer)),
  )
  const written = await tellingCurrent(storage, access, write)
  return { ...written, value: await performRead(storage, goalNow, access, written.value) }
}

/** The person's copy is outdated: nothing was written. */
class StaleGoal extends Error {
  readonly row: GoalTable

  constructor(row: GoalTable) {
    super('a goal was changed meanwhile')
    this.row = row
  }
}

/** @throws AppError `stale_version` with the goal as it is now, measured after the transaction */
async function tellingCurrent<Value>(storage: ThreadedStorage, access: Access, write: Promise<Value>): Promise<Value> {
  try {
    return await write
  } catch (error) {
    if (!(error instanceof StaleGoal)) throw error
    throw staleVersion('goal', await performRead(storage, goalNow, access, error.row))
  }
}

/** @throws AppError `not_found`, StaleGoal */
async function presentGoal({ trx, ownerId }: ChangeWriter, { id, version }: UnitTarget): Promise<GoalTable> {
  const row = await ownUnit(trx, 'goal', ownerId, id)
  if (version !== null && row.version !== version) throw new StaleGoal(row)
  return row
}
