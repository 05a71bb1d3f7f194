import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of family, friends and animals. */
export const peopleSteps: StepsOf<
  | 'celebrationGuest'
  | 'christening'
  | 'memorial'
  | 'reunion'
  | 'houseGuest'
  | 'dinner'
  | 'gift'
  | 'parentalLeave'
  | 'care'
  | 'schoolYear'
  | 'enrolment'
  | 'vetVisit'
  | 'pet'
> = {
  celebrationGuest: {
    reply: ['Start', 'Answer the invitation', 'Say how many you are, and mention allergies.'],
    travel: ['Preparation', 'Travel and a bed', 'Book how to get there and where to sleep before the other guests do.'],
    gift: ['Preparation', 'Present', 'See if there is a list, or join in with others.'],
    outfit: ['Preparation', 'Something to wear', 'Try it on in good time, shoes too: alterations take a few days.'],
    check: ['Last days', 'Times, address and lifts', 'Times, address, present, clothes, and who gives whom a lift.'],
    thanks: ['Afterwards', 'A message to your hosts', 'Two warm lines, and the best photos you took.'],
  },
  christening: {
    parish: [
      'Start',
      'Talk with those who celebrate it',
      'Confirm day and hour; ask about papers, meetings and how many may come.',
    ],
    godparents: ['Start', 'Ask the godparents', 'Ask in person, and see which papers they need.'],
    venue: ['Organising', 'Place for the meal', 'At home or out: how many, what time, what for the children.'],
    invite: [
      'Organising',
      'Invite family and friends',
      'Day, time, church and place of the meal, and a date by which to answer.',
    ],
    outfit: ['Organising', 'Clothes', 'For the child and for you; try them on, shoes too.'],
    favours: ['Organising', 'Favours and photos', 'Small keepsakes, and somebody who takes pictures.'],
    check: [
      'Last days',
      'How many are coming',
      'How many are coming? Call the place, the photographer and the godparents.',
    ],
    setUp: ['Last days', 'Get everything ready', 'Clothes, candle, papers, cake, and the car seats.'],
    thanks: ['Afterwards', 'Thanks and photos', 'A line to everybody who came, with a picture.'],
  },
  memorial: {
    date: ['Now', 'Confirm hour and place', 'With the family, then with the church or the funeral director.'],
    tell: ['Now', 'Let people know', 'Calls first to those closest; then a message with day, hour and place.'],
    words: ['Preparation', 'Readings, music and words', 'Who speaks, what is read, which music was theirs.'],
    flowers: ['Preparation', 'Flowers and pictures', 'Flowers or a donation instead, and a few photographs.'],
    check: ['Preparation', 'Times and lifts', 'Times, lifts for those who need one, and where people meet after.'],
    thanks: ['Afterwards', 'Thank people', 'A short note to those who wrote, came or helped. No hurry.'],
  },
  reunion: {
    find: ['Start', 'Find everybody', 'One list with numbers; each calls the three they are still in touch with.'],
    date: [
      'Start',
      'Confirm the date with everybody',
      'If it suits too few, three to choose from and a week to answer.',
    ],
    venue: ['Organising', 'Find the place', 'Easy to reach for most, with room to walk about and talk.'],
    invite: ['Organising', 'Send the invitations', 'Day, time, place, cost, and a date by which to answer.'],
    memories: [
      'Organising',
      'Old photos and music',
      'Ask everybody for two pictures, and make a playlist of those years.',
    ],
    check: [
      'Last days',
      'How many come, address to all',
      'How many come? Tell the place, and send the address round once more.',
    ],
    photos: ['Afterwards', 'Photos and addresses', 'Send them round, and settle the bill with those who helped.'],
  },
  houseGuest: {
    agree: [
      'Start',
      'Agree on days and wishes',
      'When they arrive and leave, what they eat, what they would like to see.',
    ],
    room: ['Preparation', 'Get the room ready', 'Bed, sheets, towels, a free shelf, the password of the network.'],
    programme: ['Preparation', 'A few things to do', 'Two ideas and a plan for rain; leave the rest open.'],
    shopping: ['Last days', 'Shopping', 'Breakfast, something quick for the first evening, what they like to drink.'],
    ready: ['Last days', 'House ready, journey known', 'A quick clean, and who fetches them at what time.'],
    tidy: ['Afterwards', 'Laundry and lost property', 'Wash the sheets, and send on what they forgot.'],
  },
  dinner: {
    guests: ['Start', 'Who comes, who eats what', 'Invite them, and ask about allergies and what they do not like.'],
    table: ['Preparation', 'Book the table', 'How many, at what time, set menu or not, and what it costs each.'],
    menu: ['Start', 'Decide on the menu', 'Three dishes you have cooked before, two of them ready the day before.'],
    things: ['Preparation', 'Table, chairs, glasses', 'Count them; borrow what is missing.'],
    order: ['Preparation', 'Order ahead', 'Meat, fish, bread, cake: what the shop must put aside.'],
    confirm: ['Last days', 'Confirm the number', 'The number to the place, address and time to the others.'],
    shopping: ['Last days', 'Shopping', 'With the list sorted by shop; drinks first, fresh things last.'],
    ahead: ['Last days', 'Cook ahead and lay the table', 'All that keeps until tomorrow; clear the fridge.'],
  },
  gift: {
    idea: ['Start', 'Ideas and budget', 'What did they mention lately? Three ideas and a sum.'],
    together: ['Start', 'Ask who joins in', 'One message, one sum, one person who collects.'],
    order: ['Preparation', 'Buy or order the present', 'Look at the delivery time, and whether it can be exchanged.'],
    wrap: ['Last days', 'Wrap it, write the card', 'Take off the price, and write three lines of your own.'],
  },
  parentalLeave: {
    rights: ['Start', 'What you are entitled to', 'Weeks, pay, deadlines, and how the two of you share them.'],
    talk: ['Work', 'Talk with your employer', 'From when to when, who takes over, how you come back. Then in writing.'],
    apply: [
      'Papers',
      'Give notice in writing',
      'From when and how long, with the certificate; keep a copy and the answer.',
    ],
    handover: ['Work', 'Hand over your work', 'What runs, who knows what, where things are: in writing.'],
    money: ['Papers', 'Money for the months ahead', 'What comes in, what goes out, and what can wait.'],
    check: ['Last days', 'Log-ins, keys, out-of-office note', 'And a colleague who may call if need be.'],
  },
  care: {
    needs: ['Start', 'What is needed', 'Hours, tasks, nights, language; ask the person cared for first.'],
    doctor: ['Start', 'Talk with the doctor', 'What will change, which aids help, which certificate to ask for.'],
    money: [
      'Start',
      'Care needs assessment',
      'Ask the council for it, and for attendance allowance: it takes some weeks.',
    ],
    search: [
      'Search',
      'Look for the right person or place',
      'Word of mouth, agencies, the parish: three names on paper.',
    ],
    meet: ['Search', 'Meet them together', 'At home, with the person cared for, and without hurry.'],
    trial: ['Last days', 'A trial day', 'Stay nearby, show where things are, write down the numbers to call.'],
    contract: ['Papers', 'Contract and payments', 'Hours, pay, holidays, insurance: clear for both sides.'],
    look: ['Afterwards', 'Talk about how it is going', 'Ask both, and change what does not work.'],
  },
  schoolYear: {
    services: [
      'School',
      'Bus pass, meals, after-school club',
      'Apply for what you need; some close before the summer.',
    ],
    afternoons: ['School', 'Decide on the afternoons', 'Sport, music, and one afternoon with nothing at all.'],
    clothes: [
      'Things',
      'Uniform and shoes',
      'Try on last year’s; buy what is missing before the August rush, with names in.',
    ],
    things: ['Things', 'Bag, pencil case, lunch box', 'And PE kit; the name on everything.'],
    rhythm: ['Last days', 'Early to bed again', 'A quarter of an hour earlier every evening.'],
    bag: ['Last days', 'Bag packed, clothes ready', 'And a word about tomorrow, without much fuss.'],
    meet: ['Afterwards', 'Meet the teachers', 'How did it begin, and who is a friend already?'],
  },
  enrolment: {
    compare: [
      'Choice',
      'Compare two or three places',
      'What they offer, the way there, costs, free places: all on one sheet.',
    ],
    visit: ['Choice', 'Open day or visit', 'Go and see, and ask somebody who is there already.'],
    statement: [
      'Papers',
      'Personal statement and reference',
      'Ask for the reference early, and let somebody read the statement.',
    ],
    documents: ['Papers', 'Gather the papers', 'Certificates, proof of address, ID: some take weeks.'],
    form: ['Papers', 'Fill in the form', 'With time, and saved as you go. Check names and dates twice.'],
    submit: ['Last days', 'Send it and keep the receipt', 'Not on the last evening: the site is slow then.'],
    answer: ['Afterwards', 'Accept the place', 'Accept the place in time, and note what is due next.'],
  },
  vetVisit: {
    book: ['Booking', 'Book or confirm the vet', 'Say what it is about, and ask whether it must come fasting.'],
    papers: [
      'Preparation',
      'Health card and questions',
      'Vaccinations, medicines, what you have noticed and since when.',
    ],
    carrier: [
      'Last days',
      'Carrier or lead ready',
      'With a blanket that smells of home; know the way and the parking.',
    ],
    care: ['Afterwards', 'A quiet day', 'Give what was prescribed, and watch how it eats and walks.'],
    next: ['Afterwards', 'Next appointment', 'Check-up or vaccination: put it in the calendar.'],
  },
  pet: {
    agree: ['Start', 'Decide together', 'Who walks, feeds and pays, and what happens in the holidays.'],
    meet: ['Start', 'Meet the animals', 'Shelter or breeder: go twice, and ask about age, health and habits.'],
    home: ['Home', 'Make the home safe', 'Cables, plants, balcony; a quiet corner that is theirs.'],
    things: ['Home', 'Get what it needs', 'Bed, bowls, food as before, lead or litter tray, carrier.'],
    away: ['Home', 'Who helps when you are away', 'A neighbour, a sitter, a boarding place: ask now.'],
    ready: ['Last days', 'Ready for the first day', 'Papers, carrier, and two days with nothing planned.'],
    calm: ['Afterwards', 'First quiet days', 'Few visits, the same hours every day, much patience.'],
    vet: ['Afterwards', 'First visit to the vet', 'Chip, vaccinations, worming, and the next date.'],
    train: ['Afterwards', 'Little lessons every day', 'Five minutes, with praise, and always the same words.'],
  },
}
