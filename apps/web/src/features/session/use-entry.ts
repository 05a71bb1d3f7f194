import type { Session } from '@dodici/contract/types'
import { storeSession } from '../../api/stored-session.ts'
import { useSending } from './use-sending.ts'

export interface EntryEvents {
  /** Somebody has signed in; the route guard leads on. */
  readonly onEntered: () => void
}

/** Sends a form that signs in, and begins the session that is answered. */
export const useEntry = <Form>(send: (form: Form) => Promise<Session>, onEntered: () => void) =>
  useSending(send, (session) => {
    onEntered()
    storeSession(session)
  })
