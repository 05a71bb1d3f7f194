import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { argonPasswords } from '#server/passwords.ts'
import { databasesToTest } from '#server/test/each-database.ts'
import { startPlanner, type Person, type Planner } from '#server/test/planner.ts'
import { newDatabase } from '#server/test/test-database.ts'

const kinds = databasesToTest().map((kind) => ({ kind }))

/** Three times as many as can be hashed and wait: they come one after the other, and some are done before the last is there. */
const MANY = 150

/** A planner whose passwords cost what they cost people. */
async function withRealPasswords(
  kind: 'sqlite' | 'postgresql',
  test: (planner: Planner, person: Person) => Promise<void>,
): Promise<void> {
  const database = await newDatabase(kind)
  const planner = await startPlanner(database, {}, { passwords: argonPasswords() })
  await test(planner, await planner.newUser())
  await planner.stop()
  await database.remove()
}

/** Each from an address of its own, so that no limit counts them together. */
const login = (planner: Planner, index: number, { email, password }: { email: string; password: string }) =>
  planner.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password },
    remoteAddress: `10.9.${String(index >> 8)}.${String(index & 255)}`,
  })

const logins = (planner: Planner, count: number, who: (index: number) => { email: string; password: string }) =>
  Promise.all(Array.from({ length: count }, (_, index) => login(planner, index, who(index))))

const stranger = (index: number) => ({ email: `nobody${String(index)}@example.org`, password: 'not the password' })

it.each(kinds)('A12: answers 40 logins at once, and years meanwhile, on $kind', ({ kind }) =>
  withRealPasswords(kind, async (planner, person) => {
    const progress = { isOver: false }
    const all = logins(planner, 40, (index) => (index % 4 === 0 ? person : stranger(index))).finally(
      () => (progress.isOver = true),
    )
    let years = 0
    while (!progress.isOver) {
      expect((await person.get('/events?year=2027')).statusCode).toBe(200)
      years += 1
      await nextTurn()
    }
    const statuses = (await all).map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    // As many as there were logins, at the least: none has waited for a hash.
    expect(years).toBeGreaterThan(40)
  }),
)

it.each(kinds)('A12: answers 503 to the logins that are too many to wait, and the next again, on $kind', ({ kind }) =>
  withRealPasswords(kind, async (planner, person) => {
    const answers = await logins(planner, MANY, stranger)
    const refused = answers.filter((answer) => answer.statusCode === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ code: 'unavailable' })
      expect(answer.headers['retry-after']).toBe('5')
    }
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(MANY - refused.length)
    expect((await login(planner, 999, person)).statusCode).toBe(200)
  }),
)
