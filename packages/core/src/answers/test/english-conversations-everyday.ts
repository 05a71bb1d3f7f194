import type { Turn } from './english-conversations.ts'

/** Everyday conversations that were written before it was known how they are read; each answer was judged by eye. */
export const englishConversationsEveryday: readonly (readonly Turn[])[] = [
  [
    ['what do I have on Thursday', '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00'],
    ['and Friday?', '“Gym”: Friday 22 May 2026, 18:30–19:30'],
    [
      'move the vet to Friday at 3pm',
      '“Vet”: tomorrow, Thursday 21 May 2026, 17:30–18:30 → Friday 22',
      undefined,
      'shift vet 2026-05-22T15:00',
    ],
  ],
  [
    ['when is my haircut', '“Haircut”: it was Saturday 11 April 2026, 10:00–11:00. That wa'],
    [
      'book another one for June 6 at 10',
      'I would add “Haircut”: Saturday 6 June 2026, 10:00–11:00. This',
      undefined,
      'create 2026-06-06T10:00',
    ],
  ],
  [
    ['show me the events in June', '“Team meeting”: Monday 1 June 2026, 09:30–10:30'],
    ['how many of them are gym?', 'You have 9 events with “gym” among those.'],
    ['delete the gym ones', '“Gym”: Tuesday 2 June 2026, 18:30–19:30', undefined, 'delete 9'],
  ],
  [
    ['do I have any conflicts next week?', '“Quarterly review” .Tuesday 26 May 2026, 14:00–16:00. and “Mee'],
    [
      'move the first one an hour earlier',
      '“Quarterly review”: Tuesday 26 May 2026, 14:00–16:00 → Tuesday',
      undefined,
      'shift review 2026-05-26T13:00',
    ],
    ['ok', 'Nothing is written yet: press Apply on the card above and it i'],
  ],
  [
    ['how many times did I go to the dentist last year', '“Dentist”: Tuesday 10 June 2025, 09:00–10:00'],
    ['when was that?', '“Dentist”: Tuesday 10 June 2025, 09:00–10:00'],
  ],
  [
    [
      'add yoga on Tuesday and Thursday at 7am until August',
      'I would add “Yoga”: tomorrow, Thursday 21 May 2026, 07:00–08:0',
      undefined,
      'create 2026-05-21T07:00',
    ],
    [
      'remind me the evening before at 8',
      '“Yoga”: tomorrow, Thursday 21 May 2026, 07:00–08:00',
      undefined,
      'create 2026-05-21T07:00',
    ],
    ['perfect', 'Nothing is written yet: press Apply on the card above and it i'],
  ],
  [
    ['cancel dinner with Marta', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30', undefined, 'delete marta'],
    [
      'actually move it to Sunday instead',
      '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30 → Sunda',
      undefined,
      'shift marta 2026-05-24T20:00',
    ],
  ],
  [
    ['what is the next trip?', 'Your next event for which you are away is “Trip to Lisbon” .'],
    ['how long is it?', '“Trip to Lisbon” lasts 4 days: from Friday 12 June 2026 to Mon'],
    ['what do I have during it?', '“Trip to Lisbon”: from Friday 12 June 2026 to Monday 15 June 2'],
  ],
  [
    ['when can I meet Tom next week?', 'I find no events with “tom” from Monday 25 May 2026 to Sunday '],
    [
      'add coffee with Tom on Tuesday at 10',
      'I would add “Coffee with Tom”: Tuesday 26 May 2026, 10:00–11:0',
      undefined,
      'create 2026-05-26T10:00',
    ],
    [
      'make it two hours long',
      '“Coffee with Tom”: Tuesday 26 May 2026, 10:00–11:00 → Tuesday ',
      undefined,
      'create 2026-05-26T10:00',
    ],
  ],
  [
    ['what did I do in January?', '“Gym”: Tuesday 6 January 2026, 18:30–19:30'],
    ['how many hours was the gym?', 'That is 60 hours with “gym” in 2026, in 60 events with a time.'],
    ['and in February?', 'That is 8 hours with “gym” in February 2026, in 8 events with '],
  ],
  [
    [
      'move the wedding to the 19th',
      "“Sara and Paolo's wedding”: Saturday 12 September 2026 → Satur",
      undefined,
      'shift wedding 2026-09-19',
    ],
    ['no, leave it', 'All right, nothing has changed. I have closed the card.'],
    ['when is it now?', "“Sara and Paolo's wedding”: Saturday 12 September 2026. That i"],
  ],
  [
    ['whats happening in July', '“Gym”: Friday 3 July 2026, 18:30–19:30'],
    ['just the birthdays', "“Dad's birthday”: Sunday 5 July 2026"],
    ['remind me of it 3 days before', "“Dad's birthday”: Sunday 5 July 2026", undefined, 'remind dad'],
  ],
  [
    ['whens dads birthday', 'Sunday 5 July 2026'],
    ['put in buy a present for dad the saturday before', 'Saturday 4 July 2026', undefined, 'create 2026-07-04'],
  ],
  [
    ["sara and paolo's wedding, what date is it?", 'Saturday 12 September 2026'],
    ['and add collect suit on the thursday before, 5.30pm', '“Collect suit”', undefined, 'create 2026-09-10T17:30'],
  ],
  [
    ["when's my flight to lisbon", 'Friday 12 June 2026'],
    ['add pack suitcase the night before at 8', '“Pack suitcase”', undefined, 'create 2026-06-11T20:00'],
  ],
  [
    ['when did I last get my hair cut?', 'Saturday 11 April 2026'],
    ['and before that?', 'Friday 27 February 2026', 'Gym'],
  ],
  [
    ['do I have German tonight?', 'German class'],
    ['cancel it', 'delete 1 event', undefined, 'delete german/11'],
    ["hang on, put it back, I'll go late", 'I have closed the card'],
  ],
  [
    ['cinema with Tom Friday at 8', 'Cinema with Tom', undefined, 'create 2026-05-22T20:00'],
    ["make it 7.30, it'll be hot", '19:30–20:30', undefined, 'create 2026-05-22T19:30'],
    ["actually scrap everything, we're staying in", 'I have closed the card'],
  ],
  [
    ['can you push lunch with Grandma back half an hour', '13:30', undefined, 'shift grandma 2026-05-24T13:30'],
    ['is there anything else on Sunday?', 'Lunch with Grandma'],
    [
      'good, add a walk in the park at 5pm then',
      'Walk in the park.*What is on the card already stays',
      undefined,
      'shift grandma 2026-05-24T13:30, create 2026-05-24T17:00',
    ],
  ],
  [
    ['delete the workshop', '“Workshop”', undefined, 'delete workshop'],
    ['oh and the vet as well', 'already stays', undefined, 'delete workshop, delete vet'],
    ['actually keep the vet', '“Workshop”', undefined, 'delete workshop'],
  ],
  [
    ['when do I go to Japan', '20 March 2027'],
    ['how long for', '16 days'],
    ['add "buy yen" two weeks before', '6 March 2027', undefined, 'create 2027-03-06'],
    [
      'and "check passport" a month before',
      '“Check passport”: Saturday 20 February 2027',
      undefined,
      'create 2027-03-06, create 2027-02-20',
    ],
  ],
  [
    ["when's the concert", '6 June 2026'],
    ['put it under Fun', 'Into which category', 'I would add'],
  ],
  [
    ['what have I got on thursday?', '“Vet”'],
    ['push the second half an hour', '18:00–19:00', undefined, 'shift vet 2026-05-21T18:00'],
    ['and what do I have after that?', '“Gym”: Friday 22 May 2026', 'Which one'],
  ],
  [
    ['dentist when?', '28 May'],
    ['move it to the next day', '29 May', undefined, 'shift dentist-2 2026-05-29T15:00'],
    ['how long would that be then', 'lasts 1 hour'],
  ],
  [
    ['cancel what I have on tuesday', '“Gym”', undefined, 'delete review, delete rossi, delete gym-tue/20'],
    ['no not the gym', 'delete 2', undefined, 'delete review, delete rossi'],
  ],
  [
    ['add dinner with Rob on friday at 8', '“Dinner with Rob”', undefined, 'create 2026-05-22T20:00'],
    ['place: Da Gino', 'place “Da Gino”', undefined, 'create 2026-05-22T20:00'],
  ],
  [
    ['add lunch with Ben on saturday at 1', '“Lunch with Ben”', undefined, 'create 2026-05-23T13:00'],
    [
      'add drinks before it at 12',
      'add “Drinks”: Saturday 23 May',
      undefined,
      'create 2026-05-23T13:00, create 2026-05-23T12:00',
    ],
  ],
  [
    ['move the quarterly review to the 27th', '27 May', undefined, 'shift review 2026-05-27T14:00'],
    ['no make it the 28th', '28 May', undefined, 'shift review 2026-05-28T14:00'],
  ],
  [
    ['copy the barbecue to 11 july', '“Barbecue”', undefined, 'create 2026-07-11T12:00'],
    ['what else do I have that weekend', '11 July 2026 to Sunday 12 July', 'May'],
  ],
]
