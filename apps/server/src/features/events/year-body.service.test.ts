import { expect, it } from 'vitest'
import { yearBodies } from './year-body.service.ts'

const answer = (value: unknown) => ({ value, truncated: false })

it('makes a body once for all who ask for it at the same time, and for those who ask later', async () => {
  const bodies = yearBodies()
  let made = 0
  const make = async () => {
    made += 1
    return answer(['an event'])
  }
  const together = await Promise.all([bodies.get('tag', make), bodies.get('tag', make), bodies.get('tag', make)])
  const later = await bodies.get('tag', make)
  expect(made).toBe(1)
  expect(together.map(({ plain }) => plain.toString())).toEqual(Array(3).fill('["an event"]'))
  expect(later).toBe(together[0])
})

it('makes a body for each tag', async () => {
  const bodies = yearBodies()
  const [one, other] = await Promise.all([
    bodies.get('one', async () => answer(1)),
    bodies.get('other', async () => answer(2)),
  ])
  expect([one.plain.toString(), other.plain.toString()]).toEqual(['1', '2'])
})

it('tells a failure to all who wait, and makes the body anew for the next', async () => {
  const bodies = yearBodies()
  const fail = async () => Promise.reject(new Error('the database is gone'))
  const results = await Promise.allSettled([bodies.get('tag', fail), bodies.get('tag', fail)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await bodies.get('tag', async () => answer(1))).plain.toString()).toBe('1')
})
