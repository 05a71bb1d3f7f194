import type { ChatMessage, ChatReply } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { ReadQuestion } from '@dodici/core/intents'
import { builtinReply, isPlanners, questionOf } from './builtin-reply.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import type { Reply, Turn } from './chat-turn.ts'
import { keepTurn, turnOf } from './conversations.service.ts'
import { countCall, letIn } from './assistant-access.ts'
import { logLooks } from './log.service.ts'
import { modelReply } from './model-reply.ts'

/** A streaming answer, and the conversation that stores it at its end. */
export interface Talk {
  readonly conversationId: string
  readonly pieces: AsyncGenerator<string, Reply>
}

interface Message {
  readonly call: 'chat' | 'chat-stream'
  readonly message: ChatMessage
  readonly signal: AbortSignal
}

/**
 * Starts to answer a message.
 * @throws AppError `assistant_unavailable`, `assistant_off`, `too_many_requests`; `not_found` for an unknown conversation
 */
export async function openTalk(storage: AssistantStorage, access: Access, message: Message): Promise<Talk> {
  const asker = await letIn(storage, access, message.message)
  const turn = await turnOf(storage, asker, message)
  await countCall(storage, asker)
  return { conversationId: turn.conversationId, pieces: keptReply(storage, asker, { turn, call: message.call }) }
}

/** Answers a message in one piece. */
export async function chat(
  storage: AssistantStorage,
  access: Access,
  message: Omit<Message, 'call'>,
): Promise<ChatReply> {
  const { conversationId, pieces } = await openTalk(storage, access, { ...message, call: 'chat' })
  let step = await pieces.next()
  while (step.done !== true) step = await pieces.next()
  const { text, events, goals, proposal, reading, counted, engine, fallback } = step.value
  const said = { conversationId, reply: text, events: [...events], goals: [...goals] }
  return { ...said, proposal, reading, counted, engine, fallback }
}

/** Streams an answer, then stores and logs it before it ends. */
async function* keptReply(
  storage: AssistantStorage,
  asker: Asker,
  { turn, call }: { turn: Turn; call: Message['call'] },
): AsyncGenerator<string, Reply> {
  const reply = yield* replyTo(storage, asker, turn)
  await keepTurn(storage, asker, turn, reply)
  await logLooks(storage, asker.access.actor, { ...reply, call })
  return reply
}

/** Uses a model if there is one, and the built-in planner otherwise or if the model fails before its first word. */
async function* replyTo(storage: AssistantStorage, asker: Asker, turn: Turn): AsyncGenerator<string, Reply> {
  const { model } = storage
  const asked = { turn, question: await questionOf(storage, asker, turn) }
  if (model === null || isPlanners(asked.question, turn)) return yield* builtin(storage, asker, asked)
  const outcome = yield* modelReply(storage, asker, { model, turn })
  if ('reply' in outcome) return outcome.reply
  const reply = yield* builtin({ ...storage, model: null }, asker, asked)
  // What a failed model has read has been sent to it, so it is logged.
  return { ...reply, fallback: outcome.failed, looked: [...outcome.looked, ...reply.looked] }
}

async function* builtin(
  storage: AssistantStorage,
  asker: Asker,
  asked: { readonly turn: Turn; readonly question: ReadQuestion | null },
): AsyncGenerator<string, Reply> {
  const reply = await builtinReply(storage, asker, asked)
  yield reply.text
  return reply
}
