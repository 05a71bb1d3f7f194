import { routes } from '@dodici/contract/routes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { codeOf } from '../../../api/api-error.ts'
import { stream } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { conversation } from './chat.queries.ts'
import { keepConversation, keptConversation } from './kept-chat.ts'
import { isRunning, messagesOf, type Message, type Turn } from './turn.ts'
import { useContextOfChat } from './use-context.ts'

export type Chat = ReturnType<typeof useChat>

const NOTHING: readonly Message[] = []

/** One conversation: what was said, what is being answered, and what can be done about it. */
export function useChat() {
  const [id, setId] = useState(keptConversation)
  const [turn, setTurn] = useState<Turn | null>(null)
  const [answers, setAnswers] = useState(0)
  const client = useQueryClient()
  const read = useQuery({ ...conversation(id ?? ''), enabled: id !== null })
  const known = id === null ? NOTHING : (read.data?.messages ?? NOTHING)
  const messages = turn === null ? known : messagesOf(turn)
  const change = (patch: (turn: Turn) => Partial<Turn>) => setTurn((now) => now && { ...now, ...patch(now) })

  /** The last message as the server has it carries what the words name. */
  const settle = async (conversationId: string | null) => {
    try {
      if (conversationId !== null) await client.fetchQuery({ ...conversation(conversationId), staleTime: 0 })
      setId(conversationId)
      setTurn(null)
      setAnswers((count) => count + 1)
    } catch (fault) {
      change(() => ({ state: 'unread', code: codeOf(fault) }))
    }
  }
  const { ask, stop } = useStream(change, settle)
  const open = (next: string | null) => {
    stop()
    keepConversation(next)
    setTurn(null)
    setId(next)
  }
  return {
    id,
    messages,
    turn,
    /** How many answers have come since it was opened: each is told once. */
    answers,
    isRunning: isRunning(turn),
    isReading: turn === null && id !== null && read.isPending,
    error: turn === null && id !== null && !read.data ? read.error : null,
    readAgain: () => void read.refetch(),
    stop,
    open,
    ask: (question: string) => {
      const conversationId = turn?.conversationId ?? id
      setTurn({ question, reply: '', state: 'waiting', code: null, conversationId, before: messages })
      ask(question, conversationId)
    },
    tryAgain: () => {
      if (turn?.state === 'unread') void settle(turn.conversationId)
      else if (turn) {
        setTurn({ ...turn, reply: '', state: 'waiting', code: null })
        ask(turn.question, turn.conversationId)
      }
    },
  }
}

type Change = (patch: (turn: Turn) => Partial<Turn>) => void
type Asked = { readonly question: string; readonly conversationId: string | null; readonly signal: AbortSignal }

/** Asks, and gives the answer on as it comes. Who leaves the page, or stops it, ends the request. */
function useStream(change: Change, settle: (conversationId: string | null) => Promise<void>) {
  const language = useLanguage()
  const context = useContextOfChat()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { mutate } = useMutation({
    mutationFn: async ({ question, conversationId, signal }: Asked) => {
      const said = conversationId === null ? {} : { conversationId }
      const body = { message: question, language, context, ...said }
      const { headers, pieces } = await stream(routes.chatStream, { body, signal })
      const named = headers.get('X-Conversation-Id') ?? conversationId
      if (!signal.aborted) {
        keepConversation(named)
        change(() => ({ conversationId: named }))
      }
      for await (const piece of pieces) {
        if (!signal.aborted) change(({ reply }) => ({ reply: reply + piece, state: 'writing' }))
      }
      return named
    },
    meta: { ownFailure: true },
    onSuccess: (conversationId, { signal }) => (signal.aborted ? undefined : settle(conversationId)),
    onError: (fault, { signal }) => {
      if (!signal.aborted) change(() => ({ state: 'failed', code: codeOf(fault) }))
    },
  })
  return {
    ask: (question: string, conversationId: string | null) => {
      running.current = new AbortController()
      mutate({ question, conversationId, signal: running.current.signal })
    },
    stop: () => {
      running.current?.abort()
      change((turn) => (isRunning(turn) ? { state: 'stopped' } : {}))
    },
  }
}
