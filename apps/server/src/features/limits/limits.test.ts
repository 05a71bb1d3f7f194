import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { bucketOf, forgetAttemptsOf, forgiveAttempts, removeOldAttempts, takeAttempts } from './limits.ts'

const START = '2026-11-20T09:00:00.000Z'
const after = (seconds: number): string => new Date(Date.parse(START) + seconds * 1000).toISOString()

let kinds = 0
/** A limit of a kind that nothing else counts. */
const newLimit = (most: number, who = 'ada@example.org') => {
  kinds += 1
  return { bucket: bucketOf(`kind ${String(kinds)}`, who), most, minutes: 10 }
}

eachDatabase((planner) => {
  const stored = async (bucket: string): Promise<number> =>
    (await planner().db.read.selectFrom('attempt').select('id').where('bucket', '=', bucket).execute()).length

  it('lets as many through as it says, and one more when the oldest has fallen out', async () => {
    const limit = newLimit(3)
    for (const second of [0, 60, 120]) {
      planner().clock.set(after(second))
      await takeAttempts(planner(), [limit])
    }
    planner().clock.set(after(150))
    await expect(takeAttempts(planner(), [limit])).rejects.toMatchObject({
      code: 'too_many_requests',
      facts: { retryAfter: 450 },
    })
    planner().clock.set(after(600))
    await takeAttempts(planner(), [limit])
    await expect(takeAttempts(planner(), [limit])).rejects.toMatchObject({ facts: { retryAfter: 60 } })
    planner().clock.set(START)
  })

  it('A2: lets no more through when fifty come at once', async () => {
    const limit = newLimit(7)
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => takeAttempts(planner(), [limit])))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(7)
    expect(await stored(limit.bucket)).toBe(7)
  })

  it('waits for ever for nobody where two limits are taken in another order', async () => {
    const [one, other] = [newLimit(100), newLimit(100)]
    const both = [
      [one, other],
      [other, one],
    ].flatMap((limits) => Array.from({ length: 10 }, () => limits))
    await Promise.all(both.map((limits) => takeAttempts(planner(), limits)))
    expect(await stored(one.bucket)).toBe(20)
  })

  it('counts nothing under a limit where another one is used up, and says the longest wait', async () => {
    const [wide, narrow] = [newLimit(5), { ...newLimit(1), minutes: 60 }]
    await takeAttempts(planner(), [wide, narrow])
    await expect(takeAttempts(planner(), [wide, narrow])).rejects.toMatchObject({ facts: { retryAfter: 3_600 } })
    expect(await stored(wide.bucket)).toBe(1)
  })

  it('forgives what was taken, and nothing else', async () => {
    const limit = newLimit(2)
    await takeAttempts(planner(), [limit])
    const taken = await takeAttempts(planner(), [limit])
    await planner().db.transact((trx) => forgiveAttempts(trx, taken))
    expect(await stored(limit.bucket)).toBe(1)
    await takeAttempts(planner(), [limit])
  })

  it('names nobody in what it stores, and forgets everything of somebody', async () => {
    const [hers, hersToo, his] = [newLimit(5, 'ada'), newLimit(5, 'ada'), newLimit(5, 'adam')]
    await takeAttempts(planner(), [hers, hersToo, his])
    expect(JSON.stringify([hers, his])).not.toContain('ada')
    await planner().db.transact((trx) => forgetAttemptsOf(trx, 'ada'))
    expect([await stored(hers.bucket), await stored(hersToo.bucket), await stored(his.bucket)]).toEqual([0, 0, 1])
  })

  it('removes what no limit looks at any more, and only that', async () => {
    const [old, fresh] = [newLimit(5), newLimit(5)]
    await takeAttempts(planner(), [old])
    planner().clock.set(after(49 * 3600))
    await takeAttempts(planner(), [fresh])
    await removeOldAttempts(planner())
    expect([await stored(old.bucket), await stored(fresh.bucket)]).toEqual([0, 1])
    planner().clock.set(START)
  })
})
