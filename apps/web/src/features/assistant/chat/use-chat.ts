import type { ChosenReading, Conversation } from '@dodici/contract/types'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf } from '../../../api/api-error.ts'
import { proposalOf } from '../proposal/proposal.queries.ts'
import { conversation } from './chat.queries.ts'
import { storeConversation, storedConversation } from './stored-chat.ts'
import { isRunning, messagesOf, type Message, type Turn } from './turn.ts'
import { useStream, type ChangeTurn } from './use-stream.ts'

export type ChatState = ReturnType<typeof useChat>

/** A conversation: messages, the running answer, and the actions. */
export function useChat() {
  const [id, setId] = useState(storedConversation)
  const [turn, setTurn] = useState<Turn | null>(null)
  const [answers, setAnswers] = useState(0)
  const client = useQueryClient()
  const said = useSaid(id, turn)
  const change: ChangeTurn = (patch) => setTurn((now) => now && { ...now, ...patch(now) })
  /** The server's last message carries the references. */
  const settle = async (conversationId: string | null) => {
    try {
      if (conversationId !== null)
        showCards(client, await client.query({ ...conversation(conversationId), staleTime: 0 }))
      setId(conversationId)
      setTurn(null)
      setAnswers((count) => count + 1)
    } catch (fault) {
      change(() => ({ state: 'unread', code: codeOf(fault) }))
    }
  }
  const { ask, stop } = useStream(change, settle)
  const begin = (next: Turn) => {
    setTurn(next)
    ask(next)
  }
  return {
    ...said,
    id,
    turn,
    /** Number of answers since it was opened; each is announced once. */
    answers,
    isRunning: isRunning(turn),
    stop,
    open: (next: string | null) => {
      stop()
      storeConversation(next)
      setTurn(null)
      setId(next)
    },
    ask: (question: string, reading: ChosenReading | null = null) => {
      if (isRunning(turn)) stop()
      const conversationId = turn ? turn.conversationId : id
      begin({ question, reading, reply: '', state: 'waiting', code: null, conversationId, before: said.messages })
    },
    tryAgain: () => {
      if (turn?.state === 'unread') void settle(turn.conversationId)
      else if (turn) begin({ ...turn, reply: '', state: 'waiting', code: null })
    },
  }
}

/** An answer may have closed an earlier card. */
function showCards(client: QueryClient, { messages }: Conversation): void {
  for (const { proposal } of messages) {
    if (proposal !== null) client.setQueryData(proposalOf(proposal._id).queryKey, proposal)
  }
}

const NOTHING: readonly Message[] = []

/** All messages: the server's, or during a turn the earlier ones with the new ones. */
function useSaid(id: string | null, turn: Turn | null) {
  const { data, error, isPending, refetch } = useQuery({ ...conversation(id ?? ''), enabled: id !== null })
  const readAgain = () => void refetch()
  if (turn !== null) return { messages: messagesOf(turn), isReading: false, error: null, readAgain }
  if (id === null) return { messages: NOTHING, isReading: false, error: null, readAgain }
  return { messages: data?.messages ?? NOTHING, isReading: isPending, error: data ? null : error, readAgain }
}
