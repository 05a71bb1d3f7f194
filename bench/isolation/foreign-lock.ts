import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { sqliteFile } from '../../apps/server/src/db/sqlite-folder.ts'
import type { RunningServer } from '../product/server.ts'

export const LOCK_SECONDS = 3

/** Another program, which is this one, holds the write lock of the file. */
export async function holdLock({ dataFolder }: RunningServer): Promise<void> {
  const connection = new Sqlite(sqliteFile(dataFolder))
  connection.exec('begin immediate')
  await sleep(LOCK_SECONDS * 1000)
  connection.exec('rollback')
  connection.close()
}
