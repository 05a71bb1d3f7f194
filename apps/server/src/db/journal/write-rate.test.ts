import { expect, it } from 'vitest'
import { writeRate } from './write-rate.ts'

function ratedWrites() {
  let now = 0
  const rate = writeRate({ most: 300, aMinute: 60 }, { now: () => now })
  const write = (ownerId: string, points: number) => {
    rate.refuseTooFast(ownerId)
    rate.spend(ownerId, points)
  }
  return { write, wait: (seconds: number) => (now += seconds * 1000) }
}

it('refuses whoever has no points left, says for how long, and nobody else', () => {
  const { write, wait } = ratedWrites()
  for (let at = 0; at < 3; at += 1) write('ann', 100)
  let refusal: unknown
  try {
    write('ann', 1)
  } catch (error) {
    refusal = error
  }
  expect(refusal).toMatchObject({ code: 'too_many_requests', facts: { retryAfter: 1 } })
  write('bob', 100)
  wait(1)
  write('ann', 1)
})

it('takes a write that is larger than what is left, and lets its person wait for longer then', () => {
  const { write, wait } = ratedWrites()
  write('ann', 420)
  wait(119)
  expect(() => write('ann', 1)).toThrow('too_many_requests')
  wait(2)
  write('ann', 1)
})
