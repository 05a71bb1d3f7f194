import type { Turn } from './english-conversations.ts'

/** Conversations that go on about days and public holidays that were told, and about what stands beside each other in a list. */
export const englishConversationsDays: readonly (readonly Turn[])[] = [
  [
    ["when's the next public holiday?", 'next public holiday is Tuesday 2 June'],
    ['and the one after that?', 'next public holiday is Saturday 15 August'],
    ['am I away for that one?', 'on Saturday 15 August 2026 & Holiday in Puglia'],
    ['and the one after?', 'next public holiday is Tuesday 8 December'],
    ['is that on a weekend?', 'No public holiday is on such a day & Tuesday 8 December'],
  ],
  [
    ["when's the next bank holiday?", 'Tuesday 2 June'],
    ['and the bank holiday after that?', 'next public holiday is Saturday 15 August'],
    ['am I free on it?', '1 event on Saturday 15 August'],
    ['put a picnic on it at 12', 'add “Picnic”', undefined, 'create 2026-08-15T12:00'],
  ],
  [
    ['which bank holidays are left this year?', '2 June & 15 August & 8 December & 25 December'],
    ['which of those fall on a weekday?', '2 June & 8 December & 25 December', '15 August'],
    ["what's on the second one?", 'no events on Tuesday 8 December'],
  ],
  [
    ['is 2 June a public holiday?', '2 June 2026: Republic Day'],
    ['do I have anything then?', '“Gym”: Tuesday 2 June'],
    ['and the next one?', 'next public holiday is Saturday 15 August'],
  ],
  [
    ["when's the concert?", 'Saturday 6 June'],
    ['is that day otherwise free?', 'you are free on Saturday 6 June'],
    ['do I have gym that day?', 'no events with “gym” on Saturday 6 June'],
  ],
  [
    ["when's the next haircut?", 'I find no events with “haircut”'],
    ['what have I got that day?', 'Tell me which event you mean'],
  ],
  [
    ['what trips have I got this year?', 'Ski & Lisbon & Puglia & Berlin'],
    ['which is the longest?', 'Puglia'],
    ['what about the one before that?', 'Trip to Lisbon', 'Gym|Ski'],
    ['when do I get back?', 'Lisbon” ends on Monday 15 June'],
    ["what's on the day after?", 'on Tuesday 16 June'],
  ],
  [
    ['how many times do I have gym in June?', '9 events with “gym”'],
    ['skip the one on the 2nd', 'delete 1 event', undefined, 'delete gym-tue/21'],
    ['and the one on the 5th', 'delete 1 event', undefined, 'delete gym-tue/21, delete gym-fri/21'],
    ['how many are left then?', 'as it will be once & 7 events in June 2026'],
  ],
  [
    ["when's the vet?", '21 May'],
    ['move it to Thursday next week', '28 May', undefined, 'shift vet 2026-05-28T17:30'],
    ['at the same time', 'press Apply'],
  ],
  [
    ['what have I got this weekend?', 'Marta & Grandma'],
    ["where's the dinner?", 'Trattoria da Gino'],
    ['and what about next weekend?', 'no events from Saturday 30 May'],
    ['add brunch with her on the Sunday at 11', 'add “Brunch with Marta”', undefined, 'create 2026-05-31T11:00'],
  ],
  [
    ['what was the last thing I did with Luca?', '12 May'],
    ['add lunch again with him next Tuesday at 1', 'add “Lunch with Luca”', undefined, 'create 2026-05-26T13:00'],
  ],
  [
    ['how many hours of meetings did I have last month?', '4 hours'],
    ['and this month?', '3 hours'],
    ['which was more?', 'more in May'],
    ['and last year?', 'no events with “meetings” in 2025'],
    ['and this year?', '19 hours with “meetings” in 2026'],
  ],
  [
    ["when's Dad's birthday?", '5 July'],
    ['add a dinner that evening at 8', 'add “Dinner”', undefined, 'create 2026-07-05T20:00'],
    ['with Anna, at Da Mario', 'Dinner with Anna” & place “Da Mario”', undefined, 'create 2026-07-05T20:00'],
  ],
  [
    ["when's the concert?", '6 June'],
    ['add dinner before the concert at 7', 'Dinner', undefined, 'create 2026-06-06T19:00'],
    ['in centro, two hours', 'place “centro” & 19:00–21:00', undefined, 'create 2026-06-06T19:00'],
  ],
  [
    ['is there anything on 18 July?', 'House move'],
    ['move it a week later', '25 July', undefined, 'shift move 2026-07-25'],
    ['no, two weeks', '1 August', undefined, 'shift move 2026-08-01'],
  ],
  [
    [
      'move the vet to Friday and the dentist to next Monday',
      'Vet & Dentist',
      undefined,
      'shift vet 2026-05-22T17:30, shift dentist-2 2026-05-25T15:00',
    ],
    ['just the vet then', 'take off the card: & Dentist', undefined, 'shift vet 2026-05-22T17:30'],
  ],
  [
    ['list my dentist appointments this year', '22 January & 28 May'],
    ['how far apart are they?', '126 days'],
  ],
  [
    ["when's Anna's birthday?", '24 September'],
    ['add a present the Saturday before', 'Present', undefined, 'create 2026-09-19'],
    ['and a party that evening at 8', 'Party', undefined, 'create 2026-09-19, create 2026-09-19T20:00'],
  ],
  [
    ["when's the Puglia holiday?", '3 August'],
    ['add pack suitcases the day before we leave', '“Pack suitcases”', undefined, 'create 2026-08-02'],
  ],
  [
    ['add yoga every Monday at 7pm from July', 'Yoga', undefined, 'create 2026-07-06T19:00'],
    ['for two months', 'Saturday 5 September|5 September|every Monday', 'length', 'create 2026-07-06T19:00'],
  ],
]
