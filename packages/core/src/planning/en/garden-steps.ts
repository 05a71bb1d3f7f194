import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of gardens, and of what is restored. */
export const gardenSteps: StepsOf<'garden'> = {
  garden: {
    pondFish: [
      'Afterwards',
      'The first fish',
      'A few, when the plants have taken; let the bag float half an hour, feed little, and keep herons off with a net.',
    ],
    pondSettles: [
      'Last days',
      'Plants in, edge finished',
      'Baskets at their depth, stones over the liner’s edge, a ramp for hedgehogs; the first weeks are green, that is normal.',
    ],
    liner: [
      'Preparation',
      'Order the liner',
      'Its length and its width, each with twice the depth and half a metre more; underlay or sand, and a pump only for fish.',
    ],
    dryPlants: [
      'Work',
      'Choose plants for dry ground',
      'Lavender, sedum, thyme, grasses, a small shrub or two; gravel or bark on top keeps weeds down and needs no bending.',
    ],
    waterFirst: [
      'Afterwards',
      'Water only until they have taken',
      'Once a week and deeply this first season; after that the rain is enough.',
    ],
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
    keepMoist: [
      'Afterwards',
      'Keep the seed moist',
      'A fine spray every dry day until it is up, and nobody walks on it.',
    ],
    firstCut: ['Work', 'First mowing', 'When it is as high as a finger, dry, with sharp blades, and only the tips.'],
    work: ['Work', 'Plant and sow', 'In the cool of the day, and water well the first time.'],
    weather: ['Last days', 'Look at the weather', 'A day without frost, heavy rain or strong wind.'],
    look: ['Last days', 'Edges, paths and supports', 'Edges cut, paths swept, canes and ties in their place.'],
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
    bare: [
      'Work',
      'Take off the turf, rake it bare',
      'Poor soil is best: no compost, no feed; pull out docks and nettles.',
    ],
    mix: [
      'Start',
      'Choose the seed mix',
      'Native, for your soil; yellow rattle against strong grass, four grams a square metre.',
    ],
    scatter: [
      'Last days',
      'Mix the seed with sand',
      'It is sown thin, trodden in and not covered; birds keep off if it is watered.',
    ],
    lateCut: ['Afterwards', 'Cut it once it has seeded', 'Leave it lying for some days, then rake it off.'],
    bulbsOrder: [
      'Start',
      'Order bulbs and plants',
      'Large firm ones, sold from late summer; daffodils go in first, tulips last, into November.',
    ],
    turfOrder: [
      'Start',
      'Measure, and order the turf',
      'A tenth more than the area; delivered the day before, it keeps no longer.',
    ],
    moss: [
      'Work',
      'Rake the moss out',
      'Moss killer two weeks before if you like; then a spring rake or a hired scarifier, and holes with a fork.',
    ],
    tubers: [
      'Start',
      'Seeds or tubers, and a sunny bed',
      'A few kinds that flower one after the other; the packet says in how many weeks.',
    ],
    startInPots: ['Work', 'Start them in pots', 'Indoors or under glass, light and not too warm; a label in each.'],
    plantOut: [
      'Work',
      'Plant out, each with a support',
      'After the last frost; canes or a net now, while the roots are small.',
    ],
    tend: [
      'Growing',
      'Water, feed, tie in',
      'At the foot, and a feed every two weeks; take off what has faded, and look for slugs.',
    ],
    lift: [
      'Afterwards',
      'Lift the dahlias after the first frost',
      'When the leaves are black: cut down, dry upside down for a week, kept cool and frost-free with their labels.',
    ],
    cutFlowers: [
      'Last days',
      'Cut the first bunch',
      'In the cool of the day, straight into deep water; the more you cut, the more come.',
    ],
    cuttings: ['Last days', 'Take the cuttings away', 'To the tip or on the compost; tools and bins out of sight.'],
    whyMoss: [
      'Start',
      'See why it grows there',
      'Shade, wet soil, mowing too low, trampled ground: what stays as it is brings it back.',
    ],
    overseed: [
      'Work',
      'Feed it, sow the bare patches',
      'Seed for that light, pressed in and moist for three weeks; from now on mow it higher.',
    ],
    treeSpot: [
      'Start',
      'Choose the spot',
      'How tall and wide it will be in twenty years; away from the house, the boundary, pipes and cables.',
    ],
    chooseTree: [
      'Start',
      'Choose the tree',
      'One that likes your soil and fits the space; in a pot all year, with bare roots from November to March.',
    ],
    treeHole: [
      'Work',
      'Dig the hole, set the stake',
      'Twice as wide as the roots and no deeper; stake first, then the tree, a tie that does not rub.',
    ],
    winterRest: [
      'Winter',
      'Look at them now and then',
      'Light, cool and frost-free; water a little once a month, and take off dead leaves.',
    ],
  },
}
