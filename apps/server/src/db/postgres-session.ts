import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { ChangeNotice } from './database.ts'
import { noticeBoard } from './notices.ts'

export const NOTICE_CHANNEL = 'dodici_change'
const CONNECT_MILLISECONDS = 3_000
const RECONNECT_MILLISECONDS = 1_000
const BEAT_MILLISECONDS = 1_000
/** A server that does not answer `select 1` for this long is frozen, or the way to it is cut. */
const SILENCE_MILLISECONDS = 3_000

/**
 * The one connection that is a session of its own, past any pooler. It receives the notices of all nodes, and tells
 * whether the database is there: a server that has stopped, and a way to it that is cut, close no connection.
 */
export interface PostgresSession {
  /** From now on it is known whether the database is away. */
  readonly begin: () => void
  /** Whether the database does not answer, or is a standby. */
  readonly isAway: () => boolean
  /**
   * Resolves when it is listening, or the database is away. Notices sent meanwhile are lost: `missed` is called when it
   * listens again.
   */
  readonly subscribe: (listener: (notice: ChangeNotice) => void, missed?: () => void) => Promise<() => void>
  readonly close: () => Promise<void>
}

interface Client {
  readonly client: pg.Client
  /** Resolves when the connection is closed from the other side, or breaks. */
  readonly gone: Promise<'gone'>
}

/** `onAway` is called each time the database has gone away: what is connected to it still may hang for ever. */
export function openSession(url: string, onAway: () => void): PostgresSession {
  const board = noticeBoard()
  const missing = new Set<() => void>()
  const closing = new AbortController()
  const first = Promise.withResolvers<undefined>()
  // Whoever needs it first does not own it.
  const asNobody = AsyncLocalStorage.snapshot()
  let [isAway, staying]: [boolean, Promise<void> | null] = [false, null]
  const stay = (): Promise<void> =>
    stayConnected(() => connect(url, board.post), closing.signal, {
      come: (isAgain) => {
        isAway = false
        first.resolve(undefined)
        if (isAgain) for (const tell of missing) tell()
      },
      go: () => {
        isAway = true
        first.resolve(undefined)
        onAway()
      },
    })
  const begin = (): void => {
    if (!closing.signal.aborted) staying ??= asNobody(stay)
  }
  return {
    begin,
    isAway: () => isAway,
    subscribe: async (listener, missed) => {
      const unsubscribe = board.subscribe(listener)
      if (missed !== undefined) missing.add(missed)
      begin()
      if (!closing.signal.aborted) await first.promise
      return () => {
        unsubscribe()
        if (missed !== undefined) missing.delete(missed)
      }
    },
    close: async () => {
      closing.abort()
      await staying
    },
  }
}

interface Presence {
  /** The database is there; for the first time, or again. */
  readonly come: (isAgain: boolean) => void
  readonly go: () => void
}

/** Connects again and again, until it is closed. */
async function stayConnected(
  open: () => Promise<Client | null>,
  closing: AbortSignal,
  { come, go }: Presence,
): Promise<void> {
  for (let times = 0; !closing.aborted;) {
    const connected = await open()
    if (connected === null) go()
    else {
      come(times > 0)
      times += 1
      const since = performance.now()
      const ending = await untilLost(connected, closing)
      await end(connected.client, ending)
      if (ending === 'silent') go()
      // Another server may be there at once, and one that was only slow is: the next attempt shows.
      if (performance.now() - since > RECONNECT_MILLISECONDS) continue
    }
    await pause(RECONNECT_MILLISECONDS, closing)
  }
}

/** A listening connection to a server that takes writes; null where there is none. */
async function connect(url: string, post: (notice: ChangeNotice) => void): Promise<Client | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'dodici-notices',
    keepAlive: true,
  })
  const lost = Promise.withResolvers<'gone'>()
  client.on('error', () => lost.resolve('gone'))
  client.on('end', () => lost.resolve('gone'))
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) post(JSON.parse(payload) as ChangeNotice)
  })
  const late = setTimeout(() => cut(client), CONNECT_MILLISECONDS)
  try {
    await client.connect()
    await refuseStandby(client)
    await client.query(`listen ${NOTICE_CHANNEL}`)
    return { client, gone: lost.promise }
  } catch {
    // Requests are answered 503 meanwhile; the next attempt shows whether the database is back.
    await end(client, 'silent')
    return null
  } finally {
    clearTimeout(late)
  }
}

/**
 * A standby answers with what was there some time ago. A balancer that has not noticed a failover yet leads to one.
 * @throws Error if the server is one
 */
export async function refuseStandby(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (rows[0]?.standby !== false) throw Object.assign(new Error('the server is a standby'), { code: '57P03' })
}

/** Asks again and again whether it is still there. */
async function untilLost({ client, gone }: Client, closing: AbortSignal): Promise<'gone' | 'silent' | 'closed'> {
  for (;;) {
    const ending = await Promise.race([gone, pause(BEAT_MILLISECONDS, closing)])
    if (ending !== undefined) return ending
    if (closing.aborted) return 'closed'
    const beat = await Promise.race([gone, answers(client)])
    if (beat !== undefined) return beat
  }
}

/** An error is an answer, too: that the connection is over. */
async function answers(client: pg.Client): Promise<'gone' | 'silent' | undefined> {
  let isAnswered = false
  const answer = client.query('select 1').then(
    () => {
      isAnswered = true
      return undefined
    },
    () => 'gone' as const,
  )
  const silence = async (): Promise<'silent' | undefined> => {
    await wait(SILENCE_MILLISECONDS, undefined, { ref: false })
    // Where this process was too busy to read it, the answer is there, and read before the next turn.
    await nextTurn()
    return isAnswered ? undefined : 'silent'
  }
  return Promise.race([answer, silence()])
}

/** A frozen server would never answer a polite goodbye. */
async function end(client: pg.Client, ending: 'gone' | 'silent' | 'closed'): Promise<void> {
  if (ending === 'closed') await client.end()
  else cut(client)
}

/** Breaks a connection off, so that what waits for its answer fails. */
export function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { readonly connection: pg.Connection }
  connection.stream.destroy()
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<undefined> =>
  wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
