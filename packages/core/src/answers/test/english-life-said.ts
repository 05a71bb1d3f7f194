import type { LifeRow } from './score-life.ts'

/** The same of the English year: messages as people type them, with what they only say around what they ask. */
export const englishLifeSaid: readonly LifeRow[] = [
  // Said around a question
  ['is there anything on 2 June? I think it’s a holiday', 'Gym', 'think'],
  ['when’s my flight? I keep forgetting', '12 June', 'understand'],
  ['the Berlin conference is in November, right?', 'in November 2026', 'understand'],
  ['any room for a coffee tomorrow afternoon? half an hour would do', '30 minutes & 13:00–17:30'],
  // Answers that are offered
  ['is the barbecue on the Saturday or the Sunday?', 'Saturday 27 June'],
  ['when does the house move end, the 18th or the 19th?', '19 July', 'sure'],
  // Two questions of the same days
  ['is the 2nd of June a holiday? have I still got gym?', 'Republic Day & 1 event with “gym” on Tuesday 2 June'],
  // How often
  ['Did I go to the dentist more than once last year?', '1 event', 'compare'],
  ['how often do I go to the dentist?', '3 times & every 176 days'],
  // Days and parts of them
  ['last year in June what did I have?', 'in June 2025 & Dentist'],
  ['what have I got on between now and Sunday night', '7 events'],
  ['is there a gym class the day I get back from Lisbon', '15 June', '12 June 2026, 18:30'],
  ['how many team meetings left before the summer holiday?', '10 events & 2 August'],
  ['Does the 2nd of June fall on a gym day?', '1 event with “gym”'],
  ['did I have anything on 10 June last year', 'Tuesday 10 June 2025', 'in June 2025'],
  ['before Christmas how many team meetings do I have', '30 events & 24 December'],
  ['what’s between the workshop and the vet tomorrow', '4 hours and 30 minutes'],
  ['how many weeks of training from now to the half marathon', '21 weeks and 4 days', 'Gym'],
  ['my mum wants to know when I’m back from Puglia', 'Puglia', 'mum'],
  ['when am I free for dinner next week?', '4 free evenings out of 7'],
  [
    'What time does the parents’ evening finish, and do I make it to German after that?',
    'ends at 19:00 & one question at a time',
  ],
  ['do I always have the team meeting on Mondays in June?', '5 events', 'always'],
  ['how much of next week is free', '2 free days out of 7'],
]

/** The same of wishes. */
export const englishWishesSaid: readonly LifeRow[] = [
  // What is right instead
  ['move the dentist to Friday, no wait, Monday at 9', '25 May', undefined, 'shift dentist-2 2026-05-25T09:00'],
  ['shift the barbecue to Sunday, no wait, the Saturday after', '4 July', undefined, 'shift barbecue 2026-07-04T12:00'],
  ['actually can you push the quarterly review back an hour', '15:00', undefined, 'shift review 2026-05-26T15:00'],
  // When it is, before the verb
  ['on Friday cancel the gym', '22 May', undefined, 'delete gym-fri/19'],
  ['on Friday move the gym to 8pm', '20:00', 'Which', 'shift gym-fri/19 2026-05-22T20:00'],
  ['I’m free on 3 June, add a haircut at 10', '3 June', undefined, 'create 2026-06-03T10:00'],
  ['tomorrow after the workshop put lunch with Carla at 1.30', '21 May', undefined, 'create 2026-05-21T13:30'],
  ['no gym on Friday', '1 event', undefined, 'delete gym-fri/19'],
  // Named first, and told behind
  ['change the time of the concert, it starts at 8.30pm', '20:30', undefined, 'shift concert 2026-06-06T20:30'],
  ['Holiday in Puglia: we’re back on the 18th instead of the 16th', '18 August', undefined, 'shift puglia 2026-08-03'],
  [
    'I need to call the bank on Monday at 10, can you note it down?',
    '“Call the bank”',
    undefined,
    'create 2026-05-25T10:00',
  ],
  [
    'I have to see the accountant on Monday at 3pm for about an hour',
    '“See the accountant” & 15:00–16:00',
    undefined,
    'create 2026-05-25T15:00',
  ],
  // What is new, and where it goes
  ['add lunch with Kate to my calendar on Friday at 1', '“Lunch with Kate”', 'calendar', 'create 2026-05-22T13:00'],
  ['block out all of Friday morning to study German', '“Study German”', undefined, 'create 2026-05-22T09:00'],
  [
    'remind me to buy a present for Dad the day before his birthday',
    '“Buy a present for Dad” & 4 July',
    undefined,
    'create 2026-07-04',
  ],
  ['the vet tomorrow, can you shift it to 6pm?', '18:00', undefined, 'shift vet 2026-05-21T18:00'],
  ['dinner with Marta is now at 8.30 not at 8', '20:30', undefined, 'shift marta 2026-05-23T20:30'],
  [
    'I’ve booked a table at Gino’s for the 5th of June at 8pm, add it',
    '“Table at',
    undefined,
    'create 2026-06-05T20:00',
  ],
  ['delete the barbecue it’s going to rain', '1 event', undefined, 'delete barbecue'],
  ['cancel the flight to Lisbon and the trip', 'Which one'],
  [
    'move the workshop and the vet to Friday',
    '2 events',
    undefined,
    'shift workshop 2026-05-22T10:00, shift vet 2026-05-22T17:30',
  ],
  // Two wishes
  [
    'Cancel tonight’s German class and add a haircut instead',
    '“Haircut”',
    undefined,
    'delete german/11, create 2026-05-20T19:00',
  ],
  // All of a weekday in some days
  [
    'Could you move all Tuesday gyms in June to Wednesday at the same time?',
    '5 events',
    'Friday',
    'shift gym-tue/21 2026-06-03T18:30, shift gym-tue/22 2026-06-10T18:30, shift gym-tue/23 2026-06-17T18:30, shift gym-tue/24 2026-06-24T18:30, shift gym-tue/25 2026-07-01T18:30',
  ],
  ['put german class an hour earlier next week', '18:00', undefined, 'shift german/12 2026-05-27T18:00'],
  ['does 8 December fall on a weekend?', 'Tuesday 8 December', 'no events'],
  [
    'rename the barbecue to Garden party and make it start at 1',
    '“Garden party” & 13:00',
    'make it',
    'rename barbecue, shift barbecue 2026-06-27T13:00',
  ],
  ['make the barbecue start at 1', '13:00–18:00', undefined, 'shift barbecue 2026-06-27T13:00'],
  [
    'checkup on 5 June at 6pm, health, remind me an hour before',
    '“Checkup” & category “Health” & 1 hour before',
    undefined,
    'create 2026-06-05T18:00',
  ],
]
