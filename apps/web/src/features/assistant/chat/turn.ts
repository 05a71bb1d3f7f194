import type { ChosenReading, Conversation } from '@dodici/contract/types'
import type { FailureCode } from '../../../api/api-error.ts'

export type Message = Conversation['messages'][number]

/** A question just asked, and its answer so far. */
export interface Turn {
  readonly question: string
  /** How it is to be read, where the person said so. */
  readonly reading: ChosenReading | null
  readonly reply: string
  /** `unread`: the answer is complete, but its references could not be loaded. */
  readonly state: 'waiting' | 'writing' | 'stopped' | 'failed' | 'unread'
  readonly code: FailureCode | null
  readonly conversationId: string | null
  /** Earlier messages, unchanged until the turn is over, whatever is fetched meanwhile. */
  readonly before: readonly Message[]
}

export const isRunning = (turn: Turn | null): boolean => turn?.state === 'waiting' || turn?.state === 'writing'

/** All messages, including those the server has not returned yet. */
export function messagesOf(turn: Turn): readonly Message[] {
  const said = [...turn.before, message('person', turn)]
  return turn.reply === '' ? said : [...said, message('assistant', turn)]
}

const message = (role: Message['role'], turn: Turn): Message => ({
  _id: `${role} after ${turn.before.length}`,
  role,
  text: role === 'person' ? turn.question : turn.reply,
  createdAt: '',
  events: [],
  goals: [],
  proposal: null,
  reading: null,
  counted: null,
  engine: null,
  fallback: null,
  isCut: role === 'assistant' && (turn.state === 'stopped' || turn.state === 'failed'),
})
