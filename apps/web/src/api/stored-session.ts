import type { Session, User } from '@dodici/contract/types'
import { useSyncExternalStore } from 'react'

const TOKEN = 'token'
const USER = 'user'
const LEFT = 'signed-out'
const DEVICE = 'device'

let proved = 0
const listeners = new Set<() => void>()

/** The bearer token of who is signed in on this browser; null for nobody. */
export const storedToken = (): string | null => localStorage.getItem(TOKEN)

/**
 * What says that this browser has signed in before; null where it has not. It lets nobody in: with it, wrong passwords that
 * others try do not lock this browser out. It stays when somebody signs out.
 */
export const storedDevice = (): string | null => localStorage.getItem(DEVICE)

/** The start-up copy of the person who is signed in: null for nobody, and for a copy that cannot be read. */
export function storedUser(): User | null {
  const text = localStorage.getItem(USER)
  if (text === null || storedToken() === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isUser(value) ? value : null
  } catch {
    // Somebody else wrote under our key; the profile call will write it anew.
    return null
  }
}

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && '_id' in value && 'username' in value

/** The user before the token: another tab looks at the token, and wants to know at once whose it is. */
export function storeSession(session: Pick<Session, 'user' | 'token'> & Partial<Session>): void {
  localStorage.removeItem(LEFT)
  if (session.device != null) localStorage.setItem(DEVICE, session.device)
  storeUser(session.user)
  localStorage.setItem(TOKEN, session.token)
  proved = Date.now()
  announce()
}

/** When the server itself said who this is, on this page; 0 for a copy of an earlier visit. */
export const provedAt = (): number => proved

export const storeUser = (user: User): void => localStorage.setItem(USER, JSON.stringify(user))

/** The person signs out, rather than being signed out: nothing of theirs is to be left for later. */
export function leaveStoredSession(): void {
  localStorage.setItem(LEFT, 'by hand')
  clearStoredSession()
}

/** Whether the last session ended because the person wanted it to, in this tab or in another. */
export const wasLeft = (): boolean => localStorage.getItem(LEFT) !== null

export function clearStoredSession(): void {
  proved = 0
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USER)
  announce()
}

/** The token as it is now, and again when somebody signs in or out, in this tab or in another. */
export const useStoredToken = (): string | null => useSyncExternalStore(onTokenChange, storedToken, storedToken)

/** Calls back when the token may have changed. Gives the way to stop. */
export function onTokenChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** Another tab wrote; a null key means that it emptied the whole storage. */
function onStorage(event: StorageEvent): void {
  if (event.key === TOKEN || event.key === null) announce()
}

function announce(): void {
  for (const listener of listeners) listener()
}
