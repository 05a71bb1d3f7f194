import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { tellingTruncated } from '#server/http/implement-answer.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { analyse, suggestNow } from './analyse.service.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { chat, openTalk } from './chat.service.ts'
import { deleteConversation, listConversations, readConversation } from './conversations.service.ts'
import { enhance } from './enhance.service.ts'
import { listLog } from './log.service.ts'
import { proposeMilestone } from './milestone-calls.service.ts'
import { moveMilestone } from './move-milestone.service.ts'
import { readStatus } from './status.service.ts'
import { talkBody } from './talk-body.service.ts'
import { changeTurnedDown, listTurnedDown } from './turned-down.service.ts'

export function assistantRoutes(app: FastifyInstance, storage: AssistantStorage): void {
  implement(app, operations.readAssistantStatus, ({ access }) => readStatus(storage, access))
  planRoutes(app, storage)
  lookRoutes(app, storage)
  chatRoutes(app, storage)
  conversationRoutes(app, storage)
}

function planRoutes(app: FastifyInstance, storage: AssistantStorage): void {
  implement(app, operations.createMilestone, ({ access, body, reply }) => {
    const { input: text, year = null, kind = null, ...asking } = body
    const signal = signalOf(reply)
    const wish = { ...asking, call: 'create-milestone', text, timeframe: '', kind, year, signal } as const
    return proposeMilestone(storage, access, wish)
  })
  implement(app, operations.planMilestone, ({ access, body, reply }) => {
    const { goal: text, kind = null, ...asking } = body
    const signal = signalOf(reply)
    const wish = { ...asking, call: 'plan-milestone', text, kind, year: null, signal } as const
    return proposeMilestone(storage, access, wish)
  })
  implement(app, operations.moveMilestone, ({ access, params, body }) =>
    moveMilestone(storage, access, { ...body, ...params }),
  )
  implement(app, operations.enhanceEvent, ({ access, params, body, reply }) =>
    enhance(storage, access, { ...body, id: params.id, signal: signalOf(reply) }),
  )
}

function lookRoutes(app: FastifyInstance, storage: AssistantStorage): void {
  implement(app, operations.analyzeYear, ({ access, params, query, reply }) =>
    tellingTruncated(
      reply,
      access.actor,
      analyse(storage, access, { ...query, year: params.year, signal: signalOf(reply) }),
    ),
  )
  implement(app, operations.suggestions, ({ access, query, reply }) =>
    tellingTruncated(reply, access.actor, suggestNow(storage, access, query)),
  )
  implement(app, operations.listTurnedDown, ({ actor }) => listTurnedDown(storage, actor))
  implement(app, operations.changeTurnedDown, ({ actor, body }) => changeTurnedDown(storage, actor, body))
  implement(app, operations.listAssistantLog, ({ actor }) => listLog(storage, actor))
}

function chatRoutes(app: FastifyInstance, storage: AssistantStorage): void {
  implement(app, operations.chat, ({ access, body, reply }) =>
    chat(storage, access, { message: body, signal: signalOf(reply) }),
  )
  implement(app, operations.chatStream, async ({ access, body: message, request, reply }) => {
    const talk = await openTalk(storage, access, { call: 'chat-stream', message, signal: signalOf(reply) })
    const report = (fault: unknown): void => request.log.error({ err: fault }, 'an answer broke off')
    const { conversationId, body } = await talkBody(talk, report)
    return reply
      .header('X-Conversation-Id', conversationId)
      .header('X-Accel-Buffering', 'no')
      .type('text/plain; charset=utf-8')
      .send(body)
  })
}

function conversationRoutes(app: FastifyInstance, storage: AssistantStorage): void {
  implement(app, operations.listConversations, ({ actor }) => listConversations(storage, actor))
  implement(app, operations.readConversation, ({ access, params }) => readConversation(storage, access, params.id))
  implementWrite(app, operations.deleteConversation, ({ actor, params }) =>
    deleteConversation(storage, actor, params.id),
  )
}
