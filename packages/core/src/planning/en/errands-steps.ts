import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of errands: to find, buy, book, put up and give. */
export const errandsSteps: StepsOf<'finding' | 'buying' | 'chore' | 'installation'> = {
  finding: {
    wish: ['Search', 'What matters to you', 'Three things that must be so, what it may cost, and from when.'],
    ask: ['Search', 'Ask around, note three names', 'Friends and neighbours first, then reviews and adverts.'],
    meet: ['Choice', 'Meet or try two of them', 'Half an hour each tells more than any advert.'],
    advert: [
      'Search',
      'Friends of friends, then an advert',
      'Rent, bills, deposit, from when, what the others are like, three photos in daylight; ask the landlord first.',
    ],
    viewings: [
      'Choice',
      'Show the room',
      'Three or four people: work, mornings, guests, cleaning; everybody who lives there has a say.',
    ],
    shareAgreement: [
      'Choice',
      'References and agreement',
      'ID and a reference, deposit and rent in writing, the name on tenancy and bills.',
    ],
    agree: [
      'Choice',
      'Choose and agree',
      'Price, days and start in writing, deposit if there is one; thank the others.',
    ],
    look: ['Afterwards', 'Is it going well?', 'After the first weeks: keep it, or change something.'],
    quotes: [
      'Choice',
      'Visits and three quotes',
      'The same job for each, in writing, with a start date; ask to see a job they did.',
    ],
    register: ['Choice', 'Register with them', 'Form and ID, online or at the desk; ask for your records to be moved.'],
  },
  buying: {
    fits: [
      'Choosing',
      'See that the parts fit together',
      'Processor and board, power supply, size of the case: a part picker tells; then ask somebody who has built one.',
    ],
    assemble: [
      'Building',
      'Put it together',
      'A clear table, a screwdriver, the manual of the board; half a day without hurry.',
    ],
    firstStart: [
      'Building',
      'First start and system',
      'BIOS, system, drivers; watch the temperatures, and keep the boxes for the guarantee.',
    ],
    needs: ['Choice', 'What you need, what you spend', 'What it is for, which size, and how much at most?'],
    deviceNeeds: [
      'Choice',
      'What you need, what you spend',
      'What it is for, memory, how long it gets updates; would a new battery do, or a refurbished one?',
    ],
    moveOver: [
      'Afterwards',
      'Move your data over',
      'Photos, contacts, sign-in codes; use both for some days before you wipe the old one.',
    ],
    compare: ['Choice', 'Compare three', 'Reviews, prices, second-hand too; note the best of each.'],
    try: ['Choice', 'Try it in a shop', 'With the size or the measurements in hand: pictures hide a lot.'],
    order: [
      'Purchase',
      'Buy or order it',
      'Delivery, returns and guarantee before you pay; do they take the old one away?',
    ],
    orderMade: [
      'Purchase',
      'Order it',
      'Made to order it takes six to ten weeks: ask for the day in writing, whether it gets through the door, and who takes the old one.',
    ],
    keep: ['Purchase', 'Check it, keep the receipt', 'Whole, and the right size? Send back at once what does not fit.'],
    eyeTest: [
      'Choice',
      'Have your eyes tested',
      'A test of the last two years will do; take the prescription with you.',
    ],
    fitters: [
      'Choice',
      'Book the bridal shops',
      'Two or three, on working days if you can; take one or two people, not six.',
    ],
    fitting: ['Fitting', 'First fitting', 'With the shoes and what goes under it; agree what is altered.'],
    lastFitting: ['Fitting', 'Last fitting, and collect it', 'Walk, sit, dance in it; who can do it up?'],
    dresses: ['Choice', 'Try on, and sleep on it', 'Photos from all sides; a dress that is made takes six months.'],
  },
  chore: {
    setUp: [
      'Payment',
      'Set it up with the bank or in the app',
      'Account and reference, the day after your pay, until when; tell whoever gets it.',
    ],
    firstOut: ['Afterwards', 'See that it went out', 'The first time, and whenever the sum changes.'],
    dryDays: [
      'Before',
      'Watch for dry days',
      'A window of two or three days; move it rather than work in the wet, and tell those who come.',
    ],
    contractor: [
      'Before',
      'Book the contractor and the helpers',
      'Shearer, machine or driver: in season they are full; seed, twine or bags ordered with it.',
    ],
    needs: [
      'Preparation',
      'What you need for it',
      'Tools, cloths, the right product or key; how long does it take, and what has to be off or cold first?',
    ],
    room: ['Preparation', 'Make room', 'Empty it or clear around it, so that you can begin at once.'],
    again: ['Afterwards', 'Note when it is due again', 'And what you would do differently.'],
    garden: ['Preparation', 'Tools and weather', 'Blades sharp, gloves on, a dry day; and where do the cuttings go?'],
    cuttings: ['Afterwards', 'Take the cuttings away', 'On the compost or to the tip; tools clean and dry.'],
    hirePrice: [
      'Preparation',
      'Two prices, then book',
      'Size, how many, delivery or collection, deposit; for summer weekends weeks ahead.',
    ],
    hireFetch: [
      'Last days',
      'Collect it, or be there for the delivery',
      'Count the pieces, have it shown to you, a photo before you use it.',
    ],
    hireBack: [
      'Afterwards',
      'Give it back, and the deposit',
      'Clean, dry, counted; keep the receipt until the deposit is back.',
    ],
  },
  installation: {
    landlordYes: [
      'Start',
      'Ask the landlord, in writing',
      'What goes through the wall, who pays, who keeps it when you leave; a portable one needs no holes.',
    ],
    gridAnswer: [
      'Preparing',
      'Ask how far the network is',
      'The installer applies to the network operator: it takes some weeks, and only then comes the scaffold.',
    ],
    coatWork: [
      'Works',
      'Scaffolding and works',
      'Three or four weeks in dry weather: photos of each layer, sills and outside taps looked at first.',
    ],
    delivery: [
      'Preparation',
      'Ask whether delivery is on time',
      'Made to measure means six to eight weeks: if it is late, move the fitting before the fitters come.',
    ],
    grants: [
      'Choice',
      'See which grants there are',
      'GOV.UK and your council: who is entitled, and what must be applied for before work begins.',
    ],
    measureIt: [
      'Choosing',
      'Measure, and read how it is done',
      'Sizes and what lies behind; a maker’s film or sheet. Gas and new circuits are for somebody certified.',
    ],
    materials: [
      'Choosing',
      'Get material and tools',
      'A tenth more than measured; hire what you use once, and mask, gloves, a second pair of hands.',
    ],
    fitIt: ['Work', 'Put it in', 'One room or one piece at a time; try it before you close or seal it.'],
    coverage: [
      'Choice',
      'See what reaches your address',
      'Type it in at a checker: full fibre or only to the cabinet, which firms, when.',
    ],
    offer: [
      'Choice',
      'Choose an offer',
      'Price after the first year, length, router, number kept; no cancelling of the old line before the new one works.',
    ],
    speed: [
      'Afterwards',
      'Measure the speed',
      'By cable and in the farthest room; complain within two weeks if it is not what was sold.',
    ],
    quotes: ['Choice', 'Three quotes', 'The same job for each; ask about grants, guarantee and how long it takes.'],
    choose: [
      'Choice',
      'Choose the firm',
      'Read what is included; ask those who have had it done; any grant before work begins.',
    ],
    date: [
      'Preparation',
      'Order it, agree on the day',
      'What comes when, how long they stay, what they need from you.',
    ],
    clear: ['Preparation', 'Clear the way', 'Room to work and to get there; cover what stands near.'],
    agenda: [
      'Start',
      'Write to whoever runs the building',
      'Freeholder, managing agent or committee: a request signed by more than one, on the agenda of the next meeting.',
    ],
    neighbours: [
      'Start',
      'Talk to each of the others',
      'What it costs each, what they worry about, who is for it; read in the lease whose consent it needs.',
    ],
    assembly: [
      'Choice',
      'Meeting and vote',
      'Three quotes on one sheet, how the cost is shared, who signs; have it written down.',
    ],
    check: [
      'Afterwards',
      'Check it, file the papers',
      'Have it explained; invoice, certificate and guarantee into one folder.',
    ],
    permits: [
      'Choice',
      'Permission, if it takes any',
      'Landlord, freeholder, conservation area, network: the installer often asks for you.',
    ],
    callTerms: [
      'Choice',
      'Read the terms of the grant',
      'Who may apply, how much it pays, which costs, the closing date; which papers they want.',
    ],
    callApply: [
      'Preparation',
      'Apply for the grant',
      'With the quote, and not on the last day; order nothing and pay nothing before they answer.',
    ],
    callAnswer: ['Preparation', 'The answer about the grant', 'What they pay, and by when the work has to be done.'],
    callMoney: ['Afterwards', 'Claim the grant', 'Invoices, receipts, photos, certificates: all in by their date.'],
  },
}
