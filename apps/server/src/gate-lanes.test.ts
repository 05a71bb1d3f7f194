import { expect, it } from 'vitest'
import { openGateLanes } from './gate-lanes.ts'

const newGate = () =>
  openGateLanes(2, { few: { atOnce: 1, waiting: 3 }, many: { atOnce: 2, waiting: 50 } }, () => new Error('full'))

/** Jobs that end when they are told to, in the order in which they began. */
function jobs() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const job = (name: string) => (): Promise<string> => {
    begun.push(name)
    return new Promise((resolve) => ends.push(() => resolve(name)))
  }
  const endOne = async (): Promise<void> => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, job, endOne }
}

it('Q5: lets lanes take turns, however many wait in one of them', async () => {
  const gate = newGate()
  const { begun, job, endOne } = jobs()
  const all = [
    ...Array.from({ length: 20 }, (_, index) => gate.run('many', job(`many ${String(index)}`))),
    gate.run('few', job('few')),
  ]
  await endOne()
  expect(begun).toEqual(['many 0', 'many 1', 'few'])
  for (let rest = 0; rest < 20; rest += 1) await endOne()
  expect(await Promise.all(all)).toHaveLength(21)
  expect(gate.figures()).toEqual({ few: { running: 0, waiting: 0 }, many: { running: 0, waiting: 0 } })
})

it('runs no more of a lane than the lane may, though there is room, and refuses what is too much to wait', async () => {
  const gate = newGate()
  const { begun, job, endOne } = jobs()
  const all = Array.from({ length: 5 }, () => gate.run('few', job('few')))
  const outcomes = Promise.allSettled(all)
  await expect(all[4]).rejects.toThrow('full')
  expect(gate.figures().few).toEqual({ running: 1, waiting: 3 })
  const other = gate.run('many', job('many'))
  expect(begun).toEqual(['few', 'many'])
  for (let rest = 0; rest < 5; rest += 1) await endOne()
  await other
  expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

it('never begins what nobody waits for any more, and gives its place to the next', async () => {
  const gate = newGate()
  const { begun, job, endOne } = jobs()
  const leaving = new AbortController()
  const first = gate.run('few', job('first'))
  const left = gate.run('few', job('left'), leaving.signal)
  const last = gate.run('few', job('last'))
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await expect(gate.run('few', job('late'), leaving.signal)).rejects.toThrow('left')
  await endOne()
  await endOne()
  expect(await Promise.all([first, last])).toEqual(['first', 'last'])
  expect(begun).toEqual(['first', 'last'])
})

it('goes on after a job that fails', async () => {
  const gate = newGate()
  const failed = gate.run('few', () => Promise.reject(new Error('broken')))
  const next = gate.run('few', () => Promise.resolve('next'))
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
