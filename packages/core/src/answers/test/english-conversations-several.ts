import type { Turn } from './english-conversations.ts'

/** Conversations about several things at once, about what failed, and about what was spoken of before; each answer was judged by eye. */
export const englishConversationsSeveral: readonly (readonly Turn[])[] = [
  [
    [
      'add dentist tuesday 9 june at 9 and a haircut thursday 11 at 5',
      'I am not sure which date “thursday 11” is: write it with the month in ',
      undefined,
      'create 2026-06-09T09:00',
    ],
    ['ok', 'Careful: “add a haircut thursday 11 at 5” is not on the card. Say it a'],
    [
      '11 june',
      'I would add “Haircut”: Thursday 11 June 2026, 17:00–18:00. If you mean',
      undefined,
      'create 2026-06-09T09:00, create 2026-06-11T17:00',
    ],
    [
      'the haircut at 6',
      '“Haircut”: Thursday 11 June 2026, 17:00–18:00 → Thursday 11 June 202',
      undefined,
      'create 2026-06-09T09:00, create 2026-06-11T18:00',
    ],
    [
      'make the dentist 10',
      '“Dentist”: Tuesday 9 June 2026, 09:00–10:00 → Tuesday 9 June 2026, 1',
      undefined,
      'create 2026-06-09T10:00, create 2026-06-11T18:00',
    ],
    ['only the haircut', '“Dentist”: Tuesday 9 June 2026, 10:00–11:00', undefined, 'create 2026-06-11T18:00'],
  ],
  [
    [
      'add boiler service on 3 june 8 till 12 and window cleaner on the 4th at 9',
      'I would add “Window cleaner”: Thursday 4 June 2026, 09:00–10:00. This ',
      undefined,
      'create 2026-06-03T08:00, create 2026-06-04T09:00',
    ],
    [
      'the second one is only half an hour',
      '“Window cleaner”: Thursday 4 June 2026, 09:00–10:00 → Thursday 4 Jun',
      undefined,
      'create 2026-06-03T08:00, create 2026-06-04T09:00',
    ],
    [
      "drop the boiler, landlord's sorting it",
      '“Boiler service”: Wednesday 3 June 2026, 08:00–12:00',
      undefined,
      'create 2026-06-04T09:00',
    ],
    [
      'and the window cleaner, make it 10',
      '“Window cleaner”: Thursday 4 June 2026, 09:00–09:30 → Thursday 4 Jun',
      undefined,
      'create 2026-06-04T10:00',
    ],
  ],
  [
    [
      'add lunch tomorrow at 1, coffee with Ada at 4 and dinner at 8',
      'I would add “Coffee with Ada”: tomorrow, Thursday 21 May 2026, 16:00–1',
      undefined,
      'create 2026-05-21T13:00, create 2026-05-21T16:00, create 2026-05-21T20:00',
    ],
    [
      'not the first one',
      '“Lunch”: tomorrow, Thursday 21 May 2026, 13:00–14:00',
      undefined,
      'create 2026-05-21T16:00, create 2026-05-21T20:00',
    ],
  ],
  [
    [
      'move the vet to friday and the dentist to monday',
      '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30 → Friday 22 May 2',
      undefined,
      'shift vet 2026-05-22T17:30, shift dentist-2 2026-05-25T15:00',
    ],
    ['yes', 'Nothing is written yet: press Apply on the card above and it is done.'],
  ],
  [
    [
      'cancel the workshop and the vet tomorrow',
      '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00',
      undefined,
      'delete workshop, delete vet',
    ],
    ['not the vet', '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00', undefined, 'delete workshop'],
    ['done?', 'Nothing is written yet: press Apply on the card above and it is done.'],
  ],
  [
    ['put in a meeting with the accountant', 'Which day. Tell me the date and I will propose it. Nothing has changed'],
    ['call it tax return', 'Which day. Tell me the date and I will propose it. Nothing has changed'],
    ['ok', 'There is nothing to apply yet: “put in a meeting with the accountant” '],
    ['wednesday 3 june', 'I would give the new name “tax return” to:', undefined, 'create 2026-06-03'],
    [
      'at 11, for an hour and a half',
      '“tax return”: Wednesday 3 June 2026 → Wednesday 3 June 2026, 11:00–1',
      undefined,
      'create 2026-06-03T11:00',
    ],
  ],
  [
    ['when do i go to lisbon', '“Trip to Lisbon”: from Friday 12 June 2026 to Monday 15 June 2026. Tha'],
    ['and berlin?', '“Berlin conference”: from Monday 9 November 2026 to Wednesday 11 Novem'],
    [
      'remind me of both a week before',
      '“Trip to Lisbon”: from Friday 12 June 2026 to Monday 15 June 2026',
      undefined,
      'remind lisbon, remind berlin',
    ],
    ['only the first', '“Trip to Lisbon”: from Friday 12 June 2026 to Monday 15 June 2026', undefined, 'remind lisbon'],
  ],
  [
    ['what do i have on thursday?', 'You have 2 events on Thursday 21 May 2026:'],
    [
      'move the second one to 6pm',
      '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30 → tomorrow, Thurs',
      undefined,
      'shift vet 2026-05-21T18:00',
    ],
    [
      'and cut the first by an hour',
      '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00 → tomorrow, ',
      undefined,
      'shift vet 2026-05-21T18:00, shift workshop 2026-05-21T10:00',
    ],
    ['blah blah', 'I cannot answer that: I do not understand “blah”. Try: how many events'],
    ['yes', 'Careful: “blah blah” is not on the card. Say it another way, or press '],
  ],
  [
    [
      'haircut friday at 4',
      'I would add “Haircut”: Friday 22 May 2026, 16:00–17:00. This is only a',
      undefined,
      'create 2026-05-22T16:00',
    ],
    ['when is the barbecue?', '“Barbecue”: Saturday 27 June 2026, 12:00–17:00. That is in 5 weeks and'],
    [
      'should take 45 mins',
      '“Haircut”: Friday 22 May 2026, 16:00–17:00 → Friday 22 May 2026, 16:',
      undefined,
      'create 2026-05-22T16:00',
    ],
    ['cheers. what else is on that day?', 'You have 1 event on Friday 22 May 2026:'],
    ['never mind, I will do it myself', 'All right, nothing has changed. I have closed the card.'],
  ],
  [
    ["who's getting married in September?", 'wedding'],
    ['remind me to buy a present two weeks before', '29 August', undefined, 'create 2026-08-29'],
    [
      "and add a hairdresser's the day before at 4pm",
      '11 September',
      undefined,
      'create 2026-08-29, create 2026-09-11T16:00',
    ],
  ],
]
