import { beforeEach, expect, it, vi } from 'vitest'
import { argonPasswords } from './passwords.ts'

const work = vi.hoisted(() => ({ running: 0, most: 0, waiting: [] as (() => void)[] }))

vi.mock('@node-rs/argon2', () => {
  const hold = async <Value>(value: Value): Promise<Value> => {
    work.running += 1
    work.most = Math.max(work.most, work.running)
    await new Promise<void>((resolve) => work.waiting.push(resolve))
    work.running -= 1
    return value
  }
  return { hash: () => hold('hash'), verify: () => hold(true) }
})

/** Lets all hashes end, those that have waited for others too. */
async function finishAll(): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) {
    work.waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

beforeEach(() => Object.assign(work, { running: 0, most: 0, waiting: [] }))

it('A12: makes two hashes at a time, lets fifty more wait, and refuses the rest at once', async () => {
  const passwords = argonPasswords()
  await finishAll()
  const asked = Array.from({ length: 60 }, () => passwords.verify('stored', 'password', { lane: 'stranger' }))
  const outcomes = Promise.allSettled(asked)
  await finishAll()
  expect(work.most).toBe(2)
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(8)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', facts: { retryAfter: 5 } })
})

it('A1: verifies a hash for an unknown account too, and never lets it in', async () => {
  const passwords = argonPasswords()
  await finishAll()
  const unknown = passwords.verify(null, 'password', { lane: 'stranger' })
  await finishAll()
  expect([work.most, await unknown]).toEqual([1, false])
})

it('A12: lets the checks of one account run one after another, fifty waiting, and those of others beside them', async () => {
  const { inTurn } = argonPasswords()
  const begun: string[] = []
  const check = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => work.waiting.push(resolve))
  }
  const own = Array.from({ length: 53 }, () => inTurn('ada', check('ada')))
  const others = [inTurn('grace', check('grace'))]
  const outcomes = Promise.allSettled([...own, ...others])
  await Promise.resolve()
  expect(begun).toEqual(['ada', 'grace'])
  await finishAll()
  expect((await outcomes).filter((outcome) => outcome.status === 'rejected')).toHaveLength(2)
  expect(begun.filter((name) => name === 'ada')).toHaveLength(51)
})
