import type { Turn } from './english-conversations.ts'

/** The same, in which something else is changed or added. */
export const englishConversationsChanging: readonly (readonly Turn[])[] = [
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
    [
      'put the house move in Home',
      '“House move”: from Saturday 18 July 2026 to Sunday 19 July 202',
      undefined,
      'categorise move',
    ],
    [
      'and the car insurance too',
      '“Car insurance due”: Tuesday 30 June 2026',
      undefined,
      'categorise move, categorise insurance',
    ],
  ],
  [
    ['remind me of the wedding', "How long before “Sara and Paolo's wedding” .Saturday 12 Septem"],
    ['two weeks before', "“Sara and Paolo's wedding”: Saturday 12 September 2026", undefined, 'remind wedding'],
    ['and the half marathon', '“Half marathon”: Sunday 18 October 2026', undefined, 'remind wedding, remind half'],
  ],
  [
    ['what is after the barbecue?', 'The first event from Sunday 28 June 2026 to Thursday 31 Decemb'],
    ['delete it', '“Team meeting”: Monday 29 June 2026, 09:30–10:30', undefined, 'delete team/24'],
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
    ['how many days am I away this year?', 'You are away on 29 days in 2026'],
    ['which trips are they?', '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Febru'],
    ['delete the ski one', '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Febru', undefined, 'delete ski'],
  ],
  [
    ['when do I next have german?', 'Your next event with “german” is “German class” .today, Wednes'],
    ['cancel it', '“German class”: today, Wednesday 20 May 2026, 19:00–20:30', undefined, 'delete german/11'],
    [
      'and the one after',
      '“German class”: Wednesday 27 May 2026, 19:00–20:30',
      undefined,
      'delete german/11, delete german/12',
    ],
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
    ['and barbecue', '“Barbecue”: Saturday 27 June 2026, 12:00–17:00', undefined, 'delete concert, delete barbecue'],
    [
      'and the wedding',
      "“Sara and Paolo's wedding”: Saturday 12 September 2026",
      undefined,
      'delete concert, delete barbecue, delete wedding',
    ],
    ['ok', 'Nothing is written yet: press Apply on the card above and it i'],
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
