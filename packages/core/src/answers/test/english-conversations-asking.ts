import type { Turn } from './english-conversations.ts'

/** The same, in which nothing is changed. */
export const englishConversationsAsking: readonly (readonly Turn[])[] = [
  [
    ['list my trips', '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Febru'],
    ['how long is the third one?', '“Holiday in Puglia” lasts 14 days: from Monday 3 August 2026 to'],
    ['and the second one?', '“Trip to Lisbon” lasts 4 days: from Friday 12 June 2026 to Mon'],
  ],
  [
    [
      'what is my longest holiday?',
      'The longest event with “holiday” in the last year and the next two is “Holiday in Puglia',
    ],
    ['when does it start?', '“Holiday in Puglia”: from Monday 3 August 2026 to Sunday 16 Au'],
    ['and when does it end?', '“Holiday in Puglia” ends on Sunday 16 August 2026. That is in '],
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
    ['where is dinner with marta', '“Dinner with Marta”: “Trattoria da Gino”, Saturday 23 May 2026'],
    ['what time?', '“Dinner with Marta”: Saturday 23 May 2026, 20:00–22:30. That i'],
    ['how long does it last?', '“Dinner with Marta” lasts 2 hours and 30 minutes: Saturday 23 '],
  ],
  [
    ['when is dads birthday', "“Dad's birthday”: Sunday 5 July 2026. That is in 6 weeks and 4"],
    ['and mums?', 'I find no events with “mums” in the last year and the next two'],
  ],
  [
    ['how many events in all this year', 'You have 150 events in 2026.'],
    ['how many are work?', 'You have 53 events in the category “Work” in 2026.'],
    ['show those', '“Team meeting”: Monday 12 January 2026, 09:30–10:30'],
  ],
  [
    ['next dentist', 'Your next event with “dentist” is “Dentist” .Thursday 28 May 2'],
    ['the one after that?', 'After “Dentist” .Thursday 28 May 2026, 15:00–16:00. I find not'],
  ],
  [
    ['what happens in November?', '“Team meeting”: Monday 2 November 2026, 09:30–10:30'],
    ['how long is the conference?', '“Berlin conference” lasts 3 days: from Monday 9 November 2026 '],
    ['where is that?', 'You have noted no place for “Berlin conference” .from Monday 9'],
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
    ['how many is that', 'Tell me which event you mean'],
    ['get rid of those', 'Which events do you mean?', undefined, ''],
  ],
  [
    ["when's my next dentist appointment", '28 May'],
    ['and when was the last one?', '22 January'],
    ['can you remind me the day before', 'Thursday 28 May 2026, 15:00', undefined, 'remind dentist-2'],
    ['2 days before actually', 'Thursday 28 May 2026, 15:00', undefined, 'remind dentist-2'],
  ],
  [
    ['add a haircut on Saturday 30th at 10', 'Saturday 30 May', undefined, 'create 2026-05-30T10:00'],
    ['wait when was my last one', 'Saturday 11 April'],
    ['put it under Health', 'Saturday 30 May 2026, 10:00', '11 April', 'create 2026-05-30T10:00'],
    ['no, leave it without a category', 'without a category', undefined, 'create 2026-05-30T10:00'],
  ],
  [
    ['when is the workshop', 'tomorrow'],
    ['take its category off', 'without a category & “Workshop”', undefined, 'categorise workshop'],
  ],
  [['delete the category Health', 'I did not understand', undefined, '']],
  [
    ['gym on 12 june?', 'Friday 12 June'],
    ["but I'm in Lisbon, take it off", '“Gym”: Friday 12 June', 'Trip', 'delete gym-fri/22'],
    ['just that one, not the whole series', 'press Apply'],
  ],
  [
    ['move the vet to friday same time', 'Friday 22 May 2026, 17:30', undefined, 'shift vet 2026-05-22T17:30'],
    ['is friday afternoon free?', 'you are free'],
    ['great do it then', 'press Apply'],
  ],
  [['push German to half past 7 tonight', '19:30–21:00', undefined, 'shift german/11 2026-05-20T19:30']],
  [
    ['do i have anything clashing next week?', 'Quarterly review'],
    ['can you move the second one to wednesday same time', 'Rossi', undefined, 'shift rossi 2026-05-27T15:00'],
    ['no sorry the other one, the quarterly review', '“Quarterly review”', 'Rossi', 'shift review 2026-05-27T14:00'],
  ],
  [
    ['which saturdays am I free in june', '1 free Saturday'],
    ['and the sundays?', '3 free Sundays out of 4'],
  ],
  [
    ["what's my busiest week in june?", 'Monday 8 June'],
    ['and the one after?', 'from Monday 15 June 2026 to Sunday 21 June 2026'],
  ],
  [
    ['what trips have I got', '4 events for which you are away'],
    ["the ones I haven't been on yet", '3 events among those'],
  ],
  [
    ['where is the workshop', 'no place'],
    ['set the place to Room 3', 'Room 3', undefined, 'place workshop'],
    ['sorry, Room 4', 'Room 4', undefined, 'place workshop'],
  ],
  [
    ['what have I got tomorrow', 'Vet'],
    ['move the vet to 6', '18:00–19:00', undefined, 'shift vet 2026-05-21T18:00'],
    ['and the end, until 7.30', '18:00–19:30', undefined, 'shift vet 2026-05-21T18:00'],
  ],
  [
    ['do I have a free saturday in june', '20 June'],
    ['great, put lake trip in', '“Lake trip”: Saturday 20 June', undefined, 'create 2026-06-20'],
  ],
  [['put the heating engineer in october', 'Which day?', undefined, '']],
  [['add festival in august 2027', 'Which day?', undefined, '']],
  [
    [
      'put in the builders for all october',
      'from Thursday 1 October 2026 to Saturday 31',
      undefined,
      'create 2026-10-01',
    ],
  ],
  [
    [
      'book eye test on 9 june at 11.15 category health and remind me 2 hours before',
      '“Eye test” & in the category “Health” & 2 hours before',
      undefined,
      'create 2026-06-09T11:15',
    ],
  ],
]
