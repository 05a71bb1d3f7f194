import type { Turn } from './english-conversations.ts'

/** Conversations that go on about the same thing without naming it; each answer was judged by eye. */
export const englishConversationsOfTheSame: readonly (readonly Turn[])[] = [
  [
    ["when's my next haircut?", 'I find no events with “haircut”'],
    ['when was the last one?', '11 April 2026 & “Haircut”', 'Gym'],
    ['book one for Saturday 30 May at 10', 'add “Haircut”', undefined, 'create 2026-05-30T10:00'],
  ],
  [
    ['when did I last go to the dentist?', '22 January 2026'],
    ["and when's the next?", '28 May 2026'],
    ['book another for the week after', 'add “Dentist”', undefined, 'create 2026-06-04T15:00'],
  ],
  [
    ['did I have anything on 22 January?', 'Dentist'],
    ['and the next time?', '“Dentist”: Thursday 28 May 2026', 'Parents'],
    ['move that to the day after, same time', '29 May', undefined, 'shift dentist-2 2026-05-29T15:00'],
  ],
  [
    ["when's the vet?", '21 May 2026'],
    ['when was the last one?', 'no events with “vet” in the last two years'],
  ],
  [
    ['what do I have this weekend?', 'Dinner with Marta & Lunch with Grandma'],
    ['and the next time?', 'Tell me which event you mean'],
  ],
  [
    ['list my trips for the rest of the year', 'Lisbon & Puglia & Berlin'],
    ["how long's the first one?", 'Lisbon” lasts 4 days'],
    ['and the one after that?', 'Puglia” lasts 14 days'],
    ["where's the last one?", 'no place for “Berlin conference”'],
  ],
  [
    ["what's on this weekend?", 'Marta & Grandma'],
    ['how long is the second one?', 'Grandma” lasts 2 hours'],
    ['and the one after that?', 'only 2 in that list'],
  ],
  [
    ['delete all the gym sessions in July', 'delete 9', undefined, 'delete 9'],
    ['just the ones in the last week', '28 July & 31 July', undefined, 'delete gym-tue/29, delete gym-fri/29'],
  ],
  [
    ['delete the team meetings in June', 'delete 5', undefined, 'delete 5'],
    ['just the first two weeks', 'Which one do you mean'],
    ['only the ones from the 14th on', 'delete 3', undefined, 'delete 3'],
  ],
  [
    ['delete the gym sessions in July', 'delete 9', undefined, 'delete 9'],
    ['only the Friday ones', 'delete 5', 'Tuesday', 'delete 5'],
  ],
  [
    ['what have I got in October?', '5 events'],
    ['which of those are on a weekend?', '1 event & Half marathon', 'Team'],
  ],
  [
    ["what's on in June?", '21 events'],
    ['which of them are at the weekend?', 'Concert & Lisbon & Barbecue', 'Gym'],
    ['just the Saturday ones', 'Concert & Barbecue', 'no events'],
  ],
  [
    ["what's my busiest week in June?", '8 June 2026 to Sunday 14 June'],
    ['and the quietest?', 'calmest week in June 2026'],
    ["what's on that week?", '4 events from Monday 15 June 2026 to Sunday 21 June 2026'],
    ['what about the busiest?', 'busiest week in June 2026 is the one from Monday 8 June'],
    ['and the one in May?', 'busiest week in May 2026'],
  ],
  [
    ['which week in June is the quietest?', 'Monday 15 June'],
    ["what's on then?", '4 events from Monday 15 June'],
  ],
  [
    ['which is my busiest month?', 'May 2026: 27'],
    ['and the quietest?', 'calmest month in 2026 is December'],
  ],
  [
    ['how long am I in Puglia?', '14 days'],
    ['does it include a public holiday?', '15 August 2026: Assumption Day', '2 June'],
    ["what's the first thing I've got when I'm back?", '“Team meeting”: Monday 17 August 2026'],
  ],
  [
    ['when am I in Lisbon?', '12 June 2026'],
    ['is there a bank holiday in there?', 'no public holidays from Friday 12 June 2026'],
  ],
  [
    ["when's the wedding?", '12 September 2026'],
    ['where?', 'Villa Aurelia'],
    ['put it in Family', 'category “Family”', 'place', 'categorise wedding'],
    ['how many weeks have I got?', '16 weeks and 3 days', '150 events'],
  ],
  [
    ['when do I go to Japan?', '20 March 2027'],
    ['how long have I got?', '304 days'],
    ["what's the last thing I have before that?", '14 December 2026'],
  ],
  [
    ['how many gym sessions did I have in April?', '8 events'],
    ['and in hours?', '8 hours with “gym” in April 2026'],
  ],
  [
    ["who's birthday is next?", "Dad's birthday"],
    ['and the one after?', "Anna's birthday"],
    ['how many days is that?', '127 days'],
  ],
  [
    ['show me everything in August', '6 events'],
    ['anything on a weekend?', '1 event among those & Puglia', 'Marta'],
  ],
  [
    ['add dentist on 5 June at 10', 'Dentist', undefined, 'create 2026-06-05T10:00'],
    ['just for half an hour', '10:00–10:30', undefined, 'create 2026-06-05T10:00'],
  ],
  [
    ['when do I fly to Lisbon?', 'Trip to Lisbon'],
    ["is there gym while I'm away?", '1 event with “gym” .*12 June to|Friday 12 June 2026, 18:30', 'February'],
    ['skip that one then', 'I would delete 1 event', undefined, 'delete gym-fri/22'],
  ],
  [
    ['when do I fly to Lisbon?', 'Trip to Lisbon'],
    ['cancel the gym that Friday', 'Friday 12 June 2026', undefined, 'delete gym-fri/22'],
  ],
  [
    ["when's my next dentist appointment?", '28 May'],
    ['and the one before?', '22 January'],
    ['move the next one to 4pm', 'Thursday 28 May 2026, 16:00–17:00', undefined, 'shift dentist-2 2026-05-28T16:00'],
  ],
  [
    ['how many days till Puglia?', '75 days'],
    ['how long are we there for?', 'lasts 14 days'],
    ["any meetings while I'm there?", '2 events'],
    ['delete both of those', 'delete 2 events', undefined, 'delete 2'],
    ["and what's the first thing after I get back?", 'Monday 17 August', '20 May'],
  ],
  [
    ["when's the next bank holiday?", '2 June'],
    ['have I got anything on that day?', '1 event on Tuesday 2 June 2026'],
    ['cancel it', 'delete 1 event', undefined, 'delete gym-tue/21'],
  ],
  [
    ['book a haircut for Saturday at 9', 'Haircut', undefined, 'create 2026-05-23T09:00'],
    ["10 o'clock, like last time", '10:00–11:00', undefined, 'create 2026-05-23T10:00'],
    ['when was the last one actually?', '11 April', 'Gym'],
    ['and the one before that?', '27 February', 'Gym'],
  ],
  [
    ["what's on tomorrow?", 'Workshop'],
    ['is there time for lunch between those two?', '4 hours and 30 minutes', 'Friday'],
  ],
  [
    ["what's on tonight?", '2 events'],
    ['can I do both or do they clash?', 'no events that overlap'],
  ],
]
