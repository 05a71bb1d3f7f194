import type { Turn } from './english-conversations.ts'

/** Conversations of people who had seen neither rules nor tests; each answer was judged by eye. */
export const englishConversationsMore: readonly (readonly Turn[])[] = [
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
    ['list my trips', '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Febru'],
    ['how long is the third one?', '“Holiday in Puglia” lasts 14 days: from Monday 3 August 2026 to'],
    ['and the second one?', '“Trip to Lisbon” lasts 4 days: from Friday 12 June 2026 to Mon'],
  ],
  [
    ['whats on next monday', '“Team meeting”: Monday 25 May 2026, 09:30–10:30'],
    ['what about tuesday', '“Quarterly review”: Tuesday 26 May 2026, 14:00–16:00'],
    ['cancel everything', '“Quarterly review”: Tuesday 26 May 2026, 14:00–16:00', undefined, 'delete 3'],
  ],
  [
    ['show me everything in the health category', '“Dentist”: Thursday 22 January 2026, 09:00–10:00'],
    ['remove the last one', '“Dentist”: Thursday 28 May 2026, 15:00–16:00', undefined, 'delete dentist-2'],
    ['nope', 'All right, nothing has changed. I have closed the card.'],
  ],
  [
    ['when do I see Marta', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30. That i'],
    ['call it Birthday dinner', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30', undefined, 'rename marta'],
    [
      'and remind me a day before',
      '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30',
      undefined,
      'rename marta, remind marta',
    ],
  ],
  [
    [
      'schedule a call with Paul on Thursday at 11',
      'I would add “Call with Paul”: tomorrow, Thursday 21 May 2026, ',
      undefined,
      'create 2026-05-21T11:00',
    ],
    [
      'actually make it 11:30',
      '“Call with Paul”: tomorrow, Thursday 21 May 2026, 11:00–12:00 ',
      undefined,
      'create 2026-05-21T11:30',
    ],
    [
      'and put it in Work',
      '“Call with Paul”: tomorrow, Thursday 21 May 2026, 11:30–12:30',
      undefined,
      'create 2026-05-21T11:30',
    ],
  ],
  [
    [
      'add football every Tuesday at 8pm',
      'I would add “Football”: Tuesday 26 May 2026, 20:00–21:00, repe',
      undefined,
      'create 2026-05-26T20:00',
    ],
    [
      'until the end of July',
      'I would add “Football”: Tuesday 26 May 2026, 20:00–21:00, repe',
      undefined,
      'create 2026-05-26T20:00',
    ],
    ['ok', 'Nothing is written yet: press Apply on the card above and it i'],
  ],
  [
    [
      'book a table for Saturday at 7.30pm',
      'I would add “Table”: Saturday 23 May 2026, 19:30–20:30. This i',
      undefined,
      'create 2026-05-23T19:30',
    ],
    [
      'no sorry, 8pm',
      '“Table”: Saturday 23 May 2026, 19:30–20:30 → Saturday 23 May 2',
      undefined,
      'create 2026-05-23T20:00',
    ],
  ],
  [
    ['who am I meeting next week?', '“Team meeting”: Monday 25 May 2026, 09:30–10:30'],
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
    ['rename the workshop', 'What should it be called. Write “rename … to …”. Nothing has c'],
    ['to Training day', '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00', undefined, 'rename workshop'],
  ],
  [
    ['delete the birthday', "“Dad's birthday”: Sunday 5 July 2026"],
    ['Anna', "“Anna's birthday”: Thursday 24 September 2026", undefined, 'delete anna'],
    ['yes', 'Nothing is written yet: press Apply on the card above and it i'],
  ],
  [
    ['delete the birthdays', "“Dad's birthday”: Sunday 5 July 2026"],
    ['both', "“Dad's birthday”: Sunday 5 July 2026", undefined, 'delete dad, delete anna'],
    ['ok go ahead', 'Nothing is written yet: press Apply on the card above and it i'],
  ],
  [
    ['what is my longest holiday?', 'The longest event with “holiday” in 2026 is “Holiday in Puglia'],
    ['when does it start?', '“Holiday in Puglia”: from Monday 3 August 2026 to Sunday 16 Au'],
    ['and when does it end?', '“Holiday in Puglia” ends on Sunday 16 August 2026. That is in '],
  ],
  [
    ['is there a zumba class?', 'I find no events with “zumba class” in 2026.'],
    [
      'ok then add one tomorrow at 6pm',
      'I would add “Zumba class”: tomorrow, Thursday 21 May 2026, 18:',
      undefined,
      'create 2026-05-21T18:00',
    ],
  ],
  [
    ['show the gym sessions in June', '“Gym”: Tuesday 2 June 2026, 18:30–19:30'],
    ['delete the first three', '“Gym”: Tuesday 2 June 2026, 18:30–19:30', undefined, 'delete 3'],
    ['no', 'All right, nothing has changed. I have closed the card.'],
  ],
  [
    ['show the gym sessions in June', '“Gym”: Tuesday 2 June 2026, 18:30–19:30'],
    ['only Tuesdays', '“Gym”: Tuesday 2 June 2026, 18:30–19:30'],
    ['delete them', '“Gym”: Tuesday 2 June 2026, 18:30–19:30', undefined, 'delete 5'],
  ],
  [
    ['what did I do last weekend?', 'I find no events from Saturday 16 May 2026 to Sunday 17 May 20'],
    ['and the one before?', 'I find no events from Saturday 9 May 2026 to Sunday 10 May 202'],
  ],
  [
    ['how many meetings did I attend in February?', '“Team meeting”: Monday 2 February 2026, 09:30–10:30'],
    ['list them', '“Team meeting”: Monday 2 February 2026, 09:30–10:30'],
    ['all of them', '“Team meeting”: Monday 2 February 2026, 09:30–10:30'],
  ],
  [
    [
      'put the house move in Home',
      '“House move”: from Saturday 18 July 2026 to Sunday 19 July 202',
      undefined,
      'categorise move',
    ],
    ['and the car insurance too', '“Car insurance due”: Tuesday 30 June 2026', undefined, 'categorise insurance'],
  ],
  [
    ['remind me of the wedding', "How long before “Sara and Paolo's wedding” .Saturday 12 Septem"],
    ['two weeks before', "“Sara and Paolo's wedding”: Saturday 12 September 2026", undefined, 'remind wedding'],
    ['and the half marathon', '“Half marathon”: Sunday 18 October 2026', undefined, 'remind half'],
  ],
  [
    ['where is dinner with marta', '“Dinner with Marta”: “Trattoria da Gino”, Saturday 23 May 2026'],
    ['what time?', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30. That i'],
    ['how long does it last?', '“Dinner with Marta” lasts 2 hours and 30 minutes: Saturday 23 '],
  ],
  [
    ['what is after the barbecue?', 'The first event from Sunday 28 June 2026 to Thursday 31 Decemb'],
    ['delete it', '“Team meeting”: Monday 29 June 2026, 09:30–10:30', undefined, 'delete team/24'],
  ],
  [
    ['when is dads birthday', "“Dad's birthday”: Sunday 5 July 2026. That is in 6 weeks and 4"],
    ['and mums?', 'I find no events with “mums” in the last year and the next two'],
  ],
  [
    [
      'copy the barbecue to 4 July',
      'I would add “Barbecue”: Saturday 4 July 2026, 12:00–17:00, in ',
      undefined,
      'create 2026-07-04T12:00',
    ],
    ['fine', 'Nothing is written yet: press Apply on the card above and it i'],
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
    ['how many events in all this year', 'You have 150 events in 2026.'],
    ['how many are work?', 'You have 53 events in the category “Work” in 2026.'],
    ['show those', '“Team meeting”: Monday 12 January 2026, 09:30–10:30'],
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
    ['next dentist', 'Your next event with “dentist” is “Dentist” .Thursday 28 May 2'],
    ['the one after that?', 'After “Dentist” .Thursday 28 May 2026, 15:00–16:00. I find not'],
  ],
  [
    [
      'cancel the first two meetings in June',
      '“Team meeting”: Monday 1 June 2026, 09:30–10:30',
      undefined,
      'delete team/20, delete team/21',
    ],
    ['yes', 'Nothing is written yet: press Apply on the card above and it i'],
  ],
  [
    ['what exams do I take?', '“Blood test”: Tuesday 12 May 2026, 08:00–08:30'],
    ['and lessons?', '“German class”: Wednesday 4 March 2026, 19:00–20:30'],
    ['delete all of those', '“German class”: Wednesday 4 March 2026, 19:00–20:30', undefined, 'delete 15'],
  ],
  [
    ['what am I doing on Saturday?', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30'],
    ['where?', '“Dinner with Marta”: “Trattoria da Gino”, Saturday 23 May 2026'],
    [
      'can you remind me 1 hour before?',
      '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30',
      undefined,
      'remind marta',
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
    ['how many days am I away this year?', 'You are away on 29 days in 2026'],
    ['which trips are they?', '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Febru'],
    ['delete the ski one', '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Febru', undefined, 'delete ski'],
  ],
  [
    ['when do I next have german?', 'Your next event with “german” is “German class” .today, Wednes'],
    ['cancel it', '“German class”: today, Wednesday 20 May 2026, 19:00–20:30', undefined, 'delete german/11'],
    ['and the one after', '“German class”: Wednesday 27 May 2026, 19:00–20:30'],
  ],
  [
    ['what do I have in Sport this week', '“Gym”: yesterday, Tuesday 19 May 2026, 18:30–19:30'],
    ['and next week?', '“Gym”: Tuesday 26 May 2026, 18:30–19:30'],
    ['cancel those', '“Gym”: Tuesday 26 May 2026, 18:30–19:30', undefined, 'delete gym-tue/20, delete gym-fri/20'],
  ],
  [
    [
      'create lunch with Sara tomorrow 1pm',
      'I would add “Lunch with Sara”: tomorrow, Thursday 21 May 2026,',
      undefined,
      'create 2026-05-21T13:00',
    ],
    [
      'with a reminder 30 minutes before',
      '“Lunch with Sara”: tomorrow, Thursday 21 May 2026, 13:00–14:00',
      undefined,
      'create 2026-05-21T13:00',
    ],
    [
      'rename it to Lunch with Sarah',
      '“Lunch with Sara”: tomorrow, Thursday 21 May 2026, 13:00–14:00',
      undefined,
      'create 2026-05-21T13:00',
    ],
  ],
  [
    ['delete concert', '“Concert”: Saturday 6 June 2026, 21:00–23:00', undefined, 'delete concert'],
    ['and barbecue', '“Barbecue”: Saturday 27 June 2026, 12:00–17:00', undefined, 'delete barbecue'],
    ['and the wedding', "“Sara and Paolo's wedding”: Saturday 12 September 2026", undefined, 'delete wedding'],
    ['ok', 'Nothing is written yet: press Apply on the card above and it i'],
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
    ['shwo me the trips', '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Febru'],
    ['the first one', '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Febru'],
    [
      'rename that to Skiing',
      '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Febru',
      undefined,
      'rename ski',
    ],
  ],
  [
    ['what happens in November?', '“Team meeting”: Monday 2 November 2026, 09:30–10:30'],
    ['how long is the conference?', '“Berlin conference” lasts 3 days: from Monday 9 November 2026 '],
    ['where is that?', 'You have noted no place for “Berlin conference” .from Monday 9'],
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
    ['how many hours did I work in April?', 'That is 4 hours in the category “Work” in April 2026, in 4 eve'],
    ['which events were they?', '“Team meeting”: Monday 6 April 2026, 09:30–10:30'],
  ],
  [
    ['when is the half marathon', '“Half marathon”: Sunday 18 October 2026. That is in 21 weeks a'],
    ['how many days until it?', '“Half marathon”: Sunday 18 October 2026. That is in 21 weeks a'],
    ['help me prepare for it', 'I will propose a plan for it, backward from the date: nothing '],
  ],
  [
    ['what is my busiest week in May?', '“Team meeting”: Monday 18 May 2026, 09:30–10:30'],
    ['what is on then?', '“Team meeting”: Monday 18 May 2026, 09:30–10:30'],
  ],
  [
    ['delete everything next week', '“Team meeting”: Monday 25 May 2026, 09:30–10:30', undefined, 'delete 7'],
    ['no, only the gym', '“Gym”: Tuesday 26 May 2026, 18:30–19:30', undefined, 'delete gym-tue/20, delete gym-fri/20'],
    ['yes', 'Nothing is written yet: press Apply on the card above and it i'],
  ],
  [
    ['list events without category', '“Haircut”: Friday 27 February 2026, 17:00–18:00'],
    [
      'put them all in Health',
      '“Haircut”: Friday 27 February 2026, 17:00–18:00',
      undefined,
      'categorise hair-1, categorise hair-2',
    ],
    ['yes please', 'Nothing is written yet: press Apply on the card above and it i'],
  ],
]
