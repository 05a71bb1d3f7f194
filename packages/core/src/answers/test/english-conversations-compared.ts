import type { Turn } from './english-conversations.ts'

/** Conversations that compare what was listed, take days by their place, and correct a card; each answer was judged by eye. */
export const englishConversationsCompared: readonly (readonly Turn[])[] = [
  [
    ["what's on tonight?", 'You have 2 events'],
    ['how long have I got between them', 'no time between “Parents'],
    ['skip the German class then', '“German class”', undefined, 'delete german/11'],
    ['actually no, keep it', 'I have closed the card'],
  ],
  [
    ["When's the wedding?", 'Saturday 12 September 2026'],
    ['what else is on that month?', 'You have 5 events in September'],
    ['remind me about it two weeks before', 'wedding', 'Which one', 'remind wedding'],
  ],
  [
    ["When's the wedding?", 'Saturday 12 September 2026'],
    ['what else is on that month?', 'You have 5 events in September'],
    ['delete those', '5 events', undefined, 'delete 5'],
  ],
  [
    ['Am I free next Wednesday afternoon?', 'Wednesday 27 May'],
    ['what about Thursday?', 'Thursday 28 May', '21 May'],
    ['book the boiler service then, 9 till 11', '“Boiler service”', undefined, 'create 2026-05-28T09:00'],
    ['and remind me the evening before', 'the day before at 20:00', undefined, 'create 2026-05-28T09:00'],
    ['at 9', 'the day before at 21:00', '20:00', 'create 2026-05-28T09:00'],
    ['call it Boiler man instead', '“Boiler man” to', 'instead', 'create 2026-05-28T09:00'],
  ],
  [
    ['whats clashing next week', 'I find 1 overlap'],
    ["which one's longer?", 'The longest event among those is “Quarterly review”'],
    ['move the shorter one to Wednesday at 2', '“Meeting with Rossi”', undefined, 'shift rossi 2026-05-27T14:00'],
    ['hmm, 3 is better', '15:00–16:00', undefined, 'shift rossi 2026-05-27T15:00'],
    ['ok', 'press Apply'],
  ],
  [
    ['When is the trip to Japan?', 'Saturday 20 March 2027'],
    ['And the holiday in Puglia?', 'Monday 3 August 2026'],
    ['which is longer?', 'The longest event among those is “Trip to Japan”'],
  ],
  [
    ['Do I have anything on the last weekend of June?', '“Barbecue”'],
    ['how long does it go on?', '5 hours'],
    ['what about the weekend after?', 'Saturday 4 July'],
    ['Put a cake tasting on the Saturday at 11', '“Cake tasting”', undefined, 'create 2026-07-04T11:00'],
  ],
  [
    ['Cancel the gym this Friday', '“Gym”', undefined, 'delete gym-fri/19'],
    ['and the one on Tuesday', 'stays on it', undefined, 'delete gym-fri/19, delete gym-tue/20'],
    ["no, not Tuesday, I'll go", 'Friday 22 May', 'Tuesday', 'delete gym-fri/19'],
    ['how many does that leave this month?', '“Gym” as it will be & You have 8 events in May'],
  ],
  [
    ['How many evenings have I got free next week?', '4 free evenings'],
    ['which ones?', '4 free evenings & Monday 25 May'],
    ['put Film night on the first one at 8', '“Film night”:', 'first one', 'create 2026-05-25T20:00'],
    ['two hours', '20:00–22:00', undefined, 'create 2026-05-25T20:00'],
    ["at Jo's place", 'place “Jo', undefined, 'create 2026-05-25T20:00'],
    ['take that back', 'I have closed the card'],
  ],
  [
    ["What's tomorrow look like?", 'Thursday 21 May'],
    ['Could I squeeze in a haircut at 2?', 'you are free on Thursday 21 May 2026 at 14:00'],
    ['go on then, add it', '“Haircut”', undefined, 'create 2026-05-21T14:00'],
    ["by the way when's Anna's birthday?", 'Thursday 24 September', 'way'],
    ['right, back to the haircut, make it 45 minutes', '14:00–14:45', undefined, 'create 2026-05-21T14:00'],
  ],
  [
    ['How many hours of gym in March?', '9 hours'],
    ['is that more than in February?', 'In February 2026: 8 hours. In March 2026: 9 hours. You have more in March'],
  ],
  [
    ['How many hours of gym in March?', '9 hours'],
    ['and in April?', '8 hours'],
    ['and in total?', '17 hours'],
  ],
  [
    ['rename the concert to Coldplay gig', '“Coldplay gig”', undefined, 'rename concert'],
    ['and put Wembley as the place', 'place “Wembley”', undefined, 'rename concert, place concert'],
    ['both changes are right, thanks', 'press Apply'],
  ],
  [
    ['when is the dentist?', 'Thursday 28 May'],
    ['and when was the time before?', 'Thursday 22 January'],
    ['how many months ago was that?', '118 days'],
  ],
  [
    ["what's on tomorrow?", 'You have 2 events'],
    ['longer', 'I cannot answer that'],
    ['yes', 'There is no card that waits'],
  ],
  [
    ['add tomorrow at 5', 'What is it called'],
    ['Dentist', '“Dentist”', undefined, 'create 2026-05-21T17:00'],
  ],
  [
    ['How much of next week is work?', '3 of 7'],
    ['and the week after that?', '1 of 5'],
    ['so which of the two is lighter?', '3 events & 1 event & difference is 2'],
  ],
  [
    ["what's on next week?", '7 events'],
    ['and the week after?', '5 events'],
    ['which of the two is busier?', 'difference is 2'],
  ],
]
