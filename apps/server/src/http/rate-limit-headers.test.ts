import { expect, it } from 'vitest'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { eachDatabase } from '#server/test/each-database.ts'

/** Ten writes of one thing at once, and one a minute then. */
const limits = { ...PERSON_LIMITS, points: { most: 510, aMinute: 51 } }

eachDatabase(
  (planner) => {
    it('says after each write how many are left, and before the time that Retry-After names, none', async () => {
      const person = await planner().newUser()
      const write = (name: string) => person.post('/categories', { name })
      const first = await write('1')
      expect([first.statusCode, first.headers['ratelimit-policy'], first.headers['ratelimit']]).toEqual([
        201,
        '"writes";q=10;w=600',
        '"writes";r=9;t=60',
      ])
      for (let count = 2; count <= 10; count += 1) expect((await write(String(count))).statusCode).toBe(201)
      const refused = await write('11')
      expect([refused.statusCode, refused.headers['ratelimit']]).toEqual([429, '"writes";r=0;t=600'])
      const retryAfter = Number(refused.headers['retry-after'])
      expect(retryAfter).toBeGreaterThan(0)
      expect(retryAfter).toBeLessThanOrEqual(600)
    })

    it('says it of refused writes too, and of reads nothing, which are not counted', async () => {
      const person = await planner().newUser()
      expect((await person.post('/categories', {})).headers['ratelimit']).toBe('"writes";r=10;t=0')
      expect((await person.get('/categories')).headers).not.toHaveProperty('ratelimit')
      expect((await planner().request('POST', '/auth/login', { body: {} })).headers).not.toHaveProperty('ratelimit')
    })

    it('names the limit on trying that was reached, with the time until it is over', async () => {
      const body = { email: 'nobody@example.org', password: 'wrong' }
      const answers: [number, unknown, unknown][] = []
      for (let count = 0; count < 30 && answers.length === 0; count += 1) {
        const { statusCode, headers } = await planner().request('POST', '/auth/login', { body })
        if (statusCode === 429)
          answers.push([Number(headers['retry-after']), headers['ratelimit'], headers['ratelimit-policy']])
      }
      const [[retryAfter, standing, policy] = []] = answers
      expect(standing).toBe(`"password";r=0;t=${String(retryAfter)}`)
      expect(policy).toMatch(/^"password";q=\d+;w=\d+$/)
    })
  },
  {},
  { limits },
)
