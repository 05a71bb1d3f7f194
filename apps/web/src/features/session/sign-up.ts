import { routes } from '@dodici/contract/routes'
import type { NewBetaUser, Session } from '@dodici/contract/types'
import { call } from '../../api/client.ts'
import { storedDevice } from '../../api/stored-session.ts'
import { currentLanguage } from '../../i18n/start.ts'
import { browserFacts } from './browser-facts.ts'
import { withToken } from './sign-in.ts'

type InvitedPerson = Pick<NewBetaUser, 'username' | 'email' | 'password' | 'inviteCode' | 'plan'>

/** What the page knows of a newcomer. */
export const newcomerFacts = () => ({ language: currentLanguage(), device: storedDevice(), ...browserFacts() })

/** Creates an account and signs in. */
export const register = (person: Omit<InvitedPerson, 'inviteCode'>): Promise<Session> =>
  call(routes.register, { body: { ...person, ...newcomerFacts() } }).then(withToken)

/** The same with an invite code, which works whether registration is open or not. */
export const registerBeta = (person: InvitedPerson): Promise<Session> =>
  call(routes.registerBeta, { body: { ...person, ...newcomerFacts() } }).then(withToken)

/** Requests access. */
export const requestAccess = (email: string): Promise<undefined> =>
  call(routes.requestBeta, { body: { email, language: currentLanguage() } })
