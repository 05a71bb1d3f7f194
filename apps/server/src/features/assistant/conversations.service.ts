import type { ChatMessage, Conversation, Counted, ConversationSummary, Reading } from '@dodici/contract/types'
import { partsOf } from '@dodici/core/date'
import { v7 as uuid } from 'uuid'
import type { Access, Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import { ownUnit } from '#server/db/journal/own-units.ts'
import { addUsage, quotaExceeded, usageOf } from '#server/db/journal/usage.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { ConversationTable, MessageTable } from '#server/db/schema.ts'
import { openProposals, proposalsById } from '#server/features/proposals/proposals.service.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import {
  countConversations,
  deleteTrashedMessages,
  findConversations,
  findMessages,
  forgetQuestions,
  insertConversation,
  insertMessages,
  touchConversation,
} from './assistant.queries.ts'
import type { Reply, Turn } from './chat-turn.ts'
import { rememberedIn, storedRemembered } from './remembered.ts'
import { shortened } from './shortened.ts'

const CONVERSATIONS_SHOWN = 200
const MESSAGES_SHOWN = 500
/** Earlier messages for a follow-up, and how much of each a model sees. */
const TURNS_BEFORE = 6
const CHARACTERS_BEFORE = 600
const TITLE_CHARACTERS = 60

