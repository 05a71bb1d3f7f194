import type { User } from '@dodici/contract/types'

/** Whether the operator has switched the assistant off, as the page's head says. */
const isOffHere = (): boolean => document.querySelector('meta[name="assistant"][content="off"]') !== null

/** Whether this person has the assistant; true until something else is known. */
export const hasAssistant = (user: Pick<User, 'assistant'> | undefined): boolean =>
  user?.assistant !== 'off' && !isOffHere()
