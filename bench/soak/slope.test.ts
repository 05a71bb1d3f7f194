import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { memoryOf } from '../product/server.ts'
import { STEADY } from './figures.ts'
import { afterWarmUp, isFlat, trendOf, type Point } from './slope.ts'
import { countIn } from './watch.ts'

const allowance = { share: 0.1, amount: 20 }

/** What a collector makes of a process that holds the same: up and down, and never twice the same. */
const sawtooth = (count: number, rise = 0): Point[] =>
  Array.from({ length: count }, (_, x) => ({ x, y: 200 + ((x * 37) % 23) + (rise * x) / (count - 1) }))

it('tells the rise of a line and its error', () => {
  const line = Array.from({ length: 5 }, (_, x) => ({ x: x * 2, y: 10 + x }))
  expect(trendOf(line)).toEqual({ mean: 12, rise: 4, error: 0 })
  const { rise, error } = trendOf(sawtooth(300))
  expect(Math.abs(rise)).toBeLessThan(2 * error)
})

it('says nothing of two points', () => {
  expect(() => trendOf(sawtooth(2))).toThrow('a trend of 2 points says nothing')
})

it('finds a leak below the noise of the collector, and none where there is none', () => {
  expect(isFlat(trendOf(sawtooth(300)), allowance)).toBe(true)
  expect(isFlat(trendOf(sawtooth(300, 30)), allowance)).toBe(false)
  expect(isFlat(trendOf(sawtooth(300, -100)), allowance)).toBe(true)
})

it('leaves out the beginning by the time, and not by the number of points', () => {
  const points = [0, 1, 2, 3, 50, 100].map((x) => ({ x, y: x }))
  expect(afterWarmUp(points, 0.2).map(({ x }) => x)).toEqual([50, 100])
})

/** Holds one more file, thread and megabyte every 50 ms, if it is told to leak. */
const LEAKING = `
  const { openSync } = require('node:fs')
  const { Worker } = require('node:worker_threads')
  const held = []
  let turn = 0
  setInterval(() => {
    if (process.argv[1] !== 'leak') return
    held.push(Buffer.alloc(2_000_000, 1), openSync(process.execPath))
    if ((turn += 1) % 5 === 0) held.push(new Worker('setInterval(() => 0, 1000)', { eval: true }))
  }, 50)`

it.each(['leak', 'rest'])('sees from outside whether a process holds more and more: %s', async (kind) => {
  const child = spawn(process.execPath, ['-e', LEAKING, kind], { stdio: 'ignore' })
  const pid = child.pid ?? 0
  await sleep(500)
  const samples: Record<string, Point[]> = { memory: [], 'open handles': [], threads: [] }
  for (let x = 0; x < 25; x += 1) {
    samples['memory']?.push({ x, y: memoryOf(pid).now })
    samples['open handles']?.push({ x, y: countIn(pid, 'fd') })
    samples['threads']?.push({ x, y: countIn(pid, 'task') })
    await sleep(100)
  }
  child.kill()
  for (const [name, points] of Object.entries(samples)) {
    const steady = STEADY.find((one) => one.name === name)
    if (steady === undefined) throw new Error(`nothing is called ${name}`)
    expect.soft(isFlat(trendOf(points), steady.allowance), name).toBe(kind === 'rest')
  }
})
