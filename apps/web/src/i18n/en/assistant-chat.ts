import { advice } from './assistant-advice.ts'

/** Texts of the chat, loaded with it. */
export const assistantChat = {
  advice,
  assistantChat: {
    messages: 'Conversation',
    person: 'You:',
    assistant: 'Assistant:',
    field: 'Your question',
    placeholder: 'Ask about your year…',
    send: 'Send',
    stop: 'Stop',
    queued: 'It will be sent as soon as this answer is complete.',
    tooLong: 'Too long: {{length}} characters. The limit is {{max}}.',
    thinking: 'Thinking…',
    answered: 'The answer is ready.',
    cut: 'Stopped here',
    named: 'Events in this answer',
    namedGoals: 'Goals in this answer',
    failed: 'No answer was received.',
    unread: 'The events of this answer could not be loaded.',
    readFailed: 'This conversation could not be loaded.',
    conversations: 'Conversations',
    noConversations: 'No conversations yet.',
    listFailed: 'Your conversations could not be loaded.',
    untitled: 'Untitled',
    justNow: 'just now',
    new: 'New conversation',
    delete: 'Delete the conversation “{{title}}”',
    deleted: 'Conversation deleted',
    emptyTitle: 'Ask about your year',
    emptyText:
      'Or tell the assistant what to change. You see every change first, and nothing happens until you apply it.',
    examples: {
      busiest: 'Which are my busiest weeks?',
      free: 'Which weekends are free in the next three months?',
      next: 'What is coming up this week?',
      overlaps: 'Do any of my events overlap?',
    },
  },
} as const
