import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of feasts and of guests. */
export const peopleSteps: StepsOf<
  'celebrationGuest' | 'christening' | 'memorial' | 'reunion' | 'houseGuest' | 'dinner' | 'gift'
> = {
  celebrationGuest: {
    reply: ['Start', 'Answer the invitation', 'Say how many you are, and mention allergies.'],
    travel: ['Preparation', 'Travel and a bed', 'Book how to get there and where to sleep before the other guests do.'],
    gift: ['Preparation', 'Choose the present', 'See if there is a list, or join in with others.'],
    outfit: ['Preparation', 'Something to wear', 'Try it on in good time, shoes too: alterations take a few days.'],
    check: ['Last days', 'Times, address and lifts', 'Times, address, present, clothes, and who gives whom a lift.'],
    thanks: ['Afterwards', 'A message to your hosts', 'Two warm lines, and the best photos you took.'],
    role: ['Start', 'Ask what they need from you', 'Rings, hen or stag, readings, lifts: what is yours, and by when?'],
    speech: [
      'Preparation',
      'Write and practise the speech',
      'Three minutes, one story, their names right; aloud, twice.',
    ],
  },
  christening: {
    parish: [
      'Start',
      'Talk with those who celebrate it',
      'Confirm day and hour; ask about papers, meetings and how many may come.',
    ],
    venue: ['Organising', 'Place for the meal', 'At home or out: how many, what time, what for the children.'],
    godparents: ['Start', 'Ask the godparents', 'Ask in person, and see which papers they need.'],
    invite: [
      'Organising',
      'Invite family and friends',
      'Day, time, church and place of the meal, and a date by which to answer.',
    ],
    outfit: ['Organising', 'Clothes for the child and for you', 'For the child and for you; try them on, shoes too.'],
    favours: ['Organising', 'Favours and photos', 'Small keepsakes, and somebody who takes pictures.'],
    check: [
      'Last days',
      'How many are coming',
      'How many are coming? Call the place, the photographer and the godparents.',
    ],
    setUp: ['Last days', 'Clothes, papers and cake ready', 'And who picks up whom tomorrow, and at what time.'],
    thanks: ['Afterwards', 'Thanks and photos', 'A line to everybody who came, with a picture.'],
  },
  memorial: {
    date: ['Now', 'Confirm hour and place', 'With the family, then with the church or the funeral director.'],
    tell: [
      'Now',
      'Let family and friends know',
      'Calls first to those closest; then a message with day, hour and place.',
    ],
    words: ['Preparation', 'Readings, music and words', 'Who speaks, what is read, which music was theirs.'],
    flowers: ['Preparation', 'Flowers and pictures', 'Flowers or a donation instead, and a few photographs.'],
    check: ['Preparation', 'Times and lifts', 'Times, lifts for those who need one, and where people meet after.'],
    thanks: [
      'Afterwards',
      'Thank those who wrote or came',
      'A short note to those who wrote, came or helped. No hurry.',
    ],
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
    shopping: [
      'Last days',
      'Shopping for the guests',
      'Breakfast, something quick for the first evening, what they like to drink.',
    ],
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
}
