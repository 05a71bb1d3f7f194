import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of work that takes a season or more. */
export const longWorksSteps: StepsOf<'buildOn' | 'longBuild' | 'oldVehicle' | 'boatCare'> = {
  buildOn: {
    wishes: [
      'Project',
      'What it is for, what it may cost',
      'Rooms, light, stairs, heating; look at what neighbours have built, and keep a tenth for surprises.',
    ],
    architect: [
      'Project',
      'Talk to an architect',
      'Or a firm that draws and builds: what is possible, what it costs, and whether it needs planning permission.',
    ],
    drawings: [
      'Project',
      'Drawings and structural sums',
      'Look at every door, socket and window on paper: changes are cheap now.',
    ],
    neighbours: [
      'Project',
      'Tell the neighbours',
      'In person, with a drawing; a wall that you share may take a party wall agreement.',
    ],
    permission: [
      'Project',
      'Planning permission, or proof that none is needed',
      'The council takes about eight weeks; building control has to know in any case.',
    ],
    quotes: [
      'Project',
      'Quotes from three builders',
      'On the same drawings; go and see a job that each of them has finished.',
    ],
    contract: [
      'Project',
      'Choose the builder, fix the start',
      'Good ones are booked up for months: price, dates and payments by stage in writing.',
    ],
    clearLoft: [
      'Works',
      'Empty the loft',
      'Keep, give, throw; for the rest shelves, a friend’s garage or a store, from that day.',
    ],
    clear: ['Works', 'Clear the way', 'Room to build and to unload; what stands near is covered or put away.'],
    build: [
      'Works',
      'Building work',
      'The building inspector comes at each stage; one fixed visit a week, with a written list.',
    ],
    finish: ['Works', 'Plaster, paint and floors', 'Plaster dries for some weeks; sockets and doors tried one by one.'],
    snags: [
      'Last days',
      'Go round with the builder',
      'What is wrong is written down before the last payment; ask for the completion certificate.',
    ],
    papers: [
      'Afterwards',
      'Certificates, guarantees, home insurance',
      'In one folder: they are asked for when the house is sold. Tell the insurer.',
    ],
  },
  longBuild: {
    soFar: ['Start', 'See what is done and what is missing', 'Plans, parts, tools: note the next three steps.'],
    plans: [
      'Start',
      'Choose plans or a kit',
      'One that others have built before: count hours, money and tools before you order.',
    ],
    layout: [
      'Start',
      'Bed, kitchen, storage: a layout',
      'Tape on the floor in full size; weigh up what it all weighs, and look at the rules for registering it.',
    ],
    space: [
      'Start',
      'A dry place where it can stay',
      'A bench, good light, room all round; and will it go out through the door?',
    ],
    materials: ['Start', 'Order material and tools', 'What the list says and a tenth more; some of it takes weeks.'],
    frame: [
      'Building',
      'Moulds and frames',
      'On a straight, level base: an hour with string and level here saves days later.',
    ],
    hull: [
      'Building',
      'Build the hull, board by board',
      'Two fixed times a week; glue under even pressure, warm enough.',
    ],
    stages: [
      'Building',
      'Build it, stage by stage',
      'Two fixed times a week; every part fitted dry before it is glued, and a photo at the end of each stage.',
    ],
    shell: [
      'Building',
      'Windows, vent, insulation, lining',
      'Holes first and rust-proofed; a vapour barrier, and cables laid before the lining.',
    ],
    power: [
      'Building',
      'Battery, lights, water, gas',
      'Fuses by the battery; gas only by somebody who is registered for it.',
    ],
    furniture: [
      'Building',
      'Bed, kitchen and cupboards',
      'Light wood, screwed to the frame; nothing that may fly about.',
    ],
    varnish: [
      'Finishing',
      'Sand, seal and varnish',
      'Several thin coats, each dry and rubbed down; mask on, windows open.',
    ],
    details: ['Finishing', 'Paint and fine details', 'Thin coats, small brushes, and a day to dry in between.'],
    papers: [
      'Last weeks',
      'Insurance and the DVLA',
      'Tell both what it is now, with photos; weigh it loaded on a public weighbridge.',
    ],
    look: [
      'Finishing',
      'A last look at every side',
      'Edges, joints, what is loose: there is just time to put it right.',
    ],
    water: [
      'Afterwards',
      'First time on the water',
      'Near the bank, in calm weather and with a life jacket; look for drips. Some waters ask for a licence.',
    ],
    night: ['Last days', 'A first night near home', 'What rattles, what is missing, what is never used.'],
  },
  oldVehicle: {
    serviceParts: [
      'Start',
      'Order filters, oil and parts',
      'By serial number: oils, filters, belts, battery, tyres; some take weeks.',
    ],
    servicing: [
      'Work',
      'Service it',
      'Oil and filters, coolant, grease points, belts, brakes, lights, hydraulics, PTO guard.',
    ],
    underLoad: [
      'Last weeks',
      'Try it under load',
      'An hour with the implement on: leaks, temperature, lift, brakes; insurance in order.',
    ],
    condition: [
      'Start',
      'See what state it is in',
      'Rust, engine, brakes, tyres, logbook: a list with photos, and a limit to what you spend.',
    ],
    workshop: [
      'Start',
      'Find somebody who knows the model',
      'A garage, or the owners’ club for a classic: price and time in writing.',
    ],
    parts: ['Start', 'Order the parts', 'Owners’ clubs, autojumbles, specialists: some take weeks to come.'],
    restoring: [
      'Work',
      'Put it right',
      'Engine and brakes first, then bodywork and the rest; a photo of every part you take off.',
    ],
    roadTest: [
      'Last weeks',
      'MOT, tax and insurance',
      'In this order: insurance, a booked MOT, then tax; a historic vehicle is let off some of it.',
    ],
    shortDrives: ['Last weeks', 'Some short drives', 'A little longer each time: leaks, noises, temperature.'],
    restOfIt: [
      'Start',
      'See what is left to do',
      'Rust, brakes, wiring, tyres, logbook: a list with photos, and a limit to what you spend.',
    ],
    bodywork: [
      'Work',
      'Strip it, bodywork, put it together',
      'Frame and panels, paint, then brakes, cables and wiring; a photo of every part you take off.',
    ],
  },
  boatCare: {
    slot: [
      'Start',
      'Book the crane or the slip',
      'Yards and clubs are full before the season: ask about tides, and who has to be there.',
    ],
    slotOut: [
      'Start',
      'Book the lift-out and a winter place',
      'Afloat, ashore or under a roof: price, days and tides; a trailer needs good tyres and lights.',
    ],
    list: [
      'Start',
      'Go over it with a list',
      'Hull, seacocks, ropes, engine, gas: what you do, and what the yard does.',
    ],
    order: ['Start', 'Order paint and parts', 'Anodes, filters, oil, ropes; in spring everybody wants the same.'],
    hull: [
      'Work',
      'Wash, mend and paint the hull',
      'Mask and gloves when you sand; antifouling only if it stays afloat.',
    ],
    engine: ['Work', 'Engine, battery, electrics', 'Oil, filters, cooling water; let it run before it is launched.'],
    safety: [
      'Work',
      'Safety gear and papers',
      'Life jackets, flares, extinguisher in date; insurance, licence and mooring paid.',
    ],
    empty: ['Work', 'Take everything off', 'Food, bedding, sails, electronics; dry, washed, with names on.'],
    tide: ['Last days', 'Weather, tide and a helper', 'Confirm the hour; fenders, ropes and a second pair of hands.'],
    trial: ['Afterwards', 'A short trip to try it', 'An hour near the mooring: leaks, steering, engine.'],
    drain: [
      'Afterwards',
      'Drain water, look after the engine',
      'Flushed with fresh water, antifreeze, new oil; battery out and on charge.',
    ],
    cover: [
      'Afterwards',
      'Cover it, with air underneath',
      'Tied so that no rain stands on it; look after every storm.',
    ],
  },
}
