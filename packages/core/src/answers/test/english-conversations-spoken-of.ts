import type { Turn } from './english-conversations.ts'

/** Conversations in which days and hours are told by what was spoken of, or by the card; each answer was judged by eye. */
export const englishConversationsSpokenOf: readonly (readonly Turn[])[] = [
  [
    ['add dinner with Giulia on Thursday 28 May at 8pm', '28 May', undefined, 'create 2026-05-28T20:00'],
    ['and Friday evening, am I free?', 'Friday 29 May', '22 May'],
    ['and Saturday?', 'Saturday 30 May', '23 May'],
  ],
  [
    ["when's the dentist?", '28 May'],
    ['and Friday evening, am I free?', 'Friday 29 May', '22 May'],
  ],
  [
    ["what's on the week before the house move", '6 July 2026 to Sunday 12 July'],
    ['add packing from Monday to Wednesday', 'from Monday 6 July.*Wednesday 8', undefined, 'create 2026-07-06'],
  ],
  [
    ['which week in July is the emptiest?', '6 July 2026 to Sunday 12 July'],
    ['put two days at the sea there, Saturday and Sunday', '“Two days at the sea”', 'there”', 'create 2026-07-11'],
  ],
]
