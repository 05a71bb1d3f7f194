import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is grown and harvested. */
export const growingSteps: StepsOf<'vegetableGarden' | 'harvest'> = {
  vegetableGarden: {
    cutGiant: [
      'Harvest',
      'Cut it and load it',
      'Leave a hand of stalk, roll it onto a tarpaulin, wash it, and keep it out of the sun.',
    ],
    weighIn: [
      'Last days',
      'Ask about entry and the way there',
      'Class, closing date, when to bring it; a trailer, a pallet and four people who can lift.',
    ],
    oneFruit: [
      'Growing',
      'Leave one fruit on the plant',
      'The best placed one, three metres along the main vine; pinch out the rest, a board and sand below, shade above.',
    ],
    giantSeed: [
      'Start',
      'Seed of a giant kind',
      'Atlantic Giant from a grower or a club; sow one seed to a pot in the warm in the second half of April.',
    ],
    place: ['Start', 'Choose the place', 'Six hours of sun, water near by, and not too large for the first year.'],
    overgrowth: [
      'Work',
      'Clear brambles and weeds',
      'One strip at a time, roots and all; cover with cardboard what you cannot do this year.',
    ],
    seeds: [
      'Start',
      'Seeds and young plants',
      'A few that you like to eat and that are in season; look at the packet for the month.',
    ],
    seedlings: [
      'Work',
      'Sow in pots on the windowsill',
      'Warm, light, moist. Or buy young plants when it is time to plant out.',
    ],
    soil: ['Work', 'Prepare the soil', 'Weed, loosen, and dig in compost.'],
    pots: [
      'Preparation',
      'Pots, soil and saucers',
      'Deep pots with holes, fresh compost, and a place with six hours of sun.',
    ],
    beds: ['Work', 'Lay out beds, paths and water', 'No bed wider than twice your arm; a hose or a can close by.'],
    planting: [
      'Last days',
      'Plant out',
      'After the last frost, on a cloudy day; water well, and write names on the rows.',
    ],
    sow: [
      'Last days',
      'Sow or plant in rows',
      'When and as deep as the packet says, a string for the row, and a label at its end.',
    ],
    potting: [
      'Last days',
      'Sow and plant in the pots',
      'Moist compost, canes for what climbs; the first days not in full sun.',
    ],
    water: [
      'Afterwards',
      'Water and weed',
      'In the morning, at the foot, when the soil is dry; ten minutes with the hoe.',
    ],
    waterPots: [
      'Afterwards',
      'Water the pots',
      'In the evening, until it runs through; somebody else does it when you are away.',
    ],
    winterSow: [
      'Afterwards',
      'Sow and plant something for the winter too',
      'Kale, leeks and sprouts go in by July, chard, winter salad and spring cabbage by August, where the first beds are empty.',
    ],
    harvest: ['Afterwards', 'First harvest', 'Pick young and often, and note what to sow next.'],
    plot: [
      'Start',
      'Ask for a plot',
      'At the council and the allotment societies: lists may be long, so put your name on two.',
    ],
    glass: [
      'Work',
      'Wash the glass, clear the staging',
      'Pots and trays scrubbed, panes and vents mended; look whether the heating works.',
    ],
    sowEarly: [
      'Seeds',
      'Sow them in trays',
      'Leeks, sprouts and the like want ten weeks or more before they go out: a tray outside or on a cool sill, named.',
    ],
    boxesHigh: [
      'Work',
      'Build or buy beds at the right height',
      'To reach from a seat: about seventy centimetres high, sixty deep from each side, room for knees below; firm paths as wide as a wheelchair.',
    ],
    boxes: [
      'Work',
      'Build or buy the beds',
      'Untreated boards as high as a hand and a half, no wider than twice your arm; level, in the sun, cardboard underneath.',
    ],
    filling: [
      'Work',
      'Fill the beds',
      'Topsoil and compost, half and half: reckon the litres and have them brought; let it settle, and top up.',
    ],
    potOn: [
      'Last days',
      'Pot on and plant in the greenhouse',
      'Large pots or the border, strings for what climbs; vents open on warm days.',
    ],
    trays: [
      'Work',
      'Sow in trays and pots',
      'Warm, light, moist; a label with name and date in each, and prick out when they have two true leaves.',
    ],
    growing: [
      'Growing',
      'Water, feed and weed',
      'In the morning, at the foot; feed every two weeks, and look under the leaves for slugs.',
    ],
    picking: [
      'Harvest',
      'Pick what is ready',
      'In dry weather, with a clean knife; what is ripe first, and in autumn what frost would spoil.',
    ],
    chit: [
      'Start',
      'Set seed tubers out to sprout',
      'In egg boxes, light and cool, until the shoots are a thumbnail long; seeds for whatever else you sow.',
    ],
    earthUp: [
      'Afterwards',
      'Earth up the rows',
      'Soil up to the top leaves, again two weeks later; no light on the tubers.',
    ],
    lift: [
      'Afterwards',
      'Dig them up',
      'Earlies when they flower, the others when the leaves die; dry them for an hour, store them dark.',
    ],
    slugs: [
      'Afterwards',
      'Keep the slugs off',
      'A torch on damp evenings, a ring of wool or copper, beer in a jar; large plants first.',
    ],
    plantFirm: [
      'Last days',
      'Plant out, well firmed in',
      'Watered in, on a dull day; a net at once against pigeons and caterpillars.',
    ],
    winterHarvest: [
      'Afterwards',
      'First harvest',
      'From the bottom upwards, and only what you eat; frost makes many of them sweeter.',
    ],
  },
  harvest: {
    prune: [
      'Pruning',
      'Prune, between the last frost and flowering',
      'A dry day, clean blades, a safe ladder: light into the middle, never more than a third.',
    ],
    mill: [
      'Before',
      'Book the mill',
      'It is full in the season: price, least amount, and whether yours are pressed on their own.',
    ],
    vats: ['Before', 'Wash vats, press and demijohns', 'Everything that touches the juice; yeast and airlocks bought.'],
    press: ['Before', 'Find a press', 'Borrow or hire one, or take the fruit to a community pressing day.'],
    nets: [
      'Before',
      'Nets, crates, rakes, ladder',
      'Crates with holes and no sacks; mend the nets, clear under the trees.',
    ],
    crates: [
      'Before',
      'Crates, shears, a safe ladder',
      'Shallow ones, so that nothing is crushed; buckets and gloves.',
    ],
    helpers: [
      'Before',
      'Ask who comes to help',
      'A day and a spare one if it rains; lunch, and something to take home.',
    ],
    ripe: [
      'Last days',
      'How ripe, and what weather?',
      'Dry days; cut a few open, taste, and shift the day if you must.',
    ],
    milling: [
      'Afterwards',
      'Take the olives to the mill',
      'Within a day; clean cans with you, and stay until it is done.',
    ],
    ferment: ['Afterwards', 'Crush, and let it ferment', 'Push the skins down twice a day; keep it warm and covered.'],
    rack: ['Afterwards', 'Press, and fill the demijohns', 'With an airlock, in the cool; rack it off in some weeks.'],
    pressing: ['Afterwards', 'Wash, crush and press', 'Only sound fruit; drink what is cloudy first.'],
    bottles: [
      'Afterwards',
      'Bottle the juice, or start the cider',
      'Heated in the bottle it keeps; cider waits under an airlock until spring.',
    ],
    oil: ['Afterwards', 'Rack the oil', 'Off what has settled, into dark bottles or steel, in the cool.'],
    store: [
      'Afterwards',
      'Sort, dry and store',
      'Only sound ones, in shallow trays, cool and airy; the rest is eaten or cooked first.',
    ],
  },
}
