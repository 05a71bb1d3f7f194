import type { Queries } from './schema.ts'
import { isWriteRefused } from '../storage-fault.ts'

/** What is known of whether writes go through. */
export interface WriteHealth {
  /** Runs a write, and notes what becomes of it. */
  readonly watched: <T>(write: () => Promise<T>) => Promise<T>
  /**
   * Tries to write, where a write was refused and none has gone through since.
   * @throws whatever it is refused with
   */
  readonly tryAgain: () => Promise<void>
  readonly isRefused: () => boolean
}

/** The disk, or the server that has it, takes no writes: that stays so until somebody changes it. */
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
      // However many ask, it is tried once at a time.
      trying ??= watched(tryToWrite).finally(() => {
        trying = null
      })
      await trying
    },
  }
}

/** More than what a file has left over in the pages that are there. */
const TRIED_CHARACTERS = 64 * 1024
const TRIED_NAME = 'tried-to-write'

/** Stores something as large as what people store, and takes it away again. */
export async function writeAndDelete(trx: Queries): Promise<void> {
  const value = 'x'.repeat(TRIED_CHARACTERS)
  await trx
    .insertInto('setting')
    .values({ name: TRIED_NAME, value, created_at: new Date(0).toISOString() })
    .execute()
  await trx.deleteFrom('setting').where('name', '=', TRIED_NAME).execute()
}
