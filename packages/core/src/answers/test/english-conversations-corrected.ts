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
  [
    ['what have I got on Thursday?', '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00'],
    ['cancel the vet', '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30', undefined, 'delete vet'],
    ['yes please', 'Nothing is written yet: press Apply on the card above and it is '],
  ],
  [
    ["when's the team meeting?", '“Team meeting”: Monday 25 May 2026, 09:30–10:30. That is in 5 da'],
    ['can you move it to the afternoon?', 'When should it be. Tell me the day or the hour to move it to: “T'],
    [
      '3pm',
      '“Team meeting”: Monday 25 May 2026, 09:30–10:30 → Monday 25 May ',
      undefined,
      'shift team/19 2026-05-25T15:00',
    ],
  ],
  [
    ['do I have anything in the evening on the 26th?', '“Gym”: Tuesday 26 May 2026, 18:30–19:30'],
    ['what time does it finish?', '“Gym” ends at 19:30: Tuesday 26 May 2026.'],
    [
      'ok add drinks after at 8',
      'I would add “Drinks”: Tuesday 26 May 2026, 20:00–21:00. This is ',
      undefined,
      'create 2026-05-26T20:00',
    ],
  ],
  [
    ['how many gym sessions do I have left this month?', '“Gym”: Friday 22 May 2026, 18:30–19:30'],
    ['and next month?', 'You have 9 events with “gym” in June 2026.'],
    ['which one is the last?', '“Gym”: Tuesday 30 June 2026, 18:30–19:30'],
  ],
  [
    [
      'put dentist on 14 July at 10am',
      'I would add “Dentist”: Tuesday 14 July 2026, 10:00–11:00. This i',
      undefined,
      'create 2026-07-14T10:00',
    ],
    ['remind me the day before', '“Dentist”: Tuesday 14 July 2026, 10:00–11:00', undefined, 'create 2026-07-14T10:00'],
    ['also put it in Health', '“Dentist”: Tuesday 14 July 2026, 10:00–11:00', undefined, 'create 2026-07-14T10:00'],
    ['great thanks', 'Nothing is written yet: press Apply on the card above and it is '],
  ],
  [
    [
      "rename dinner with Marta to Marta's birthday dinner",
      '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30',
      undefined,
      'rename marta',
    ],
    [
      'and make it start at 7:30',
      '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30 → Saturda',
      undefined,
      'rename marta, shift marta 2026-05-23T19:30',
    ],
    ['and at Da Michele', '“Dinner with Marta”: Saturday 23 May 2026, 19:30–22:00', undefined, 'rename 3'],
  ],
  [
    [
      'move dinner with Marta to Friday',
      '“Dinner with Marta”: Saturday 23 May 2026',
      undefined,
      'shift marta 2026-05-22T20:00',
    ],
    ['no, cancel all that', 'All right, nothing has changed. I have closed the card.'],
  ],
  [
    [
      'move dinner with Marta to Friday',
      '“Dinner with Marta”: Saturday 23 May 2026',
      undefined,
      'shift marta 2026-05-22T20:00',
    ],
    ['put it all back', 'All right, nothing has changed. I have closed the card.'],
  ],
  [
    [
      'move dinner with Marta to Friday',
      '“Dinner with Marta”: Saturday 23 May 2026',
      undefined,
      'shift marta 2026-05-22T20:00',
    ],
    ['save', 'Nothing is written yet: press Apply on the card above and it is '],
  ],
  [
    ['find gym next week', '“Gym”: Tuesday 26 May 2026, 18:30–19:30'],
    ['cancel both', '“Gym”: Tuesday 26 May 2026, 18:30–19:30', undefined, 'delete gym-tue/20, delete gym-fri/20'],
    ['yes to both', 'Nothing is written yet: press Apply on the card above and it is '],
  ],
  [
    ['find gym next week', '“Gym”: Tuesday 26 May 2026, 18:30–19:30'],
    ['cancel both', '“Gym”: Tuesday 26 May 2026, 18:30–19:30', undefined, 'delete gym-tue/20, delete gym-fri/20'],
    ['actually just the Friday one', '“Gym”: Friday 29 May 2026, 18:30–19:30', undefined, 'delete gym-fri/20'],
  ],
  [
    ["what's my next holiday?", 'Your next event with “holiday” is “Holiday in Puglia” .from Mond'],
    ['how many days is it?', 'You have something on 14 days among those.'],
    ['do I have anything else during it?', '“Team meeting”: Monday 3 August 2026, 09:30–10:30'],
    ['cancel those', '“Team meeting”: Monday 3 August 2026, 09:30–10:30', undefined, 'delete team/29, delete team/30'],
  ],
  [
    ['add lunch with Tom on Friday at 1pm', '“Lunch with Tom”', undefined, 'create 2026-05-22T13:00'],
    ['find gym next week', '“Gym”: Tuesday 26 May 2026, 18:30–19:30'],
    ['cancel those', '“Gym”: Tuesday 26 May 2026', undefined, 'delete gym-tue/20, delete gym-fri/20'],
  ],
]
