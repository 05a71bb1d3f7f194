import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is given, given away and given back. */
export const handingOnSteps: StepsOf<'giveAway' | 'givingBack' | 'gift'> = {
  giveAway: {
    choose: ['Now', 'Choose what goes', 'In a bag or a box at once, clean and whole.'],
    photos: ['Now', 'Photos and a few lines', 'Honest about age, health and habits: it saves questions.'],
    ask: [
      'Now',
      'Find out who takes it',
      'Family and friends first, then charities and local groups; when are they open?',
    ],
    hand: ['Handing over', 'Agree on day and place', 'What goes with it: papers, accessories, a few kind words.'],
    look: ['Afterwards', 'Ask how it is getting on', 'A message or a visit after the first weeks.'],
  },
  givingBack: {
    gather: [
      'Now',
      'Put it all together',
      'The thing and all that belongs to it: box, parts, receipt. Is there a last day for it?',
    ],
    agree: [
      'Now',
      'Agree on day and place',
      'A message to whoever it belongs to; a shop or library has its own hours, label or code.',
    ],
    handover: ['Now', 'Fix the handover', 'Day and hour, who comes, and how many sets there were.'],
    ready: [
      'Last days',
      'Clean, whole, by the door',
      'In a bag with all its parts, and a word of thanks if somebody lent it.',
    ],
    meters: [
      'Last days',
      'Photos, meters, all keys',
      'Rooms empty and clean, meters read; letter box, cellar and spare keys too.',
    ],
    proof: [
      'Afterwards',
      'Something that proves it',
      'A receipt, a tracking number or a message; the money comes back within some weeks.',
    ],
  },
  gift: {
    idea: ['Start', 'Ideas and budget', 'What did they mention lately? Three ideas and a sum.'],
    list: ['Start', 'Who gets what', 'Every name with an idea and a sum; what can one buy for two of them?'],
    together: ['Start', 'Ask who joins in', 'One message, one sum, one person who collects.'],
    order: ['Preparation', 'Buy or order the present', 'Look at the delivery time, and whether it can be exchanged.'],
    round: [
      'Preparation',
      'Buy and order the presents',
      'What must be posted or made first; tick them off, keep the receipts.',
    ],
    wrap: ['Last days', 'Wrap it, write the card', 'Take off the price, and write three lines of your own.'],
    stuff: [
      'Preparation',
      'Get the material',
      'In one round, with a little over; the first one finished shows how long each takes.',
    ],
    making: ['Preparation', 'Make them, bit by bit', 'Whatever has to dry, rest or be posted comes first.'],
  },
}
