import type { Session } from '@dodici/contract/types'
import { storeSession } from '../../api/stored-session.ts'
import { useSending } from './use-sending.ts'

export interface EntryEvents {
  /** Somebody has signed in; the route guard navigates. */
  readonly onEntered: () => void
}

/** Submits a sign-in form and starts the returned session. */
export const useEntry = <Form>(send: (form: Form) => Promise<Session>, onEntered: () => void) =>
  useSending(send, (session) => enter(session, onEntered))

/** Starts a session, of this installation or of another sign-in. */
export function enter(session: Parameters<typeof storeSession>[0], onEntered: () => void): void {
  onEntered()
  storeSession(session)
}
