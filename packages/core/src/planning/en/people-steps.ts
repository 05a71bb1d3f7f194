import type { StepsOf } from '../planning-words.ts'
import { christeningVarieties, memorialVarieties } from './varieties-steps.ts'

/** English words of the steps of feasts. */
export const peopleSteps: StepsOf<'celebrationGuest' | 'christening' | 'memorial' | 'dinner'> = {
  celebrationGuest: {
    documents: [
      'Start',
      'Passport and entry rules',
      'Valid long enough for everybody who goes; a new one takes weeks.',
    ],
    couple: [
      'Start',
      'Talk it over with the couple',
      'What falls to you and what they do: costs, guests of yours, what is still missing.',
    ],
    lastDetails: [
      'Preparation',
      'Last arrangements with the couple',
      'How many come from your side, who welcomes people, who puts up those from far away.',
    ],
    guests: ['Afterwards', 'Thank those who came', 'Your own guests, with a photo; and settle the last bills.'],
    photos: ['Afterwards', 'Photos', 'Send the best ones to the graduate and the family.'],
    guestTicket: [
      'Start',
      'Ask for a guest ticket',
      'How many each graduate gets, and until when; who else of the family goes.',
    ],
    reply: ['Start', 'Answer the invitation', 'Say how many you are, and mention allergies.'],
    sponsor: [
      'Start',
      'Ask what a godparent has to do there',
      'What you promise, papers from your own parish, and when the rehearsal is; ask the parents what they wish.',
    ],
    role: [
      'Start',
      'Ask what they need from you',
      'Rings, hen or stag do, reading, speech, lifts: what is yours, and by when?',
    ],
    travel: ['Start', 'Travel and a bed', 'Book how to get there and where to sleep before the other guests do.'],
    lastNight: [
      'Preparation',
      'Hen or stag do with the others',
      'Date, place and what it costs each: ask the couple what they would hate.',
    ],
    outfit: ['Preparation', 'Outfit and shoes', 'Try it all on together: alterations take a week or two.'],
    speech: [
      'Preparation',
      'Speech: what you will say',
      'Ask how long. Three minutes, one true story, their names right.',
    ],
    gift: [
      'Preparation',
      'Choose the present',
      'See if there is a list, or join in with others; a card with your own words.',
    ],
    check: ['Last days', 'Times, address and lifts', 'Times, address, present, clothes, and who gives whom a lift.'],
    aloud: [
      'Last days',
      'Your part, once through',
      'Rings, reading or bag where you find them; what you say, twice aloud.',
    ],
    thanks: ['Afterwards', 'A message to your hosts', 'Two warm lines, and the best photos you took.'],
  },
  christening: {
    ...christeningVarieties,
    withPriest: [
      'Start',
      'Go through the day with the priest',
      'Time, confessions, who reads, where the families sit; and which certificates are still missing.',
    ],
    parents: [
      'Start',
      'Meet the parents',
      'Dates, clothes, sponsors, photos, collection: agreed once for all, and on one sheet.',
    ],
    lessons: [
      'Preparation',
      'The last meetings with the children',
      'One theme each time, the songs and the answers with it; a word with whoever misses two.',
    ],
    classes: [
      'Preparation',
      'Preparation meetings',
      'Most parishes ask for a course of some weeks: an evening a week, and what you want to ask.',
    ],
    parish: [
      'Start',
      'Talk with those who celebrate it',
      'Day and hour, papers, meetings to attend, and how many may come.',
    ],
    godparents: ['Start', 'Ask the godparents', 'Ask in person, and see which papers and meetings they need.'],
    sponsor: [
      'Start',
      'Ask a sponsor',
      'In person: somebody in the church who knows you or the child, and may come to the meetings.',
    ],
    ownOutfit: ['Organising', 'What you wear that day', 'Ask what is usual there, and what to bring.'],
    venue: ['Start', 'Book the place for the meal', 'At home or out: how many, what time, what for the children.'],
    invite: [
      'Organising',
      'Invite family and friends',
      'Day, time, where, place of the meal, and a date by which to answer.',
    ],
    table: [
      'Start',
      'Confirm the table',
      'How many, at what time, menu and cake, what the children eat, and the deposit.',
    ],
    portion: ['Learning', 'Learn the portion', 'With the teacher, a few verses at a time; aloud at home twice a week.'],
    favours: [
      'Organising',
      'Keepsakes and somebody for the photos',
      'Order small things now: they take three or four weeks.',
    ],
    outfit: ['Organising', 'Clothes for that day', 'Try them on, shoes too; children grow until the day.'],
    ownMeal: [
      'Organising',
      'Food, drinks, tables and chairs',
      'What is ordered, who brings a dish, what you cook ahead; plates, ice and shade if it is outside.',
    ],
    cake: ['Organising', 'Order cake and flowers', 'How many slices, which name on it, who fetches it.'],
    check: ['Last days', 'Tell the place how many are coming', 'Those who have not answered get a call.'],
    setUp: ['Last days', 'Clothes, papers and gifts ready', 'And who picks up whom, and at what time.'],
    thanks: ['Afterwards', 'Thanks and photos', 'A line to everybody who came, with a picture.'],
    howMany: [
      'Last days',
      'How many are coming',
      'Those who have not answered get a call; chairs, plates, shade, and where all sit if it rains.',
    ],
  },
  memorial: {
    ...memorialVarieties,
    date: [
      'Now',
      'Confirm hour and place',
      'With the family, then with the church, the crematorium or the funeral director.',
    ],
    permission: [
      'Now',
      'Ask whether you may scatter there',
      'Ask the landowner; for a river or a beach there are rules too. Keep the certificate.',
    ],
    agreeDay: [
      'Now',
      'Agree on a day with the family',
      'Weeks ahead, so that those who live far away can come; who brings the ashes, and a second day for bad weather.',
    ],
    wayUp: [
      'Preparation',
      'Plan the way up',
      'How long, where to park, who cannot walk it and where they wait; a biodegradable urn or a scatter tube.',
    ],
    undertaker: [
      'Now',
      'Choose a funeral director',
      'Two prices in writing; they look after the days until then. Burial or cremation, church or not?',
    ],
    register: [
      'Now',
      'Register the death',
      'At the register office, by appointment, once the medical examiner has written; ask for several certificates.',
    ],
    tell: [
      'Now',
      'Let family and friends know',
      'Calls first to those closest; then a message with day, hour and place.',
    ],
    mason: [
      'Start',
      'Quotes from two memorial masons',
      'Stone, size, letters, and how many months it takes; ask to see finished ones.',
    ],
    permit: [
      'Start',
      'Permission of churchyard or cemetery',
      'They have rules on size, stone and wording; the mason often applies for you.',
    ],
    inscription: [
      'Stone',
      'Agree on the words with the family',
      'Names, dates, one line. Two people read the proof before it is cut.',
    ],
    room: [
      'Now',
      'A room and something to eat afterwards',
      'Close by, for more people than you think; somebody else serves.',
    ],
    words: ['Preparation', 'Readings, music and words', 'Who speaks, what is read, which music was theirs.'],
    flowers: [
      'Preparation',
      'Flowers and pictures',
      'Order the flowers, or name a charity instead; choose a few photographs.',
    ],
    check: ['Last days', 'Times and lifts', 'Lifts for those who need one, and where people meet afterwards.'],
    stone: [
      'Last days',
      'Date for setting the stone',
      'Ask the mason; the ground must have settled, often six months after a burial.',
    ],
    thanks: [
      'Afterwards',
      'Thank those who wrote or came',
      'A short note to those who wrote, came or helped. No hurry.',
    ],
  },
  dinner: {
    bird: [
      'Preparation',
      'Order the meat',
      'Half a kilo a head for a whole bird, fetched a day or two before; and a dish for those who eat no meat.',
    ],
    timetable: [
      'Last days',
      'Write the timetable, make room',
      'Backwards from when you eat: oven, resting, potatoes, gravy. Frozen, a large bird thaws in the fridge for two or three days.',
    ],
    wayThere: [
      'Last days',
      'Table, clothes and the way there',
      'Call to confirm the table; taxi or parking, and somebody for the children if there are any.',
    ],
    card: ['Preparation', 'Flowers, a card or a small thing', 'Ordered now if it takes days; three lines of your own.'],
    table: ['Start', 'Book the table', 'How many, at what time, set menu or not, deposit, and what it costs each.'],
    guests: ['Start', 'Who comes, who eats what', 'Invite them, and ask about allergies and what they do not like.'],
    menu: ['Preparation', 'Decide on the menu', 'Dishes you have cooked before, two of them ready the day before.'],
    things: ['Preparation', 'Table, chairs, glasses', 'Count them; borrow what is missing.'],
    order: ['Preparation', 'Order ahead', 'Meat, fish, bread, cake: what the shop must put aside.'],
    confirm: [
      'Last days',
      'Confirm the number',
      'The number and allergies to the place, address and time to the others.',
    ],
    shopping: ['Last days', 'Shopping', 'With the list sorted by shop; drinks first, fresh things last.'],
    ahead: ['Last days', 'Cook ahead and lay the table', 'All that keeps until tomorrow; clear the fridge.'],
    settle: ['Afterwards', 'Photos and the bill', 'Send round the pictures, and settle who paid for whom.'],
  },
}
