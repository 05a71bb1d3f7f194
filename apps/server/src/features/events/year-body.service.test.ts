import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ownAccess } from '#server/actor.ts'
import { yearBodies, type YearQuestion } from './year-body.service.ts'

const answer = (value: unknown) => ({ value, isTruncated: false })

const access = ownAccess({
  userId: 'ada',
  by: 'session',
  keyName: null,
  sessionId: 'session',
  plan: 'pro',
  language: 'it',
  timezone: 'Europe/Rome',
  sequence: 1,
})
const question: YearQuestion = { access, text: '["events",{"year":2027}]', takesGzip: false }
const large = ['x'.repeat(2_000)]

/** Answers, and counts how often it was asked. */
function maker(value: unknown) {
  const state = { made: 0 }
  const make = () => {
    state.made += 1
    return Promise.resolve(answer(value))
  }
  return { state, make }
}

it('makes a body once for all who ask for it at the same time, and for those who ask later', async () => {
  const bodies = yearBodies()
  const { state, make } = maker(['an event'])
  const ask = () => bodies.get('tag', question, make)
  const together = await Promise.all([ask(), ask(), ask()])
  const later = await ask()
  expect(state.made).toBe(1)
  expect(together.map(({ bytes }) => bytes.toString())).toEqual(Array(3).fill('["an event"]'))
  expect(later).toBe(together[0])
})

it('keeps questions and owners apart', async () => {
  const bodies = yearBodies()
  const asked: readonly YearQuestion[] = [
    question,
    { ...question, text: '["events",{"year":2028}]' },
    { ...question, access: { ...access, ownerId: 'grace' } },
  ]
  const ask = () => Promise.all(asked.map((one, index) => bodies.get(`tag ${String(index)}`, one, maker(index).make)))
  expect((await ask()).map(({ bytes }) => bytes.toString())).toEqual(['0', '1', '2'])
  expect((await ask()).map(({ bytes }) => bytes.toString())).toEqual(['0', '1', '2'])
})

it('makes a body anew when its tag is another, and then keeps the new one alone', async () => {
  const bodies = yearBodies()
  const [older, newer] = [maker('older'), maker('newer')]
  await bodies.get('one', question, older.make)
  expect((await bodies.get('two', question, newer.make)).bytes.toString()).toBe('"newer"')
  await bodies.get('two', question, newer.make)
  await bodies.get('one', question, older.make)
  expect([older.state.made, newer.state.made]).toEqual([2, 1])
})

it('compresses what is worth it, for those who take that', async () => {
  const bodies = yearBodies()
  const ask = (value: unknown, takesGzip: boolean) =>
    bodies.get(`tag of ${String(value).length}`, { ...question, takesGzip }, maker(value).make)
  const gzipped = await ask(large, true)
  expect(gzipped.isGzipped).toBe(true)
  expect(JSON.parse(gunzipSync(gzipped.bytes).toString())).toEqual(large)
  expect(await ask(large, false)).toMatchObject({ isGzipped: false, bytes: Buffer.from(JSON.stringify(large)) })
  expect(await ask(['short'], true)).toMatchObject({ isGzipped: false, bytes: Buffer.from('["short"]') })
})

it('tells a failure to all who wait, and makes the body anew for the next', async () => {
  const bodies = yearBodies()
  const fail = async () => Promise.reject(new Error('the database is gone'))
  const results = await Promise.allSettled([bodies.get('tag', question, fail), bodies.get('tag', question, fail)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await bodies.get('tag', question, maker(1).make)).bytes.toString()).toBe('1')
})
