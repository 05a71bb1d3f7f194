import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of campaigns, elections and raising money. */
export const forACauseSteps: StepsOf<'campaign' | 'cleanUp' | 'candidacy' | 'fundraising'> = {
  campaign: {
    facts: [
      'Start',
      'Who decides, and what is known',
      'Council, company or school: dates, plans and figures; what have they said before?',
    ],
    allies: ['Start', 'Find five who take part', 'Neighbours, parents, shops, a group that exists: a job for each.'],
    demand: ['Start', 'Say it in one sentence', 'What you want, from whom, by when; three reasons and one number.'],
    meeting: [
      'Support',
      'An open meeting',
      'One hour, one room: the facts, the sentence, a list for names and helpers.',
    ],
    signatures: [
      'Support',
      'Collect signatures',
      'On paper where people pass, and online; name, address, signature, as the council asks.',
    ],
    press: ['Support', 'Photos, posters, local paper', 'A picture says it faster; one person who answers questions.'],
    councillor: [
      'Support',
      'Talk to those who vote on it',
      'Two of you, ten minutes, your sentence, and what they could do.',
    ],
    handIn: [
      'Closing',
      'Hand in the signatures',
      'With people and a photo if you can; ask when it will be discussed, keep a copy.',
    ],
    answer: ['Closing', 'Ask for the answer', 'Tell all who signed what came of it, and what you do next.'],
  },
  cleanUp: {
    permission: [
      'Start',
      'Ask whoever it belongs to',
      'Council or owner: may you, who collects the bags, do they lend gloves, pickers and insurance?',
    ],
    spot: [
      'Start',
      'Walk round it once',
      'Where to begin, how many people it takes, what is dangerous: glass, needles, deep water.',
    ],
    invite: [
      'People',
      'Invite people',
      'Door to door, shops, local groups: place, hour, until when, old clothes, children with an adult.',
    ],
    kit: [
      'Last days',
      'Gloves, bags, pickers',
      'A pair of gloves for each, strong bags, a first-aid kit, something to drink.',
    ],
    remind: ['Last days', 'Weather, and a reminder', 'Where you meet, what to wear, and the other day if it pours.'],
    thanks: [
      'Afterwards',
      'Thanks, and a photo before and after',
      'See that the bags are collected; ask who comes next time.',
    ],
  },
  candidacy: {
    rules: [
      'Start',
      'Dates and rules',
      'When papers are due, who may stand, how many must propose you, what you may spend.',
    ],
    ask: ['Start', 'Talk to somebody who does it now', 'Evenings, reading, what one can really change.'],
    backers: ['Start', 'Find those who propose and help you', 'Two names for the form, and a few who come along.'],
    programme: ['Standing', 'Three things that you stand for', 'Each in a sentence that a neighbour would repeat.'],
    papers: [
      'Standing',
      'Hand in the papers',
      'In person, a day or more before they are due: names exactly as on the register.',
    ],
    leaflet: [
      'Standing',
      'Leaflet and photo',
      'One sheet: who you are, three points, how to reach you; and whatever the rules want on it.',
    ],
    talks: [
      'Standing',
      'Go and talk to people',
      'Two evenings a week until the day: doorsteps, school gate, meetings; listen first, then your three things.',
    ],
    remind: [
      'Last days',
      'Remind those who said yes',
      'Day, hours, where, and what to bring; what else is voted on that day.',
    ],
    thanks: [
      'Afterwards',
      'Thank people, take posters down',
      'Whatever the result; and declare what you spent if you must.',
    ],
  },
  fundraising: {
    cause: [
      'Start',
      'Agree it with those who get it',
      'What the money is for, what sum would help; what they lend, and how you may use their name.',
    ],
    way: ['Start', 'Choose how', 'A sale, a meal, a raffle, a challenge, a page: one thing that your people like.'],
    event: [
      'Start',
      'Place, date and helpers',
      'Cover costs first: a place for nothing, gifts for prizes, a price that leaves something.',
    ],
    page: ['Asking', 'A page to give on', 'A picture, two sentences on what it is for, the sum you aim at.'],
    ask: ['Asking', 'Ask people by name', 'A few a day: family, work, club, shops; say what ten pounds does.'],
    halfway: ['Asking', 'See how much there is', 'Tell everybody, thank those who gave, ask the others once more.'],
    ready: [
      'Last days',
      'Cash box, lists, who does what',
      'Change, tickets, a card reader; two people count at the end.',
    ],
    payIn: ['Afterwards', 'Count it and pay it in', 'Two of you; the whole sum in one payment, with a receipt.'],
    thanks: ['Afterwards', 'Thank everybody', 'The total, a photo, and what is done with it.'],
  },
}
