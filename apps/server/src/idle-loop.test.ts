import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { untilIdle } from './idle-loop.ts'

const LOOK = 100

it('waits while there is work, and ends once there is none', async () => {
  let isIdle = false
  const done = new AbortController()
  const waited = untilIdle(LOOK).then(() => (isIdle = true))
  const work = (async () => {
    while (!done.signal.aborted) {
      for (const end = performance.now() + 20; performance.now() < end;);
      await sleep(1)
    }
  })()
  await sleep(5 * LOOK)
  expect(isIdle).toBe(false)
  done.abort()
  await work
  await waited
  expect(isIdle).toBe(true)
})
