import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what goes, of quotes and a choice, of a new program, and of an open garden. */
export const changingOverSteps: StepsOf<'disposal' | 'choosingFirm' | 'newSystem' | 'openGarden'> = {
  disposal: {
    howItGoes: [
      'Now',
      'See how it can go',
      'Good enough for a charity or a neighbour? Else the council’s collection, the tip, or the shop that brings the new one.',
    ],
    bookCollection: [
      'Now',
      'Book the collection, or a van',
      'What it costs, how many pieces, which day; at the tip you may need a permit for a van.',
    ],
    atTheDoor: [
      'The day before',
      'Take it apart, and put it where they fetch it',
      'Empty drawers and pockets; ask somebody to help on the stairs.',
    ],
  },
  choosingFirm: {
    quoteList: [
      'Start',
      'Write down what is to be done',
      'The same half page and photos for all of them, else the prices cannot be compared.',
    ],
    quoteNames: [
      'Start',
      'Call four, for three quotes',
      'From neighbours and people you know first; one always fails to come.',
    ],
    quoteVisits: [
      'Quotes',
      'They come and look',
      'Same questions to each: when could you begin, how long, what is not included, guarantee.',
    ],
    quoteChase: [
      'Quotes',
      'Chase the missing quote',
      'A friendly message with a last day; ask for it in writing, with VAT.',
    ],
    quoteTable: [
      'Decision',
      'Put the quotes side by side',
      'Price, what is included, when, guarantee; ring two of their customers.',
    ],
    quoteDecide: ['Decision', 'Decide', 'Not the cheapest by itself: the one whose answers were clear. Sleep on it.'],
    quoteTold: [
      'Afterwards',
      'Accept in writing, tell the others',
      'Price, start and stages of payment; a no thank you to the others.',
    ],
  },
  newSystem: {
    systemNeeds: [
      'Start',
      'What it has to do',
      'Ten things you do every week, who uses it, what it must talk to: bank, till, accountant.',
    ],
    systemTrial: [
      'Choice',
      'Try two with real examples',
      'A week each, with the one who will use it most; ask your accountant which one they know.',
    ],
    systemDay: [
      'Choice',
      'Fix the day of the change',
      'The first of a month or of a quarter, never in the busiest week.',
    ],
    systemTidy: [
      'Preparation',
      'Tidy up the old data, and export it',
      'Doubles, old customers, open items; a full copy kept somewhere safe.',
    ],
    systemImport: [
      'Change',
      'Set it up and bring the data over',
      'Opening balances and bank feed: compare ten entries and the totals.',
    ],
    systemTeach: [
      'Change',
      'Show it to those who use it',
      'Half an hour on the four things they do each day, and a page of notes.',
    ],
    systemBoth: ['Afterwards', 'Keep an eye on both', 'Check the totals each week until a month is right.'],
    systemClosed: [
      'Afterwards',
      'Close the old one',
      'Keep the export as long as the records must be kept; end the subscription.',
    ],
  },
  openGarden: {
    gardenAgreed: [
      'Start',
      'Agree on times, tickets and the write-up',
      'With the organisers: opening hours, three lines and a photo for the leaflet, plan of the gardens, toilets, parking.',
    ],
    gardenInsured: [
      'Start',
      'Insurance and safe paths',
      'Who covers visitors? Loose slabs, ponds and steps looked at with a stranger’s eye.',
    ],
    gardenJobs: [
      'Garden',
      'The garden week by week',
      'Feed, stake, fill the gaps; what should flower on the day is planted or cut back now.',
    ],
    plantStall: [
      'Garden',
      'Pot up plants for the stall',
      'Divisions and seedlings need eight weeks to look like something; write their labels at once.',
    ],
    gardenHelpers: [
      'People',
      'Ask who helps',
      'Gate, teas, cakes, plants, car park: two hours each, and a relief for you.',
    ],
    gardenPosters: [
      'People',
      'Posters and posts',
      'In shops, on the board and in local groups; an arrow at the corner.',
    ],
    gardenEdges: [
      'Last days',
      'Mow, edge, weed, sweep',
      'Deadhead, water well, tools out of sight; cut the lawn two days before.',
    ],
    gardenSigns: [
      'Last days',
      'Labels, arrows, float and chairs',
      'Names on what everybody asks about; change, a cash tin, water for dogs.',
    ],
    gardenThanks: [
      'Afterwards',
      'Count it, and say thank you',
      'To helpers and neighbours; note what people asked, and what to plant for next year.',
    ],
  },
}
