import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of gardens, and of what is restored. */
export const gardenSteps: StepsOf<'garden' | 'vegetableGarden' | 'restoring'> = {
  vegetableGarden: {
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
    picking: ['Harvest', 'Pick what is ready', 'In dry weather, with a clean knife; pumpkins with their stalk.'],
  },
  restoring: {
    worth: [
      'Start',
      'Look it over, and decide how far to go',
      'Woodworm, loose joints, veneer or solid, old lead paint? If it is valuable, ask a restorer first.',
    ],
    things: [
      'Start',
      'Get what it takes',
      'Sandpaper of three grades, glue and clamps, filler, finish, mask and gloves; try the finish underneath.',
    ],
    strip: [
      'Work',
      'Clean, strip and sand',
      'Handles and seats off, dust outside or with a mask; with the grain, veneer only lightly.',
    ],
    mend: ['Work', 'Glue and mend', 'Joints, drawers, splits, seats: glued and clamped overnight, holes filled.'],
    coats: [
      'Finishing',
      'Paint, oil or wax, in thin coats',
      'A night between the coats, a light rub with fine paper in between.',
    ],
    handles: [
      'Finishing',
      'Put it back together, and in its place',
      'Handles and seats back on, felt under the feet; some days to harden before it is used.',
    ],
  },
  garden: {
    plan: [
      'Start',
      'A sketch of what goes where',
      'Sun, shade, water, what you want to see from the window; measure it.',
    ],
    order: [
      'Start',
      'Choose and order the plants',
      'Size, colour, how many a metre; bulbs and bare roots are sold only in their season.',
    ],
    how: ['Start', 'Look up how and when to cut', 'Plant by plant: what to cut, how much, and in which month.'],
    sharpen: ['Start', 'Sharp shears and gloves', 'And a safe ladder if you need one; clean the blades.'],
    tools: ['Start', 'Tools, seed and compost', 'Sharpen, buy what is missing, and have soil and compost brought.'],
    clear: ['Work', 'Clear and prepare', 'Cut back, weed, dig over; not when it is frozen or soaked.'],
    plants: ['Work', 'Choose plants and seeds', 'At a nursery near you: they know what grows well there.'],
    dig: [
      'Work',
      'Dig the holes and improve the soil',
      'Twice as wide as the roots, with compost; string keeps a row straight.',
    ],
    pond: [
      'Work',
      'Dig, line and fill the pond',
      'Level edges, a shallow end for animals, sand under the liner; rainwater, and no fish if you want newts.',
    ],
    turf: [
      'Work',
      'Rake, feed, sow or lay the turf',
      'Level and firm first, a mild day; then nobody walks on it, and it stays moist until it has rooted.',
    ],
    work: ['Work', 'Plant and sow', 'In the cool of the day, and water well the first time.'],
    weather: ['Last days', 'Look at the weather', 'A day without frost, heavy rain or strong wind.'],
    look: ['Last days', 'Edges, paths and supports', 'The last things in their place, and somewhere to sit.'],
    branches: ['Afterwards', 'Take the cuttings away', 'To the tip or on the compost, and clean the tools.'],
    water: [
      'Afterwards',
      'Water in dry weeks',
      'Early or late in the day; deeply and seldom rather than a little every day.',
    ],
    roots: [
      'Start',
      'See which ones need it',
      'Roots out of the holes, dry a day after watering; the others only get fresh soil on top.',
    ],
    biggerPots: [
      'Start',
      'Pots and compost',
      'Two fingers wider than the old ones, with holes; its own mix for orchids and cacti.',
    ],
    repot: [
      'Work',
      'Water them the day before',
      'The root ball comes out more easily; newspaper on the table, shears for dead roots.',
    ],
    settle: ['Afterwards', 'Look how they take to it', 'Little water, no full sun and no feed in the first weeks.'],
    corner: [
      'Start',
      'See what the place gets',
      'Hours of sun, wind, weight, and where water runs off: it decides what grows there.',
    ],
    round: ['Start', 'Walk round with a list', 'What is dead, what is in the way, what only needs a cut; take photos.'],
    depth: [
      'Work',
      'Mark the places, loosen the soil',
      'Holes three times as deep as the bulb is high, the tip up; grit underneath where it is heavy.',
    ],
    potsAndSoil: [
      'Work',
      'Pots, compost and plants',
      'Deep pots with holes, fresh compost, plants for that light; tender ones only after the last frost.',
    ],
    potting: [
      'Last days',
      'Plant the pots',
      'Water the plants before, leave a hand’s width at the top for watering; feed from the third week on.',
    ],
    leaves: [
      'Autumn',
      'Leaves, last cuts, last mowing',
      'Leaves off the lawn and under the hedge for the hedgehogs; stalks with seeds may stay for the birds.',
    ],
    tender: [
      'Autumn',
      'Bring in or wrap what is tender',
      'Pots to the wall or indoors, fleece or straw round the rest.',
    ],
    taps: [
      'Autumn',
      'Empty hoses, turn off the outside tap',
      'Tools clean and oiled, furniture and cushions under cover.',
    ],
    waterPots: [
      'Afterwards',
      'Water the pots',
      'In the evening, until it runs through; somebody else does it when you are away.',
    ],
    gaps: ['Work', 'Fill the gaps', 'A few plants from a nursery near you: they know what grows well there.'],
    cutBack: ['Work', 'Cut back, weed, clear the leaves', 'What is dead first; diseased leaves not on the compost.'],
    mulch: [
      'Work',
      'Lawn, beds and compost',
      'Mow and trim the edges, compost and mulch on the beds, two fingers thick.',
    ],
    shed: ['Last days', 'Tools, pots and furniture', 'Cleaned, oiled and where they belong for the season.'],
  },
}
