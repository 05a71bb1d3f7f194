import type * as advice from './advice.schemas.ts'
import type * as spec from './assistant.schemas.ts'
import type * as chats from './chat.schemas.ts'
import type * as proposals from '../proposals/proposals.schemas.ts'
import { route } from '../route.ts'

export const readAssistantStatus = route<typeof spec.readAssistantStatus>(
  'GET',
  '/ai/status',
  'Who answers the helpers here, and what is sent where',
)
export const createMilestone = route<typeof spec.createMilestone>(
  'POST',
  '/ai/create-milestone',
  'Read a goal and propose its preparation, or the goal itself where it can be measured; nothing is written',
)
export const planMilestone = route<typeof spec.planMilestone>(
  'POST',
  '/ai/plan-milestone',
  'The same of a goal and a time frame',
)
export const enhanceEvent = route<typeof spec.enhanceEvent>(
  'POST',
  '/ai/enhance-event/{id}',
  'Propose preparation, checklist, reminders and a category for an event',
)
export const analyzeYear = route<typeof spec.analyzeYear>(
  'GET',
  '/ai/analyze-year/{year}',
  'Measure a year, each number with its formula and its evidence',
)
export const chat = route<typeof chats.chat>(
  'POST',
  '/ai/chat',
  'Answer a question about the calendar, or propose changes',
)
export const chatStream = route<typeof chats.chatStream>(
  'POST',
  '/ai/chat-stream',
  'The same as plain text in chunks; X-Conversation-Id names the conversation',
  { answers: 'text-stream' },
)
export const suggestions = route<typeof spec.suggestions>('GET', '/ai/suggestions', 'What could be done now')

export const createProposal = route<typeof proposals.createProposal>(
  'POST',
  '/ai/proposals',
  'Make a card of changes, which waits to be applied',
  { status: 201 },
)
export const readProposal = route<typeof proposals.readProposal>('GET', '/ai/proposals/{id}', 'One card of changes')
export const applyProposal = route<typeof proposals.applyProposal>(
  'POST',
  '/ai/proposals/{id}/apply',
  'Apply a card, once, as one change',
)
export const listConversations = route<typeof chats.listConversations>(
  'GET',
  '/ai/conversations',
  'The conversations that are kept, newest first',
)
export const readConversation = route<typeof chats.readConversation>(
  'GET',
  '/ai/conversations/{id}',
  'One conversation with its messages',
)
export const deleteConversation = route<typeof chats.deleteConversation>(
  'DELETE',
  '/ai/conversations/{id}',
  'Delete a conversation',
  { status: 204, answers: 'none' },
)
export const listAssistantLog = route<typeof chats.listAssistantLog>(
  'GET',
  '/ai/log',
  'What the assistant looked at, newest first',
)
export const listTurnedDown = route<typeof advice.listTurnedDown>(
  'GET',
  '/ai/turned-down',
  'Recommendations and suggestions that do not come back',
)
export const changeTurnedDown = route<typeof advice.changeTurnedDown>(
  'PATCH',
  '/ai/turned-down',
  'Turn recommendations and suggestions down, or take that back',
)
