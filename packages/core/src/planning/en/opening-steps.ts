import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of groups to found, shops to open and apps to build. */
export const openingSteps: StepsOf<'club' | 'shop'> = {
  shop: {
    vehicle: [
      'Van',
      'Find the van',
      'Converted or to be converted, new or used: look at the gas and electrics, what it may weigh on your licence, where it sleeps.',
    ],
    streetPermits: [
      'Papers',
      'Street trading licence and insurance',
      'A licence from each council where you stand, public liability, gas and electrics certified; register as self-employed.',
    ],
    fitOut: [
      'Van',
      'Fit it out',
      'Counter, sinks with hot water, power or gas, machine or grill, sign: then a certificate for gas and electrics.',
    ],
    pitches: [
      'Opening',
      'Pitches and first bookings',
      'Markets, stations, offices, fairs: write to ten; summer events fill up by winter.',
    ],
    foodKit: [
      'Opening',
      'Kitchen, machines and suppliers',
      'Oven, fridges and machine ordered first, they take weeks; then suppliers, till and card reader.',
    ],
    clinic: [
      'Premises',
      'Find the rooms',
      'Quiet, accessible, a waiting room, a basin; ask the landlord and the council whether patients may come there.',
    ],
    healthPermits: [
      'Papers',
      'Registration, insurance, inspection',
      'Your professional register, indemnity cover, data protection, and who inspects the rooms.',
    ],
    numbers: ['Idea', 'Customers and figures', 'What do you offer, to whom, how much a day to live on it?'],
    place: [
      'Place',
      'Find the premises',
      'Count who walks by at three hours of the day. Rent, length, who pays for works?',
    ],
    permits: [
      'Papers',
      'Permits, lease, company',
      'Use of the rooms, sign, licence, tax: ask the council what comes first.',
    ],
    money: ['Money', 'Starting money and loan', 'Starting costs plus six months; a loan or a grant for the rest.'],
    works: ['Place', 'Works and furniture', 'One fixed visit a week, and a list of what is missing.'],
    lodgingPermits: [
      'Papers',
      'Permission, fire safety, insurance',
      'Ask the council about use and registration; fire risk assessment, insurance for guests, food registration for breakfast.',
    ],
    equipment: [
      'Opening',
      'Equipment and bookings',
      'Furniture, tools, a diary to book in, card reader; what takes longest to come goes first.',
    ],
    rooms: [
      'Opening',
      'Beds, linen, breakfast, keys',
      'Sleep in each room once: light, noise, sockets, shower; who changes the sheets?',
    ],
    staff: [
      'Opening',
      'Find and train the staff',
      'Advert, a trial day, contracts; all together in the rooms a week before.',
    ],
    listing: [
      'Opening',
      'Photos, prices and booking sites',
      'Daylight photos, prices by season, house rules, and a calendar that is right.',
    ],
    firstNight: [
      'Last days',
      'Friends stay a night',
      'They pay with a list: what was missing, what was cold, what was nice?',
    ],
    stock: ['Opening', 'Suppliers and stock', 'Little of each, delivery times, till and card reader.'],
    tell: [
      'Opening',
      'Let people know',
      'Neighbours first; a page with hours and a number, the window, an opening day.',
    ],
    check: ['Last days', 'Prices, payment, lights, insurance', 'All tried once; who does what on the first day?'],
    trial: ['Last days', 'Open for friends', 'One afternoon, as if it were real: what gets stuck?'],
    listen: [
      'Afterwards',
      'Change the small things',
      'What do they ask for, when do they come? Change small things fast.',
    ],
    food: [
      'Papers',
      'Register the food business',
      'With the council 28 days before; hygiene certificate, allergens, food safety plan.',
    ],
  },
  club: {
    rota: [
      'Afterwards',
      'Rota, and who stands in',
      'A list for two months with a name behind each day, and two who can be rung when somebody is ill.',
    ],
    firstShift: [
      'Last days',
      'Get the first shift ready',
      'Who shows them round, what they do first, papers and checks; side by side for the first two times.',
    ],
    benches: [
      'Start',
      'Tools, insurance, safety',
      'A tester for plugs, extension leads, a form to sign, public liability; who brings which tools, and the kettle.',
    ],
    menders: [
      'People',
      'Find three or four who mend',
      'Electrics, sewing, bikes, wood: ask the men’s shed, retired electricians, a sewing group; and one who welcomes.',
    ],
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
    checks: [
      'Start',
      'DBS checks and safeguarding',
      'Two adults at every session, a first aider, and who looks after it.',
    ],
    league: [
      'Start',
      'Pitch, league and insurance',
      'Ask the county association by when teams enter; a pitch, kit, a keen first sponsor.',
    ],
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
}
