import { routes } from '@dodici/contract/routes'
import type { ChatMessage } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { filteredIds } from '../../../address/calendar-address.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { codeOf } from '../../../api/api-error.ts'
import { stream } from '../../../api/client.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { storeConversation } from './stored-chat.ts'
import { isRunning, type Turn } from './turn.ts'

export type ChangeTurn = (patch: (turn: Turn) => Partial<Turn>) => void

interface StreamRequest extends Pick<Turn, 'question' | 'reading' | 'conversationId'> {
  readonly signal: AbortSignal
}

/** Sends a question and streams the answer. Leaving or stopping aborts the request. */
export function useStream(change: ChangeTurn, settle: (conversationId: string | null) => Promise<void>) {
  const language = useLanguage()
  const context = useContextOfChat()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { mutate } = useMutation({
    mutationFn: async ({ question, reading, conversationId, signal }: StreamRequest) => {
      const said = { ...(conversationId === null ? {} : { conversationId }), ...(reading === null ? {} : { reading }) }
      const body = { message: question, language, context, ...said }
      const { headers, pieces } = await stream(routes.chatStream, { body, signal })
      const named = headers.get('X-Conversation-Id') ?? conversationId
      if (!signal.aborted) begin(named)
      for await (const piece of pieces) {
        if (!signal.aborted) change(({ reply }) => ({ reply: reply + piece, state: 'writing' }))
      }
      return named
    },
    meta: { ownFailure: true },
    onSuccess: (conversationId, { signal }) => (signal.aborted ? undefined : settle(conversationId)),
    onError: (fault, { signal }) => {
      if (signal.aborted) return
      const code = codeOf(fault)
      // If the conversation was deleted elsewhere, the question starts a new one.
      if (code === 'not_found') begin(null)
      change(() => ({ state: 'failed', code }))
    },
  })
  const begin = (conversationId: string | null) => {
    storeConversation(conversationId)
    change(() => ({ conversationId }))
  }
  return {
    ask: (asked: Omit<StreamRequest, 'signal'>) => {
      running.current = new AbortController()
      mutate({ ...asked, signal: running.current.signal })
    },
    stop: () => {
      running.current?.abort()
      change((turn) => (isRunning(turn) ? { state: 'stopped' } : {}))
    },
  }
}

/** What the person is looking at, sent with a question. */
function useContextOfChat(): NonNullable<ChatMessage['context']> {
  const { address } = useCalendarAddress()
  const { categoryId } = filteredIds(address)
  return {
    year: address.year,
    view: address.view,
    categoryId,
    ...(address.event === null ? {} : { eventIds: [address.event] }),
  }
}
