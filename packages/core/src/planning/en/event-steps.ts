import type { StepsOf } from '../planning-words.ts'
import { eventVarieties } from './varieties-steps.ts'

/** English words of the steps of parties, reunions, fairs and what else is organised. */
export const eventSteps: StepsOf<'event' | 'reunion'> = {
  event: {
    ...eventVarieties,
    myHandover: [
      'Preparing',
      'Hand over your work',
      'Write down what only you know, and show it to whoever comes after; the list goes to your manager.',
    ],
    forWhom: [
      'Organising',
      'Tell those who get the money',
      'They have posters, tins and often a helper; ask how their name may be used.',
    ],
    ticketsAndPrizes: [
      'Organising',
      'Entries, raffle and prizes',
      'Price of a table or a ticket, who takes the money; ask ten shops for a prize each.',
    ],
    handOver: ['Afterwards', 'Count it, and hand it over', 'Two count together; say the sum to all who came and gave.'],
    dateForGuests: [
      'Start',
      'Tell those from far the day',
      'Before anything is printed: they book leave and journeys early; a list of beds nearby, and who can put somebody up.',
    ],
    celebrant: [
      'Start',
      'Who leads it, and your own words',
      'Vicar, celebrant or a friend; two or three sentences each, written by yourselves, and rings or a reading if you like.',
    ],
    collection: [
      'Organising',
      'Collection and card',
      'One envelope or link, an idea for the present, a card that everybody signs.',
    ],
    games: [
      'Organising',
      'Games, candles and party bags',
      'Two hours are enough: three games, the cake, one bag for each child; or book somebody who does it.',
    ],
    grounds: [
      'Idea',
      'Where it is held',
      'Green, square or school yard: room for stalls, power, water, toilets; and if it rains?',
    ],
    hallDetails: [
      'Start',
      'Settle the details with the venue',
      'Hours, keys, kitchen, tables and chairs, what you may bring, who clears up.',
    ],
    marquee: [
      'Start',
      'Hire the marquee',
      'Size for the number, level ground, power, lights, a loo; for summer Saturdays months ahead.',
    ],
    hide: [
      'Preparation',
      'Buy what is hidden, make the clues',
      'So many each, a bag per child; check who is allergic to nuts or milk.',
    ],
    places: [
      'Last days',
      'Choose the hiding places',
      'Low for the little ones, a corner for the big ones; a list of them all, and somewhere dry if it rains.',
    ],
    fireworks: [
      'Organising',
      'Fireworks, wood and safety',
      'Only from a licensed shop; where people stand, water at hand; warn neighbours with animals.',
    ],
    costumes: [
      'Organising',
      'Costumes and decorations',
      'What is at home, what is borrowed, what is made together; face paint too.',
    ],
    whoBrings: [
      'Organising',
      'Who brings what',
      'Tables, chairs, bunting, drinks, a dish each: a list that all can see.',
    ],
    roadClosed: [
      'Start',
      'Ask the council to close the road',
      'The form is often free and wants four to twelve weeks; ask about insurance, music and the bins.',
    ],
    neighbours: [
      'Start',
      'A note through every door',
      'Day, hours, who joins in, and whom it would bother; two or three who help you plan.',
    ],
    idea: [
      'Idea',
      'How many people, which budget',
      'What, for whom, how many, and for how much. Ten lines are enough.',
    ],
    venue: ['Idea', 'Choose the place', 'At home, in a park or a venue: hold the date, and think of rain.'],
    permits: [
      'Organising',
      'Permits and insurance',
      'Public space, music, food: ask the council what you need and how early.',
    ],
    secret: ['Guests', 'Keep the secret', 'Who must not know, who brings them there, and under which pretext.'],
    seats: ['Start', 'Book the hall', 'Seats, screen, microphone, a second room, access by wheelchair; hold the date.'],
    lunch: [
      'Preparation',
      'Coffee and lunch',
      'How many, allergies, one offer in writing; until when may the number change?',
    ],
    invite: ['Guests', 'Send the invitations', 'Day, time, place, and a date by which to answer.'],
    order: ['Organising', 'Food, drinks and cake', 'Who cooks, what is ordered, who brings what; allergies too.'],
    helpers: ['Organising', 'Share out the tasks', 'A name for every task: welcome, kitchen, photos, cleaning up.'],
    programme: ['Organising', 'Programme hour by hour', 'What happens when, and who starts it.'],
    check: ['Last days', 'How many are coming', 'Call those who have not answered, and confirm what you ordered.'],
    shopping: ['Last days', 'Shopping for food and drinks', 'With the list sorted by shop; fresh things last.'],
    setUp: ['Last days', 'Get the table and food ready', 'What can be done ahead: tables, fridge, decorations, music.'],
    thanks: ['Afterwards', 'Thanks and photos', 'Thank those who helped, settle up, and send the photos round.'],
    stands: [
      'Organising',
      'Stands, stage and kitchen',
      'Who sells, cooks and plays: names, power, water, and what each pays.',
    ],
    posters: ['Organising', 'Posters and posts', 'In good time: shops, school, church, local groups and papers.'],
    confirm: [
      'Last days',
      'Confirm those taking part and helpers',
      'Call each once; permits, insurance and first aid in one folder.',
    ],
    build: ['Last days', 'Put it all up', 'Tables, signs, bins, lights; who opens, who closes.'],
    reserve: [
      'Idea',
      'Reserve the place and the menu',
      'How many, what time, which menu, and until when it may change.',
    ],
    hall: ['Idea', 'Book the place', 'Date, hours, deposit, keys, kitchen, and what you may bring.'],
    speakers: ['Organising', 'Speakers and topics', 'Ask now: who speaks about what, how long, who pays the journey.'],
    rules: ['Organising', 'Rules and entries', 'Who may take part, how many, fee, prizes, and a closing date.'],
    fun: [
      'Organising',
      'Music, games and decorations',
      'A playlist or somebody who plays, something to do, and what is borrowed.',
    ],
    caterer: [
      'Organising',
      'Order food and cake for the day',
      'Delivered or collected that morning, since nobody can cook before; drinks that keep are bought now.',
    ],
    standIn: [
      'Last days',
      'Hand over what happens while you are away',
      'Keys, list and numbers to two people: who takes in the food and the cake, who puts up the tables.',
    ],
    whyFew: [
      'Idea',
      'Why so few came last year',
      'The date, the hour, other events near by, how people heard of it: ask ten people, and choose two things to change.',
    ],
    roles: [
      'Organising',
      'Parts, scenes and animals',
      'Who plays whom, the little ones together; who lends the donkey and the sheep.',
    ],
    sewCostumes: [
      'Organising',
      'Costumes and scenery',
      'What is left from other years, cloth, straw, wood; an afternoon a week with those who help.',
    ],
    scenes: [
      'Organising',
      'Rehearse on the spot',
      'Who comes in when, music and lights, what the children do while they wait.',
    ],
    whoBakes: [
      'Preparation',
      'Who bakes or brings what',
      'A list with names; labels for nuts, gluten and eggs; nothing with cream if there is no fridge.',
    ],
    pricesAndChange: [
      'Last days',
      'Prices, change, bags and boxes',
      'Round prices on cards, a cash box and a way to pay by phone.',
    ],
    moneyIn: ['Afterwards', 'Count it, pay it in, say thanks', 'Tell those who baked and bought how much it came to.'],
  },
  reunion: {
    find: ['Start', 'Find everybody', 'One list with numbers; each calls the three they are still in touch with.'],
    branches: [
      'Start',
      'One person for each branch',
      'Whoever knows the addresses of their own part of the family asks them.',
    ],
    date: ['Start', 'Agree on the date', 'Three to choose from and a week to answer, then it stands.'],
    venue: ['Start', 'Book the place', 'Easy to reach for most, with room to walk about and talk, and a deposit.'],
    beds: ['Start', 'Beds for those from far away', 'A few rooms held, with prices for the young and the old.'],
    invite: [
      'Organising',
      'Send the invitations',
      'Day, time, place, cost, how to pay, and a date by which to answer.',
    ],
    memories: ['Organising', 'Old photos and music', 'Ask everybody for two pictures, and make a playlist.'],
    check: [
      'Last days',
      'How many come, address to all',
      'Tell the place the number, and send the address round once more.',
    ],
    photos: ['Afterwards', 'Photos and addresses', 'Send them round, and settle the bill with those who helped.'],
  },
}
