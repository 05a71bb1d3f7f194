import type { StepsOf } from '../planning-words.ts'

/** English words for the steps of what is looked after: an animal's weight, plants, a caravan. */
export const lookingAfterSteps: StepsOf<'petDiet' | 'plantsAway' | 'caravanCare' | 'pests'> = {
  petDiet: {
    weigh: [
      'Start',
      'Weigh-in and target with the vet',
      'What it should weigh, how fast, which food; an illness may be behind it. Many practices have nurses for this.',
    ],
    portions: [
      'Start',
      'Weigh out the day’s food',
      'On kitchen scales, treats taken off it; everybody at home feeds by the same list.',
    ],
    teeth: [
      'Teeth',
      'Teeth cleaned at the vet’s',
      'Under anaesthetic: a blood test if it is old, no food from the evening before, soft food for some days.',
    ],
    measured: [
      'Less food',
      'Measured meals, more to do',
      'Same hours, no scraps; walks or play a little longer each week. On the scales every two weeks.',
    ],
    second: [
      'Less food',
      'See what the scales say',
      'Slow is right. Nothing lost in a month: ask the vet how much less.',
    ],
    goOn: [
      'Less food',
      'Go on, with a new portion',
      'The amount that works; weigh it every two weeks and write it down.',
    ],
    reached: [
      'Closing',
      'Last weigh-in, the portion to stay on',
      'Enough to hold the weight; weigh it once a month from now on.',
    ],
  },
  plantsAway: {
    know: [
      'Start',
      'Name each one and what it needs',
      'Light, water, feed: a label in the pot; move those that stand too dark or in the draught.',
    ],
    rounds: [
      'Every week',
      'A round with the can',
      'A finger in the soil first: most die of too much. Turn them, wipe the leaves, look underneath.',
    ],
    thriving: [
      'Closing',
      'See who is doing well',
      'Repot what is full of roots; give away what your windows cannot please.',
    ],
    ask: [
      'Before',
      'Ask who waters them',
      'A neighbour, family, a friend: which days, and who has a key. Nobody? Drip bottles, wicks or a timer on the tap.',
    ],
    show: [
      'Before',
      'Show them round, or try out the drip',
      'How much and how often each; a note on the table. Whatever runs by itself runs for three days first.',
    ],
    shade: [
      'Last days',
      'Group them out of the sun',
      'Pots close together in light shade, saucers filled; what is ripe is picked.',
    ],
    soak: ['Last days', 'Water them well', 'Until it runs through; spent flowers off, no feed now.'],
    back: [
      'Afterwards',
      'Look them over, and say thanks',
      'Dry root balls stand in a bucket for an hour; something small for who watered.',
    ],
    knowOne: [
      'Start',
      'Find out what this very plant wants',
      'Light, water, feed; not above a radiator and not in the draught.',
    ],
    roundOne: [
      'Every week',
      'Look at it once a week',
      'A finger in the soil before you water: most die of too much. Turn it, wipe the leaves, look underneath.',
    ],
    thrivingOne: [
      'Closing',
      'See how it is doing',
      'New leaves, roots or buds are a good sign; if not, more light or fresh compost.',
    ],
  },
  caravanCare: {
    service: [
      'Start',
      'Book what is due',
      'Habitation check or service, gas and brakes; a motorhome also its MOT. Workshops are full in spring.',
    ],
    open: [
      'Work',
      'Open it up and look for damp',
      'Corners, windows, floor, seals; air it for a day, and write down what needs mending.',
    ],
    water: [
      'Work',
      'Flush the water, clean the tank',
      'Steriliser as long as it says, then rinse twice; pump, taps, toilet seals. A new filter if it has one.',
    ],
    power: ['Work', 'Battery, gas, fridge, lights', 'Charged, bottles full, hoses in date; let everything run once.'],
    tyres: [
      'Last days',
      'Tyres, lights, insurance',
      'Pressure and age of the tyres, wheel nuts, every light, breakdown cover.',
    ],
    clean: [
      'Last days',
      'Wash it and load it',
      'Roof and windows with the right cleaner; mind the weight you may carry.',
    ],
    night: ['Afterwards', 'A night close to home', 'Whatever does not work shows itself while the workshop is near.'],
    empty: ['Work', 'Take everything off', 'Food, bedding, clothes; fridge and cupboards left open, cushions on edge.'],
    drain: ['Last days', 'Drain the water', 'Tank, boiler, pump, taps open, toilet; before the first frost.'],
    battery: [
      'Afterwards',
      'Battery, gas, a cover that breathes',
      'Battery charged once a month, gas off, tyres up; look for damp after storms.',
    ],
  },
  pests: {
    nest: [
      'Start',
      'Watch from a distance',
      'Where they fly in, wasps, hornets or bees; nobody goes near, windows there stay shut.',
    ],
    nestAway: [
      'Work',
      'Have the nest dealt with',
      'Council or pest control, sooner if somebody is allergic; honey bees a beekeeper fetches. In autumn it dies by itself.',
    ],
    signs: [
      'Start',
      'See which they are, and where',
      'Droppings, holes, hours, how many; a photo or one in a jar tells which.',
    ],
    helpers: [
      'Start',
      'Ask whether it takes an expert',
      'Rats, bed bugs, a wasps’ nest: council or pest control; in a rented home the landlord.',
    ],
    food: [
      'Work',
      'Take away what feeds them',
      'Food in jars, crumbs, bins, pet bowls at night; wool and flour moths: wash, freeze, throw out.',
    ],
    ways: [
      'Work',
      'Close the ways in',
      'Holes a pencil fits through: wire wool and filler, mesh on vents, brushes under doors.',
    ],
    treat: [
      'Work',
      'Traps or bait, looked at every day',
      'What works for that kind, out of reach of children and pets, until nothing is caught for a week.',
    ],
    barriers: [
      'Work',
      'Protect the young plants',
      'Nematodes once the soil is warm, collars or wool pellets, pots off the ground; water in the morning.',
    ],
    evenings: [
      'Work',
      'An evening round with a torch',
      'After rain above all: pick them off, boards to hide under, a corner for frogs and hedgehogs.',
    ],
    again: [
      'Afterwards',
      'Look whether they are back',
      'The same places after a month; what was closed or covered still is.',
    ],
    underLeaves: [
      'Start',
      'See what it is, and where',
      'Under the leaves and deep inside: webs, eggs, something sticky; a photo for the garden centre tells which.',
    ],
    pickOff: [
      'Work',
      'Pick off and cut out the worst',
      'By hand or with a jet of water; what is cut goes in the bin and not on the compost.',
    ],
    spray: [
      'Work',
      'Treat it with what works for that one',
      'Soap for aphids, bacillus or nematodes for caterpillars and grubs; in the evening, never on open flowers, again after ten days.',
    ],
    weekly: [
      'Work',
      'Look it over every week',
      'Inside the plant and under the leaves, all summer: they come in several waves.',
    ],
    wayIn: [
      'Start',
      'See where they come in, and why',
      'A gap in the fence, a wall, food or bins, bare warm soil, birds: tracks and times tell.',
    ],
    cover: [
      'Work',
      'Close gaps, cover what they like',
      'Mesh along the ground, netting or twigs over bare soil, lids on bins; nothing that hurts them.',
    ],
    scare: [
      'Work',
      'Keep them off until they give up',
      'Water, scent, light or sound that moves about: change it every few days. With a neighbour’s animal, a friendly word.',
    ],
  },
}
