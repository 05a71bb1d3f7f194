import { knownYears } from '#server/features/events/known-years.ts'
import { openReadingThreads, type ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'
import type { Planner } from './planner.ts'

/** Storage with threads of a file; what they tell the operator goes into a list. */
export function threadedStorage({ db, clock, config }: Planner, worker: URL, errors: unknown[]): ThreadedStorage {
  const storage = { db, clock, years: knownYears() }
  const log = { error: (...said: unknown[]) => void errors.push(said) }
  return { ...storage, threads: openReadingThreads(storage, { worker, database: config, log }) }
}
