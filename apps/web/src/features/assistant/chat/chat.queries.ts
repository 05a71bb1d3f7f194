import { routes } from '@dodici/contract/routes'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, send } from '../../../api/client.ts'

/** The conversations that are kept, newest first. */
export const conversations = queryOptions({
  queryKey: ['conversations'] as const,
  queryFn: ({ signal }) => call(routes.listConversations, { signal }),
})

/** One of them with its messages. What is written in it is read when an answer is complete. */
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
