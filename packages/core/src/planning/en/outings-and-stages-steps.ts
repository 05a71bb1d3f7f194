import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what takes place: going there, taking part, showing something. */
export const outingsAndStagesSteps: StepsOf<'attend' | 'competition' | 'hackathon' | 'exhibition' | 'eachOfThem'> = {
  attend: {
    company: ['Booking', 'Who comes along', 'One message, an answer by the end of the week.'],
    ticket: [
      'Booking',
      'Get the tickets',
      'If you have none yet: official sellers only. Put them where you find them.',
    ],
    register: ['Booking', 'Register', 'Early prices, workshops with few places, and an invoice if work pays.'],
    travel: ['Booking', 'How to get there and back', 'Last train, parking, or a bed for the night: book early.'],
    sessions: ['Last days', 'Programme, and whom to meet', 'Three talks you want, two people to write to beforehand.'],
    camera: [
      'Last days',
      'Times, seats, a small bouquet',
      'When to bring the child and from when seats are free; camera charged.',
    ],
    check: [
      'Last days',
      'Tickets, times, weather',
      'Tickets on the phone and saved offline, doors, bag rules, meeting point.',
    ],
    bag: [
      'Last days',
      'Badge, charger, cards',
      'Registration saved offline, comfortable shoes, the way from the station.',
    ],
    memories: ['Afterwards', 'Photos to the family', 'Send round the best ones, with a word of praise.'],
    notes: ['Afterwards', 'Notes and contacts', 'Write to those you met, and tell colleagues three things.'],
    tent: [
      'Last days',
      'Tent, sleeping bag, wellies',
      'Put the tent up once at home; a head torch, a power bank, cash, ear plugs, a trolley if it is far.',
    ],
  },
  competition: {
    washed: [
      'Last days',
      'Wash, trim and load the box',
      'Wash or clip as the breed has it; halters, brushes, white coat, hay and buckets packed.',
    ],
    movement: [
      'Papers',
      'Tags, papers and movement licence',
      'Both tags in, medicine book up to date, standstill days counted; the vet if the show asks for tests.',
    ],
    halter: [
      'Preparation',
      'Feed, handle, walk on the halter',
      'Ten minutes each a day until they stand still; check feet and weight every week.',
    ],
    animalSchedule: [
      'Start',
      'Get the schedule and enter',
      'Classes, ages, health rules and the closing date, often weeks before: choose a few more than you will show.',
    ],
    consents: [
      'Preparation',
      'Parents: consent and lifts',
      'Who drives whom, forms and phone numbers, who stays with the team.',
    ],
    friendly: ['Trials', 'A friendly match', 'With the line-up of the day; who warms the bench, who plays where.'],
    enter: ['Start', 'Enter in time', 'Deadline, fee, category; keep the confirmation.'],
    jars: ['Preparation', 'Make the jars early', 'Chutney is best after two months; new lids, name and date.'],
    schedule: [
      'Start',
      'Get the schedule',
      'Which classes there are, how many on a plate, what size; until when the form must be in.',
    ],
    forShow: [
      'Preparation',
      'Grow or make more than you need',
      'To show only the best: look every week, and note what the judges want.',
    ],
    entryForm: [
      'Last days',
      'Hand in the entry form',
      'One line for each class, and the fee; many shows take forms until some days before.',
    ],
    staging: [
      'Last days',
      'Choose, clean and pack',
      'The best that match; cards, plates and something soft for the way; when must it stand there?',
    ],
    court: ['Start', 'Place, day and teams', 'Book the place, count who is in, and choose a simple format.'],
    team: ['Start', 'Team and table', 'Four to six who know different things; book the table.'],
    rules: ['Start', 'Rules and what is judged', 'What counts, what is not allowed, how it was won last time.'],
    entry: ['Preparation', 'Make the entry', 'First three ideas, then one done well, in the format they ask for.'],
    practise: ['Practice', 'Practise for it', 'Same time, same rules as on the day; one thing better each time.'],
    bakes: ['Practice', 'Bake it once a week', 'The same recipe: note oven, minutes and what you changed.'],
    topics: [
      'Preparation',
      'A topic each to brush up',
      'News of the year, music, sport, capitals: half an hour, twice a week.',
    ],
    warmUp: ['Preparation', 'A few games to warm up', 'With those who will play, and not too seriously.'],
    mock: [
      'Practice',
      'A trial as on the day',
      'In front of somebody, against the clock; then work only on what cost you most.',
    ],
    reader: ['Preparation', 'Show it to somebody', 'What strikes them, and what do they not understand?'],
    tasting: [
      'Practice',
      'A tasting, as the judges do it',
      'Whole and cut, with three honest people; how will you carry it?',
    ],
    send: ['Last days', 'Send the entry', 'Format, file name, fee: not on the last evening. Keep the receipt.'],
    numbers: [
      'Last days',
      'Confirm who is coming',
      'One message with hour, place and what to bring, and who sees to the drinks.',
    ],
    check: ['Last days', 'Place, times and what to bring', 'And a spare of what may break or be forgotten.'],
    bakeDay: ['Last days', 'Bake the one that counts', 'Leave it to cool, carry it in a box, decorate on the spot.'],
    rest: ['Last days', 'Bag packed and rest', 'Pack, eat well, sleep. Nothing new today.'],
    lorry: [
      'Last days',
      'Lorry, passport, vaccinations',
      'Transport fixed, the horse’s passport and jabs in date, farrier not in the last days.',
    ],
    horseReady: [
      'Last days',
      'Bath, plaits, clean tack',
      'Hat and jacket ready, the test once more on foot; loading time written down.',
    ],
  },
  hackathon: {
    enter: ['Start', 'Sign up', 'Places, rules, prizes, whether you may bring code of your own.'],
    team: ['Start', 'Find a team', 'Somebody who builds, somebody who draws, somebody who tells.'],
    idea: ['Preparation', 'Two ideas, small enough', 'For half of the time, with what could go wrong.'],
    kit: ['Preparation', 'Tools that work', 'Empty project, accounts, keys, a way to show it: all tried.'],
    check: [
      'Last days',
      'Bag and a night’s sleep',
      'Laptop, chargers, cables, snacks; then sleep, it is the last good night.',
    ],
    after: ['Afterwards', 'Decide if it goes on', 'Tidy the code, write to the team, decide if it goes on.'],
  },
  exhibition: {
    missingWorks: [
      'Works',
      'Make those that are missing',
      'So many a week, the largest first; oils need weeks to dry before they are framed.',
    ],
    entry: [
      'Start',
      'Entry form and rules',
      'How many works, sizes, fee, what they take of a sale; until when the form must be in, and when to deliver.',
    ],
    tellFriends: ['Last days', 'Tell those who would like to see it', 'Hours, address, one picture.'],
    packed: [
      'Last days',
      'Label and pack them',
      'Name, title and price on each; something soft between, cord or stands in the bag.',
    ],
    bringThere: [
      'Last days',
      'Take them there, and put them up',
      'At the hour they said; a photo of how it looks, and a list with whoever sells.',
    ],
    fetch: ['Afterwards', 'Fetch what is left', 'What was sold, who asked, and thanks to those who ran it.'],
    venue: ['Start', 'Place and dates', 'Walls, light, hours, insurance, who pays for what.'],
    choose: ['Works', 'Choose the works', 'Fewer than you think, and one thread through all of them.'],
    make: ['Works', 'Finish the works, frame or mount them', 'A test first; framers and printers need three weeks.'],
    invite: [
      'Opening',
      'Invitations and posters',
      'With the best picture, the hour of the opening, and who says a word.',
    ],
    captions: ['Opening', 'Titles, texts and prices', 'Short, large, same height everywhere.'],
    check: [
      'Last days',
      'List, tools and who helps',
      'List of works, nails, level, who helps, drinks for the opening.',
    ],
    hang: ['Last days', 'Set it up', 'Lay it out first, centre at eye height, lights last.'],
    takeDown: ['Afterwards', 'Take it down', 'Thanks, sold works delivered, walls as they were.'],
    callForWorks: [
      'Works',
      'Ask the members for works',
      'How many each, size, frame, fee, entry form, and a date by which to say yes.',
    ],
    worksIn: [
      'Works',
      'Works come in, and are chosen',
      'Framed and ready to hang, title and price on the back; a list of who brought what.',
    ],
    rota: [
      'Opening',
      'A rota for the opening hours',
      'Two members at a time, keys, cash box, who opens and who locks up.',
    ],
  },
  eachOfThem: {
    list: ['Start', 'A list of them all, on a map', 'Opening times, how far it is, and which go together in one day.'],
    stages: [
      'Start',
      'Divide it into day stages',
      'Each from one station or bus stop to the next; two cars help where there is none.',
    ],
    dates: [
      'Start',
      'Put the first three in the diary',
      'With whoever comes along; the furthest while the days are long.',
    ],
    outings: ['Outings', 'One after the other', 'A photo and a line of each; before you go home, choose the next.'],
    look: ['Outings', 'How many are left', 'Put the dates of those in the diary too.'],
  },
}
