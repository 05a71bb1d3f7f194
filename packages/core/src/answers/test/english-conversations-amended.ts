import type { Turn } from './english-conversations.ts'

/** Conversations about an open card, which each turn amends as it is then; each answer was judged by eye. */
export const englishConversationsAmended: readonly (readonly Turn[])[] = [
  [
    ['add yoga every thursday at 7pm', 'repeated “every thursday”', undefined, 'create 2026-05-21T19:00'],
    ['sorry I meant Tuesday', 'repeated every week on Tuesdays', undefined, 'create 2026-05-26T19:00'],
    [
      "hmm doesn't that clash with the gym?",
      '“Gym” .Tuesday 26 May 2026, 18:30–19:30. and “Yoga” .Tuesday 26 May 2026, 19:00–20:00.',
    ],
    ['Go back to Thursday then', 'repeated every week on Thursdays', undefined, 'create 2026-05-21T19:00'],
    ['from september though', 'repeated every week on Thursdays', undefined, 'create 2026-09-03T19:00'],
    [
      'until mid december',
      'repeated every week on Thursdays, the last time by Tuesday 15 December 2026',
      undefined,
      'create 2026-09-03T19:00',
    ],
    [
      'saturdays too',
      'repeated every week on Thursdays and on Saturdays, the last time by Tuesday 15 December 2026',
      undefined,
      'create 2026-09-03T19:00',
    ],
    [
      'not thursdays',
      'repeated every week on Saturdays, the last time by Tuesday 15 December 2026',
      undefined,
      'create 2026-09-05T19:00',
    ],
    ['not in november', '5 December', undefined, 'create 2026-09-05T19:00, create 2026-12-05T19:00'],
    [
      'every other week',
      'repeated every 2 weeks on Saturdays, the last time by Tuesday 15 December 2026',
      undefined,
      'create 2026-09-05T19:00, create 2026-12-05T19:00',
    ],
    ['yes please', 'Nothing is written yet: press Apply on the card above and it is done.'],
  ],
  [
    [
      'put swimming on mondays and thursdays at 7am',
      'repeated “on mondays and thursdays”',
      undefined,
      'create 2026-05-21T07:00',
    ],
    ['starting monday 8 june', 'repeated every week on Mondays and on Thursdays', undefined, 'create 2026-06-08T07:00'],
    [
      'put it under Sport and remind me half an hour before',
      '“Swimming”: Monday 8 June 2026, 07:00–08:00',
      undefined,
      'create 2026-06-08T07:00',
    ],
    ['not at weekends', 'repeated every week on Mondays and on Thursdays', undefined, 'create 2026-06-08T07:00'],
    ['drop the Thursday', 'repeated every week on Mondays', undefined, 'create 2026-06-08T07:00'],
    ['wednesday instead of monday', 'repeated every week on Wednesdays', undefined, 'create 2026-06-10T07:00'],
  ],
  [
    [
      'put shopping on saturday at 10 and haircut at 3',
      'I would add “Shopping”: Saturday 23 May 2026, 10:00–11:00.',
      undefined,
      'create 2026-05-23T10:00, create 2026-05-23T15:00',
    ],
    ['make it an hour long', '“Shopping”: Saturday 23 May 2026, 10:00–11:00'],
    ['the haircut', 'It lasts that long already. Nothing has changed.'],
    [
      'do the shopping at 9',
      '“Shopping”: Saturday 23 May 2026, 10:00–11:00 → Saturday 23 May 2026, 09:00–10:00',
      undefined,
      'create 2026-05-23T09:00, create 2026-05-23T15:00',
    ],
    [
      'forget the shopping',
      'I take off the card: & “Shopping”: Saturday 23 May 2026, 09:00–10:00',
      undefined,
      'create 2026-05-23T15:00',
    ],
    [
      'no, put it back',
      'I put back on the card & “Shopping”: Saturday 23 May 2026, 09:00–10:00',
      undefined,
      'create 2026-05-23T15:00, create 2026-05-23T09:00',
    ],
    [
      'make it ten actually',
      '“Shopping”: Saturday 23 May 2026, 09:00–10:00 → Saturday 23 May 2026, 10:00–11:00',
      undefined,
      'create 2026-05-23T15:00, create 2026-05-23T10:00',
    ],
    ['save both', 'Nothing is written yet: press Apply on the card above and it is done.'],
  ],
  [
    [
      'add "Book the van" on 1 June at 10',
      'I would add “Book the van”: Monday 1 June 2026, 10:00–11:00. This is o',
      undefined,
      'create 2026-06-01T10:00',
    ],
    [
      'And "Pack the kitchen" on the 11th of July, all day',
      'I would add “Pack the kitchen”: Saturday 11 July 2026. What is on the',
      undefined,
      'create 2026-06-01T10:00, create 2026-07-11',
    ],
    [
      "drop the first one, my brother's got a van",
      'I take off the card: & “Book the van”: Monday 1 June 2026, 10:00–11:00',
      undefined,
      'create 2026-07-11',
    ],
    [
      'remind me about the other one two days before',
      '“Pack the kitchen”: Saturday 11 July 2026',
      undefined,
      'create 2026-07-11',
    ],
  ],
  [
    [
      'Move the vet to half four',
      '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30 → tomorrow, Thursday 21 May 2026, 16:30',
      undefined,
      'shift vet 2026-05-21T16:30',
    ],
    ['will I be done with the workshop by then?', '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00'],
    [
      'actually put it on friday',
      '“Vet”: tomorrow, Thursday 21 May 2026, 16:30–17:30 → Friday 22 May 2026, 16:30–17:30',
      undefined,
      'shift vet 2026-05-22T16:30',
    ],
    [
      'oh and rename it Vet for Biscuit',
      '“Vet”: Friday 22 May 2026, 16:30–17:30',
      undefined,
      'shift vet 2026-05-22T16:30, rename vet',
    ],
    ['does that fit with everything else?', 'Nothing overlaps with “Vet” .Friday 22 May 2026, 16:30–17:30..'],
    ['forget all that, put it back as it was', 'All right, nothing has changed. I have closed the card.'],
  ],
  [
    ["What's on this weekend?", '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30'],
    ['the first one, where is it?', '“Dinner with Marta”: “Trattoria da Gino”, Saturday 23 May 2026, 20:00–'],
    [
      'push it back half an hour',
      '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30 → Saturday 23 May 2026, 20:30–23:00',
      undefined,
      'shift marta 2026-05-23T20:30',
    ],
    ['And what about Grandma?', '“Lunch with Grandma”: Sunday 24 May 2026, 13:00–15:00'],
    ['cancel that', 'All right, nothing has changed. I have closed the card.'],
    [
      "no no, don't cancel it, just move it to the Sunday after",
      '“Lunch with Grandma”: Sunday 24 May 2026, 13:00–15:00 → Sunday 31 May 2026, 13:00–15:00',
      undefined,
      'shift grandma 2026-05-31T13:00',
    ],
  ],
  [
    [
      'add dinner with Leo on friday at 8',
      'I would add “Dinner with Leo”: Friday 22 May 2026, 20:00–21:00. This i',
      undefined,
      'create 2026-05-22T20:00',
    ],
    [
      'and lunch at one',
      'I would add “Lunch”: Friday 22 May 2026, 13:00–14:00. What is on the c',
      undefined,
      'create 2026-05-22T20:00, create 2026-05-22T13:00',
    ],
    ["isn't German on Wednesday?", '“German class”: today, Wednesday 20 May 2026, 19:00–20:30'],
    [
      '2pm is fine',
      '“Lunch”: Friday 22 May 2026, 13:00–14:00 → Friday 22 May 2026, 14:00–15:00',
      undefined,
      'create 2026-05-22T20:00, create 2026-05-22T14:00',
    ],
    ['cancel that', 'All right, nothing has changed. I have closed the card.'],
    ['and the 28th?', '“Dentist”: Thursday 28 May 2026, 15:00–16:00'],
  ],
  [
    ['book a haircut on Saturday 6 June at 10', '6 June', undefined, 'create 2026-06-06T10:00'],
    ['make it 4pm', '16:00', undefined, 'create 2026-06-06T16:00'],
    ['on second thought keep it at 10', '10:00', undefined, 'create 2026-06-06T10:00'],
  ],
]