const summaryOf = (row: ConversationTable): ConversationSummary => ({
  _id: row.id,
  title: row.title,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** Stored conversations, newest first. */
export async function listConversations({ db }: Pick<Storage, 'db'>, actor: Actor): Promise<ConversationSummary[]> {
  return (await findConversations(db.read, actor.userId, CONVERSATIONS_SHOWN)).map(summaryOf)
}

/**
 * A conversation of the person who asks, with those of its cards that are about the data they look at.
 * @throws AppError `not_found`
 */
export async function readConversation(
  { db, clock }: Storage,
  { ownerId, actor }: Access,
  id: string,
): Promise<Conversation> {
  const row = await ownUnit(db.read, 'conversation', actor.userId, id)
  const messages = await findMessages(db.read, actor.userId, { conversationId: id, limit: MESSAGES_SHOWN })
  const ids = messages.map((message) => message.proposal_id).filter((proposal) => proposal !== null)
  const proposals = await proposalsById(db.read, { ownerId, ids, clock })
  return {
    ...summaryOf(row),
    messages: messages.map((message) => ({
      _id: message.id,
      role: message.role,
      text: message.text,
      createdAt: message.created_at,
      events: JSON.parse(message.events) as Conversation['messages'][number]['events'],
      goals: JSON.parse(message.goals) as Conversation['messages'][number]['goals'],
      proposal: proposals.get(message.proposal_id ?? '') ?? null,
      reading: message.reading === null ? null : (JSON.parse(message.reading) as Reading),
      counted: message.counted === null ? null : (JSON.parse(message.counted) as Counted),
      engine: message.engine,
      fallback: message.fallback,
      isCut: message.is_cut === 1,
    })),
  }
}

/** All conversations with their messages, for the account export. */
export async function allConversations(storage: Storage, access: Access): Promise<Conversation[]> {
  const all: Conversation[] = []
  for (const { id } of await findConversations(storage.db.read, access.actor.userId, Number.MAX_SAFE_INTEGER)) {
    all.push(await readConversation(storage, access, id))
  }
  return all
}

/** @throws AppError `not_found` */
export function deleteConversation(storage: Storage, actor: Actor, id: string): Promise<Written<null>> {
  return writeChange(storage, { ownerId: actor.userId, actor }, { kind: 'conversation.delete' }, async (writer) => {
    await ownUnit(writer.trx, 'conversation', writer.ownerId, id)
    await writer.remove('conversation', [id])
    return null
  })
}

/**
 * A message with the earlier ones of its conversation; a new conversation if none is named.
 * @throws AppError `not_found`, `quota_exceeded`
 */
export async function turnOf(
  { db, clock }: Storage,
  { access, today, sends }: Asker,
  { message, signal }: { message: ChatMessage; signal: AbortSignal },
): Promise<Turn> {
  const { conversationId = uuid(), context } = message
  const { userId } = access.actor
  const isGoingOn = message.conversationId !== undefined
  if (isGoingOn) await ownUnit(db.read, 'conversation', userId, conversationId)
  await refuseFull({ db }, userId, isGoingOn)
  const limit = TURNS_BEFORE
  const said = isGoingOn ? await findMessages(db.read, userId, { conversationId, limit }) : []
  const cards = said.flatMap((row) => row.proposal_id ?? [])
  const openCards = await openProposals({ db, clock }, access, cards)
  const mayBeSent = said.filter((row) => mayBeSaidAgain(row, sends))
  return {
    conversationId,
    isGoingOn,
    message,
    year: context?.year ?? partsOf(today).year,
    before: mayBeSent
      .filter((row) => row.text !== '')
      .map((row) => ({ role: row.role, text: row.text.slice(0, CHARACTERS_BEFORE) })),
    remembered: rememberedIn(said, openCards),
    openCard: cards.findLast((id) => openCards.has(id)) ?? null,
    signal,
  }
}

const bytesOf = ({ text, events, goals }: Pick<MessageTable, 'text' | 'events' | 'goals'>): number =>
  Buffer.byteLength(text) + Buffer.byteLength(events) + Buffer.byteLength(goals)

/**
 * Refuses a message that could not be stored, before it is answered. Messages of trashed conversations make room.
 * @throws AppError `quota_exceeded`
 */
async function refuseFull({ db }: Pick<Storage, 'db'>, ownerId: string, isGoingOn: boolean): Promise<void> {
  const { bytes, units } = db.limits
  if (!isGoingOn && (await countConversations(db.read, ownerId)) >= (units.conversation ?? Infinity)) {
    throw quotaExceeded('conversations', 'Delete one first.')
  }
  if ((await usageOf(db.read, ownerId)).messages <= bytes.messages) return
  const { messages } = await db.transact(async (trx) => {
    const gone = await deleteTrashedMessages(trx, ownerId)
    return addUsage(trx, ownerId, { messages: -gone })
  })
  if (messages > bytes.messages) throw quotaExceeded('messages', 'Delete conversations that you do not need any more.')
}

/**
 * Stores messages. Not a change of the journal: nothing of it is in the year. If the conversation was trashed
 * meanwhile, they go with it.
 */
export async function keepTurn(
  { db, clock }: Storage,
  { access: { actor }, sends }: Asker,
  turn: Turn,
  reply: Reply,
): Promise<void> {
  const now = instantOf(clock)
  const { conversationId: id, isGoingOn, message } = turn
  await db.transact(async (trx) => {
    if (isGoingOn) {
      if (!(await touchConversation(trx, actor.userId, { id, now }))) return
    } else await insertConversation(trx, conversationRow(actor, { id, now, title: titleOf(message.message) }))
    const frame = { owner_id: actor.userId, conversation_id: id, created_at: now, said_under: sends }
    const messages = [
      { ...frame, ...PERSON, id: uuid(), text: message.message },
      { ...frame, ...spoken(reply), question: storedRemembered(reply, turn), id: uuid() },
    ]
    // Only what was answered last is spoken of.
    if (reply.remembered !== null) await forgetQuestions(trx, actor.userId, id)
    await insertMessages(trx, messages)
    await addUsage(trx, actor.userId, { messages: messages.reduce((sum, row) => sum + bytesOf(row), 0) })
  })
}

const LETS_OUT: Readonly<Record<Asker['sends'], number>> = { off: 0, titles: 1, noDescriptions: 2, everything: 3 }

/**
 * Drops earlier messages that may contain what a model must not see: the built-in planner's, and a model's that was
 * allowed to see more than now.
 */
function mayBeSaidAgain({ role, engine, said_under: under }: MessageTable, sends: Asker['sends']): boolean {
  if (role === 'person' || sends === 'everything') return true
  return engine === 'model' && under !== null && LETS_OUT[under] <= LETS_OUT[sends]
}

const conversationRow = (
  { userId }: Actor,
  { id, now, title }: { id: string; now: string; title: string },
): ConversationTable => ({
  owner_id: userId,
  id,
  title,
  created_at: now,
  version: 1,
  bytes: 0,
  content_id: null,
  deleted_at: null,
  updated_at: now,
})

const PERSON = {
  role: 'person',
  events: '[]',
  goals: '[]',
  proposal_id: null,
  engine: null,
  fallback: null,
  is_cut: 0,
  question: null,
  reading: null,
  counted: null,
} as const

const spoken = (
  reply: Reply,
): Omit<MessageTable, 'owner_id' | 'conversation_id' | 'created_at' | 'said_under' | 'id' | 'question'> => ({
  role: 'assistant',
  text: reply.text,
  events: JSON.stringify(reply.events),
  goals: JSON.stringify(reply.goals),
  proposal_id: reply.proposal?._id ?? null,
  engine: reply.engine,
  fallback: reply.fallback,
  is_cut: reply.isCut ? 1 : 0,
  reading: reply.reading === null ? null : JSON.stringify(reply.reading),
  counted: reply.counted === null ? null : JSON.stringify(reply.counted),
})

/** The beginning of the first message. */
export function titleOf(message: string): string {
  const line = message.trim().replace(/\s+/g, ' ')
  const cut = shortened(line, TITLE_CHARACTERS)
  return cut === line ? line : cut.replace(/ [^ ]*…$/, '…')
}
