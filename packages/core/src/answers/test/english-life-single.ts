import type { LifeRow } from './score-life.ts'

/** Single questions and wishes about the lived year, as people type them. */
export const englishLifeSingle: readonly LifeRow[] = [
  // What kind of day one is
  ['does 2 june fall on a working day?', '2 June 2026: Republic Day, a public holiday on a weekday', 'no events'],
  ['is 15 august on a weekday', 'Saturday 15 August 2026: Assumption Day', 'Puglia'],
  ['is 8 december a holiday', 'Immaculate Conception, a public holiday'],
  ['is tomorrow a working day?', '21 May 2026: a working day'],
  ['does christmas fall on a weekend', 'Friday 25 December 2026: Christmas Day'],
  ['does the barbecue fall on a weekend?', 'Barbecue.: Saturday 27 June'],
  // Words that say nothing more, and hours that do
  ['how many weeks to the half marathon from now?', '21 weeks and 4 days'],
  ['how many hours of gym a month, more or less?', '8.8 hours a month', 'compare'],
  ['what do I have after work on Fridays in June, say from 6 pm onwards?', '5 events & in the evening', 'onwards'],
  ['what do I have on Fridays in June from 6 pm', '5 events & in the evening', 'Flight'],
  ['what do I have in June at 9?', 'I left out .at 9.'],
  // How far, in months
  ['how many months between the ski week and the holiday in Puglia?', '5 months and 20 days .170 days.'],
  ['how many months until the trip to Japan', 'in 10 months'],
  ['how many months have I been doing German?', '4 March & 2 months and 16 days'],
  ['how many months until the dentist', '1 week and 1 day'],
  // Free ones of the days that are told before
  [
    "I'm thinking of inviting friends over one Friday evening in June, which ones could work?",
    'no completely free Friday evenings in June',
  ],
  ["I'd love a weekend away in September, which one is free?", '3 free weekends'],
  ["we're planning a barbecue some Sunday in July, when can we?", '2 free Sundays & 12 July & 26 July'],
  [
    "I'd like dinner with colleagues on a Thursday, what's the first free Thursday evening?",
    'Thursday evening is .*21 May',
  ],
  // A weekday before or after something that is on it
  ['do I have a free hour on Thursday before the vet?', '21 May 2026: 08:00–10:00, 13:00–17:30', '22 May'],
  ['what do I have thursday before the vet', 'Before .Vet. & Workshop'],
  ['is the Thursday after the wedding free', '17 September'],
  [
    "delete all the gym sessions in the week I'm in Lisbon",
    '9 June & 12 June',
    undefined,
    'delete gym-tue/22, delete gym-fri/22, delete gym-tue/23, delete gym-fri/23',
  ],
  // To be reminded of what is told first
  [
    'pay car insurance: set me a reminder on 23 June',
    'Pay car insurance.: .*reminder',
    'remind me',
    'create 2026-06-23',
  ],
  ['renew passport - remind me on 3 June at 9', 'Renew passport.: .*reminder', undefined, 'create 2026-06-03T09:00'],
  ['electricity bill: reminder 5 June', 'Electricity bill.: .*reminder', undefined, 'create 2026-06-05'],
  ['dentist: remind me an hour before', '1 hour before', undefined, 'remind dentist-2'],
  // How much longer, or shorter, something lasts
  [
    'holiday in Puglia needs to be extended by two days at the end',
    '→ .* 18 August',
    undefined,
    'shift puglia 2026-08-03',
  ],
  ["the Lisbon trip is one day longer, we're back on the 16th", '→ .* 16 June', undefined, 'shift lisbon 2026-06-12'],
  ['the workshop lasts an hour less', '→ .*10:00–12:00', undefined, 'shift workshop 2026-05-21T10:00'],
  ['the barbecue should be shortened by an hour', '12:00–16:00', undefined, 'shift barbecue 2026-06-27T12:00'],
  // Slips of verbs, and somebody who was named
  ['ad a call with the movers on monday at 12 for half an hour', '“Call with', '“Ad', 'create 2026-05-25T12:00'],
  [
    'scrap the meeting with Rossi and put a call with him on the 27th at 11 instead',
    'Call with Rossi',
    'with him',
    'delete rossi, create 2026-05-27T11:00',
  ],
  // Something new on several dates
  [
    'add physio on 3, 10 and 17 June at 8:30',
    'Physio.: Wednesday 3 June & 10 June & 17 June',
    'Which day',
    'create 2026-06-03T08:30, create 2026-06-10T08:30, create 2026-06-17T08:30',
  ],
  ['physio on 4 and 11 june at 9', '4 June & 11 June', undefined, 'create 2026-06-04T09:00, create 2026-06-11T09:00'],
  ['add a day off on 5 and 8 June', 'Day off', undefined, 'create 2026-06-05, create 2026-06-08'],
  // From one thing to another, how many are left, and a whole week
  [
    'how many days from getting back from Lisbon to the barbecue',
    '12 days .* 11 days in between|.12 days.',
    '1 day with',
  ],
  ['how long from now to the wedding', '115 days', 'lasts'],
  ['until when do I have German class and how many lessons are left?', 'ends on .* 10 June & 4 events'],
  ['which is the first free week in July', 'no 7 days in a row', '15 free days'],
  // Where longer, and how long each is
  ['how many trips this year and how long is each one', '4 events & Puglia. lasts 14 days & conference. lasts 3 days'],
  ['am I away longer in Puglia or in Japan?', 'Japan. is longer'],
  // Days that are told by an event, and what is left out
  ['first free day after the house move?', 'first free day is Wednesday 22 July', 'Monday 20 July'],
  ["am I free on dad's birthday?", '1 event on Sunday 5 July', 'left out'],
  ["am i working on my dad's birthday or is it a sunday", 'Sunday 5 July', 'with “dad'],
  ['anything in october apart from the race?', '4 events', 'marathon'],
  ['what have I got before the weekend?', 'to Friday 22 May', '23 May'],
  ["What's the last gym session in my calendar?", '31 July'],
  ['when am I next in Germany?', 'no events with “germany”', 'German class'],
  ['am I free on Thursday or Friday next week', 'Thursday 28 May & Friday 29 May', '21 May'],
  ['any evenings free next week after 7pm', '4 free evenings', 'to Tuesday 26 May'],
  ["which weekends in September don't have anything on them?", '3 free weekends', 'Sara and Paolo'],
  // Of two journeys only the days are meant
  ["delete the gym while I'm in Lisbon or Puglia", '12 June', 'Holiday in Puglia', 'delete gym-fri/22'],
  // What is told behind a comma is no name, and of a series the last is one
  ['delete the last german class, the school cancelled it', '10 June', '27 May', 'delete german/14'],
  [
    'block the whole weekend of 20 June, friends from London are staying with us',
    'Friends from London',
    '“Whole',
    'create 2026-06-20',
  ],
  [
    'add the rehearsal dinner on 11 September at 8pm, three hours or so',
    '20:00.23:00',
    'or so',
    'create 2026-09-11T20:00',
  ],
  ["which Fridays in August don't have gym?", '4 days & 7 August & 28 August'],
  ['which Fridays in August am I without gym?', '4 days & 7 August & 28 August'],
  ["when's the first Friday without gym?", '1 day & Friday 7 August 2026', '14 August'],
  // From an hour on, and up to one
  ['am I free Thursday after 2pm?', 'after 14:00 & “Vet”', 'Workshop'],
  ['am I free on Thursday before 10am?', 'Yes, you are free & before 10:00'],
  ['do I have anything between the workshop and the vet?', 'no events & between 13:00 and 17:30'],
  // Which unit, and which days
  ["next week, what's my quietest day?", 'calmest day & 30 May', 'week from'],
  ['next week which day am I freest?', 'calmest day & 30 May'],
  ['free day before the end of May?', '2 free days out of 12 & 31 May'],
  ['from when to when am I in Puglia?', '3 August 2026 to Sunday 16 August 2026'],
  ['longest thing in my calendar', 'Trip to Japan & 16 days'],
  ['how many days of travel in 2026 and 2027?', '42 days & Trip to Japan'],
  ['how many free days do I have in June not counting bank holidays?', '10 free days out of 29', 'Republic'],
  ['how many events in June not counting bank holidays?', '20 events'],
  ['how many days am I away in all between Lisbon, Puglia and Berlin?', 'I do not understand', 'in between'],
  // All of a category
  ["what's everything under Health?", '4 events in the category “Health”'],
  ['everything under Health', '4 events in the category “Health”'],
  // A wish, and a question behind it
  ["the dentist, cancel it. and what's the next gym?", 'delete & Dentist & 22 May', undefined, 'delete dentist-2'],
  ['which months am I away in?', 'Trip to Lisbon & Holiday in Puglia & Berlin & Japan'],
  ['how many weeks between the two half marathons?', '52 weeks'],
  ["what's on the week after this one?", '25 May 2026 to Sunday 31 May'],
  ["what's on the weekend after this one?", '30 May 2026 to Sunday 31 May'],
  ['was my last haircut before or after Easter?', 'I cannot answer', '2027'],
  ['how much notice do I have before the quarterly review?', 'in 6 days'],
  // Days that are left out
  ['any evening free next week except Wednesday', 'Not counting “Wednesday” & 4 free evenings out of 6'],
  ["when's my next free afternoon that isn't a Friday", 'Thursday 21|Saturday 23', 'Friday 22'],
  ['how many free days in june apart from weekends', '6 free days out of 22'],
  ['what bank holidays are left apart from christmas', 'Republic & Immaculate', 'Christmas Day'],
  ['busiest day in june, not tuesdays', '12 June'],
  ['how many days of holiday in august, not counting weekends', '10 days'],
  ["when's my next gym apart from friday", '26 May'],
  ['how many events in june apart from weekends and the 2nd', '18 events'],
  ['free weekends in june apart from the 20th', 'no completely free weekend'],
  ['how many free days in june apart from weekends and when is the wedding', '6 free days & 12 September'],
  // How much there is until something, in what it is counted in
  ['how many mondays til the berlin conference', '173 days & : 24\\.'],
  ['how many fridays until christmas', '219 days & : 31\\.'],
  ['how many weekends till the wedding', '115 days & : 16\\.'],
  ['how many days until the wedding not counting weekends', '115 days & : 83\\.'],
  ['how many gyms before lisbon', '6 events'],
  ['how many weeks do I have left to train for the half', '21 weeks', 'plan|lasts'],
  ['how many months left to train for the half marathon', '4 months', 'plan'],
  ['how many days have I got to pack before the move', '59 days'],
  ["how long have I got to find a present before Anna's birthday", '127 days'],
  // Before a meal, and at it
  ['am I free before lunch tomorrow', 'Workshop', 'at 12:30'],
  ['anything on before lunch tomorrow', 'in the morning & Workshop'],
  ['am I free for lunch on sunday', 'No, from 12:30 to 14:00 & Grandma'],
  // Beside what somebody does
  ['have I got anything on the day before I fly to Lisbon', '11 June', 'Gym'],
  ['what have I got the day after I get back from Lisbon', '16 June & Gym', '19 June'],
  ["what's on the week before we move", '3 events'],
  // Months, weeks and weekdays without something
  ['is there a month with no gym', '5 months & August'],
  ['any mondays without a team meeting this year', '3 days & 5 January'],
  ["is there a month where I've got basically nothing on", 'no months without events & calmest month'],
  // Two questions
  ['is 2 june a holiday and have i got gym', 'Republic Day & Gym'],
  ["when was the last haircut and when's the next one", '11 April & next two years', 'among those'],
  ["how many trips are there left this year and when's the next", '3 events & Lisbon” .from', 'Japan'],
  ['how many trips left and which is next', '2026: 3 & Lisbon'],
  ['how many days till the move, and how many gyms before then', '59 days & 17 events'],
  ['when do I finish the workshop tomorrow and how long do I have before the vet', '13:00 & 4 hours and 30'],
  ['whens the car insurance due, and is it before or after the barbecue', '30 June & First comes “Barbecue”'],
  ["when's the concert, and how long after that is the barbecue", '6 June & 3 weeks'],
  // Working days, and days told by what one does
  ['how many working days in june not counting the 1st', '20 weekdays'],
  ['how many work days in june excluding holidays', '19 weekdays'],
  ['how many working days in august excluding the puglia holiday', '11 weekdays'],
  ['how many weekdays in june am I busy', 'something on 15 weekdays'],
  ['anything on the weekend before we go to puglia', 'no events from Saturday 1 August'],
  ['is there a week in september with nothing on', 'no weeks without events & calmest week'],
]
