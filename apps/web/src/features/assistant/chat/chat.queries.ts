import { routes } from '@dodici/contract/routes'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, send } from '../../../api/client.ts'

/** Stored conversations, newest first. */
export const conversations = queryOptions({
  queryKey: ['conversations'] as const,
  queryFn: ({ signal }) => call(routes.listConversations, { signal }),
})

/** A conversation with its messages, refetched when an answer is complete. */
export const conversation = (id: string) =>
  queryOptions({
    queryKey: ['conversations', id] as const,
    queryFn: ({ signal }) => call(routes.readConversation, { params: { id }, signal }),
    staleTime: 60_000,
  })

export const conversationDeletion = mutationOptions({
  mutationFn: (id: string) => send(routes.deleteConversation, { params: { id } }),
  meta: { success: 'assistantChat.deleted', undo: true },
})
