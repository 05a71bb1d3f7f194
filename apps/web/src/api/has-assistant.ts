import type { User } from '@dodici/contract/types'

/** Whether whoever runs this wants no helpers: the head of the page says so. */
const isOffHere = (): boolean => document.querySelector('meta[name="assistant"][content="off"]') !== null

/** Whether the helpers are there for this person; as long as nothing else is known, they are. */
export const hasAssistant = (user: Pick<User, 'assistant'> | undefined): boolean =>
  user?.assistant !== 'off' && !isOffHere()
