import type { Turn } from './english-conversations.ts'

/** Conversations in which a question leaves something to the one before; each answer was judged by eye. */
export const englishConversationsGoingOn: readonly (readonly Turn[])[] = [
  [
    ['what do I have tomorrow?', '“Workshop”: tomorrow, Thursday 21 May 2026, 10:00–13:00'],
    ['the second one, where is it?', 'You have noted no place for “Vet” .tomorrow, Thursday 21 May 202'],
    ['and the day after?', '“Gym”: Friday 22 May 2026, 18:30–19:30'],
  ],
  [
    ['what do I have in July?', '“Gym”: Friday 3 July 2026, 18:30–19:30'],
    ['only the birthdays', "“Dad's birthday”: Sunday 5 July 2026"],
    ['when exactly is it?', "“Dad's birthday”: Sunday 5 July 2026. That is in 6 weeks and 4 d"],
  ],
  [
    ['how many hours of sport in February?', 'That is 8 hours in the category “Sport” in February 2026, in 8 e'],
    ['and in March?', 'That is 9 hours in the category “Sport” in March 2026, in 9 even'],
    ['which is more?', 'In February 2026: 8 hours. In March 2026: 9 hours. You have more'],
  ],
  [
    ['what did I do last Tuesday?', '“Gym”: yesterday, Tuesday 19 May 2026, 18:30–19:30'],
    ['and the Tuesday before?', '“Blood test”: Tuesday 12 May 2026, 08:00–08:30'],
  ],
  [
    ['did I run a half marathon last year?', '“Half marathon”: Sunday 19 October 2025'],
    ["when's this year's?", '“Half marathon”: Sunday 18 October 2026. That is in 21 weeks and'],
    ['how many weeks away is that?', '“Half marathon”: Sunday 18 October 2026. That is in 21 weeks and'],
  ],
  [
    ['hi there', 'You can ask me what is on, when you are free, how many events yo'],
    ['what does my day look like?', "“Parents' evening”: today, Wednesday 20 May 2026, 18:00–19:00"],
    ['cheers, bye', 'You are welcome.'],
  ],
  [
    ['which June weekends am I free?', 'from Saturday 20 June 2026 to Sunday 21 June 2026'],
    ["what's on the first one?", 'I find no events from Saturday 20 June 2026 to Sunday 21 June 20'],
    ['and the last?', 'I find no events from Saturday 20 June 2026 to Sunday 21 June 20'],
  ],
  [
    ['how much sport did I do in April?', 'That is 8 hours in the category “Sport” in April 2026, in 8 even'],
    ['and March?', 'That is 9 hours in the category “Sport” in March 2026, in 9 even'],
    ['so was that more or less?', 'In April 2026: 8 hours. In March 2026: 9 hours. You have more in'],
  ],
  [
    ['what did I do in February?', '“Team meeting”: Monday 2 February 2026, 09:30–10:30'],
    ['how many days was I away?', '“Ski week”: from Saturday 7 February 2026 to Saturday 14 Februar'],
    ['and the year before?', '“Trip to Paris”: from Friday 3 October 2025 to Sunday 5 October '],
  ],
  [
    ["what's on tomorrow?", 'Workshop & Vet'],
    ['and the day after?', 'Gym'],
    ['and the weekend after that', '23 May 2026 to Sunday 24 & Marta & Grandma'],
  ],
  [
    ['how many times do i go to the gym in june?', '\\b9\\b'],
    ['and the whole year?', '60 events.*in 2026'],
  ],
  [
    ['add drinks with julia friday at 7pm', 'Drinks', undefined, 'create 2026-05-22T19:00'],
    ["it's at the red lion", 'the red lion', undefined, 'create 2026-05-22T19:00'],
    ["it'll last 2 hours", '19:00–21:00', undefined, 'create 2026-05-22T19:00'],
    ['ok add it', 'press Apply'],
  ],
  [
    ['when do i leave for lisbon?', '12 June'],
    ["what time's the flight", '07:30'],
    ['and when do i come back?', '“Trip to Lisbon” ends on Monday 15 June'],
  ],
  [
    ['which birthdays do i have this year', 'Dad & Anna'],
    ["and anna's?", 'Anna'],
    ['remind me of all of them a week before', '2 events', undefined, 'remind 2'],
  ],
  [
    ['what did i do last week?', '6 events'],
    ['who did i see', 'Lunch with Luca & 5 other events', 'Gym'],
    ['and the week before?', '4 May 2026'],
  ],
  [
    ['any clashes next week?', '1 overlap'],
    ['move the second one to 5pm', 'Rossi', undefined, 'shift rossi 2026-05-26T17:00'],
    ['actually the first', 'Quarterly review', undefined, 'shift review 2026-05-26T17:00'],
  ],
  [
    ['move the vet to monday morning at 10', '25 May', undefined, 'shift vet 2026-05-25T10:00'],
    ['hang on, when is it?', '25 May 2026, 10:00'],
    ['have i got anything then?', '1 overlap & Team meeting'],
    ['ok 11 then', '11:00–12:00', undefined, 'shift vet 2026-05-25T11:00'],
  ],
  [
    ["what's on saturday?", 'Dinner with Marta'],
    ['move it to sunday', '24 May', undefined, 'shift marta 2026-05-24T20:00'],
    ['no, put it back', 'nothing has changed'],
  ],
  [
    ['add drinks with Julia on friday at 7pm', '19:00–20:00', undefined, 'create 2026-05-22T19:00'],
    ['purple elephants', 'do not understand'],
    ['ok', '“purple elephants” is not on the card'],
    ['at the pub', '“the pub”', undefined, 'create 2026-05-22T19:00'],
    ['ok', 'press Apply', 'Careful'],
  ],
  // A question word alone asks of what was told, with or without its mark
  [
    ['when is the concert?', '“Concert”: Saturday 6 June 2026'],
    ['and where', 'You have noted no place for “Concert”'],
  ],
  [
    ["what's on saturday", 'Dinner with Marta'],
    ['where', '“Dinner with Marta”: “Trattoria da Gino”'],
  ],
]
