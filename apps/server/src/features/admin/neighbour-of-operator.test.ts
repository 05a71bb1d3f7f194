import type { AdminOverview } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { setOperator } from '#server/features/users/account-state.service.ts'
import { insertRows } from '#server/test/copied-rows.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { newNeighbour, waitedTooLong } from '#server/test/neighbour.ts'

const PEOPLE = 10_000
const MINUTES = 60_000
const TRIES = 3
/** The newest, who is looked for and not there, and what counts everybody. */
const PATHS = ['/admin/people', '/admin/people?q=nobody+is+called+so', '/admin/overview', '/admin/log']

eachDatabase((planner) => {
  it(
    'Q2: a neighbour does not wait for an operator who looks through 10,000 people',
    async () => {
      const operator = await planner().newUser()
      await setOperator(planner(), operator.email, true)
      const neighbour = await newNeighbour(planner())
      const row = await planner()
        .db.read.selectFrom('user')
        .selectAll()
        .where('id', '=', operator.user._id)
        .executeTakeFirstOrThrow()
      const people = Array.from({ length: PEOPLE }, (_, at) => {
        const email = `person-${String(at)}@example.org`
        return { ...row, id: uuid(), email, email_key: email, username: `Person ${String(at)}`, operator: 0 }
      })
      await planner().db.transact((trx) => insertRows(trx, 'user', people))
      const overview = (await operator.get('/admin/overview')).json<AdminOverview>()
      expect(overview.people.all).toBeGreaterThan(PEOPLE)
      for (const path of PATHS) {
        let refused: string | null = 'not tried'
        for (let tries = 0; tries < TRIES && refused !== null; tries += 1) {
          const waits = await neighbour.during(async () => {
            expect((await operator.get(path)).statusCode).toBe(200)
          })
          refused = waitedTooLong(waits)
        }
        expect([path, refused]).toEqual([path, null])
      }
    },
    5 * MINUTES,
  )
})
