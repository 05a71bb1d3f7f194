import type { Turn } from './english-conversations.ts'

/** Conversations in which something is taken back, left out or added besides; each answer was judged by eye. */
export const englishConversationsCorrected: readonly (readonly Turn[])[] = [
  [
    ['do I have time for a coffee tomorrow at 4?', 'Yes, you are free on Thursday 21 May 2026 at 16:00: I find no ev'],
    [
      'put it in',
      'I would add “Coffee”: tomorrow, Thursday 21 May 2026, 16:00–17:0',
      undefined,
      'create 2026-05-21T16:00',
    ],
    [
      'for half an hour',
      '“Coffee”: tomorrow, Thursday 21 May 2026, 16:00–17:00 → tomorrow',
      undefined,
      'create 2026-05-21T16:00',
    ],
  ],
  [
    ['how many days am I in Puglia?', '“Holiday in Puglia”: from Monday 3 August 2026 to Sunday 16 Augu'],
    ['when do I come back?', '“Holiday in Puglia” ends on Sunday 16 August 2026. That is in 12'],
    ['what do I have the day after?', '“Team meeting”: Monday 17 August 2026, 09:30–10:30'],
    ['am I free that evening?', 'Yes, you are free on Monday 17 August 2026 in the evening: I fin'],
  ],
  [
    [
      'add swimming on Sunday at 10',
      'I would add “Swimming”: Sunday 24 May 2026, 10:00–11:00. This is',
      undefined,
      'create 2026-05-24T10:00',
    ],
    [
      'make it weekly',
      'I would add “Swimming”: Sunday 24 May 2026, 10:00–11:00, repeate',
      undefined,
      'create 2026-05-24T10:00',
    ],
    [
      'until August',
      'I would add “Swimming”: Sunday 24 May 2026, 10:00–11:00, the las',
      undefined,
      'create 2026-05-24T10:00',
    ],
    ['thanks!', 'Nothing is written yet: press Apply on the card above and it is '],
  ],
  [
    ['remind me about the flight', 'How long before “Flight to Lisbon” .Friday 12 June 2026, 07:30–1'],
    ['3 hours before', '“Flight to Lisbon”: Friday 12 June 2026, 07:30–10:30', undefined, 'remind flight'],
    ['and the evening before at 9', '“Flight to Lisbon”: Friday 12 June 2026, 07:30–10:30', undefined, 'remind flight'],
  ],
  [
    ['what did I do on my last trip?', 'The last time was from Saturday 7 February 2026 to Saturday 14 F'],
    ['how long was it?', '“Ski week” lasts 8 days: from Saturday 7 February 2026 to Saturd'],
  ],
  [
    ['how busy am I next week?', '“Team meeting”: Monday 25 May 2026, 09:30–10:30'],
    ['which day is quietest?', 'Your calmest day from Monday 25 May 2026 to Sunday 31 May 2026 i'],
    [
      'put a run there at 7am',
      'I would add “Run”: Saturday 30 May 2026, 07:00–08:00. This is on',
      undefined,
      'create 2026-05-30T07:00',
    ],
    [
      'every week',
      'I would add “Run”: Saturday 30 May 2026, 07:00–08:00, repeated “',
      undefined,
      'create 2026-05-30T07:00',
    ],
  ],
  [
    ['when do I see Marta next?', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30. That is '],
    ['cancel that', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30', undefined, 'delete marta'],
    [
      'no wait, move it to Sunday instead',
      '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30 → Sunday ',
      undefined,
      'shift marta 2026-05-24T20:00',
    ],
    ['same time', 'Nothing is written yet: press Apply on the card above and it is '],
  ],
  [
    ["who's at dinner on Saturday?", '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30'],
    ['ok what time does it start', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30. That is '],
    ['and when does it finish?', '“Dinner with Marta” ends at 22:30: Saturday 23 May 2026.'],
  ],
  [
    ['find me a free evening next week', 'Monday 25 May 2026'],
    ['the second one', '“Dentist”: Thursday 28 May 2026, 15:00–16:00'],
    [
      'add drinks with Jo at 7',
      'I would add “Drinks with Jo”: Thursday 28 May 2026, 19:00–20:00.',
      undefined,
      'create 2026-05-28T19:00',
    ],
  ],
  [
    ['delete all gym in June', '“Gym”: Tuesday 2 June 2026, 18:30–19:30', undefined, 'delete 9'],
    ['except the 5th', '“Gym”: Tuesday 2 June 2026, 18:30–19:30', undefined, 'delete 8'],
    ['ok do it', 'Nothing is written yet: press Apply on the card above and it is '],
  ],
  [
    ["what's the earliest thing tomorrow?", 'The first event on Thursday 21 May 2026 is “Workshop” .tomorrow,'],
    [
      'push it to 11',
      '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00 → tomorr',
      undefined,
      'shift workshop 2026-05-21T11:00',
    ],
    ['how long is it?', '“Workshop” lasts 3 hours: tomorrow, Thursday 21 May 2026, 11:00–'],
  ],
  [
    ['when is my flight?', '“Flight to Lisbon”: Friday 12 June 2026, 07:30–10:30. That is in'],
    ['what do I have the night before?', 'I find no events on Thursday 11 June 2026 in the evening.'],
    ['ok thank you', 'You are welcome.'],
  ],
]
