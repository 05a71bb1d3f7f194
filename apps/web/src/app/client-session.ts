import type { QueryClient } from '@tanstack/react-query'
import { storedToken } from '../api/stored-session.ts'

/** The token of the session that each client reads and writes for; null for nobody's. */
const tokens = new WeakMap<QueryClient, string | null>()

/** From now on the client belongs to the session that is stored now. */
export function bindToSession(client: QueryClient): void {
  tokens.set(client, storedToken())
}

/** Whether the session of the client still lasts: what is answered to an earlier one is nobody's affair any more. */
export const isOfSession = (client: QueryClient): boolean => tokens.get(client) === storedToken()
