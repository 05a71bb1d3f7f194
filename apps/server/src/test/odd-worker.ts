import { threadId } from 'node:worker_threads'
import { answerTasks } from '../worker-pool.ts'

/** What a worker of the tests is told to do. */
export type OddTask = 'say who you are' | 'take long' | 'throw' | 'exit' | 'use up the memory'

answerTasks((task: OddTask): number => {
  if (task === 'throw') throw new Error('as I was told')
  if (task === 'exit') process.exit(3)
  if (task === 'take long') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000)
  if (task === 'use up the memory') fillMemory()
  return threadId
})

function fillMemory(): never {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => index))
}
