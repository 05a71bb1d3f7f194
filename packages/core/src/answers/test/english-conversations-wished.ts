import type { Turn } from './english-conversations.ts'

/** Conversations that begin with what somebody wants; each answer was judged by eye. */
export const englishConversationsWished: readonly (readonly Turn[])[] = [
  [
    ['I need a haircut', 'Which day. Tell me the date and I will propose it. Nothing has changed.'],
    [
      'saturday at 11',
      'I would add “Haircut”: Saturday 23 May 2026, 11:00–12:00. This is only a proposal: nothing chan',
      undefined,
      'create 2026-05-23T11:00',
    ],
  ],
  [
    [
      'I need a haircut saturday at 11',
      'I would add “Haircut”: Saturday 23 May 2026, 11:00–12:00. This is only a proposal: nothing chan',
      undefined,
      'create 2026-05-23T11:00',
    ],
  ],
  [
    [
      'I want to start running on Thursdays',
      'I would add “Running”: tomorrow, Thursday 21 May 2026, repeated “on Thursdays”. This is only a ',
      undefined,
      'create 2026-05-21',
    ],
    ['at 7am', 'tomorrow, Thursday 21 May 2026, 07:00–08:00', undefined, 'create 2026-05-21T07:00'],
  ],
  [
    ["I'd like to take a pottery class", 'Which day. Tell me the date and I will propose it. Nothing has changed.'],
    [
      'tuesdays at 8pm',
      'I would add “Pottery class”: Tuesday 26 May 2026, 20:00–21:00, repeated “tuesdays”. This is onl',
      undefined,
      'create 2026-05-26T20:00',
    ],
    [
      'until July',
      'I would add “Pottery class”: Tuesday 26 May 2026, 20:00–21:00, repeated every week on Tuesdays,',
      undefined,
      'create 2026-05-26T20:00',
    ],
  ],
  [
    ['I have to call the bank', 'Which day. Tell me the date and I will propose it. Nothing has changed.'],
    [
      'tomorrow at 9',
      'I would add “Call the bank”: tomorrow, Thursday 21 May 2026, 09:00–10:00. This is only a propos',
      undefined,
      'create 2026-05-21T09:00',
    ],
  ],
  [
    ["I'd like to have lunch with Kate", 'Which day. Tell me the date and I will propose it. Nothing has changed.'],
    [
      'Friday at 1',
      'I would add “Lunch with Kate”: Friday 22 May 2026, 13:00–14:00. This is only a proposal: nothin',
      undefined,
      'create 2026-05-22T13:00',
    ],
  ],
  [
    [
      'add a run tomorrow at 9',
      'I would add “Run”: tomorrow, Thursday 21 May 2026, 09:00–10:00. This is only a proposal: nothin',
      undefined,
      'create 2026-05-21T09:00',
    ],
    ['I want to start at 10', 'tomorrow, Thursday 21 May 2026, 10:00–11:00', undefined, 'create 2026-05-21T10:00'],
  ],
  [
    ['move the vet to 5pm', 'tomorrow, Thursday 21 May 2026, 17:00–18:00', undefined, 'shift vet 2026-05-21T17:00'],
    [
      'and the review to the morning',
      'When should it be. Tell me the day or the hour to move it to: “Quarterly review” .Tuesday 26 Ma',
    ],
    [
      'at 10',
      'Tuesday 26 May 2026, 10:00–12:00',
      undefined,
      'shift vet 2026-05-21T17:00, shift review 2026-05-26T10:00',
    ],
  ],
  [
    ['move the vet to 5pm', 'tomorrow, Thursday 21 May 2026, 17:00–18:00', undefined, 'shift vet 2026-05-21T17:00'],
    [
      'and the dentist to Friday',
      'Friday 29 May 2026, 15:00–16:00',
      undefined,
      'shift vet 2026-05-21T17:00, shift dentist-2 2026-05-29T15:00',
    ],
  ],
  [['how many days away this year?', 'You are away on 29 days in 2026:']],
  [['how long do I have before the vet?', '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30. It is tomorrow.']],
  [
    [
      'add lunch with Kate on Friday at 1',
      'I would add “Lunch with Kate”: Friday 22 May 2026, 13:00–14:00. This is only a proposal: nothin',
      undefined,
      'create 2026-05-22T13:00',
    ],
    ['invite Marta too', '“Lunch with Kate”: Friday 22 May 2026, 13:00–14:00', undefined, 'create 2026-05-22T13:00'],
  ],
  [
    [
      'add dinner with Marta on Friday at 8',
      'I would add “Dinner with Marta”: Friday 22 May 2026, 20:00–21:00. This is only a proposal: noth',
      undefined,
      'create 2026-05-22T20:00',
    ],
    ['another lunch with her', 'Which day. Tell me the date and I will propose it. Nothing has changed.'],
    [
      'on Sunday at 1',
      'I would add “Lunch with Marta”: Sunday 24 May 2026, 13:00–14:00. What is on the card already st',
      undefined,
      'create 2026-05-22T20:00, create 2026-05-24T13:00',
    ],
  ],
  [
    [
      'add lunch with Anna on Saturday at 1',
      'I would add “Lunch with Anna”: Saturday 23 May 2026, 13:00–14:00. This is only a proposal: noth',
      undefined,
      'create 2026-05-23T13:00',
    ],
    ['and also a dinner with Luca', 'Which day. Tell me the date and I will propose it. Nothing has changed.'],
    [
      'Sunday at 8',
      'I would add “Dinner with Luca”: Sunday 24 May 2026, 20:00–21:00. What is on the card already st',
      undefined,
      'create 2026-05-23T13:00, create 2026-05-24T20:00',
    ],
  ],
  [["what's on my birthday list for this year?", 'You have 2 events with “birthday” in 2026:']],
  [
    [
      'add lunch with Kate on Friday',
      'I would add “Lunch with Kate”: Friday 22 May 2026. This is only a proposal: nothing changes unt',
      undefined,
      'create 2026-05-22',
    ],
    ['at 1', 'Friday 22 May 2026, 13:00–14:00', undefined, 'create 2026-05-22T13:00'],
    ['sorry, not this Friday, next one', 'Friday 29 May 2026, 13:00–14:00', undefined, 'create 2026-05-29T13:00'],
    ['an hour and a half', 'Friday 29 May 2026, 13:00–14:30', undefined, 'create 2026-05-29T13:00'],
  ],
  [
    [
      "I'd like to start running every Sunday morning",
      'I would add “Running”: Sunday 24 May 2026, 09:00–12:00, repeated “every Sunday”. This is only a',
      undefined,
      'create 2026-05-24T09:00',
    ],
    ['9 to 10', 'Sunday 24 May 2026, 09:00–10:00', undefined, 'create 2026-05-24T09:00'],
    [
      'from 7 June until the half marathon',
      'I would add “Running”: Sunday 7 June 2026, 09:00–10:00, repeated every week on Sundays. This is',
      undefined,
      'create 2026-06-07T09:00',
    ],
    ['how many runs is that?', 'You have 19 events among those.'],
  ],
  [
    [
      'add a train on Sunday 8 November, 10 to 18',
      'I would add “Train”: Sunday 8 November 2026, 10:00–18:00. This is only a proposal: nothing chan',
      undefined,
      'create 2026-11-08T10:00',
    ],
  ],
  [
    [
      'add run tomorrow at 4',
      'I would add “Run”: tomorrow, Thursday 21 May 2026, 16:00–17:00. This is only a proposal: nothin',
      undefined,
      'create 2026-05-21T16:00',
    ],
    ['4:30 better', 'tomorrow, Thursday 21 May 2026, 16:30–17:30', undefined, 'create 2026-05-21T16:30'],
  ],
  [
    [
      'I have to pay the car insurance by the end of June',
      'I would add “Pay the car insurance”: Tuesday 30 June 2026. This is only a proposal: nothing cha',
      undefined,
      'create 2026-06-30',
    ],
    ['remind me a week before', '“Pay the car insurance”: Tuesday 30 June 2026', undefined, 'create 2026-06-30'],
    [
      'no, two weeks',
      '“Pay the car insurance”: Tuesday 30 June 2026 .now: 7 days before at 09:00.',
      undefined,
      'create 2026-06-30',
    ],
  ],
  [['I want to start looking for a flat', 'Which day. Tell me the date and I will propose it. Nothing has changed.']],
  [
    [
      'delete the lunch with Grandma',
      '“Lunch with Grandma”: Sunday 24 May 2026, 13:00–15:00',
      undefined,
      'delete grandma',
    ],
    [
      "hang on, don't delete it, move it to the week after",
      'Sunday 31 May 2026, 13:00–15:00',
      undefined,
      'shift grandma 2026-05-31T13:00',
    ],
    ["good. what's left for this Sunday then", 'I count “Lunch with Grandma” as it will be once you press Apply.'],
  ],
]
