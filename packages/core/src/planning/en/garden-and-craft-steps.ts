import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of the garden, and of what is made by hand. */
export const gardenAndCraftSteps: StepsOf<'craft' | 'garden' | 'vegetableGarden'> = {
  craft: {
    sketch: ['Start', 'Idea and measurements: [{title}]', 'How large, for whom, by when; look at two or three others.'],
    select: ['Start', 'Choose the photos', 'First all of them in one folder; then one in three.'],
    material: ['Start', 'Get the material', 'A little more than the list says, and the tools you do not have.'],
    make: ['Making', 'Work on it bit by bit', 'Two fixed times a week; stop where you know how to go on.'],
    layout: ['Making', 'Lay out the pages, write the words', 'One page a moment, with the right dates and names.'],
    print: ['Making', 'Order the prints', 'Read it once more, and look at the delivery time.'],
    finish: ['Finishing', 'Finishing', 'Edges, colours, fixings: what one sees and touches in the end.'],
    last: ['Finishing', 'Last touches', 'Clean it and take a photo; wrap it if it is a present.'],
  },
  garden: {
    plan: ['Start', 'What grows where', 'Sun, shade, water: a sketch, and what you want to see from the window.'],
    how: ['Start', 'Look up how and when to cut', 'Plant by plant: what to cut, how much, and in which month.'],
    sharpen: ['Start', 'Sharp shears and gloves', 'And a safe ladder if you need one; clean the blades.'],
    tools: ['Start', 'Tools, seed and compost', 'Sharpen, buy what is missing, and have soil and compost brought.'],
    clear: ['Work', 'Clear and prepare', 'Cut back, weed, dig over; not when it is frozen or soaked.'],
    plants: ['Work', 'Choose plants and seeds', 'At a nursery near you: they know what lives there.'],
    work: ['Work', 'Plant and sow', 'In the cool of the day, and water well the first time.'],
    weather: ['Last days', 'Look at the weather', 'A day without frost, heavy rain or strong wind.'],
    look: ['Last days', 'Edges, paths and supports', 'The last things in their place, and somewhere to sit.'],
    branches: ['Afterwards', 'Take the cuttings away', 'To the tip or on the compost, and clean the tools.'],
    water: [
      'Afterwards',
      'Water the garden',
      'Early or late in the day; deeply and seldom rather than a little every day.',
    ],
  },
  vegetableGarden: {
    place: ['Start', 'Choose the place', 'Six hours of sun, water near by, and not too large for the first year.'],
    seeds: ['Start', 'Seeds and plants', 'Five easy ones for the season: salad, beans, courgettes, tomatoes, herbs.'],
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
    beds: ['Work', 'Beds, paths and water', 'No bed wider than twice your arm; a hose or a can close by.'],
    planting: [
      'Last days',
      'Get ready to plant out',
      'After the last frost, on a cloudy day, and write names on the rows.',
    ],
    potting: [
      'Last days',
      'Everything ready for potting',
      'Gravel at the bottom, moist compost, canes for what climbs.',
    ],
    water: ['Afterwards', 'Water and weed', 'In the morning, at the foot; ten minutes with the hoe.'],
    waterPots: [
      'Afterwards',
      'Water the pots',
      'In the evening, until it runs through; somebody else does it when you are away.',
    ],
    harvest: ['Afterwards', 'First harvest', 'Pick young and often, and note what to sow next.'],
  },
}
