import pg from 'pg'
import type { ChangeNotice } from './database.ts'
import { noticeBoard } from './notices.ts'

export const NOTICE_CHANNEL = 'dodici_change'
const RECONNECT_MILLISECONDS = 2_000

/**
 * Listens for the notices of all nodes on a connection of its own, opened with the first subscriber and opened again
 * when it breaks. Notices that were sent meanwhile are lost: whoever subscribes reads the sequence when in doubt.
 */
export function listenForNotices(url: string) {
  const board = noticeBoard()
  let client: pg.Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const reconnectLater = (): void => {
    client = null
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(() => void connect(), RECONNECT_MILLISECONDS)
    retry.unref()
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'dodici-notices' })
    client = next
    next.on('notification', ({ payload }) => {
      if (payload !== undefined) board.post(JSON.parse(payload) as ChangeNotice)
    })
    next.on('error', reconnectLater)
    try {
      await next.connect()
      await next.query(`listen ${NOTICE_CHANNEL}`)
    } catch {
      // The database is away: requests answer 503 meanwhile, and listening begins again when it is back.
      reconnectLater()
    }
  }

  return {
    subscribe: (listener: (notice: ChangeNotice) => void): (() => void) => {
      if (client === null && !closed) void connect()
      return board.subscribe(listener)
    },
    close: async (): Promise<void> => {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
