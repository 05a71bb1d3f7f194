import type { Queries } from './schema.ts'
import { isWriteRefused } from '../storage-fault.ts'

/** Tracks whether writes succeed. */
export interface WriteHealth {
  /** Runs a write and records the outcome. */
  readonly watched: <T>(write: () => Promise<T>) => Promise<T>
  /**
   * Tries to write, if a write was refused and none has succeeded since.
   * @throws the error that refuses it
   */
  readonly tryAgain: () => Promise<void>
  readonly isRefused: () => boolean
}

/** The disk or database server refuses writes until somebody fixes it. */
export function writeHealth(tryToWrite: () => Promise<void>): WriteHealth {
  let isRefused = false
  let trying: Promise<void> | null = null
  const watched: WriteHealth['watched'] = async (write) => {
    try {
      const value = await write()
      isRefused = false
      return value
    } catch (error) {
      if (isWriteRefused(error)) isRefused = true
      throw error
    }
  }
  return {
    watched,
    isRefused: () => isRefused,
    tryAgain: async () => {
      if (!isRefused) return
      // One attempt at a time, however many ask.
      trying ??= watched(tryToWrite).finally(() => {
        trying = null
      })
      await trying
    },
  }
}

/** More than what existing pages have left over. */
const TRIED_CHARACTERS = 64 * 1024
const TRIED_NAME = 'tried-to-write'

/** Writes as much as an ordinary write, and deletes it again. */
export async function writeAndDelete(trx: Queries): Promise<void> {
  const value = 'x'.repeat(TRIED_CHARACTERS)
  await trx
    .insertInto('setting')
    .values({ name: TRIED_NAME, value, created_at: new Date(0).toISOString() })
    .execute()
  await trx.deleteFrom('setting').where('name', '=', TRIED_NAME).execute()
}
