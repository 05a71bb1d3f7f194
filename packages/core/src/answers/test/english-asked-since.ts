import type { LifeRow } from './score-life.ts'
import { TUESDAYS_AT_SEVEN } from './italian-asked-closer.ts'

/** What strangers asked of the lived year last, in English. */
export const englishAskedSince: readonly LifeRow[] = [
  // A name may have an `and` of its own
  ["how long is it between Sara and Paolo's wedding and the half marathon?", '36 days'],
  // Two things by their lengths
  [
    'between ski week and the puglia holiday which is longer and by how much',
    'Puglia” is longer & 14 days & 6 days less',
  ],
  ['of the workshop and the vet which takes longer?', 'Workshop” is longer & 2 hours less'],
  ['how many days longer is Puglia than ski week?', '6 days less'],
  // All free days in a row that are so many or more
  [
    'when do I have nothing at all for at least three days in a row',
    '18 August.*23 August.*6 days & 8 September.*11 September',
  ],
  ['is there a stretch of four days or more with nothing on in september', '3 stretches & 6 September'],
  // The first or the last beside something
  ['first thing after the holiday?', 'Team meeting”.*17 August'],
  ['first appointment after the trip to lisbon', 'Gym”.*16 June'],
  ['last thing before the house move', 'Gym”.*17 July'],
  // What is asked behind what somebody means to do, in the days that were told with that
  [
    'hey, I’m trying to plan a weekend away with a friend in July, which weekends are still open?',
    '2 free weekends & 11 July & 25 July',
  ],
  ['we want to go away in July. which weekends are open', '2 free weekends & 25 July'],
  [
    'I need to have 4 friends over for dinner between 25 May and 7 June, which evenings work?',
    '7 free evenings out of 14',
  ],
  ['I’d like to see mum for lunch in june, which sundays are good?', '3 free Sundays out of 4'],
  ['which evenings are good for a dinner next week?', '4 free evenings'],
  // A new name, the end alone, and the last of a series as an end
  ['can you rename the concert to "Subsonica gig"?', '“Subsonica gig”', undefined, 'rename concert'],
  [
    'the return from Puglia is the 17th, not the 16th, can you fix it?',
    'to Monday 17 August',
    undefined,
    'shift puglia 2026-08-03',
  ],
  ['I’m back from Berlin on the 12th, not the 11th', 'to Thursday 12 November', undefined, 'shift berlin 2026-11-09'],
  ['study german every saturday morning 10-11 until the last class', '10 June', undefined, 'create 2026-05-23T10:00'],
  ['run every sunday at 9 until the house move', '17 July', undefined, 'create 2026-05-24T09:00'],
  // What is asked of something that somebody means to do
  ['I’d like to have drinks with Julia next week, when can I?', '2 free days out of 7 & 30 May'],
  // Noted, and put where there is room
  ['note that I’m off on 10 july', 'I.m off”', 'Note', 'create 2026-07-10'],
  ['make a note that mum is visiting on 10 july', '“Mum is visiting”', undefined, 'create 2026-07-10'],
  [
    'book a haircut for some time next week after 5, wherever I’m free',
    '“Haircut”',
    undefined,
    'create 2026-05-25T17:00',
  ],
  // Nothing new beside what is done
  ['parents evening tonight is cancelled', 'delete 1 event', 'add', 'delete school'],
  ['can I squeeze a half hour coffee between the workshop and the vet tomorrow', '13:00–17:30', 'add'],
  // From some day on
  ['move tuesday gym to 7pm from june on', '9 events', 'Friday', TUESDAYS_AT_SEVEN],
  ['tuesday gym, move it to 7pm from june onwards', '9 events', 'Friday', TUESDAYS_AT_SEVEN],
  ['how many gyms do I have from june onwards', '18 events'],
  ['how many gyms from 2 june onwards', '18 events'],
  ['what’s on from 20 july onwards', '31 events'],
  // Two things on one day, and what is on while somebody is away
  [
    'add dentist checkup 26 november 9am and eye test the same day at 11',
    'Eye test',
    undefined,
    'create 2026-11-26T09:00, create 2026-11-26T11:00',
  ],
  ['delete gym on the days I’m in Lisbon', '12 June', undefined, 'delete gym-fri/22'],
  // Whether there is room for what somebody means to do, and what lasts all day and has no hour
  ['can I go to the beach the weekend of 20 june?', '1 free weekend', 'find no'],
  ['what time is the wedding?', '12 September & no time is set'],
  ['whose birthday is after the summer?', 'Anna', 'Dad'],
  ['the vet will be moved to friday at 5pm', '', undefined, 'shift vet 2026-05-22T17:00'],
  ['from june tuesday’s gym is at 7pm', '9 events', 'Friday', TUESDAYS_AT_SEVEN],
  // Weekends and days by what is on them, and two questions of one thing
  ['tell me all the weekends in june when I’ve got something on', '3 weekends & Concert & Barbecue', 'Gym'],
  ['which days next week do I have just one thing?', '4 days have & Dentist', 'Rossi'],
  ['how many events have a location?', '2 events'],
  ['when am I seeing Rossi and how long is the meeting', 'Rossi” lasts 1 hour', 'Team'],
  ['the flight to lisbon has been brought forward to 6', '', undefined, 'shift flight 2026-06-12T06:00'],
  // Where one goes on some day
  ['where do I have to go saturday night', 'Trattoria da Gino'],
  ['where am I going on 12 september', 'Villa Aurelia'],
  // What is said of an event is not the event
  ['remove the location from dinner with marta', 'take the place off', undefined, 'place marta'],
  ['how many nights is the japan trip?', '15 nights'],
  ['how many nights is the lisbon trip', '3 nights'],
  ['sum up my week', 'Workshop & Lunch with Grandma'],
  ['if I move the dentist to the 29th are there any clashes?', '1 event & Gym', 'dentist'],
  ['if I move the dentist to friday 29 may, does anything clash?', '1 event & Gym', 'dentist'],
  // Two months in a row
  ['how many free saturdays do I have in june and july?', '4 free Saturdays out of 8', 'left out'],
  ['free weekends in july and august?', '5 free weekends', 'left out'],
  // The first day that is free, at an hour that is said, and what somebody moved
  ['put dentist on the first free day in june at 9', '“Dentist”', undefined, 'create 2026-06-04T09:00'],
  ['I’ve moved the workshop to monday 25 at the same time', '', undefined, 'shift workshop 2026-05-25T10:00'],
  ['we’ve postponed the vet to tuesday', '', undefined, 'shift vet 2026-05-26T17:30'],
  // The last of today is still to come
  ['what’s the last thing I’ve got today?', 'German class', 'find no'],
  // Several wishes in a row, each about the thing before it where it names none
  [
    'delete the workshop, move the vet to Friday and remind me of it an hour before',
    '1 hour before',
    undefined,
    'delete workshop, shift vet 2026-05-22T17:30, remind vet',
  ],
  [
    'add lunch on Friday at one, remind me of it an hour before',
    '“Lunch” & reminder 1 hour before',
    'remind me',
    'create 2026-05-22T13:00',
  ],
  [
    'move the barbecue to 28 June and add a reminder to it the day before',
    '1 day before',
    'stays on it',
    'shift barbecue 2026-06-28T12:00, remind barbecue',
  ],
  [
    'add swim saturday at 9, delete the workshop, and add a call with Rossi on Monday at 9',
    'Swim & Workshop & Call with Rossi',
    undefined,
    'create 2026-05-23T09:00, delete workshop, create 2026-05-25T09:00',
  ],
  [
    'add haircut sat 30 may at 10, 90 mins, remind me an hour before',
    '“Haircut”.*1 hour before',
    undefined,
    'create 2026-05-30T10:00',
  ],
  [
    "cancel gym on 12 June because I'm in Lisbon, and the team meeting on the 15th",
    '2 events',
    undefined,
    'delete gym-fri/22, delete team/22',
  ],
  [
    'add lunch with Al on 3 July at 1 and dinner with Bo on the 6th at 8',
    '6 July',
    undefined,
    'create 2026-07-03T13:00, create 2026-07-06T20:00',
  ],
]
