import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of groups, campaigns, elections and raising money. */
export const forACauseSteps: StepsOf<'club' | 'campaign' | 'cleanUp' | 'candidacy' | 'fundraising'> = {
  club: {
    core: ['Start', 'Find two or three to begin with', 'Ask them in person: each takes a job and brings one more.'],
    purpose: [
      'Start',
      'Agree what, for whom and how often',
      'One sentence, a fixed weekday, a name, and what it may cost.',
    ],
    offer: [
      'Start',
      'Say what they get, and what it takes',
      'Hours, tasks, fee, and what is nice about it: one sheet.',
    ],
    bringOne: ['Start', 'Everybody asks one person', 'By name, face to face: most join because somebody asked them.'],
    producers: [
      'Start',
      'Find producers or a wholesaler',
      'Two or three: what they sell, smallest order, prices, day of delivery; order samples first.',
    ],
    statute: [
      'Start',
      'Constitution and committee',
      'Name, aims, members, meetings, money; a chair, a secretary and a treasurer who agree to it.',
    ],
    firstBook: [
      'Start',
      'Choose the first book',
      'Short, in paperback and at the library; each brings one suggestion for the next.',
    ],
    inviteEach: [
      'Invitation',
      'Invite them one by one',
      'By name, with the day and what it is; six or seven are enough to begin with.',
    ],
    land: [
      'Start',
      'Ask who owns the ground',
      'Council or owner: permission in writing, for how long, and whether there is water.',
    ],
    beds: [
      'Ground',
      'Soil, water and first beds',
      'Have the soil tested; a water butt, compost, a shed for tools, paths between the beds.',
    ],
    toolsOut: [
      'Last days',
      'Tools, gloves and seedlings ready',
      'A list of who brings what, and a kettle; a bed for each household.',
    ],
    spot: [
      'Start',
      'Agree where you meet',
      'In turn at home, a café, or outside with a plan for rain; and from when to when.',
    ],
    orders: [
      'Start',
      'Orders, money and sharing out',
      'One sheet for the orders, a closing day, who pays, who weighs and shares out; everybody has a turn.',
    ],
    register: [
      'Start',
      'Bank account and insurance',
      'Two who sign, public liability; whether you must be a registered charity depends on what comes in.',
    ],
    room: [
      'Start',
      'Find a room',
      'Village hall, library, pub, church: price, keys, heating, and which evening is free.',
    ],
    leader: [
      'Start',
      'Find somebody to lead it',
      'Ask those who used to, teachers and clubs nearby: fee, evenings, a trial.',
    ],
    rules: ['Start', 'Money and a few rules', 'Who holds the money, what each pays, how you decide, who is insured.'],
    invite: [
      'Invitation',
      'Posters and messages',
      'Shop windows, school gate, local groups; say the day, and that everybody is welcome.',
    ],
    remind: [
      'Last days',
      'Remind those who said yes',
      'One message with place, hour and what to bring; ask each for a friend.',
    ],
    evening: [
      'Last days',
      'Prepare the first meeting',
      'What you need there, something to drink, the first hour planned; who greets those who come?',
    ],
    list: ['Afterwards', 'Write to all who came', 'Next date, a list of contacts, who does what; thank the helpers.'],
    look: ['Afterwards', 'See how it goes', 'How many keep coming? Change the day or the hour if few do.'],
  },
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
