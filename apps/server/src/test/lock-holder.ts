import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { sqliteFile } from '../db/sqlite-folder.ts'

const DRIVER = createRequire(import.meta.url).resolve('better-sqlite3')

/** Takes the lock, says so, and keeps it until it is told to end. */
const PROGRAM = `
const [driver, file, begin] = process.argv.slice(1)
const connection = new (require(driver))(file)
connection.exec(begin)
process.stdout.write('held')
process.stdin.on('data', () => { connection.exec('rollback'); connection.close(); process.exit() })
`

/** Another program that holds the lock of a SQLite database: resolves when it does, to how to end it. */
export async function holdLock(dataDir: string, begin: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', PROGRAM, DRIVER, sqliteFile(dataDir), begin], { stdio: 'pipe' })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  if (child.exitCode !== null) throw new Error('the lock could not be taken')
  return async () => {
    child.stdin.write('end')
    await ended
  }
}
