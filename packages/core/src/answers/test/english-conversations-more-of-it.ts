import type { Turn } from './english-conversations.ts'

/** Conversations in which something is added or asked beside what is on the card, or in the place of what was spoken of. */
export const englishConversationsMoreOfIt: readonly (readonly Turn[])[] = [
  [
    ['add shopping on Friday 26 June at 5pm', 'Shopping', undefined, 'create 2026-06-26T17:00'],
    ['and the same on Saturday', 'Shopping', undefined, 'create 2026-06-26T17:00, create 2026-06-27T17:00'],
  ],
  [
    ['add shopping on Friday 26 June at 5pm', 'Shopping', undefined, 'create 2026-06-26T17:00'],
    ['same again the day after', 'Shopping', undefined, 'create 2026-06-26T17:00, create 2026-06-27T17:00'],
  ],
  [
    ['is there anything between the concert and the trip to Lisbon?', 'Team & Gym & German'],
    ['only the gym', '“Gym”: Tuesday 9 June'],
    ['skip that one then', 'delete 1', undefined, 'delete gym-tue/22'],
    ['and put a run in its place', 'add “Run”', undefined, 'delete gym-tue/22, create 2026-06-09T18:30'],
  ],
  [
    ['phone call on Monday at 11', 'Phone call', undefined, 'create 2026-05-25T11:00'],
    ['and the present on Saturday', 'add “Present”', undefined, 'create 2026-05-25T11:00, create 2026-05-23'],
  ],
  [
    ["when's the concert?", '6 June'],
    ['add lunch that day at 1', 'Lunch', undefined, 'create 2026-06-06T13:00'],
    ['remind me that morning', 'same day at 09:00', undefined, 'create 2026-06-06T13:00'],
  ],
  [
    ['add yoga every Wednesday at 7pm from July', 'Yoga', undefined, 'create 2026-07-01T19:00'],
    ["not while I'm in Puglia", '19 August', undefined, 'create 2026-07-01T19:00, create 2026-08-19T19:00'],
  ],
  [
    ["what's on the week of 8 June?", '6 events'],
    ['and the week after?', 'from Monday 15 June'],
    ['and on Monday?', 'on Monday 15 June', '22 June'],
    ['move the team meeting to Tuesday', '16 June', undefined, 'shift team/22 2026-06-16T09:30'],
    ['no, the other one', 'only one in that list'],
  ],
  [
    [
      'cancel gym on Friday and move the dentist to Monday',
      'Gym & Dentist',
      undefined,
      'delete gym-fri/19, shift dentist-2 2026-05-25T15:00',
    ],
    ['just the Friday one actually', 'take off the card: & Dentist', undefined, 'delete gym-fri/19'],
    ['and what about the dentist?', 'Thursday 28 May 2026'],
    ['move that to Tuesday then', 'Which one do you mean', 'Gym'],
  ],
  [
    [
      'cancel gym on Friday and move the dentist to Monday',
      'Gym & Dentist',
      undefined,
      'delete gym-fri/19, shift dentist-2 2026-05-25T15:00',
    ],
    ['only the dentist', 'take off the card: & Gym', undefined, 'shift dentist-2 2026-05-25T15:00'],
  ],
  [
    ["when's the vet?", '21 May'],
    ["and the parents' evening?", '20 May'],
    ['do they clash?', 'no events that overlap among those'],
    ["what's between the two?", 'German & Workshop', 'Gym'],
  ],
  [
    ["when's the concert?", '6 June'],
    ['and the Lisbon trip?', '12 June'],
    ['what have I got between them?', 'Team meeting & Gym & German', 'Flight'],
  ],
  [
    ['cancel the gym sessions in the week of the Lisbon trip', 'delete 4 events', undefined, 'delete 4'],
    ['how many is that?', '4 events'],
    ['leave the Friday ones', 'take off the card', undefined, 'delete gym-tue/22, delete gym-tue/23'],
  ],
  [
    ['cancel the gym sessions in the week of the Lisbon trip', 'delete 4 events', undefined, 'delete 4'],
    ['and cancel the team meeting that Monday too', 'Team meeting', undefined, 'delete 5'],
  ],
  [
    ["what's the busiest week in June?", 'from Monday 8 June'],
    ['move the second one to the week after', '16 June', undefined, 'shift gym-tue/22 2026-06-16T18:30'],
    ['same day and time', 'press Apply'],
  ],
  [
    ['when did I last get a haircut?', '11 April'],
    ['how long ago?', '“Haircut” & 39 days'],
  ],
  [
    ['vet at 4.30 on Monday then', 'add “Vet”', undefined, 'create 2026-05-25T16:30'],
    ['with the dog at Via Verdi 3', '“Vet with the dog” & place “Via Verdi 3”', undefined, 'create 2026-05-25T16:30'],
  ],
  [
    ['is 2 June free?', '1 event'],
    ["it's a public holiday isn't it", 'Republic Day'],
    ['put a bike ride on it', 'Bike ride', undefined, 'create 2026-06-02'],
    ['all day', 'lasts that long already'],
  ],
  [
    ['add dinner with Sara on 29 May at 8', 'Dinner', undefined, 'create 2026-05-29T20:00'],
    ['and a film after', 'add “Film”', undefined, 'create 2026-05-29T20:00, create 2026-05-29T21:00'],
  ],
  [
    ['add a fair on 29 May at 10am', 'Fair', undefined, 'create 2026-05-29T10:00'],
    ['make it all day', 'length', undefined, 'create 2026-05-29'],
  ],
  [
    ['when does the German course end?', '10 June'],
    [
      'add a language exchange every Thursday at 7pm from the week after it ends',
      'add “Language exchange”',
      undefined,
      'create 2026-06-18T19:00',
    ],
  ],
  [
    ["when's the flight?", '07:30'],
    ['add taxi at 5 that day', 'Taxi', '17:00', 'create 2026-06-12T05:00'],
  ],
  [
    ['what have I got in July?', '15 events'],
    ['move the move', 'When should it be'],
    ['to the weekend after', '25 July', undefined, 'shift move 2026-07-25'],
  ],
  [
    ['add a dentist check-up on 10 June at 9', 'Dentist', undefined, 'create 2026-06-10T09:00'],
    ["I've got German that evening, haven't I?", 'German'],
  ],
  [
    ['add drinks on 22 May at 8pm', 'Drinks', undefined, 'create 2026-05-22T20:00'],
    ['same time the day after that too', 'Drinks', undefined, 'create 2026-05-22T20:00, create 2026-05-23T20:00'],
  ],
]
