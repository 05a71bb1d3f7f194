import { BASE_PATH } from '@dodici/contract/routes'
import type { Session, User } from '@dodici/contract/types'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp, PATIENCE } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open.ts'
import type { PersonLimits } from '../db/person-limits.ts'
import { sendDueMails } from '../features/mail/sender.ts'
import { LOAD_LIMITS } from '../http/shed-load.ts'
import { openLogger } from '../logger.ts'
import type { Mailer, Message } from '../mail/message.ts'
import { argonPasswords } from '../passwords.ts'
import type { Surroundings } from '../surroundings.ts'
import type { TestDatabase } from './test-database.ts'
import { refuseSecretsInLog } from './secrets-in-log.ts'

/** A whole server in this process, with a clock that a test can set and a log that it can read. */
export interface Planner {
  readonly app: FastifyInstance
  readonly db: Database
  readonly config: Config
  readonly log: readonly string[]
  readonly clock: { now: () => number; set: (instant: string) => void }
  readonly request: (method: Method, path: string, options?: RequestOptions) => Promise<LightMyRequestResponse>
  /** A new person, signed in. Each test makes its own: nothing is shared, nothing needs cleaning up. */
  readonly newUser: (wishes?: Partial<PersonOptions>) => Promise<Person>
  /** Sends what is due, and answers every mail that somebody has got until now, oldest first. */
  readonly mailsTo: (address: string) => Promise<readonly Message[]>
  /** Stops it, and fails where its log holds a password or a token of its people, or a mail to them (H4). */
  readonly stop: () => Promise<void>
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT'
export interface RequestOptions {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}
interface PersonOptions extends Pick<User, 'language' | 'timezone' | 'weekStart'> {
  /** As if they had used the link that was sent to their address: so it is unless said. */
  readonly isConfirmed: boolean
}

/** A signed-in person and their ways to ask. Paths are below `/api/v1`. */
export interface Person {
  readonly user: User
  readonly token: string
  readonly email: string
  readonly password: string
  readonly get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  readonly patch: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  readonly delete: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
}

/** Cheap on purpose: the tests make hundreds of people. */
const TEST_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const START = '2026-11-20T09:00:00.000Z'
/** What tests ask in this process they may ask one after another within one turn of its loop. */
const LOAD = { ...LOAD_LIMITS, waitMilliseconds: Number.POSITIVE_INFINITY }

/** Lines of mails that are no longer could stand in any log: `-- `, a greeting. */
const SHORT_LINE = 25

let people = 0

export async function startPlanner(
  database: Pick<TestDatabase, 'databaseUrl' | 'dataDir'>,
  settings: Record<string, string> = {},
  {
    limits,
    ...options
  }: Partial<Pick<Surroundings, 'webFolder' | 'patience' | 'load' | 'passwords' | 'model' | 'freeBytes'>> & {
    readonly limits?: PersonLimits
  } = {},
): Promise<Planner> {
  const config = readConfig({
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl === null ? {} : { DATABASE_URL: database.databaseUrl }),
    DATABASE_POOL: '4',
    LOG_LEVEL: 'info',
    REGISTRATIONS_PER_HOUR: '1000000',
    ...settings,
  })
  const db = await openDatabase(config, limits)
  const log: string[] = []
  let now = Date.parse(START)
  const clock = {
    now: () => now,
    set: (instant: string) => {
      now = Date.parse(instant)
    },
  }
  const secrets: string[] = []
  const logger = openLogger(config.logLevel, { write: (line: string) => void log.push(line) })
  const passwords = argonPasswords(TEST_COST)
  const wakePost = (): void => undefined
  const wakePush = (): void => undefined
  const app = await buildApp({
    db,
    config,
    clock,
    logger,
    passwords,
    model: null,
    webFolder: 'none',
    // What tests have left open nobody uses any more.
    patience: { ...PATIENCE, idleMilliseconds: 0 },
    load: LOAD,
    wakePost,
    wakePush,
    ...options,
  })
  await app.ready()
  const request = requester(app)
  const mails: Message[] = []
  const mailer = mailbox(mails, secrets)
  return {
    app,
    db,
    config,
    log,
    clock,
    request,
    newUser: async ({ isConfirmed = true, ...wishes } = {}) => {
      const person = await newUser(request, wishes)
      secrets.push(person.token, person.password)
      return isConfirmed ? confirmed(db, person) : person
    },
    mailsTo: async (address) => {
      while ((await sendDueMails({ db, clock, config, log: logger, mailer })) > 0);
      return mails.filter((mail) => mail.to === address)
    },
    stop: async () => {
      await app.close()
      await db.close()
      refuseSecretsInLog(log, secrets)
    },
  }
}

/** Keeps what is sent, and notes as secrets what must not be logged of it: the links, the code, and every sentence. */
const mailbox = (mails: Message[], secrets: string[]): Mailer => ({
  send: async (message) => {
    mails.push(message)
    secrets.push(...message.text.split('\n').filter((line) => line.length > SHORT_LINE))
    for (const [, token = ''] of message.text.matchAll(/[?&](?:token|invite)=([\w-]+)/g)) secrets.push(token)
  },
  close: () => undefined,
})

const requester =
  (app: FastifyInstance): Planner['request'] =>
  (method, path, { token, body, headers } = {}) => {
    const options: InjectOptions = {
      method,
      url: path.startsWith('/api') ? path : BASE_PATH + path,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> }),
    }
    return app.inject(options)
  }

async function newUser(
  request: Planner['request'],
  wishes: Partial<Omit<PersonOptions, 'isConfirmed'>>,
): Promise<Person> {
  people += 1
  const email = `person${String(people)}.${String(process.pid)}@example.org`
  const password = `correct horse ${String(people)}`
  const answer = await request('POST', '/auth/register', {
    body: { username: `Person ${String(people)}`, email, password, ...wishes },
  })
  if (answer.statusCode !== 201) throw new Error(`register answered ${String(answer.statusCode)}: ${answer.body}`)
  const { user, token } = answer.json<Session>()
  const ask = (method: Method) => (path: string, body?: unknown, headers?: Record<string, string>) =>
    request(method, path, { token, body, ...(headers === undefined ? {} : { headers }) })
  return {
    user,
    token,
    email,
    password,
    get: (path, headers) => ask('GET')(path, undefined, headers),
    post: ask('POST'),
    patch: ask('PATCH'),
    delete: (path, headers) => ask('DELETE')(path, undefined, headers),
  }
}

/** Somebody whose address is confirmed, with nothing more to be sent for that. */
async function confirmed(db: Database, person: Person): Promise<Person> {
  const { _id: id, createdAt: email_confirmed_at } = person.user
  await db.transact(async (trx) => {
    await trx.updateTable('user').set({ email_confirmed_at }).where('id', '=', id).execute()
    await trx.deleteFrom('mail').where('user_id', '=', id).execute()
  })
  return { ...person, user: { ...person.user, emailConfirmed: true } }
}
