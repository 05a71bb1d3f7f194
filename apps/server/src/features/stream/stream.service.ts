import { Readable } from 'node:stream'
import type { Actor } from '#server/actor.ts'
import type { ChangeNotice } from '#server/db/database.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { AppError } from '#server/errors.ts'
import { isKeyAlive } from '#server/features/api-keys/api-keys.service.ts'
import { isSessionAlive } from '#server/features/sessions/sessions.service.ts'
import { findSequence } from './stream.queries.ts'

/** The tabs of a browser share one stream, so this is the number of browsers and devices. */
export const STREAMS_A_PERSON = 10
const HEARTBEAT_MILLISECONDS = 25_000
const RETRY_AFTER_SECONDS = 30
/** A reader this far behind will not catch up. Its connection is closed, and its page opens a new one. */
const UNREAD_BYTES_MAX = 16 * 1024

const NOTIFICATION = 'event: notification\ndata: {}\n\n'

interface Stream {
  readonly actor: Actor
  readonly body: Readable
  /** The number sent last; numbers only grow. */
  sequence: number
}

/** The streams of this process. */
export interface Streams {
  /**
   * A stream of server-sent events that begins with the present number. Open until its body is destroyed.
   * @throws AppError `too_many_requests` beyond ten streams of one person
   */
  readonly open: (actor: Actor) => Promise<Readable>
  /** Sends every stream a heartbeat, and closes those whose session or key has ended without a notice. */
  readonly beat: () => Promise<void>
  readonly count: () => number
  /** Closes all of them, for good. */
  readonly endAll: () => void
}

/**
 * Tells open pages that their data has changed, by the number of the change. A notice between nodes can get lost while
 * the database is away, so the number is checked when it is back, and with every heartbeat too. Errors in a heartbeat are logged, and the stream goes
 * on.
 */
export function openStreams(storage: Storage, report: (fault: unknown) => void): Streams {
  const streams = new Map<string, Set<Stream>>()
  let heart: NodeJS.Timeout | undefined
  let listening: Promise<() => void> | undefined

  const open: Streams['open'] = async (actor) => {
    const stream = add(streams, actor)
    heart ??= setInterval(() => void beat(), HEARTBEAT_MILLISECONDS).unref()
    listening ??= storage.db.subscribe(hear, catchUp)
    try {
      await listening
      await refresh(storage, stream)
      return stream.body
    } catch (error) {
      stream.body.destroy()
      throw error
    }
  }
  const hear = ({ ownerId, sequence, isNotification = false }: ChangeNotice): void => {
    for (const stream of streams.get(ownerId) ?? []) {
      if (isNotification) send(stream.body, NOTIFICATION)
      else if (sequence === null) void beatOnce(storage, stream).catch(report)
      else tell(stream, sequence)
    }
  }
  const catchUp = (): void => {
    for (const { body } of all()) send(body, NOTIFICATION)
    void beat()
  }
  const all = (): Stream[] => [...streams.values()].flatMap((own) => [...own])
  const beat = async (): Promise<void> => {
    await Promise.all(all().map((stream) => beatOnce(storage, stream).catch(report)))
  }
  const endAll = (): void => {
    clearInterval(heart)
    void listening?.then((stop) => stop())
    for (const { body } of all()) body.push(null)
    streams.clear()
  }
  return { open, beat, count: () => all().length, endAll }
}

function add(streams: Map<string, Set<Stream>>, actor: Actor): Stream {
  const own = streams.get(actor.userId) ?? new Set<Stream>()
  if (own.size >= STREAMS_A_PERSON) {
    throw new AppError('too_many_requests', `A person has at most ${String(STREAMS_A_PERSON)} streams.`, {
      retryAfter: RETRY_AFTER_SECONDS,
    })
  }
  const stream: Stream = { actor, body: new Readable({ read: () => undefined }), sequence: -1 }
  streams.set(actor.userId, own.add(stream))
  stream.body.once('close', () => {
    own.delete(stream)
    if (own.size === 0 && streams.get(actor.userId) === own) streams.delete(actor.userId)
  })
  return stream
}

function tell(stream: Stream, sequence: number): void {
  if (sequence <= stream.sequence) return
  stream.sequence = sequence
  send(stream.body, `event: change\ndata: ${JSON.stringify({ sequence })}\n\n`)
}

function send(body: Readable, text: string): void {
  if (body.readableLength > UNREAD_BYTES_MAX) body.destroy()
  else if (!body.destroyed) body.push(text)
}

async function refresh({ db }: Storage, stream: Stream): Promise<void> {
  const sequence = await findSequence(db.read, stream.actor.userId)
  if (sequence !== undefined) tell(stream, sequence)
}

async function beatOnce(storage: Storage, stream: Stream): Promise<void> {
  send(stream.body, ': still here\n\n')
  const isAlive = stream.actor.by === 'key' ? isKeyAlive : isSessionAlive
  if (await isAlive(storage, stream.actor)) await refresh(storage, stream)
  else stream.body.push(null)
}
