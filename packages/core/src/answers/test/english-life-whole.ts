import type { LifeRow } from './score-life.ts'

/** What is asked and wished of the lived year in words of which none may go unread. */
export const englishLifeWhole: readonly LifeRow[] = [
  // Several things left out
  ["what's on over the summer besides the gym and meetings?", '10 events & Barbecue & Puglia', '“Team meeting”'],
  ['what have I got in June apart from gym and German class?', '10 events & Concert', '“Gym”|“German'],
  ['show me September except meetings, birthdays and the wedding', 'no events'],
  ["anything on next week that isn't gym or work?", '2 events & Dentist', 'Team'],
  // Compared up to now
  [
    'have I spent more time on work or on family so far this month?',
    'up to today & “Work”: 3 hours & “Family”: 1 hour',
  ],
  ['have I been to the gym or to German more so far this year?', '“gym”: 39 events & “german”: 11 events'],
  ['so far this year, have I had more dentist or haircuts?', '“dentist”: 1 event & “haircuts”: 2 events'],
  // Before the last
  ['what did I do the week before last?', '4 May 2026 to Sunday 10 May'],
  ['what was on the weekend before last?', 'Saturday 9 May 2026 to Sunday 10 May'],
  ['what did I do the month before last?', 'in March 2026'],
  ['what did I have the Tuesday before last?', 'Tuesday 12 May & Luca'],
  ['how many hours did I work in the last week but one?', '1 hour.*4 May'],
  ['what did I do?', '14 May 2026 to Wednesday 20 May'],
  // Public holidays of some days
  ['which public holidays fall on a weekday this year?', 'Republic Day & Immaculate & Christmas', 'Assumption'],
  ['which bank holidays are on a weekend this year?', 'Assumption', 'Republic'],
  ['which bank holidays fall on a Tuesday?', 'Republic Day & Immaculate', 'Christmas'],
  ['do any public holidays fall on a Monday this year?', 'No public holiday is on such a day & Republic Day'],
  // Until an event
  [
    'book in a run every Sunday morning at 8 for an hour till the half marathon, at Victoria Park',
    '“Run, at Victoria Park” & by Saturday 17 October',
    undefined,
    'create 2026-05-24T08:00',
  ],
  ['add swimming every Thursday at 7pm until the wedding', 'by Friday 11 Sep', undefined, 'create 2026-05-21T19:00'],
  [
    'schedule a piano lesson each Saturday at 10 until my trip to Lisbon',
    '11 June',
    'until my',
    'create 2026-05-23T10:00',
  ],
  ['add choir every Tuesday at 8pm until the pantomime', 'not sure which date “until the pantomime” & Nothing'],
  // Said to somebody, and why
  ['put me down as on leave from 21 to 31 December', '“On leave”', undefined, 'create 2026-12-21'],
  ['put me down for a swim on Friday at 6', '“Swim”', undefined, 'create 2026-05-22T18:00'],
  ['put us down for dinner with Jo on 3 June at 7', '“Dinner with Jo”', undefined, 'create 2026-06-03T19:00'],
  ["cancel German tonight, I won't make it", 'delete 1 event', undefined, 'delete german/11'],
  ["cancel the vet, we're too tired", 'delete 1 event', undefined, 'delete vet'],
  ['drop the concert because I have no money', 'delete 1 event', undefined, 'delete concert'],
  ['cancel the vet, I mean the dentist', 'delete 1 event', undefined, 'delete dentist-2'],
  ['can u bin the concert pls', 'delete 1 event', undefined, 'delete concert'],
  ['could u move the vet to friday pls', '22 May', undefined, 'shift vet 2026-05-22T17:30'],
  ['gona be late tmrw, shift the vet to 6 would you', '18:00', undefined, 'shift vet 2026-05-21T18:00'],
  // Two things that one verb takes away
  ['call off the meeting with Rossi and the quarterly review', '2 events', undefined, 'delete rossi, delete review'],
  ['cancel the vet tomorrow and gym on Friday', '2 events', undefined, 'delete vet, delete gym-fri/19'],
  ["delete Sara and Paolo's wedding", '1 event', undefined, 'delete wedding'],
  // From one to the next
  ["what's the biggest gap between two holidays this year?", 'Ski week.*Lisbon.*118 days', 'free days'],
  ["what's the longest time between two dentist visits?", '226 days'],
  ["what's the longest break between gym sessions in May?", '4 days'],
  ["what's the longest wait between two concerts?", '1 event with “concerts”'],
  ['have I got time to nip to the shops between the parents’ evening and German tonight?', 'no time between'],
  ['is there time for a coffee between the quarterly review and gym on Tuesday?', '2 hours and 30 minutes'],
  // For each week or month, and on which of them
  [
    'how much time do i waste in team meetings a month',
    '49 hours & On average 4.4 hours a month, from Monday 12 January',
  ],
  [
    'how many hours a week am I in the gym?',
    'On average 2 hours a week, from Tuesday 6 January 2026 to Friday 31 July',
  ],
  ['how much time per day do I spend on work?', 'On average 0.1 hours a day'],
  ['which weekday do I go to the gym the most?', 'Tuesdays: 30 & Fridays: 30'],
  ['how many Saturdays have I got something on between June and September?', 'on 7 days.*June 2026 to.*September 2026'],
  ['how many Tuesdays do I have gym in June?', '5 days with “gym”'],
  ['how many Saturdays are there in June?', 'In June 2026: 4'],
  ['where are we eating on Saturday night?', 'Trattoria da Gino'],
  ['where are we eating on Sunday?', 'Grandma'],
  // Free, whatever else is named
  ['which days in June am I free from gym?', 'left out “gym” & 10 free days'],
  ['which days are free before the wedding?', '51 free days', 'left out'],
  // Wishes with why, where, and in whatever room
  ['shorten the barbecue so it ends at 4', '12:00–16:00', undefined, 'shift barbecue 2026-06-27T12:00'],
  ["cancel german tonight, I've got parents evening", 'German', 'I would add', 'delete german/11'],
  ['delete gym on the 12th june im in lisbon', '12 June', undefined, 'delete gym-fri/22'],
  ['the concert is at Brixton Academy', 'place “Brixton Academy”', undefined, 'place concert'],
  ['rename the haircuts to Barber', 'Barber & 27 February', undefined, 'rename hair-1, rename hair-2'],
  [
    'find me an hour on friday for a call with the bank and put it in',
    '“Call with the bank” & 09:00–10:00',
    undefined,
    'create 2026-05-22T09:00',
  ],
  ['book 2 hours for tax return some evening next week', '18:00–20:00', undefined, 'create 2026-05-25T18:00'],
  ['add 2 hours of study on saturday', '“Study” & 09:00–11:00', undefined, 'create 2026-05-23T09:00'],
  [
    'no gym the week of the house move pls, and add pick up van sat 18 july 8am',
    'delete 2 & “Pick up van”',
    undefined,
    'delete gym-tue/27, delete gym-fri/27, create 2026-07-18T08:00',
  ],
  ['put the barbecue an hour longer', '12:00–18:00', undefined, 'shift barbecue 2026-06-27T12:00'],
]
