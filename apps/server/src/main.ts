import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { readConfig, type Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { purge } from './features/changes/changes.service.ts'
import { removeDeadSessions } from './features/sessions/sessions.service.ts'
import { openLogger } from './logger.ts'
import { argonPasswords } from './passwords.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))
const HOUR = 60 * 60 * 1000

async function start(config: Config): Promise<void> {
  const logger = openLogger(config.logLevel)
  const db = await openDatabase(config)
  const storage = { db, clock: systemClock }
  const app = await buildApp({ ...storage, config, logger, passwords: argonPasswords(), webFolder: WEB_FOLDER })
  const cleaning = setInterval(() => void clean(), HOUR)
  cleaning.unref()
  const clean = async (): Promise<void> => {
    try {
      await purge(storage)
      await removeDeadSessions(storage)
    } catch (error) {
      logger.error({ err: error }, 'old changes and sessions could not be removed')
    }
  }
  stopOnSignal(logger, async () => {
    await app.close()
    await db.close()
  })
  const address = new URL(await app.listen({ port: config.port, host: config.host }))
  const where = db.kind === 'sqlite' ? path.join(config.dataDir, 'dodici.sqlite') : 'PostgreSQL'
  process.stdout.write(`${config.appName} is at http://localhost:${address.port} (data: ${where})\n`)
  void clean()
}

try {
  if (process.env['NODE_ENV'] !== 'test') loadEnvFile()
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function loadEnvFile(): void {
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
