import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'

const feedback = {
  ...{ title: 'Idea', details: 'More colours', categoryId: 'idea' },
  metadata: { page: '/calendar', url: 'https://planner.example.org/calendar', userAgent: 'Firefox' },
}

/** What strangers have stored, and how often within an hour from one address. */
const asking: [path: string, table: string, most: number, body: (name: string) => object][] = [
  ['/auth/request-beta', 'beta_request', 30, (name) => ({ email: `${name}@example.org` })],
  ['/auth/forgot-password', 'mail', 30, (name) => ({ email: `${name}@example.org` })],
  ['/feedback/submit', 'feedback', 10, () => feedback],
]

eachDatabase((planner) => {
  it.each(asking)(
    'takes of %s five times as much from a block of addresses, whichever of them it comes from',
    async (path, table, most, body) => {
      const ask = (network: number, name: string) =>
        planner().app.inject({
          ...{ method: 'POST', url: `/api/v1${path}`, payload: body(name) },
          remoteAddress: `2001:db8:7:${String(network)}::1`,
        })
      for (let count = 0; count < 5 * most; count += 1) {
        const { statusCode } = await ask(count % 5, `block${String(count)}`)
        expect(statusCode).toBeLessThan(300)
      }
      const before = (await everyRow(planner().db))[table]
      expect((await ask(5, 'one.more')).statusCode).toBe(429)
      expect((await everyRow(planner().db))[table]).toEqual(before)
    },
  )
})
