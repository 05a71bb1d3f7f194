import type { QueryClient } from '@tanstack/react-query'
import { storedToken } from '../api/stored-session.ts'

/** The session token of each query client; null for nobody. */
const tokens = new WeakMap<QueryClient, string | null>()

/** Binds the client to the stored session. */
export function bindToSession(client: QueryClient): void {
  tokens.set(client, storedToken())
}

/** Whether the client's session still lasts. Answers to an earlier session are ignored. */
export const isOfSession = (client: QueryClient): boolean => tokens.get(client) === storedToken()
