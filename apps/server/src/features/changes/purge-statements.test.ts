import { expect, it } from 'vitest'
import { daysBefore } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { ChangeRowTable, ChangeTable } from '#server/db/schema.ts'
import { countingDatabase } from '#server/test/counting-database.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Planner } from '#server/test/planner.ts'
import { purge } from './purge.ts'

const PEOPLE = 400
/** Two transactions of eight statements, and what is looked for once. */
const STATEMENTS = 40

interface Made {
  readonly ownerId: string
  readonly sequence?: number
  readonly units?: number
}

/** Stores changes that are older than what is kept. */
async function makeOld({ db, clock }: Planner, made: readonly Made[]): Promise<void> {
  const changes = made.map(({ ownerId, sequence = 1, units = 1 }, at): ChangeTable => ({
    ...{ owner_id: ownerId, sequence, id: `${ownerId}-${String(sequence)}`, group_id: '', group_tally: null },
    ...{ actor_id: ownerId, kind: 'event.update', made_by: 'page', maker: '', count: units, title: '' },
    ...{ acts: null, undoes: null, undone_by: null, created_at: daysBefore(clock, 31 + made.length - at) },
  }))
  const rows = made.flatMap(({ ownerId, sequence = 1, units = 1 }) =>
    Array.from({ length: units }, (_, at): ChangeRowTable => ({
      ...{ owner_id: ownerId, sequence, unit_type: 'event', unit_id: String(at), before: null },
      ...{ before_content_id: null, after_content_id: null, detail: null, place: null },
    })),
  )
  await db.transact(async (trx) => {
    await trx.insertInto('change').values(changes).execute()
    await trx.insertInto('change_row').values(rows).execute()
  })
}

/** A database that notes how many statements each transaction makes. */
function noting(db: Database): { readonly db: Database; readonly transactions: number[]; readonly take: () => number } {
  const counting = countingDatabase(db)
  const transactions: number[] = []
  let before = 0
  const take = (): number => (before += counting.take())
  const transact: Database['transact'] = async (work) => {
    const from = take()
    const value = await counting.db.transact(work)
    transactions.push(take() - from)
    return value
  }
  return { db: { ...counting.db, transact }, transactions, take }
}

eachDatabase((planner) => {
  it('forgets the changes of hundreds of people with some tens of statements', async () => {
    const people = Array.from({ length: PEOPLE }, (_, at) => ({ ownerId: `person-${String(at)}` }))
    await makeOld(planner(), people)
    const { db, take } = noting(planner().db)
    expect(await purge({ db, clock: planner().clock })).toBe(PEOPLE)
    expect(take()).toBeLessThanOrEqual(STATEMENTS)
    expect(await db.read.selectFrom('change_row').select('unit_id').execute()).toEqual([])
  })

  it('forgets large changes one by one, so that no writer waits for several', async () => {
    const made = [1, 2, 3].map((sequence) => ({ ownerId: 'somebody', sequence, units: 300 }))
    await makeOld(planner(), [...made, { ownerId: 'somebody', sequence: 4 }, { ownerId: 'else' }])
    const { db, transactions } = noting(planner().db)
    expect(await purge({ db, clock: planner().clock })).toBe(5)
    const [, ...ofChanges] = transactions
    // The change, twice rows and usage, and its milestones.
    expect(ofChanges).toEqual([6, 6, 6, 4])
    expect(await db.read.selectFrom('change_row').select('unit_id').execute()).toEqual([])
  })
})
