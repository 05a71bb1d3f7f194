import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a busy season of a business, and of asbestos that is to go. */
export const seasonsAndHazardsSteps: StepsOf<'busySeason' | 'asbestos'> = {
  busySeason: {
    lastYear: [
      'Start',
      'Look at last year’s figures',
      'What sold, what ran out, what was left, which weeks were full: it says what to order and for when.',
    ],
    suppliers: [
      'Ordering',
      'Order stock and supplies',
      'Ask each by when they deliver, and by when you may still change the order.',
    ],
    hands: [
      'Ordering',
      'Opening hours and extra hands',
      'Who works when in the full weeks; ask last year’s helpers first.',
    ],
    putRight: [
      'Getting ready',
      'Clean, mend, check what has to work',
      'Till, fridges, lights, signs: what needs an engineer comes first.',
    ],
    display: ['Getting ready', 'Window and displays', 'What catches the eye from outside; prices on everything.'],
    tell: ['Getting ready', 'Tell your customers', 'Hours, news and offers: in the window, on the maps, in a message.'],
    lastLook: ['Last days', 'A last look round', 'Stock on the shelves, change in the till, a list of whom to call.'],
    again: [
      'Afterwards',
      'Note it for next year',
      'What sold, what was left, what you would order: ten lines while you remember.',
    ],
  },
  asbestos: {
    leave: [
      'Start',
      'Leave it alone, take photos',
      'Do not break, drill or sweep it; measure from outside, and note its age and state.',
    ],
    firms: [
      'Quotes',
      'Quotes from trained firms',
      'Two or three; ask for the licence or training, insurance, and where the waste goes.',
    ],
    choose: [
      'Quotes',
      'Choose the firm',
      'In writing: the days, how it is taken off, what is cleaned, the price with disposal.',
    ],
    plan: [
      'Papers',
      'The plan of work',
      'Some kinds have to be notified two weeks ahead: ask for a copy, and for the days.',
    ],
    instead: [
      'Papers',
      'Choose what comes in its place',
      'A new roof or board is measured and ordered now, so that nothing stands open.',
    ],
    clear: [
      'Last days',
      'Clear around it, tell the neighbours',
      'Cars, washing and toys away; windows shut on that side.',
    ],
    closed: ['Last days', 'Animals in, everything shut', 'Nobody goes near until they say that it is clean.'],
    papers: [
      'Afterwards',
      'Waste note and invoice',
      'The consignment note says where it went: keep it with the papers of the house.',
    ],
  },
}
