import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { User } from '@dodici/contract/types'
import type { FastifyBaseLogger } from 'fastify'
import type { AssistantModel } from './ai/assistant-model.ts'
import { buildApp } from './app.ts'
import { startCleaning } from './cleaning.ts'
import { calmClock } from './calm-clock.ts'
import type { Clock } from './clock.ts'
import { KNOWN_SETTINGS, readConfig, type Config } from './config.ts'
import { protectData } from './db/file-modes.ts'
import { openDatabase } from './db/open.ts'
import { loadEnvFile } from './env-file.ts'
import { faultText } from './fault-text.ts'
import { createDemo, demoLines, type DemoStorage } from './features/demo/demo.service.ts'
import { startPusher } from './features/push/pusher.ts'
import { startPost } from './features/mail/post.ts'
import { openIcsTasks } from './features/calendar-contents/ics-tasks.ts'
import { startScheduler } from './features/reminders/scheduler.ts'
import { startLinking } from './features/linked/sync/linking.ts'
import { startRefresher } from './features/subscriptions/refresher.ts'
import { startWebhooks } from './features/webhooks/sender.ts'
import { LOAD_LIMITS } from './http/shed-load.ts'
import { listen } from './listen.ts'
import { openLogger } from './logger.ts'
import { mailWarnings, openMailer } from './mail/mailer.ts'
import { outgoing } from './outgoing/outgoing.ts'
import { argonPasswords } from './passwords.ts'
import { sealing } from './sealing.ts'
import { unreadSettings } from './settings/misspelt.ts'
import { stopOnSignal, type Stopping } from './stop-on-signal.ts'
import { warmUpLater } from './warm-up.ts'

/** The configured model, if any; the SDK is loaded only then. */
async function modelOf({ assistance }: Config, log: FastifyBaseLogger): Promise<AssistantModel | null> {
  if (assistance.provider === 'builtin' || assistance.provider === 'off') return null
  const { openModel } = await import('./ai/open-model.ts')
  const { model } = assistance
  return openModel(assistance, { tell: (fault) => log.warn({ model, fault }, 'the model gave no answer') })
}

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** How time goes by for a server: what it is, and a count of milliseconds that nobody can set. */
export interface Time {
  readonly clock: Clock
  readonly steady: () => number
}

interface Beginnings {
  readonly time: Time
  readonly config: Config
  /** What the operator should know about the settings. */
  readonly warnings: readonly string[]
  readonly logger: FastifyBaseLogger
  readonly stopping: Stopping
}

async function start(
  { time: { clock, steady }, config, warnings, logger, stopping }: Beginnings,
  demoLanguage: User['language'] | null,
): Promise<void> {
  const unprotected = protectData(config.dataDir)
  const db = await openDatabase(config)
  stopping.addLast(db.close)
  const storage = { db, clock }
  const calm = calmClock(clock, steady)
  const passwords = argonPasswords()
  const load = { ...LOAD_LIMITS, waitMilliseconds: config.shedAfter }
  const post = startPost({ ...storage, config, mailer: openMailer(config, logger), log: logger })
  const wakePost = post.wake
  const guarded = outgoing(config.outgoingAllowed)
  const pusher = startPusher({ ...storage, config, outgoing: guarded, log: logger })
  const wakePush = pusher.wake
  const scheduler = startScheduler({ ...storage, clock: calm, log: logger, wakePost, wakePush })
  // Threads of its own: nobody's import waits behind what is read from addresses.
  const files = openIcsTasks()
  stopping.addLast(files.close)
  const feeds = startRefresher({ ...storage, clock: calm, outgoing: guarded, files, log: logger })
  const asking = { ...storage, clock: calm, outgoing: guarded, sealing: sealing(config), log: logger }
  const links = startLinking({ ...asking, files })
  const webhooks = config.webhooks ? [startWebhooks({ ...asking, wakePost })] : []
  for (const work of [post, pusher, scheduler, feeds, links, ...webhooks]) stopping.add(work.stop)
  for (const warning of [...warnings, ...unprotected, ...mailWarnings(config)]) logger.warn(warning)
  const model = await modelOf(config, logger)
  const waking = { wakePost, wakePush }
  const app = await buildApp({ ...storage, ...waking, config, logger, passwords, model, webFolder: WEB_FOLDER, load })
  if (stopping.hasBegun()) return
  stopping.add(() => app.close())
  const address = await listen(app, config)
  const where = db.kind === 'sqlite' ? path.join(config.dataDir, 'dodici.sqlite') : 'PostgreSQL'
  process.stdout.write(`${config.appName} is at http://localhost:${address.port} (data: ${where})\n`)
  if (demoLanguage !== null) await offerDemo({ ...storage, config, passwords }, demoLanguage)
  if (stopping.hasBegun()) return
  stopping.add(startCleaning({ ...storage, clock: calm, config, logger }))
  warmUpLater(logger)
}

/** `--demo` makes an account with a rich year, in Italian, or with `--demo=en` in English. */
function demoLanguageOf(args: readonly string[]): User['language'] | null {
  const option = args.find((arg) => arg === '--demo' || arg.startsWith('--demo='))
  if (option === undefined) return null
  return option.endsWith('=en') ? 'en' : 'it'
}

async function offerDemo(storage: DemoStorage, language: User['language']): Promise<void> {
  const demo = await createDemo(storage, language)
  for (const line of demoLines(demo, storage.config)) process.stdout.write(`${line}\n`)
}

/** Runs the server of this process, until it is told to end. */
export async function runServer(time: Time): Promise<void> {
  let stopping: Stopping | undefined
  try {
    const inFile = process.env['NODE_ENV'] === 'test' ? [] : loadEnvFile()
    const config = readConfig(process.env)
    const warnings = unreadSettings(inFile, KNOWN_SETTINGS)
    const logger = openLogger(config.logLevel)
    stopping = stopOnSignal(logger)
    await start({ time, config, warnings, logger, stopping }, demoLanguageOf(process.argv.slice(2)))
  } catch (error) {
    // An error caused by the shutdown itself is not a fault.
    if (stopping?.hasBegun() !== true) {
      process.stderr.write(`${faultText(error)}\n`)
      process.exitCode = 1
    }
  }
}
