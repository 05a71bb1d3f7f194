import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of the garden, and of what is made by hand. */
export const gardenAndCraftSteps: StepsOf<'craft' | 'garden' | 'vegetableGarden'> = {
  craft: {
    drawing: [
      'Start',
      'Drawing with measures',
      'Where it stands, how large, which joints or screws; a cutting list comes out of it.',
    ],
    allowed: [
      'Start',
      'See whether you may build it',
      'Height and distance to the fence; ask the council or the landlord, and tell the neighbours.',
    ],
    wood: [
      'Start',
      'Buy the wood and the screws',
      'Straight and dry, a tenth more than the list; have long cuts done there.',
    ],
    ground: ['Making', 'Level the ground', 'Slabs or posts, checked with a level in both directions.'],
    cut: [
      'Making',
      'Saw, drill and sand',
      'All equal parts in one go, numbered; edges sanded before anything is joined.',
    ],
    assemble: [
      'Making',
      'Put it together',
      'Once without glue; then square, with a second pair of hands for the heavy parts.',
    ],
    coat: ['Finishing', 'Oil or paint it twice', 'On dry days, a night between the coats; ends of the wood above all.'],
    stand: ['Finishing', 'Put it in its place', 'Level, no wobble, no splinters; then try it out.'],
    sketch: [
      'Start',
      'Idea, size and pattern',
      'How large, for whom, by when; look at two or three others, and draw it or find a pattern.',
    ],
    resume: [
      'Start',
      'See what is done and what is missing',
      'Lay it all out; buy the rest now, and note where you stopped.',
    ],
    select: ['Start', 'Choose the photos', 'First all of them in one folder; then one in three.'],
    material: ['Start', 'Get the material', 'A little more than the list says, and the tools you do not have.'],
    make: ['Making', 'Work on it bit by bit', 'Two fixed times a week; stop where you know how to go on.'],
    tryOn: ['Finishing', 'Try it on', 'Once before the seams are closed: length, sleeves, neck.'],
    layout: ['Making', 'Lay out the pages, write the words', 'One page a moment, with the right dates and names.'],
    print: [
      'Making',
      'Order the album or the prints',
      'Let somebody else read it once; printing and delivery take a week or two.',
    ],
    finish: ['Finishing', 'Finishing', 'Edges, colours, fixings: what one sees and touches in the end.'],
    last: [
      'Finishing',
      'A last look at every side',
      'Edges, corners, what is loose; a photo of it, and paper if it is a present.',
    ],
    pattern: [
      'Start',
      'Pattern and measurements',
      'For clothes measure the body and not the shop label; for curtains the rail and the drop, with hems on top.',
    ],
    fabric: [
      'Start',
      'Buy fabric, lining and thread',
      'What the pattern says and a little more; needles, zip and interfacing in the same round.',
    ],
    cutOut: [
      'Making',
      'Wash, iron and cut out',
      'Washed first, so that it shrinks now; with something expensive, a trial in cheap cotton before.',
    ],
    yarn: [
      'Start',
      'Pattern and yarn',
      'All the balls from one dye lot and one more; soft and machine-washable if it is for a baby.',
    ],
    swatch: ['Start', 'Knit a test square', 'Ten centimetres, washed: if it comes out too small, thicker needles.'],
    hems: [
      'Finishing',
      'Hems and fastenings',
      'Zip or buttons, hem pinned while it hangs or is worn, then one last press.',
    ],
    blocking: [
      'Finishing',
      'Sew in the ends, wash and block',
      'Pinned to size on a towel; it needs a day or two to dry.',
    ],
    lastThreads: [
      'Finishing',
      'A last look at every seam',
      'Loose threads, dropped stitches, pins left in; a line on how to wash it if it is a present.',
    ],
    roof: [
      'Finishing',
      'Roof, door and windows',
      'Felt or sheets with an overhang, so that the water runs off; one dry weekend.',
    ],
    handOver: [
      'Finishing',
      'Try it all, clear up around it',
      'Door shuts, no splinters, no water inside after the first rain.',
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
    plants: ['Work', 'Choose plants and seeds', 'At a nursery near you: they know what lives there.'],
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
      'Last days',
      'Rake, feed, sow or lay the turf',
      'Level and firm first; a day without frost or heat, and then nobody walks on it.',
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
  },
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
      'As deep as the packet says, a string for the row, and a label at its end.',
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
  },
}
