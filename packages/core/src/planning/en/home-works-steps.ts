import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of work on damp, floors, walls and fences, of a nursery and a place to work at. */
export const homeWorksSteps: StepsOf<'handyJob' | 'damp' | 'nurseryRoom' | 'flooring' | 'homeOffice'> = {
  handyJob: {
    look: [
      'Preparation',
      'See what it takes',
      'Size, material, tools, a second pair of hands? Take a photo to the shop.',
    ],
    things: ['Preparation', 'Get material and tools', 'Borrow what you need once; buy a little more than it takes.'],
    tidy: ['Afterwards', 'Tidy up', 'Tools back, rubbish away, and look once from the door.'],
    parcels: [
      'Preparation',
      'Clear the floor, count the parts',
      'Screws in bowls, the instructions read once, a drill for the wall fixing.',
    ],
    helper: ['Preparation', 'Ask for a second pair of hands', 'For what is tall or heavy; an hour or two is enough.'],
    paint: [
      'Preparation',
      'Paint, primer, brushes',
      'For wood, metal or wall, indoors or out; so many litres for two coats, and tape and sheets.',
    ],
    sandDown: [
      'Preparation',
      'Wash, sand and mask',
      'Dry before you begin; outside a day without rain, frost or full sun.',
    ],
    spot: [
      'Preparation',
      'Choose the spot and the size',
      'Level, dry, doors that open, room to walk round it; look up whether one so large needs permission.',
    ],
    orderHut: [
      'Preparation',
      'Order it, agree the delivery',
      'Compare material, floor and fixings; ask when it comes and where it is unloaded.',
    ],
    base: [
      'Preparation',
      'A level base',
      'Slabs, bearers or concrete, checked with a spirit level in both directions.',
    ],
    treat: [
      'Afterwards',
      'Fix it against the wind, treat any wood',
      'Anchors or weights at the corners; two coats on dry wood, screws tightened again after some weeks.',
    ],
    dripPlan: [
      'Preparation',
      'Count pots and beds, measure the hose',
      'What needs how much water, the pressure at the tap; without a tap, a kit with a tank.',
    ],
    dripParts: [
      'Preparation',
      'Get hose, drippers and timer',
      'One make for all of it, a filter and a pressure reducer, some joints more than you counted.',
    ],
    dripTest: [
      'Afterwards',
      'Let it run for some days',
      'Look at the soil each evening: minutes and hour set right, no joint that drips.',
    ],
    twoAtATime: [
      'Work',
      'Two at a time: sand, then two coats',
      'Number them before you take them down; filler, primer on bare spots, a day between coats.',
    ],
    hangAgain: [
      'Last days',
      'Hang them again, oil the hinges',
      'The last two dry for a day at least; touch up, and close the tin well.',
    ],
  },
  damp: {
    theyMend: ['Work', 'The landlord’s repair', 'Be there, and write down what was done; dry it out only after that.'],
    council: [
      'Start',
      'No answer? The council’s housing officer',
      'Environmental health inspects and can make them act; Shelter or Citizens Advice help with the letter.',
    ],
    inWriting: [
      'Start',
      'Write to the landlord, with photos',
      'Dates, rooms, what it does to health; ask for an inspection within two weeks, and keep paying the rent.',
    ],
    cause: [
      'Cause',
      'Find where it comes from',
      'Cold corners and steam, a leak, a gutter, or the ground? Where, since when, worse after rain: photos with the date.',
    ],
    expert: [
      'Cause',
      'Ask somebody who knows',
      'In a rented home write to the landlord with the photos; otherwise somebody who does not sell treatments.',
    ],
    mend: [
      'Work',
      'Put the cause right',
      'Pipe, gutter, seal or fan mended; furniture a hand from the wall, windows wide open twice a day.',
    ],
    clean: [
      'Work',
      'Take the mould off',
      'Gloves, mask, window open, door shut, a mould remover; wipe it wet, and throw the cloths away.',
    ],
    dry: [
      'Work',
      'Let it dry out',
      'Heating and airing, or a dehumidifier, until it is dry to the touch for some days.',
    ],
    paint: [
      'Work',
      'Seal and paint',
      'Only on a dry wall; a stain block where it was, then paint that lets it breathe.',
    ],
    look: [
      'Afterwards',
      'Does it come back?',
      'Look in the corners and behind the furniture; if it does, the cause is still there.',
    ],
  },
  nurseryRoom: {
    plan: [
      'Plan',
      'Measure, and decide what goes where',
      'A place to sleep, to change and to sit, away from radiator and blind cords; what you can borrow?',
    ],
    order: [
      'Things',
      'Order cot, mattress, drawers',
      'They may take six to eight weeks; second-hand is fine, but for a new mattress that fits the cot.',
    ],
    clear: ['Room', 'Clear the room', 'What stays, what goes elsewhere; now is the time for a socket or a shelf.'],
    paint: ['Room', 'Paint, if it needs it', 'Water-based paint with little smell, then windows open for some weeks.'],
    build: ['Room', 'Put the furniture up', 'Drawers fixed to the wall; curtains or a blind that make it dark.'],
    ready: [
      'Last weeks',
      'Wash, air, make the cot',
      'Sheets and clothes washed, nappies within reach, a dim light; nothing loose in the cot.',
    ],
  },
  flooring: {
    choose: [
      'Plan',
      'Measure, and choose the floor',
      'Square metres and a tenth more; what lies underneath, and a sample at home by day.',
    ],
    state: [
      'Plan',
      'See what state the boards are in',
      'Nails, gaps, woodworm, old glue; how thick is the wood still?',
    ],
    quotes: [
      'Plan',
      'Do it yourself, or ask for quotes',
      'Two or three for the same square metres; in a flat ask what is allowed, and when noise is.',
    ],
    order: [
      'Materials',
      'Order the floor and what goes with it',
      'Underlay, edges, trims; ask when it comes, and how long it must lie in the room.',
    ],
    hire: [
      'Materials',
      'Reserve the sander, and what goes on after it',
      'Floor sander and edge sander, paper from coarse to fine, mask; oil or varnish, tried in a corner.',
    ],
    clear: [
      'Work',
      'Empty the room',
      'Everything out, doors closed with tape; think where to live and sleep meanwhile.',
    ],
    lay: [
      'Work',
      'Old floor out, new one in',
      'Level and dry first; leave a gap along the walls where it is wood or laminate.',
    ],
    sand: ['Work', 'Sand it', 'Nails sunk, three times from coarse to fine, then vacuum twice; it is loud and dusty.'],
    varnish: ['Work', 'Varnish or oil it', 'Two or three coats, a day between them; windows open, nobody walks on it.'],
    back: [
      'Last days',
      'Doors, edges, furniture back',
      'Felt under the legs; doors trimmed if they drag, rugs a week or two later.',
    ],
  },
  homeOffice: {
    needs: ['Start', 'What you need every day', 'Calls, screens, paper, quiet; and how much it may cost.'],
    measure: ['Start', 'Measure the corner', 'Light from the side, a socket, a door that closes if there is one.'],
    order: ['Things', 'Order desk, chair and lamp', 'The chair first. Second-hand office furniture is often the best.'],
    clear: ['Set up', 'Clear the room', 'What stays, what goes to another room; paint now if you want to.'],
    cables: ['Things', 'Network and cables', 'Test a call where you will sit; a cable beats the wall.'],
    build: ['Set up', 'Put up the desk and screen', 'Screen at eye height, elbows at the edge of the desk.'],
    test: ['Set up', 'Work there for a whole day', 'Note what is missing before it matters.'],
  },
}
