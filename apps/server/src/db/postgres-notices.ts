import pg from 'pg'
import type { ChangeNotice } from './database.ts'
import { noticeBoard } from './notices.ts'

export const NOTICE_CHANNEL = 'dodici_change'
const RECONNECT_MILLISECONDS = 2_000
const CONNECT_MILLISECONDS = 3_000

/**
 * Receives the notices of all nodes on a dedicated connection, opened with the first subscriber and reopened if it
 * breaks. Notices sent meanwhile are lost, so subscribers read the sequence number from time to time.
 */
export function listenForNotices(url: string) {
  const board = noticeBoard()
  let listening: Promise<pg.Client | null> | null = null
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const listenAgainLater = (): void => {
    listening = null
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(() => void listen(), RECONNECT_MILLISECONDS)
    retry.unref()
  }

  const listen = (): Promise<pg.Client | null> => {
    listening ??= connect(url, { post: board.post, lost: listenAgainLater })
    return listening
  }

  return {
    subscribe: async (listener: (notice: ChangeNotice) => void): Promise<() => void> => {
      const unsubscribe = board.subscribe(listener)
      if (!closed) await listen()
      return unsubscribe
    },
    close: async (): Promise<void> => {
      closed = true
      clearTimeout(retry)
      const client = await listening
      await client?.end()
    },
  }
}

interface Ears {
  readonly post: (notice: ChangeNotice) => void
  readonly lost: () => void
}

/** A listening connection; null if the database is away. `lost` is called then, and when it goes away later. */
async function connect(url: string, { post, lost }: Ears): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'dodici-notices',
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
  })
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) post(JSON.parse(payload) as ChangeNotice)
  })
  client.on('error', lost)
  try {
    await client.connect()
    await client.query(`listen ${NOTICE_CHANNEL}`)
    return client
  } catch {
    // Requests are answered 503 meanwhile; listening resumes when the database is back.
    lost()
    return null
  }
}
