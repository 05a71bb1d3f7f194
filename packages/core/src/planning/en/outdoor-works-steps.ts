import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of heavy work out of doors: trees, wood, walls, fences and wells. */
export const outdoorWorksSteps: StepsOf<'treeWork' | 'outdoorWork'> = {
  treeWork: {
    allowed: [
      'Start',
      'Ask whether you may',
      'With a preservation order or in a conservation area the council needs some weeks; from March to August look for nests.',
    ],
    neighbour: ['Start', 'Talk to next door', 'Whose it is, where it may fall, how the wood gets out.'],
    quotes: [
      'Start',
      'Quotes from two tree surgeons',
      'Insured and qualified; are wood, stump and clearing up included?',
    ],
    date: ['Preparation', 'Fix the day', 'A dry one with little wind, and one to fall back on.'],
    clear: ['Last days', 'Clear the ground below', 'Cars, pots, washing line; tell next door the hour.'],
    wood: [
      'Afterwards',
      'Wood, stump, and what comes instead',
      'Logs dry for two years; another tree is planted in autumn.',
    ],
    mayCut: [
      'Start',
      'What may be cut',
      'Whose wood it is, the boundary, a felling licence above a certain amount; no felling while birds nest.',
    ],
    safeKit: [
      'Start',
      'Saw, protection, a second person',
      'Sharp chain, helmet, cut-proof trousers, boots; never alone, and on a slope stand uphill.',
    ],
    cutWood: [
      'Work',
      'Cut it and bring it down',
      'Dry half days; to the length of the stove on the spot, so that it is carried once.',
    ],
    splitWood: ['Work', 'Split it', 'The thick ones while they are green, then the rest; a broad block, goggles.'],
    stackWood: [
      'Last days',
      'Stack it under cover',
      'Off the ground, in the wind, the driest in front: what is cut now burns well in a year or two.',
    ],
  },
  outdoorWork: {
    line: [
      'Plan',
      'Measure it, and see whose it is',
      'Length, height, slope; the deeds may say on whose side it stands.',
    ],
    measure: [
      'Plan',
      'Measure, and see where the water goes',
      'Size, slope away from the house, what lies beneath: pipes, cables, roots.',
    ],
    allowed: [
      'Plan',
      'Ask what is allowed',
      'Up to two metres high, or one beside a road, needs no planning permission as a rule.',
    ],
    drains: [
      'Plan',
      'Ask what is allowed',
      'A paved front must let the rain through or drain into a bed; a dropped kerb needs the council.',
    ],
    neighbour: [
      'Plan',
      'Talk to next door',
      'Before anything is ordered: where it stands, how it looks, who pays for what.',
    ],
    quotes: [
      'Plan',
      'Two or three quotes, or a list of materials',
      'The same size for each; by yourself: material, concrete, tools to hire, a second pair of hands.',
    ],
    order: [
      'Materials',
      'Order it, and fix the days',
      'Where it is unloaded, how it gets to the back; a little more than it takes.',
    ],
    ground: ['Work', 'Clear the ground and dig', 'The old one out, a string along the line; mind pipes and cables.'],
    build: ['Work', 'Build it', 'In dry weather; concrete sets for two days before it bears anything.'],
    finish: [
      'Work',
      'Finish and tidy up',
      'Treat or point what needs it, rubbish away, what is left over kept for repairs.',
    ],
    geologist: [
      'Start',
      'Ask a hydrogeologist',
      'Whether there is water, how deep, the price a metre; ask neighbours who have one.',
    ],
    wellPapers: [
      'Permits',
      'Who has to be told',
      'The environment agency above a certain amount, the council; distance from drains and boundaries.',
    ],
    drill: ['Work', 'Drilling', 'Access for the rig, where the mud goes; note depth and layers.'],
    pump: ['Work', 'Pump, pipe, power', 'The depth decides the pump; a tank, and a meter if they want one.'],
    waterTest: [
      'Afterwards',
      'Have the water tested',
      'Flow, and a laboratory test before anybody drinks it; tell the office that it is done.',
    ],
  },
}
