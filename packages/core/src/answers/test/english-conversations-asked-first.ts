import type { Turn } from './english-conversations.ts'

/** Conversations that begin with a question and go on with wishes or comparisons; each answer was judged by eye. */
export const englishConversationsAskedFirst: readonly (readonly Turn[])[] = [
  [
    [
      'how many hours of work this month?',
      'That is 9 hours in the category “Work” in May 2026, in 7 events with a time. What overlaps coun',
    ],
    ['and last month?', 'That is 4 hours in the category “Work” in April 2026, in 4 events with a time.'],
    ['by how much?', 'In May 2026: 9 hours. In April 2026: 4 hours. You have more in May 2026. The difference is 5 ho'],
  ],
  [
    [
      'how many hours of work do I have in June?',
      'That is 5 hours in the category “Work” in June 2026, in 5 events with a time.',
    ],
    ['and sport?', 'That is 9 hours in the category “Sport” in June 2026, in 9 events with a time.'],
    [
      'which one was more?',
      'In June 2026. “Work”: 5 hours. “Sport”: 9 hours. You have more “Sport”. The difference is 4 hou',
    ],
  ],
  [
    [
      'is June busier than July?',
      'In June 2026: 21 events. In July 2026: 15 events. You have more in June 2026. The difference is',
    ],
    ['by how much?', 'In June 2026: 21 events. In July 2026: 15 events. You have more in June 2026. The difference is'],
  ],
  [
    [
      "what's taking more of my time, work or sport?",
      'In 2026. “work”: 54 hours. “Sport”: 60 hours. You have more “Sport”. The difference is 6 hours.',
    ],
  ],
  [
    [
      'how long before the house move?',
      '“House move”: from Saturday 18 July 2026 to Sunday 19 July 2026. That is in 8 weeks and 3 days ',
    ],
  ],
  [
    [
      'when did I have lunch with Luca?',
      'The last time was Tuesday 12 May 2026, 13:00–14:00: “Lunch with Luca”. That was 1 week and 1 da',
    ],
    ['another lunch with him', 'Which day. Tell me the date and I will propose it. Nothing has changed.'],
    [
      'next Friday at 1',
      'I would add “Lunch with Luca”: Friday 29 May 2026, 13:00–14:00. This is only a proposal: nothin',
      undefined,
      'create 2026-05-29T13:00',
    ],
  ],
  [
    ["when is Dad's birthday?", "“Dad's birthday”: Sunday 5 July 2026. That is in 6 weeks and 4 days .46 days.."],
    [
      'add a lunch at 1 that day',
      'I would add “Lunch”: Sunday 5 July 2026, 13:00–14:00. This is only a proposal: nothing changes ',
      undefined,
      'create 2026-07-05T13:00',
    ],
    ['and for Anna too, but a dinner at 8', 'What is it called. Tell me a title. Nothing has changed.'],
  ],
  [
    [
      "When's the last German class I had?",
      'The last time was Wednesday 13 May 2026, 19:00–20:30: “German class”. That was 1 week .7 days. ',
    ],
    [
      'Could you add an exam on the Wednesday after that, same time',
      'I would add “Exam”: today, Wednesday 20 May 2026, 19:00–20:30. This is only a proposal: nothing',
      undefined,
      'create 2026-05-20T19:00',
    ],
    ["it's only an hour though", 'today, Wednesday 20 May 2026, 19:00–20:00', undefined, 'create 2026-05-20T19:00'],
  ],
  [
    [
      'When is my next dentist?',
      'Your next event with “dentist” is “Dentist” .Thursday 28 May 2026, 15:00–16:00.. That is in 1 w',
    ],
    ['move it to the day after', 'Friday 29 May 2026, 15:00–16:00', undefined, 'shift dentist-2 2026-05-29T15:00'],
    [
      "hmm no, leave the day but make it 4 o'clock",
      'Thursday 28 May 2026, 16:00–17:00',
      undefined,
      'shift dentist-2 2026-05-28T16:00',
    ],
  ],
  [
    ['What clashes do I have next week?', 'I find 1 overlap from Monday 25 May 2026 to Sunday 31 May 2026:'],
    ['how long do they overlap?', 'I find 1 overlap among those:'],
    [
      'Move the second one to Wednesday',
      'Wednesday 27 May 2026, 15:00–16:00',
      undefined,
      'shift rossi 2026-05-27T15:00',
    ],
    [
      'and is anything else in the way then?',
      'Nothing overlaps with “Meeting with Rossi” .Wednesday 27 May 2026, 15:00–16:00..',
    ],
  ],
  [
    [
      'how long was the ski week',
      '“Ski week” lasts 8 days: from Saturday 7 February 2026 to Saturday 14 February 2026.',
    ],
    ['and Puglia', '“Holiday in Puglia” lasts 14 days: from Monday 3 August 2026 to Sunday 16 August 2026.'],
    [
      'Am I away anywhere in between?',
      'You have 1 event for which you are away from Saturday 7 February 2026 to Sunday 16 August 2026:',
    ],
  ],
  [
    ["Who's getting married in September?", 'I find no events with “getting married”, so I looked for “wedding” only.'],
    [
      'Remind me to buy a present two weeks before',
      'I would add “Buy a present”: Saturday 29 August 2026, with a reminder on the same day at 09:00.',
      undefined,
      'create 2026-08-29',
    ],
    [
      'Actually make it three weeks',
      'I would add “Buy a present”: Saturday 22 August 2026, with a reminder on the same day at 09:00.',
      undefined,
      'create 2026-08-22',
    ],
  ],
  [
    [
      'Do I have a free weekend before the house move?',
      'You have 1 free weekend from Saturday 11 July 2026 to Sunday 12 July 2026:',
    ],
    [
      'Put "packing boxes" on the Saturday, all day',
      'I would add “Packing boxes”: Saturday 11 July 2026. This is only a proposal: nothing changes un',
      undefined,
      'create 2026-07-11',
    ],
    [
      'and the Sunday as well',
      'I would add “Packing boxes”: Sunday 12 July 2026. What is on the card already stays on it. This',
      undefined,
      'create 2026-07-11, create 2026-07-12',
    ],
    ["oh wait Dad's birthday is that Sunday right?", 'I find no events with “dad birthday” on Sunday 12 July 2026.'],
    ['ok take Sunday out then', '“Packing boxes”: Sunday 12 July 2026', undefined, 'create 2026-07-11'],
  ],
]
