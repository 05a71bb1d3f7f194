import type { Turn } from './english-conversations.ts'

/** Conversations that go on with what was counted, with days that were listed, and with a journey. */
export const englishConversationsRemembered: readonly (readonly Turn[])[] = [
  [
    ['how many times do I have gym in June?', 'You have 9 events with “gym” in June'],
    ["is there one while I'm in Lisbon?", 'You have 1 event among those & 12 June', 'Flight'],
    ['delete that one', '“Gym”', undefined, 'delete gym-fri/22'],
    ['so how many does that leave?', 'You have 8 events in June'],
    ['and how many hours is that?', '8 hours'],
  ],
  [
    ['how many gym classes in June?', 'You have 9 events'],
    ["do I have one while I'm in Lisbon?", 'You have 1 event among those'],
    ['and the week after, is there one?', 'You have 2 events with “gym” from Monday 15 June', 'Trip'],
  ],
  [
    ['how many times gym in June?', 'You have 9 events'],
    ["which ones fall while I'm away?", 'You have 1 event with “gym” & 12 June', 'Team'],
  ],
  [
    ['how many times gym in May?', 'You have 9 events'],
    ['how many are left?', 'You have 3 events with “gym” from Wednesday 20 May'],
  ],
  [
    ['which weekends am I free in July?', 'You have 2 free weekends'],
    ['put a barbecue on the Sunday of the second one', '“Barbecue”:', ' of', 'create 2026-07-26'],
  ],
  [
    ['am I free this weekend?', 'Not all of it'],
    ['and the one after?', 'Saturday 30 May'],
    ['and the one after that?', 'Saturday 6 June'],
    ['put hiking there', '“Hiking”', 'there', 'create 2026-06-07'],
  ],
  [
    ["when's my flight to Lisbon?", 'Friday 12 June'],
    ['when do I come back?', 'Monday 15 June', '10:30'],
    ['put dinner with Anna the evening I get back', '“Dinner with Anna”:', 'I get back', 'create 2026-06-15T19:00'],
    ['am I free the day after I get back?', 'Tuesday 16 June'],
  ],
  [
    ['when do we go to Puglia?', 'Monday 3 August'],
    ["what's on the day we leave?", 'on Monday 3 August & Team meeting'],
    ['put shopping the day after I get back', '“Shopping”:', undefined, 'create 2026-08-17'],
  ],
  [
    ['I want a weekend in Rome on 27 June', 'Saturday 27 June', undefined, 'create 2026-06-27'],
    ['is there anything else that weekend?', '27 June & Barbecue', 'Marta'],
  ],
  [
    ['when do I go to Puglia?', 'Monday 3 August'],
    ['anything else that first week?', 'Monday 3 August 2026 to Sunday 9 August & Team meeting'],
  ],
  [
    ["when's the workshop?", 'Thursday 21 May'],
    ['and the vet?', 'Thursday 21 May'],
    ['how long between the two?', '4 hours and 30 minutes'],
  ],
  [
    ['what have I got tomorrow?', 'You have 2 events'],
    ['how long between the first and the second?', '4 hours and 30 minutes'],
  ],
  [
    ['when were my haircuts this year?', 'Saturday 11 April'],
    ['how long between the two?', '27 February & 11 April & 43 days', 'lasts'],
  ],
  [
    ['move the dentist to the 29th', 'Friday 29 May', undefined, 'shift dentist-2 2026-05-29T15:00'],
    ['does it stay an hour?', '“Dentist” lasts 1 hour', 'stay'],
    ['is the length the same?', '“Dentist” lasts 1 hour'],
    ['no, to the 28th at 10', '10:00–11:00', undefined, 'shift dentist-2 2026-05-28T10:00'],
  ],
  [
    ['how many times gym in June?', 'You have 9 events'],
    ['and in April?', 'You had 8 events'],
    ['which of the two months had more of it?', 'You have more in June'],
  ],
  [
    ['when is the car insurance due?', '30 June'],
    ['remind me a week before', '1 week before', undefined, 'remind insurance'],
    ['at 9 in the morning', '7 days before at 09:00', undefined, 'remind insurance'],
  ],
  [
    ['When is the wedding?', '12 September 2026'],
    ['is there anything else that weekend', 'no other events from Saturday 12 September'],
    ['add hotel for the friday night', 'Friday 11 September 2026', undefined, 'create 2026-09-11T19:00'],
  ],
  [
    ["when's the house move", '18 July 2026'],
    ['how many days from now', 'House move', 'Vet'],
    ['add collect keys on the friday before at 4', 'Friday 17 July 2026', undefined, 'create 2026-07-17T16:00'],
  ],
  [
    ['when is the gym on 12 June', '12 June 2026'],
    ['delete it', 'delete 1 event', undefined, 'delete gym-fri/22'],
    [
      'and the team meeting on the monday as well',
      'Monday 15 June 2026',
      undefined,
      'delete gym-fri/22, delete team/22',
    ],
  ],
  [
    ["when is dad's birthday", '5 July 2026'],
    ['remind me a week before', '1 week before', undefined, 'remind dad'],
    ['make that one 3 days instead', '3 days before', '13:00', 'remind dad'],
  ],
  [
    ['add lunch friday at 1', '13:00–14:00', undefined, 'create 2026-05-22T13:00'],
    ['all day I mean', '→ Friday 22 May 2026', 'not sure', 'create 2026-05-22'],
  ],
  [
    ['when did i last get a haircut', '11 April 2026'],
    ['so about every how many weeks is that', '43 days on average'],
  ],
  [
    [
      "change dinner with marta to 7.30 and tell me if anything's in the way",
      '19:30–22:00 & Nothing overlaps',
      undefined,
      'shift marta 2026-05-23T19:30',
    ],
  ],
  [
    [
      'add lunch with Luca thursday at 1 and tell me if I have anything else that day',
      'add “Lunch with Luca” & “Workshop”',
      undefined,
      'create 2026-05-21T13:00',
    ],
  ],
  [
    [
      'trip to japan should finish on the 2nd of april not the 4th',
      'to Friday 2 April 2027',
      undefined,
      'shift japan 2027-03-20',
    ],
  ],
]
