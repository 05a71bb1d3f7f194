import { statfsSync } from 'node:fs'

/** Where Linux keeps files in memory. A container has often 64 MB there, which is too little. */
const PLACE = '/dev/shm'
const LEAST_FREE_BYTES = 4 * 2 ** 30

/**
 * A folder that is kept in memory, where this machine has one with room; null elsewhere. Databases of tests need not survive a
 * power cut, and a disk takes milliseconds for each write that one is asked to keep for good.
 */
export function folderInMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(PLACE)
    return bavail * bsize >= LEAST_FREE_BYTES ? PLACE : null
  } catch {
    // Only Linux has it.
    return null
  }
}
