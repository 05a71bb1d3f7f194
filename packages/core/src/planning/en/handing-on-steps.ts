import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is given, given away and given back. */
export const handingOnSteps: StepsOf<'giveAway' | 'givingBack' | 'gift' | 'selling'> = {
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
    photos: [
      'Preparation',
      'Ask everybody for photos',
      'Grandparents, cousins, old friends: three each, by a date; scan the paper ones.',
    ],
    pages: ['Preparation', 'Choose, and make the pages', 'By years, few to a page, with names and a line under each.'],
    print: [
      'Preparation',
      'Order it, or stick it together',
      'A printed book takes one to two weeks; look through every page first.',
    ],
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
    table: [
      'Evening',
      'Book a table, or plan the meal',
      'That evening all is full: early, late, or at home by candlelight.',
    ],
  },
  selling: {
    price: ['Start', 'See what it is worth', 'Look what the same went for, and set your lowest price.'],
    ready: ['Start', 'Papers and a clean', 'V5C, service history, MOT, both keys; clean inside and out.'],
    photos: ['Start', 'Take good photos', 'Clean, in daylight, from all sides, faults too.'],
    advert: ['Sale', 'Put it on sale', 'Age, state, size, what belongs to it, where to collect it, a fair price.'],
    answers: ['Sale', 'Answers and viewings', 'Reply quickly and kindly; hold it only for who leaves a deposit.'],
    hand: [
      'Handing over',
      'Agree collection and payment',
      'Who carries it? Cash or a transfer that has arrived; and everything that belongs to it.',
    ],
    transfer: [
      'Handing over',
      'Tell the DVLA and the insurer',
      'Online with the V5C; then cancel the insurance and get the tax back.',
    ],
    expert: ['Start', 'Have it valued', 'An auction house or a dealer looks for nothing; ask two.'],
    sortClothes: [
      'Start',
      'Choose, wash, iron',
      'What you have not used for a year; small faults are said, big ones go elsewhere.',
    ],
    parcels: [
      'Sale',
      'Answer and post',
      'Parcels within two days, a fair offer accepted; a new photo lifts what lies.',
    ],
    nextOne: [
      'Sale',
      'Find what comes next',
      'Decide what you want and try it while this one is for sale; buy when the money is sure.',
    ],
    charging: [
      'Sale',
      'See where it would charge',
      'At home, at work or in the street, and what that costs; range in winter, insurance, two long test drives.',
    ],
    nextBought: ['Handing over', 'Buy the next one', 'Price, guarantee and day of collection or delivery in writing.'],
    lower: ['Sale', 'Not sold? Lower the price', 'A tenth less, a new first photo, or another place to offer it.'],
    wipe: [
      'Handing over',
      'Save your data and reset it',
      'Sign out of your accounts, take out cards, then the factory settings.',
    ],
    left: [
      'Afterwards',
      'Give away what is left',
      'Charity shop or somebody you know, before it goes back in the cupboard.',
    ],
    revive: [
      'Start',
      'See whether it still starts',
      'Fresh petrol, charged battery, air in the tyres; if not, ask a garage what it would cost, or sell it as it is and say so.',
    ],
    readyRide: ['Start', 'Papers and a wash', 'V5C, MOT or SORN, keys; wash it, clean the chain, pump up the tyres.'],
    lots: [
      'Start',
      'Sort it into lots',
      'What sells well alone, the rest in lots of five or ten; look at sold prices, not asking prices.',
    ],
    packing: [
      'Start',
      'Boxes and postage',
      'Pack one and weigh it: then postage is no surprise; look at the fees as well.',
    ],
    listings: [
      'Sale',
      'Put it online',
      'Title with make and size, condition and faults, postage; ending on a Sunday evening.',
    ],
    handKeys: [
      'Handing over',
      'Agree handover and payment',
      'At your home or the bank, once the transfer has arrived; a receipt signed by both, all keys and papers.',
    ],
    testFirst: [
      'Preparation',
      'MOT, or the price without',
      'A quote from the garage: if it costs less than it would bring, do it first; else say so in the advert.',
    ],
  },
}
