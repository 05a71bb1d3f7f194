import type { Session, User } from '@dodici/contract/types'
import { useSyncExternalStore } from 'react'

const TOKEN = 'token'
const USER = 'user'
const LEFT = 'signed-out'
const DEVICE = 'device'
const ELSEWHERE = 'signed-in-elsewhere'

let proved = 0
const listeners = new Set<() => void>()

/** The bearer token of this browser's session; null without one. */
export const storedToken = (): string | null => localStorage.getItem(TOKEN)

/**
 * The token of a known device; null if this browser has never signed in. It grants nothing: with it, other people's
 * wrong passwords do not lock this browser out. Signing out keeps it.
 */
export const storedDevice = (): string | null => localStorage.getItem(DEVICE)

/** The stored copy of the signed-in person; null without one or if it is unreadable. */
export function storedUser(): User | null {
  const text = localStorage.getItem(USER)
  if (text === null || storedToken() === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isUser(value) ? value : null
  } catch {
    // Something else wrote under our key; the profile call replaces it.
    return null
  }
}

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && '_id' in value && 'username' in value

/** The user before the token: another tab watches the token and then needs the user. */
export function storeSession(
  session: Pick<Session, 'user' | 'token'> & Partial<Session> & { readonly isElsewhere?: boolean },
): void {
  localStorage.removeItem(LEFT)
  if (session.isElsewhere === true) localStorage.setItem(ELSEWHERE, 'yes')
  else localStorage.removeItem(ELSEWHERE)
  if (session.device != null) localStorage.setItem(DEVICE, session.device)
  storeUser(session.user)
  localStorage.setItem(TOKEN, session.token)
  proved = Date.now()
  announce()
}

/** When the server confirmed this person in this page; 0 for an earlier copy. */
export const provedAt = (): number => proved

export const storeUser = (user: User): void => localStorage.setItem(USER, JSON.stringify(user))

/** The person signs out (and is not signed out): nothing of theirs should stay. */
export function leaveStoredSession(): void {
  localStorage.setItem(LEFT, 'by hand')
  clearStoredSession()
}

/** Whether it was another sign-in that has begun this session; to be asked before it ends. */
export const wasBegunElsewhere = (): boolean => localStorage.getItem(ELSEWHERE) !== null

/** Whether the last session was ended by the person, in this tab or another. */
export const wasLeft = (): boolean => localStorage.getItem(LEFT) !== null

export function clearStoredSession(): void {
  proved = 0
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USER)
  localStorage.removeItem(ELSEWHERE)
  announce()
}

/** The token, updated when somebody signs in or out, in this tab or another. */
export const useStoredToken = (): string | null => useSyncExternalStore(onTokenChange, storedToken, storedToken)

/** Subscribes to possible changes of the token; returns how to unsubscribe. */
export function onTokenChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** Another tab wrote; a null key means that it cleared the storage. */
function onStorage(event: StorageEvent): void {
  if (event.key === TOKEN || event.key === null) announce()
}

function announce(): void {
  for (const listener of listeners) listener()
}
