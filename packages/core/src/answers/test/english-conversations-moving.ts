import type { Turn } from './english-conversations.ts'

/** Conversations of people who had seen neither rules nor tests, in which something is moved; each answer was judged by eye. */
export const englishConversationsMoving: readonly (readonly Turn[])[] = [
  [
    ['do I have anything on Friday?', '“Gym”: Friday 22 May 2026, 18:30–19:30'],
    [
      'move it to Thursday',
      '“Gym”: Friday 22 May 2026, 18:30–19:30 → tomorrow, Thursday 21',
      undefined,
      'shift gym-fri/19 2026-05-21T18:30',
    ],
    [
      'hmm no, Wednesday is better',
      '“Gym”: tomorrow, Thursday 21 May 2026, 18:30–19:30 → today, We',
      undefined,
      'shift gym-fri/19 2026-05-20T18:30',
    ],
  ],
  [
    ['find the vet', '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30'],
    [
      'push it back by half an hour',
      '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30 → tomorrow,',
      undefined,
      'shift vet 2026-05-21T18:00',
    ],
    ['yep', 'Nothing is written yet: press Apply on the card above and it i'],
  ],
  [
    [
      'who am I meeting next week?',
      '“Meeting with Rossi”: Tuesday 26 May 2026 & One other event does not say with whom',
    ],
    ['when is that one with Rossi', '“Meeting with Rossi”: Tuesday 26 May 2026, 15:00–16:00. That i'],
    [
      'move that to 4pm',
      '“Meeting with Rossi”: Tuesday 26 May 2026, 15:00–16:00 → Tuesd',
      undefined,
      'shift rossi 2026-05-26T16:00',
    ],
  ],
  [
    ['I need to move the concert', 'When should it be. .*“Concert”'],
    [
      'to the 13th of June',
      '“Concert”: Saturday 6 June 2026, 21:00–23:00 → Saturday 13 Jun',
      undefined,
      'shift concert 2026-06-13T21:00',
    ],
  ],
  [
    [
      'extend the workshop until 2pm',
      '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00 → tomo',
      undefined,
      'shift workshop 2026-05-21T10:00',
    ],
    [
      'no, until 3pm',
      '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–14:00 → tomo',
      undefined,
      'shift workshop 2026-05-21T10:00',
    ],
  ],
  [
    ['do those overlap?', '“Quarterly review” .Tuesday 26 May 2026, 14:00–16:00. and “Mee'],
    ['show me overlaps in May', '“Quarterly review” .Tuesday 26 May 2026, 14:00–16:00. and “Mee'],
    [
      'move the second one to 5pm',
      '“Meeting with Rossi”: Tuesday 26 May 2026, 15:00–16:00 → Tuesd',
      undefined,
      'shift rossi 2026-05-26T17:00',
    ],
  ],
  [
    ['any birthdays coming up?', "“Dad's birthday”: Sunday 5 July 2026"],
    [
      'move the second one to the 25th',
      "“Anna's birthday”: Thursday 24 September 2026 → Friday 25 Sept",
      undefined,
      'shift anna 2026-09-25',
    ],
  ],
  [
    ['do I have something with Rossi?', '“Meeting with Rossi”: Tuesday 26 May 2026, 15:00–16:00'],
    [
      'push that one hour',
      '“Meeting with Rossi”: Tuesday 26 May 2026, 15:00–16:00 → Tuesd',
      undefined,
      'shift rossi 2026-05-26T16:00',
    ],
    ['forget it', 'All right, nothing has changed. I have closed the card.'],
  ],
  [
    ['is the vet tomorrow?', '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30'],
    ['what time does it end?', '“Vet” ends at 18:30: tomorrow, Thursday 21 May 2026.'],
    [
      'make it end at 7',
      '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30 → tomorrow,',
      undefined,
      'shift vet 2026-05-21T17:30',
    ],
  ],
  [
    ['plumber Monday at 11', 'Plumber', undefined, 'create 2026-05-25T11:00'],
    ['Tuesday morning, same time', 'Tuesday 26 May 2026, 11:00–12:00', undefined, 'create 2026-05-26T11:00'],
    ['better Wednesday from 9 to 11', 'Wednesday 27 May 2026, 09:00–11:00', undefined, 'create 2026-05-27T09:00'],
  ],
  [
    ['when did I last see the dentist?', '22 January'],
    ['move it to Friday at 10', '28 May', undefined, 'shift dentist-2 2026-05-29T10:00'],
  ],
  [
    ["when's the dentist", '28 May'],
    ['move it to 5pm', '17:00', undefined, 'shift dentist-2 2026-05-28T17:00'],
    ['no, to the following day, at 9', '29 May', undefined, 'shift dentist-2 2026-05-29T09:00'],
  ],
  [
    ["when's the dentist", '28 May'],
    ['move it to the day after at 9', '29 May', undefined, 'shift dentist-2 2026-05-29T09:00'],
  ],
  [['push the workshop back two days, at 9', '23 May', undefined, 'shift workshop 2026-05-23T09:00']],
]
