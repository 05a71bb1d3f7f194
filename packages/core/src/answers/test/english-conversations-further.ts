import type { Turn } from './english-conversations.ts'

/** Conversations about days that are told otherwise, what is to stay after all, and what one question leaves to the next. */
export const englishConversationsFurther: readonly (readonly Turn[])[] = [
  [
    ['which weekends are free in July?', 'You have 2 free weekends'],
    ["put 'visit parents' on the first one", 'Saturday 11 July 2026 to Sunday 12 July', undefined, 'create 2026-07-11'],
    ['just the Sunday', '→ Sunday 12 July 2026\n', 'Monday', 'create 2026-07-12'],
  ],
  [
    ["when's the wedding?", 'Saturday 12 September'],
    ['add a hotel for that night', '“Hotel”', undefined, 'create 2026-09-12T19:00'],
    ['actually from the Friday to the Sunday', 'Friday 11 September 2026 to Sunday 13', undefined, 'create 2026-09-11'],
    ['from the 10th to the 12th', 'Thursday 10 September 2026 to Saturday 12', undefined, 'create 2026-09-10'],
    ['for two days', '→ from Thursday 10 September 2026 to Friday 11 September', undefined, 'create 2026-09-10'],
  ],
  [
    ['add cinema on Friday at 9 pm', '“Cinema”', undefined, 'create 2026-05-22T21:00'],
    ['no wait, I meant this Friday', 'It is then already: “Cinema”'],
  ],
  [
    ['move the vet to Friday', '“Vet”', undefined, 'shift vet 2026-05-22T17:30'],
    ['same hours', 'Apply'],
  ],
  [
    [
      'move the house move to 20-22 July',
      'Monday 20 July 2026 to Wednesday 22 July',
      undefined,
      'shift move 2026-07-20',
    ],
  ],
  [
    ['how many German classes are left?', 'You have 4 events'],
    ["skip next week's", '27 May', 'Rossi', 'delete german/12'],
    ['no sorry, I can make it after all, keep it', 'closed the card'],
    ["what's the date of the last one?", 'Wednesday 10 June'],
  ],
  [
    ['delete the vet tomorrow', '“Vet”', undefined, 'delete vet'],
    ['keep it', 'closed the card'],
  ],
  [
    ['when do I have gym?', 'Friday 22 May'],
    ["I'll skip the Friday one", '22 May', undefined, 'delete gym-fri/19'],
  ],
  [
    ["when's the Lisbon trip?", 'Friday 12 June'],
    ['do I blorf the fnarg?', 'do not understand'],
    ['delete that one', 'Which events do you mean'],
  ],
]
