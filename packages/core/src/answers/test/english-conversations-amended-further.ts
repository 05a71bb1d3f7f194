import type { Turn } from './english-conversations.ts'

/** Conversations about an open card, and about what was told before it; each answer was judged by eye. */
export const englishConversationsAmendedFurther: readonly (readonly Turn[])[] = [
  [
    ['find gym next week', '“Gym”: Tuesday 26 May 2026, 18:30–19:30'],
    [
      'move the first one to 8 and the second to 9',
      '“Gym”: Tuesday 26 May 2026, 18:30–19:30 → Tuesday 26 May 2026, 20:00–21:00',
      undefined,
      'shift gym-tue/20 2026-05-26T20:00, shift gym-fri/20 2026-05-29T21:00',
    ],
    [
      'both half an hour earlier',
      '“Gym”: Tuesday 26 May 2026, 20:00–21:00 → Tuesday 26 May 2026, 19:30–20:30',
      undefined,
      'shift gym-tue/20 2026-05-26T19:30, shift gym-fri/20 2026-05-29T20:30',
    ],
  ],
  [
    ['cancel the concert', '“Concert”: Saturday 6 June 2026, 21:00–23:00', undefined, 'delete concert'],
    ['hmm wait, no', 'All right, nothing has changed. I have closed the card.'],
    ['how long is it?', '“Concert” lasts 2 hours: Saturday 6 June 2026, 21:00–23:00.'],
    [
      'just make it finish at 10.30pm',
      '“Concert”: Saturday 6 June 2026, 21:00–23:00 → Saturday 6 June 2026, 21:00–22:30',
      undefined,
      'shift concert 2026-06-06T21:00',
    ],
  ],
  [
    ['what have I got next tuesday?', '“Quarterly review”: Tuesday 26 May 2026, 14:00–16:00'],
    [
      'bring the review forward to 1pm',
      '“Quarterly review”: Tuesday 26 May 2026, 14:00–16:00 → Tuesday 26 May 2026, 13:00–15:00',
      undefined,
      'shift review 2026-05-26T13:00',
    ],
    [
      'and make the meeting with Rossi half an hour',
      '“Meeting with Rossi”: Tuesday 26 May 2026, 15:00–16:00 → Tuesday 26 May 2026, 15:00–15:30',
      undefined,
      'shift review 2026-05-26T13:00, shift rossi 2026-05-26T15:00',
    ],
    [
      'no, leave Rossi',
      'I take off the card: & “Meeting with Rossi”: Tuesday 26 May 2026, 15:00–15:30',
      undefined,
      'shift review 2026-05-26T13:00',
    ],
  ],
  [
    ['When did I last have a haircut?', 'The last time was Saturday 11 April 2026, 10:00–11:00: “Haircut”. That'],
    ['and the time before that?', '“Haircut”: Friday 27 February 2026, 17:00–18:00'],
    [
      'put both of them under Health',
      '“Haircut”: Friday 27 February 2026, 17:00–18:00',
      undefined,
      'categorise hair-1, categorise hair-2',
    ],
  ],
  [
    [
      'massage on 5 june at 5pm',
      'I would add “Massage”: Friday 5 June 2026, 17:00–18:00. This is only a',
      undefined,
      'create 2026-06-05T17:00',
    ],
    ['no never mind', 'All right, nothing has changed. I have closed the card.'],
    ['what about the 12th?', '“Trip to Lisbon”: from Friday 12 June 2026 to Monday 15 June 2026'],
    [
      'ok put it on the 13th at 10',
      'I put back on the card & “Massage”: Friday 5 June 2026, 17:00–18:00',
      undefined,
      'create 2026-06-13T10:00',
    ],
    [
      '11 actually',
      '“Massage”: Saturday 13 June 2026, 10:00–11:00 → Saturday 13 June 2026, 11:00–12:00',
      undefined,
      'create 2026-06-13T11:00',
    ],
  ],
  [
    ['whose birthdays are coming up?', "“Dad's birthday”: Sunday 5 July 2026"],
    [
      'remind me to buy a present a week before the first one',
      'I would add “Buy a present”: Sunday 28 June 2026, with a reminder on t',
      undefined,
      'create 2026-06-28',
    ],
  ],
  [
    [
      'eye test on 10 june at 9.15, remind me the day before',
      'I would add “Eye test”: Wednesday 10 June 2026, 09:15–10:15, with a re',
      undefined,
      'create 2026-06-10T09:15',
    ],
    ['and an hour before', '“Eye test”: Wednesday 10 June 2026, 09:15–10:15', undefined, 'create 2026-06-10T09:15'],
    ['call it eye check', '“Eye test”: Wednesday 10 June 2026, 09:15–10:15', undefined, 'create 2026-06-10T09:15'],
    [
      'from 2 to 5',
      '“eye check”: Wednesday 10 June 2026, 09:15–10:15 → Wednesday 10 June 2026, 14:00–15:00',
      undefined,
      'create 2026-06-10T14:00',
    ],
    [
      "sorry it's the 12th",
      '“eye check”: Wednesday 10 June 2026, 14:00–17:00 → Friday 12 June 2026, 14:00–17:00',
      undefined,
      'create 2026-06-12T14:00',
    ],
  ],
  [
    [
      'Book lunch with Tom and a call with the bank on Wednesday',
      'I would add “Lunch with Tom and a call with the bank”: Wednesday 27 Ma',
      undefined,
      'create 2026-05-27',
    ],
    ['lunch at one, the call at four', 'I cannot answer that: I only know your calendar. Try: how many events'],
    ['OK go ahead', 'Careful: “lunch at one, the call at four” is not on the card. Say it a'],
  ],
  [
    ['gym on thursdays too at 6.30pm', 'repeated “on thursdays”', undefined, 'create 2026-05-21T18:30'],
    [
      'until july',
      'repeated every week on Thursdays, the last time by Friday 31 July 2026',
      undefined,
      'create 2026-05-21T18:30',
    ],
  ],
  [
    [
      'move the dentist to monday',
      '“Dentist”: Thursday 28 May 2026, 15:00–16:00 → Monday 25 May 2026, 15:00–16:00',
      undefined,
      'shift dentist-2 2026-05-25T15:00',
    ],
    ['wait is that a holiday?', 'The next public holiday is Tuesday 2 June 2026: Republic Day. After th'],
    [
      'ok wednesday the 3rd instead',
      '“Dentist”: Monday 25 May 2026, 15:00–16:00 → Wednesday 3 June 2026, 15:00–16:00',
      undefined,
      'shift dentist-2 2026-06-03T15:00',
    ],
    [
      'and remind me the day before',
      '“Dentist”: Wednesday 3 June 2026, 15:00–16:00',
      undefined,
      'shift dentist-2 2026-06-03T15:00, remind dentist-2',
    ],
  ],
  [
    ['when are we away in june?', 'Trip to Lisbon'],
    ['do any gym sessions fall in it?', '1 event with “gym” from Friday 12 June'],
    ['cancel those', 'delete 1 event', undefined, 'delete gym-fri/22'],
    ['leave the friday one', 'I take off the card: & Nothing has changed', 'would delete'],
  ],
  [
    ['put coffee with Nina in on friday at 11', '“Coffee with Nina”', undefined, 'create 2026-05-22T11:00'],
    ['actually make it half past', '11:30–12:30', 'Half marathon', 'create 2026-05-22T11:30'],
    ['it only needs 10 minutes', '11:30–11:40', undefined, 'create 2026-05-22T11:30'],
    [
      'and one back on the 29th at 6pm',
      '“Coffee with Nina back” & stays',
      undefined,
      'create 2026-05-22T11:30, create 2026-05-29T18:00',
    ],
  ],
  [
    [
      'book the plumber for monday at 9 and the electrician at 11',
      '“Electrician”',
      undefined,
      'create 2026-05-25T09:00, create 2026-05-25T11:00',
    ],
    ['the electrician needs two hours', '11:00–13:00', undefined, 'create 2026-05-25T09:00, create 2026-05-25T11:00'],
    ['drop the electrician', 'I take off the card', undefined, 'create 2026-05-25T09:00'],
    [
      'add the electrician back on wednesday at 3',
      'I put back on the card',
      '“Electrician back”',
      'create 2026-05-25T09:00, create 2026-05-27T15:00',
    ],
  ],
  [
    ["when's the berlin conference?", '9 November'],
    ['put a train in for the 9th at 6.40', '9 November', '9 June', 'create 2026-11-09T06:40'],
  ],
  [
    ['add running on tuesdays at 7am', '“Running”', undefined, 'create 2026-05-26T07:00'],
    ['until the half marathon', 'the last time by Saturday 17 October 2026', undefined, 'create 2026-05-26T07:00'],
  ],
]
