import type { Turn } from './english-conversations.ts'

/** Conversations in which a card for what there is comes, and is corrected; each answer was judged by eye. */
export const englishConversationsCards: readonly (readonly Turn[])[] = [
  [
    ['am I free on Monday 25 May?', 'Team meeting'],
    ['pop in a picnic at half twelve', '“Picnic”', undefined, 'create 2026-05-25T12:30'],
    ['till about 4', '12:30–16:00', undefined, 'create 2026-05-25T12:30'],
    ['in victoria park', 'place “victoria park”', undefined, 'create 2026-05-25T12:30'],
    ['should take an hour', '12:30–13:30', undefined, 'create 2026-05-25T12:30'],
    ['an hour', 'lasts that long already', 'no length left'],
  ],
  [
    ['book me yoga every Monday at 6pm', '“Yoga”', 'Me yoga', 'create 2026-05-25T18:00'],
    ['make it 5pm to be safe', '17:00–18:00', undefined, 'create 2026-05-25T17:00'],
    ['put the town hall as the place', 'place “the town hall”', undefined, 'create 2026-05-25T17:00'],
  ],
  [
    ["where's the wedding?", 'Villa Aurelia'],
    ['add check-in at the hotel the day before at 3pm', 'Check-in', 'day before', 'create 2026-09-11T15:00'],
  ],
  [
    ['when was the half marathon last year?', '19 October 2025'],
    ['block out the day before for rest', 'Which day'],
    ['and cancel the gym that week if there is any', 'Which events do you mean'],
  ],
  [
    ['when does the car insurance run out?', '30 June 2026'],
    ['can you nudge me a fortnight before', '2 weeks before', undefined, 'remind insurance'],
    ['actually make it three weeks', '3 weeks before', undefined, 'remind insurance'],
  ],
  [
    ['when is dinner with Marta?', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30. That is '],
    ['where is it?', '“Dinner with Marta”: “Trattoria da Gino”, Saturday 23 May 2026, '],
    ['how long does it last?', '“Dinner with Marta” lasts 2 hours and 30 minutes: Saturday 23 Ma'],
    ['what comes after?', '“Lunch with Grandma”: Sunday 24 May 2026, 13:00–15:00'],
    ['am I free before it?', 'Before “Lunch with Grandma” .Sunday 24 May 2026, 13:00–15:00. yo'],
    [
      'set the location to Da Michele',
      '“Lunch with Grandma”: Sunday 24 May 2026, 13:00–15:00',
      undefined,
      'place grandma',
    ],
  ],
  [
    ['list my trips', '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Februar'],
    ['the one in June', '“Trip to Lisbon”: from Friday 12 June 2026 to Monday 15 June 202'],
    ['how long is it?', '“Trip to Lisbon” lasts 4 days: from Friday 12 June 2026 to Monda'],
    [
      'move it to the weekend after',
      '“Trip to Lisbon”: from Friday 12 June 2026 to Monday 15 June 202',
      undefined,
      'shift lisbon 2026-06-19',
    ],
  ],
  [
    ['when is the dentist?', '“Dentist”: Thursday 28 May 2026, 15:00–16:00. That is in 1 week '],
    [
      'move it a week later',
      '“Dentist”: Thursday 28 May 2026, 15:00–16:00 → Thursday 4 June 2',
      undefined,
      'shift dentist-2 2026-06-04T15:00',
    ],
    [
      'no, the same time the day after',
      '“Dentist”: Thursday 28 May 2026, 15:00–16:00 → Friday 29 May 202',
      undefined,
      'shift dentist-2 2026-05-29T15:00',
    ],
  ],
  [
    ["what's on saturday?", '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30'],
    ['who am I with?', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30'],
    [
      'push it by half an hour',
      '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30 → Saturda',
      undefined,
      'shift marta 2026-05-23T20:30',
    ],
    ['thanks', 'Nothing is written yet: press Apply on the card above and it is '],
  ],
  [
    ['what do I have with Rossi?', '“Meeting with Rossi”: Tuesday 26 May 2026, 15:00–16:00'],
    ['does it clash with anything?', '“Quarterly review” .Tuesday 26 May 2026, 14:00–16:00. and “Meeti'],
    [
      'move it to Wednesday at 10',
      '“Meeting with Rossi”: Tuesday 26 May 2026, 15:00–16:00 → Wednesd',
      undefined,
      'shift rossi 2026-05-27T10:00',
    ],
    [
      'actually Thursday',
      '“Meeting with Rossi”: Wednesday 27 May 2026, 10:00–11:00 → Thurs',
      undefined,
      'shift rossi 2026-05-28T10:00',
    ],
  ],
  [
    [
      'delete the workshop and move the vet to Friday',
      '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00',
      undefined,
      'delete workshop, shift vet 2026-05-22T17:30',
    ],
  ],
  [
    [
      'change the location of the concert to Arena di Verona',
      '“Concert”: Saturday 6 June 2026, 21:00–23:00',
      undefined,
      'place concert',
    ],
  ],
  [
    ["when's the dentist?", '“Dentist”: Thursday 28 May 2026, 15:00–16:00. That is in 1 week '],
    ['remind me the day before', '“Dentist”: Thursday 28 May 2026, 15:00–16:00', undefined, 'remind dentist-2'],
    [
      'and in Health',
      '“Dentist”: Thursday 28 May 2026, 15:00–16:00',
      undefined,
      'remind dentist-2, categorise dentist-2',
    ],
  ],
  [
    ["what's next?", "Your next event is “Parents' evening” .today, Wednesday 20 May 2"],
    ['and after that?', '“German class”: today, Wednesday 20 May 2026, 19:00–20:30'],
    ['cancel it', '“German class”: today, Wednesday 20 May 2026, 19:00–20:30', undefined, 'delete german/11'],
  ],
  [
    ["what's on tomorrow?", '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00'],
    ['and the day after?', '“Gym”: Friday 22 May 2026, 18:30–19:30'],
    [
      'make the gym an hour later',
      '“Gym”: Friday 22 May 2026, 18:30–19:30 → Friday 22 May 2026, 19:',
      undefined,
      'shift gym-fri/19 2026-05-22T19:30',
    ],
  ],
  [
    ['how many gym sessions in June?', 'I find no events with “gym sessions”, so I looked for “gym” only'],
    ['and in July?', 'You have 9 events with “gym” in July 2026.'],
    ['delete them all', '“Gym”: Friday 3 July 2026, 18:30–19:30', undefined, 'delete 9'],
    ['actually no, forget it', 'All right, nothing has changed. I have closed the card.'],
  ],
  [
    ['move lunch', 'When should it be. Tell me the day or the hour to move it to: “L'],
    ['no, the one with Grandma', 'When should it be. Tell me the day or the hour to move it to: “L'],
    [
      'to the 31st',
      '“Lunch with Grandma”: Sunday 24 May 2026, 13:00–15:00 → Sunday 3',
      undefined,
      'shift grandma 2026-05-31T13:00',
    ],
  ],
  [
    ['where am I in August?', '“Holiday in Puglia”: from Monday 3 August 2026 to Sunday 16 Augu'],
    ['from when to when?', '“Holiday in Puglia”: from Monday 3 August 2026 to Sunday 16 Augu'],
    ["do I have any meetings while I'm there?", '“Team meeting”: Monday 3 August 2026, 09:30–10:30'],
    ['delete them', '“Team meeting”: Monday 3 August 2026, 09:30–10:30', undefined, 'delete team/29, delete team/30'],
  ],
  [
    ['delete the concert', '“Concert”: Saturday 6 June 2026, 21:00–23:00', undefined, 'delete concert'],
    ['wait no', 'All right, nothing has changed. I have closed the card.'],
    ['what time was it anyway?', '“Concert”: Saturday 6 June 2026, 21:00–23:00. That is in 2 weeks'],
  ],
  [
    ['how long till the holiday?', '“Holiday in Puglia”: from Monday 3 August 2026 to Sunday 16 Augu'],
    ['and the wedding?', "“Sara and Paolo's wedding”: Saturday 12 September 2026. That is "],
    ['where is it?', "“Sara and Paolo's wedding”: “Villa Aurelia”, Saturday 12 Septemb"],
    ['add a note, book hotel', "“Sara and Paolo's wedding”: Saturday 12 September 2026", undefined, 'describe wedding'],
  ],
  [
    [
      'move the vet an hour later',
      '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30 → tomorrow, T',
      undefined,
      'shift vet 2026-05-21T18:30',
    ],
    [
      'no I meant a day later',
      '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30 → Friday 22 M',
      undefined,
      'shift vet 2026-05-22T17:30',
    ],
    ['same time as it was', 'Nothing is written yet: press Apply on the card above and it is '],
  ],
  [
    ['how many times have I been to the dentist?', 'You have had 2 events with “dentist” since the start of 2025. Ye'],
    ['when exactly?', '“Dentist”: it was Thursday 22 January 2026, 09:00–10:00. That wa'],
    ['and the next one?', '“Dentist”: Thursday 28 May 2026, 15:00–16:00'],
    [
      'push it back a week',
      '“Dentist”: Thursday 28 May 2026, 15:00–16:00 → Thursday 4 June 2',
      undefined,
      'shift dentist-2 2026-06-04T15:00',
    ],
  ],
  [
    ['show me team meetings in August', '“Team meeting”: Monday 3 August 2026, 09:30–10:30'],
    [
      "delete the ones while I'm away",
      '“Team meeting”: Monday 3 August 2026, 09:30–10:30',
      undefined,
      'delete team/29, delete team/30',
    ],
    ['both, yes', 'Nothing is written yet: press Apply on the card above and it is '],
  ],
  [
    ["where's the barbecue?", 'You have noted no place for “Barbecue” .Saturday 27 June 2026, 1'],
    ['ok set it to Victoria Park', '“Barbecue”: Saturday 27 June 2026, 12:00–17:00', undefined, 'place barbecue'],
    [
      'and start it at 1',
      '“Barbecue”: Saturday 27 June 2026, 12:00–17:00 → Saturday 27 Jun',
      undefined,
      'place barbecue, shift barbecue 2026-06-27T13:00',
    ],
  ],
  [
    ['move gym', '“Gym”: Friday 22 May 2026, 18:30–19:30'],
    ["Friday's", 'When should it be. Tell me the day or the hour to move it to: “G'],
    [
      'to Saturday at 10',
      '“Gym”: Friday 22 May 2026, 18:30–19:30 → Saturday 23 May 2026, 1',
      undefined,
      'shift gym-fri/19 2026-05-23T10:00',
    ],
    ['no, put it back how it was', 'All right, nothing has changed. I have closed the card.'],
  ],
]
