import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a wedding. */
export const weddingSteps: StepsOf<'wedding'> = {
  wedding: {
    reception: [
      'Start',
      'Restaurant or venue for afterwards',
      'See two or three near the church; hold the same day, and get it in writing.',
    ],
    noticeInIreland: [
      'Papers',
      'Notify the registrar',
      'In person, at least three months before, by appointment: they are full for weeks; passports, birth certificates, PPS numbers; in church the priest’s pre-nuptial papers too.',
    ],
    papersThere: [
      'Papers',
      'Papers to marry abroad',
      'Ask the consulate and the place there: certificate of no impediment from your register office, birth certificates, translations. Or marry at home first.',
    ],
    saveTheDate: [
      'Guests',
      'Save the date, rooms for the guests',
      'Day and place to all who are to come, the nearest airport, and a few rooms held for them.',
    ],
    stillMissing: [
      'Organising',
      'Book who is still missing',
      'Food, music, flowers, hair, transport: compare, choose, and sign with dates and deposits.',
    ],
    budget: [
      'Start',
      'Budget and guest list',
      'One sum and one number of people: everything else follows from these two.',
    ],
    venue: [
      'Start',
      'Church or registrar, restaurant or venue',
      'See two or three places; book both for the same day, and get it in writing.',
    ],
    date: [
      'Start',
      'Confirm date and hour with the place',
      'Registrar or priest and the place must all be free on it: get it in writing.',
    ],
    papers: [
      'Papers',
      'Give notice at the register office',
      'At least 29 days before, both of you, by appointment, with passports; in church ask about the banns.',
    ],
    papersNow: [
      'Papers',
      'Give notice at the register office',
      'Both of you, by appointment, with passports and proof of address; the day can be 29 days later at the earliest.',
    ],
    lunch: [
      'Organising',
      'A meal, flowers and photos',
      'One table for everybody, a bunch of flowers, somebody who takes photos.',
    ],
    suppliers: [
      'Organising',
      'Photographer, caterer, music, flowers',
      'The good ones go first: compare, choose, and sign with dates and deposits.',
    ],
    invitations: ['Guests', 'Send the invitations', 'Send them with a date by which to answer.'],
    outfits: [
      'Organising',
      'Order outfits and rings',
      'A dress takes months to come; fix the fittings now, the last one two weeks before.',
    ],
    honeymoon: ['Organising', 'Honeymoon', 'Book the journey, check the passports, and ask for the days off.'],
    details: ['Organising', 'Details of the day', 'Readings, music, favours, and a plan of the day hour by hour.'],
    seating: [
      'Guests',
      'Replies and seating plan',
      'Gather the last replies, lay out the tables, and give the caterer the number.',
    ],
    check: ['Last days', 'Last calls to the suppliers', 'Times, addresses, payments, one by one. And a plan for rain.'],
    rehearse: [
      'Last days',
      'Rehearse the ceremony',
      'Who walks in when, who holds the rings, who has the phone numbers. Then switch off and rest.',
    ],
    thanks: [
      'Afterwards',
      'Thank-you notes',
      'Two personal lines to everybody who was there, with a photo if you have one.',
    ],
    couple: [
      'Start',
      'Talk with the couple',
      'What they want, what they decide themselves, who pays for what; one person through whom all goes.',
    ],
    banns: [
      'Papers',
      'Talk to the vicar, have the banns read',
      'In the Church of England on three Sundays, in both parishes; elsewhere notice at the register office, 29 days before at least.',
    ],
    tellAll: [
      'Afterwards',
      'Tell family and friends',
      'The parents first, in person or by phone; then a card with a photo, and perhaps a drink for all.',
    ],
  },
}
