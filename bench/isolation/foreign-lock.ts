import { setTimeout as sleep } from 'node:timers/promises'
import { holdLock } from '../../apps/server/src/test/lock-holder.ts'
import type { RunningServer } from '../product/server.ts'

export const LOCK_SECONDS = 3

/** Another program holds the write lock of the file for so long. */
export async function holdLockOf({ dataFolder }: RunningServer): Promise<void> {
  const release = await holdLock(dataFolder, 'begin immediate')
  await sleep(LOCK_SECONDS * 1000)
  await release()
}
