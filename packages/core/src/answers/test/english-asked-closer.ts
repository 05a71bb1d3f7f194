import type { LifeRow } from './score-life.ts'

/** What strangers asked and wished of the lived year since, in English. */
export const englishAskedCloser: readonly LifeRow[] = [
  // What falls into days away
  ['During the holiday in Puglia do I miss any meetings?', '2 events & 10 August', 'left out'],
  ['if I go to Lisbon do I miss the gym?', '1 event & 12 June', 'left out'],
  // Two things in a row
  ["Can I go to the parents' evening and then to German tonight?", 'Yes, but without a minute'],
  [
    'Can I make it from the workshop to the vet tomorrow or is it too tight?',
    'Yes: & 4 hours and 30 minutes',
    'left out',
  ],
  // Asked as if the answer were sure
  ["on Friday 12 June I have gym, but aren't I travelling?", 'Gym & Trip to Lisbon'],
  ["don't I have gym on Friday?", '1 event with “gym”'],
  // The first of what is free
  ["which is the first weekend when I'm free both Saturday and Sunday?", '30 May', 'Not all'],
  ['which is my first free morning in June?', 'first free morning is Tuesday 2 June'],
  [
    "I'd like to have a friend over for dinner one evening next week, which would work best?",
    '4 free evenings & 28 May',
    'Work',
  ],
  // Words behind what is asked
  ['How many hours of meetings do I have next week, all of them together?', '2 hours'],
  ['Am I around on 10 November, someone wants to visit', 'away & Berlin', 'wants'],
  ['am I away more days in Puglia or in Japan?', 'Japan.*16 days & 14 days'],
  ['How many public holidays fall on a weekday this year?', '3 public holidays'],
  // Wishes
  ['the barbecue should start at 1 instead of 12', 'Barbecue', undefined, 'shift barbecue 2026-06-27T13:00'],
  ['the concert is on the 7th not the 6th, can you fix it?', 'Concert', undefined, 'shift concert 2026-06-07T21:00'],
  ['extend the trip to Lisbon by one day', '16 June', 'Which', 'shift lisbon 2026-06-12'],
  ['move the dentist to the first free morning in June', 'Dentist', undefined, 'shift dentist-2 2026-06-02T09:00'],
  ["add haircut sometime next week in the afternoon when I'm free", '“Haircut”', undefined, 'create 2026-05-25T14:00'],
  ['set a reminder the evening before the flight to Lisbon to pack', '“Pack”', undefined, 'create 2026-06-11T19:00'],
  ['block out all of friday 29 may as a day off', '“Day off”', undefined, 'create 2026-05-29'],
  [
    'tomorrow shopping at 8, pharmacy at 9 and mechanic at 3pm',
    '“Shopping” & “Pharmacy” & “Mechanic”',
    undefined,
    'create 2026-05-21T08:00, create 2026-05-21T09:00, create 2026-05-21T15:00',
  ],
  [
    "I'd like to book a haircut for Saturday 13 June at 10, actually no I'm away that day, make it the 20th",
    '“Haircut”',
    undefined,
    'create 2026-06-20T10:00',
  ],
  ["From September I'd like swimming every Monday at 7am", '“Swimming”', undefined, 'create 2026-09-07T07:00'],
  [
    "add lunch with Anna at Luigi's tomorrow at 1",
    '“Lunch with Anna” & place: “Luigi',
    undefined,
    'create 2026-05-21T13:00',
  ],
  ["the parents' evening ends at 8 not 7", '18:00–20:00', undefined, 'shift school 2026-05-20T18:00'],
  ['move the vet to half seven', '19:30', undefined, 'shift vet 2026-05-21T19:30'],
  ['on Friday after gym add drinks with Sara', '“Drinks with Sara”', undefined, 'create 2026-05-22T19:30'],
  ['add gym on Thursday too at the same time', '“Gym”:', undefined, 'create 2026-05-21T18:30'],
  // Days told in other words
  ['Do I have anything the morning of the 28th?', 'Thursday 28 May 2026 in the morning'],
  ['what have I got until the summer?', '31 May', 'Barbecue'],
  ['how many Saturdays are taken in June?', '3 days'],
  ['Do any of my Monday meetings fall during the Puglia holiday or the Berlin conference?', '2 events & 9 November'],
  ["when's the next time I'm away", 'Trip to Lisbon'],
  ['if I move the dentist to 4 June, do I have anything else that day?', 'no events on Thursday 4 June'],
  ['how long do my trips last altogether this year?', '29 days'],
  ['how many times have I been to the dentist between last year and this year?', '2025: 1, 2026: 1'],
  // Told as it is
  ["I'm not going to the workshop tomorrow", 'Workshop', undefined, 'delete workshop'],
  ["I've booked the dermatologist for 4 June at 11:30", '“Dermatologist”', undefined, 'create 2026-06-04T11:30'],
  ['the dentist has moved my appointment to 3 June at 10', 'Dentist', undefined, 'shift dentist-2 2026-06-03T10:00'],
  ['cancel the Lisbon trip and also the flight', 'Trip to Lisbon & Flight', undefined, 'delete lisbon, delete flight'],
  ['skip it today', 'Which one do you mean?', undefined, ''],
  ['cancel the one on Tuesday', 'Which one do you mean?', undefined, ''],
  ['stretch the Lisbon trip by a day', 'Tuesday 16 June', undefined, 'shift lisbon 2026-06-12'],
  ["I'm trying to plan a weekend away, which weekends in July are still open?", '2 free weekends in July 2026'],
  ["swap tomorrow's vet to 18:30 instead of 17:30", '18:30', undefined, 'shift vet 2026-05-21T18:30'],
  [
    'i need to add 3 things: shopping sat at 10 and cleaning sunday at 9',
    'Shopping',
    '3 things',
    'create 2026-05-23T10:00, create 2026-05-24T09:00',
  ],
  ['first free day after the house move?', 'first free day is Wednesday 22 July', 'Not all'],
  ["What's the last gym session in my calendar?", 'last of all & 31 July'],
  ["what's the final team meeting", '14 December'],
  ["am i working on my dad's birthday or is it a sunday", 'no events & Sunday 5 July', 'in 2026\\.'],
  ["do I have gym on Anna's birthday", 'no events & 24 September'],
  ["is my dad's birthday on a weekend or a weekday?", 'Sunday 5 July', 'understand'],
  ['when am I next in Germany?', 'Berlin conference & 9 November', 'German class'],
  ['do I have any trips to Italy', 'Puglia', 'Lisbon'],
  ['Is there anything in october apart from the race?', '4 events', 'Half marathon'],
  ["what's in June besides the flight to Lisbon", 'Trip to Lisbon & without “flight lisbon”'],
  ['since when have I been doing German class, and until when?', '4 March & 10 June'],
  ["delete the gym sessions while I'm in Puglia or Lisbon", '12 June', 'Holiday in Puglia', 'delete gym-fri/22'],
  ['book lunch with Tom next Friday at 1, my treat', 'Lunch with Tom”', 'treat', 'create 2026-05-29T13:00'],
  ['move the vet to 6pm, it should only take an hour', '18:00', 'When', 'shift vet 2026-05-21T18:00'],
  ['do I see Marta before or after Grandma?', 'First comes “Dinner with Marta”'],
  ["hi, hope you're well - could you tell me if I've anything on after work on Thursday?", '1 event & Vet', 'hope'],
  ['what do i have on friday say from 6 pm', '1 event & Gym', 'say'],
  // How busy some days are is a question of its own, before another one
  ['how busy is June, and which weekend is free?', '21 events in June & 1 free weekend in June & 20 June'],
  ['how full is my Thursday and when is the dentist', 'Workshop & Vet & Dentist'],
  // What is longest is asked by no word of a kind, and a second question may come behind a comma
  ["what's my longest trip and when's the shortest one", 'longest.*Trip to Japan & shortest.*Trip to Paris'],
  [
    'do I need to be anywhere saturday, also what time is lunch with grandma',
    'Dinner with Marta & Lunch with Grandma”.*13:00',
  ],
  ['do I have to be somewhere on the 24th', '1 event & Lunch with Grandma'],
  ['when is dinner with marta? and where', 'Saturday 23 May & Trattoria da Gino'],
  // What free time is asked of without something is as if that were not there
  ['which evenings am i free next week not counting gym', 'Not counting “gym” & 6 free evenings'],
  ['how many free days do i have in june apart from gym', '17 free days out of 30'],
  ['which weekends in june am i free, apart from the barbecue', '2 free weekends & 27 June'],
  ['am i free on tuesday apart from gym', 'Not counting “gym” & 2 events', '“Gym”:'],
  ['longest stretch with nothing on except gym and team meeting', '26 days: from Monday 17 August'],
  // What lasts all day has days, where hours are asked for
  ['how much of my June is taken up by Travel', '3 hours & 4 days'],
  ['how much of august is taken up by the holiday', '14 days'],
  ['how does the rest of my week look', '7 events & 20 May 2026 to Sunday 24 May'],
  // A question is nothing new, whatever days it says
  ['do i need to cancel anything if i go away 22-24 may', 'cannot answer'],
  ['is there anything on the same day as sara and paolos wedding', '1 event.*Saturday 12 September', 'in 2026:'],
  ['when am i at the dentist and is there anything else that day', '28 May & no other events on Thursday 28 May'],
  // A wish may go on with a question about what it leaves
  ['extend the lisbon trip by a day and how many nights is that now', '4 nights', undefined, 'shift lisbon 2026-06-12'],
  [
    'push the dentist back a week and does that clash with anything',
    'Nothing overlaps',
    undefined,
    'shift dentist-2 2026-06-04T15:00',
  ],
  [
    "cancel the concert and tell me what's on that weekend",
    '6 June 2026 to Sunday 7 June',
    undefined,
    'delete concert',
  ],
  // Days off that are taken are those away; what is put somewhere instead is there already
  ['how many days off am i taking this summer', '18 days & Lisbon & Puglia', 'free'],
  ['put the dentist on friday at 10 instead', 'Dentist', undefined, 'shift dentist-2 2026-05-29T10:00'],
  [
    'how much free time is there between the workshop and dinner with marta',
    '21 May 2026: 13:00–17:30 & 23 May 2026: 08:00–20:00',
    '24 May',
  ],
  ['whats on over half term 25th to 29th may', 'no events with “half term” & Quarterly review', '“team” only'],
]
