import type { Turn } from './english-conversations.ts'

/** Conversations in which days and hours are told by what was spoken of, or by the card; each answer was judged by eye. */
export const englishConversationsSpokenOf: readonly (readonly Turn[])[] = [
  [
    ['add dinner with Giulia on Thursday 28 May at 8pm', '28 May', undefined, 'create 2026-05-28T20:00'],
    ['and Friday evening, am I free?', 'Friday 29 May', '22 May'],
    ['and Saturday?', 'Saturday 30 May', '23 May'],
  ],
  [
    ["when's the dentist?", '28 May'],
    ['and Friday evening, am I free?', 'Friday 29 May', '22 May'],
  ],
  [
    ["what's on the week before the house move", '6 July 2026 to Sunday 12 July'],
    ['add packing from Monday to Wednesday', 'from Monday 6 July.*Wednesday 8', undefined, 'create 2026-07-06'],
  ],
  [
    ['which week in July is the emptiest?', '6 July 2026 to Sunday 12 July'],
    ['put two days at the sea there, Saturday and Sunday', '“Two days at the sea”', 'there”', 'create 2026-07-11'],
  ],
  [
    ["what's on tomorrow", 'Workshop & Vet'],
    ['when does the workshop end?', '13:00'],
    ['add lunch with Luca afterwards', '“Lunch with Luca”', 'afterwards', 'create 2026-05-21T13:00'],
    ['an hour and a half', '13:00–14:30', undefined, 'create 2026-05-21T13:00'],
  ],
  [
    ["what's on this weekend?", 'Marta & Grandma'],
    ['add an ice cream with Grandma after the lunch', '24 May.*15:00', undefined, 'create 2026-05-24T15:00'],
  ],
  [
    ['what have I got on Sunday?', 'Grandma'],
    ['ok add a walk with Grandma right after, one hour', '“Walk with Grandma”', undefined, 'create 2026-05-24T15:00'],
    ['make it an hour and a half actually', '15:00–16:30', undefined, 'create 2026-05-24T15:00'],
  ],
  [
    ['add a coffee after the workshop', '“Coffee”', undefined, 'create 2026-05-21T13:00'],
    ['and a beer after that', '“Beer”', undefined, 'create 2026-05-21T13:00, create 2026-05-21T14:00'],
  ],
  [['add a beer after the gym', 'Which day']],
  [['book a checkup two weeks after the dentist', '“Checkup”', undefined, 'create 2026-06-11']],
  [['add brunch the Sunday after the wedding at 11', '“Brunch”', undefined, 'create 2026-09-13T11:00']],
  [
    ["when's the dentist?", '28 May'],
    ['add a walk two days after', '“Walk”: Saturday 30 May', undefined, 'create 2026-05-30'],
  ],
  [
    ["when's the dentist?", '28 May'],
    ['add a walk the weekend after', '“the weekend after”', 'I would add'],
  ],
  [
    ['add lunch with Sara on Sunday at 1pm', '24 May', undefined, 'create 2026-05-24T13:00'],
    ['no, better in the evening at 8', '20:00–21:00', 'place', 'create 2026-05-24T20:00'],
    ['make it the morning, at 11', '11:00–12:00', 'place', 'create 2026-05-24T11:00'],
  ],
  [
    ["where's the wedding?", 'Villa Aurelia'],
    ['remind me to get the present two weeks before', '29 August', undefined, 'create 2026-08-29'],
    ['make it three', '22 August', undefined, 'create 2026-08-22'],
  ],
  [
    ['add gym tomorrow at 6pm', '21 May', undefined, 'create 2026-05-21T18:00'],
    ['for two hours', '18:00–20:00', undefined, 'create 2026-05-21T18:00'],
    ['no, three', '18:00–21:00', undefined, 'create 2026-05-21T18:00'],
  ],
  [
    ['when did I last go to the hairdresser?', '11 April'],
    ['how often do I go?', '2 times'],
    ['book for next Friday at 5pm', '“Haircut”', undefined, 'create 2026-05-29T17:00'],
    ['45 minutes', '17:00–17:45', undefined, 'create 2026-05-29T17:00'],
  ],
  [
    ['when does German class end?', '10 June'],
    ['how many lessons are left counting today', '4 events'],
  ],
  [
    ['yoga every Thursday at 7pm from 4 June until the end of July', '“Yoga”', undefined, 'create 2026-06-04T19:00'],
    ['how many sessions is that in total', '9 events'],
  ],
  [
    ['how many hours of gym have I done this year?', '39 hours'],
    ['is that more or less than German?', '“gym”: 39 hours & “german”: 16.5 hours & more “gym”'],
    ['how many times do I still go before the holiday', '21 events with “gym”'],
  ],
  [
    ['when was I in Paris', '3 October'],
    ['how long did I stay?', 'lasts 3 days'],
  ],
  [
    ['how long until Lisbon', '12 June'],
    ["what time's the flight?", '07:30'],
    ['remind me the evening before to pack', '“Pack”', undefined, 'create 2026-06-11T19:00'],
    ['and when do I get back', 'Lisbon” ends on Monday 15 June'],
  ],
  [
    ["when's the car insurance due?", '30 June'],
    ['remind me of it a week before', '1 week before', undefined, 'remind insurance'],
    ['and the barbecue, is that before or after?', '27 June', 'reminder'],
  ],
  [
    ["when's the dentist", '28 May'],
    ['is that before or after the concert?', 'First comes “Dentist”'],
    ['can you move it to the week after', '4 June', undefined, 'shift dentist-2 2026-06-04T15:00'],
  ],
  [
    ['when do I move house', '18 July'],
    ['and how long after that is the holiday?', '15 days'],
  ],
  [
    ['when was I in Paris', '3 October'],
    ['is Lisbon longer or shorter', 'Lisbon” is longer'],
  ],
  [
    ['when is the next public holiday?', '2 June 2026: Republic Day'],
    ['have I got anything on', '1 event on Tuesday 2 June'],
    ['add a picnic at noon', '2 June', undefined, 'create 2026-06-02T12:00'],
    ['and the gym that day, delete it', '2 June', undefined, 'create 2026-06-02T12:00, delete gym-tue/21'],
  ],
  [
    ["when is dad's birthday?", '5 July'],
    ['whats on that weekend', '4 July 2026 to Sunday 5 July'],
    ['add lunch with dad on the day at 1pm', 'Sunday 5 July', undefined, 'create 2026-07-05T13:00'],
  ],
  [
    ['add a haircut on Thursday 28 May at 5pm', '28 May', undefined, 'create 2026-05-28T17:00'],
    ["oh that's dentist day, do Friday instead", 'Friday 29 May', 'dentist day', 'create 2026-05-29T17:00'],
    ['5 to 5.45 should do', '17:00–17:45', undefined, 'create 2026-05-29T17:00'],
  ],
  [
    ['add a trip to Florence from Friday 10 July to Sunday 12 July', '10 July', undefined, 'create 2026-07-10'],
    ['hmm, make it just Saturday and Sunday', 'Saturday 11 July 2026 to Sunday 12', undefined, 'create 2026-07-11'],
    ['what did I have on the Friday anyway?', '1 event on Friday 10 July'],
  ],
  [
    ['move the barbecue to the Sunday', '28 June', undefined, 'shift barbecue 2026-06-28T12:00'],
    ['is the Saturday free then?', 'free on Saturday 27 June'],
  ],
  [
    ['when do I move house', '18 July'],
    ['add packing on the Thursday and Friday before the move', '16 July.*17 July', undefined, 'create 2026-07-16'],
    ['take the Thursday off again', 'Friday 17 July', undefined, 'create 2026-07-17'],
  ],
  [
    ['add packing from Monday to Wednesday', '25 May.*27 May', undefined, 'create 2026-05-25'],
    ['no, just Monday and Tuesday', '→ from Monday 25 May 2026 to Tuesday 26', undefined, 'create 2026-05-25'],
    ['from Monday to Thursday', '→ from Monday 25 May 2026 to Thursday 28', undefined, 'create 2026-05-25'],
    ['drop the Thursday', '→ from Monday 25 May 2026 to Wednesday 27', undefined, 'create 2026-05-25'],
  ],
  [
    ["what time does the parents' evening end?", '19:00'],
    ['and then I have German', '1 event with “german” on Wednesday 20 May', '4 March'],
  ],
  [
    ["what's on tomorrow", 'Workshop & Vet'],
    ['move the vet to 18:30', '18:30', undefined, 'shift vet 2026-05-21T18:30'],
    ['actually leave it where it is', 'nothing has changed'],
    ['is there time for a coffee with Luca in between?', 'Workshop & Vet', 'German'],
  ],
  [
    ["when's the dentist", '28 May'],
    ['can you move it to the week after', '4 June', undefined, 'shift dentist-2 2026-06-04T15:00'],
    ['no wait, same week but Friday', '29 May', undefined, 'shift dentist-2 2026-05-29T15:00'],
    ['at 3 still', 'already'],
    ['thanks, and what else is on that day?', '1 event on Friday 29 May'],
  ],
  [
    ['what have I got on Friday?', 'Gym'],
    ['add a film at 9', '“Film”', undefined, 'create 2026-05-22T21:00'],
    ['and dinner before that', '', 'I would add'],
  ],
]
