import { z } from 'zod'
import { answered, asking, engine, fallback, saying } from './assistant-scalars.ts'
import { namedGoal } from '../goals/goal-fields.ts'
import { CONTEXT_EVENTS_MAX, MESSAGE_MAX, READING_WORDS_MAX } from '../limits.ts'
import { namedEvent, proposal } from '../proposals/proposals.schemas.ts'
import { WRITE } from '../request-headers.ts'
import type { Spec } from '../route.ts'
import { day, id, instant, plainText, year } from '../scalars.ts'

const context = z.object({
  year: year.optional(),
  view: z.enum(['planner', 'months', 'heat']).optional(),
  categoryId: id.nullable().optional(),
  eventIds: z.array(id).max(CONTEXT_EVENTS_MAX).optional(),
})

/** What can be asked of a calendar. */
const askable = z.enum([
  'find',
  'count',
  'when',
  'next',
  'last',
  'free',
  'busiest',
  'calmest',
  'conflicts',
  'categories',
  'hours',
])

/** How a question is read: which events, by words and a category, and which days, said or not. */
const readingShape = {
  words: z.array(plainText.trim().min(1).max(MESSAGE_MAX)).max(READING_WORDS_MAX),
  categoryId: id.nullable(),
  from: day,
  to: day,
  /** Else they are the days that go without saying, and those of another kind of question are others. */
  areDaysSaid: z.boolean(),
}

/** How a question was read. `none`: it was not understood. */
const reading = z
  .object({ what: z.enum([...askable.options, 'change', 'goals', 'reminders', 'none']), ...readingShape })
  .meta({ id: 'Reading' })

/** What an answer counted: `events` occurrences of some days, of one category or of some events alone, if not of all. */
const counted = z
  .object({
    from: day,
    to: day,
    categoryId: id.nullable(),
    eventIds: z.array(id).nullable(),
    events: z.number().int(),
  })
  .meta({ id: 'Counted' })

const intent = z.enum(['general', 'question', 'plan', 'analysis'])

const message = z.object({
  message: saying,
  conversationId: id.optional(),
  intent: intent.default('general'),
  context: context.optional(),
  /** How the message is to be read as a question, where it was read otherwise before. */
  reading: z
    .object({ what: askable, ...readingShape })
    .meta({ id: 'ChosenReading' })
    .optional(),
  ...asking,
})

export const chat = {
  body: message.meta({ id: 'ChatMessage' }),
  response: z
    .object({
      conversationId: z.string(),
      reply: z.string(),
      /** Everything that the reply names, each of which opens. */
      events: z.array(namedEvent),
      goals: z.array(namedGoal),
      proposal: proposal.nullable(),
      reading: reading.nullable(),
      /** Null where nothing was counted, or what was is named in full or cannot be listed so. */
      counted: counted.nullable(),
      ...answered,
    })
    .meta({ id: 'ChatReply' }),
  example: { body: { message: 'What is on in May?', language: 'en', now: '2026-11-20T09:00' } },
  refuses: [404],
} satisfies Spec

/** Answers plain text in chunks; the conversation is named by the header `X-Conversation-Id`. */
export const chatStream = {
  body: message,
  example: { body: { message: 'When am I free in July?', language: 'en', now: '2026-11-20T09:00' } },
  refuses: [404],
} satisfies Spec

const conversation = z
  .object({ _id: z.string(), title: z.string(), createdAt: instant, updatedAt: instant })
  .meta({ id: 'Conversation' })

export const listConversations = { response: z.array(conversation) } satisfies Spec

export const readConversation = {
  params: z.object({ id }),
  response: conversation
    .extend({
      messages: z.array(
        z.object({
          _id: z.string(),
          role: z.enum(['person', 'assistant']),
          text: z.string(),
          createdAt: instant,
          events: z.array(namedEvent),
          goals: z.array(namedGoal),
          proposal: proposal.nullable(),
          /** Null where no question was answered from the calendar. */
          reading: reading.nullable(),
          counted: counted.nullable(),
          /** Null of what the person wrote. */
          engine: engine.nullable(),
          fallback,
          /** Whether it was stopped before its end. */
          isCut: z.boolean(),
        }),
      ),
    })
    .meta({ id: 'ConversationWithMessages' }),
} satisfies Spec

export const deleteConversation = { params: z.object({ id }), headers: WRITE } satisfies Spec

export const listAssistantLog = {
  response: z.array(
    z
      .object({
        _id: z.string(),
        at: instant,
        /** The call: `chat`, `create-milestone` ... */
        call: z.string(),
        /** What was looked at: a tool of the model or of the planner, in its own words, and how many events it saw. */
        looked: z.array(z.object({ tool: z.string(), at: z.string(), events: z.number().int() })),
        engine,
        /** Where it was sent; null where nothing left the server. */
        sentTo: z.string().nullable(),
      })
      .meta({ id: 'AssistantLogEntry' }),
  ),
} satisfies Spec

export type AskableKind = z.output<typeof askable>
export type Counted = z.output<typeof counted>
export type Reading = z.output<typeof reading>
export type ChosenReading = NonNullable<ChatMessage['reading']>
export type ChatMessage = z.output<typeof chat.body>
export type ChatReply = z.output<typeof chat.response>
export type Conversation = z.output<typeof readConversation.response>
export type ConversationSummary = z.output<typeof listConversations.response>[number]
export type AssistantLogEntry = z.output<typeof listAssistantLog.response>[number]
