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
  implement(app, operations.readAssistantStatus, ({ actor }) => readStatus(storage, actor))
  planRoutes(app, storage)
  lookRoutes(app, storage)
  chatRoutes(app, storage)
  conversationRoutes(app, storage)
}

function planRoutes(app: FastifyInstance, storage: AssistantStorage): void {
  implement(app, operations.createMilestone, ({ actor, body, reply }) => {
    const { input: text, year = null, kind = null, ...asking } = body
    const signal = signalOf(reply)
    const wish = { ...asking, call: 'create-milestone', text, timeframe: '', kind, year, signal } as const
    return proposeMilestone(storage, actor, wish)
  })
  implement(app, operations.planMilestone, ({ actor, body, reply }) => {
    const { goal: text, kind = null, ...asking } = body
    const signal = signalOf(reply)
    const wish = { ...asking, call: 'plan-milestone', text, kind, year: null, signal } as const
    return proposeMilestone(storage, actor, wish)
  })
  implement(app, operations.moveMilestone, ({ actor, params, body }) =>
    moveMilestone(storage, actor, { ...body, ...params }),
  )
  implement(app, operations.enhanceEvent, ({ actor, params, body, reply }) =>
    enhance(storage, actor, { ...body, id: params.id, signal: signalOf(reply) }),
  )
}

function lookRoutes(app: FastifyInstance, storage: AssistantStorage): void {
  implement(app, operations.analyzeYear, ({ actor, params, query, reply }) =>
    tellingTruncated(reply, actor, analyse(storage, actor, { ...query, year: params.year, signal: signalOf(reply) })),
  )
  implement(app, operations.suggestions, ({ actor, query, reply }) =>
    tellingTruncated(reply, actor, suggestNow(storage, actor, query)),
  )
  implement(app, operations.listTurnedDown, ({ actor }) => listTurnedDown(storage, actor))
  implement(app, operations.changeTurnedDown, ({ actor, body }) => changeTurnedDown(storage, actor, body))
  implement(app, operations.listAssistantLog, ({ actor }) => listLog(storage, actor))
}

function chatRoutes(app: FastifyInstance, storage: AssistantStorage): void {
  implement(app, operations.chat, ({ actor, body, reply }) =>
    chat(storage, actor, { message: body, signal: signalOf(reply) }),
  )
  implement(app, operations.chatStream, async ({ actor, body: message, request, reply }) => {
    const talk = await openTalk(storage, actor, { call: 'chat-stream', message, signal: signalOf(reply) })
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
  implement(app, operations.readConversation, ({ actor, params }) => readConversation(storage, actor, params.id))
  implementWrite(app, operations.deleteConversation, ({ actor, params }) =>
    deleteConversation(storage, actor, params.id),
  )
}
