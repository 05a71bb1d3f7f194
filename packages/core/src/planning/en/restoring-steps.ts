import type { StepsOf } from '../planning-words.ts'

/** English words for the steps of old furniture and bicycles, of kitchen doors, and of what is broken. */
export const restoringSteps: StepsOf<'bikeCare' | 'restoring' | 'repair'> = {
  restoring: {
    cloth: [
      'Start',
      'Measure, and get the cloth',
      'Every panel and a hand’s width more, hard-wearing; webbing, padding, tacks or staples, a stretcher.',
    ],
    oldCover: ['Work', 'Take the old cover off', 'A photo of every layer; keep the pieces, they are the pattern.'],
    newCover: [
      'Work',
      'Webbing, padding, new cover',
      'Seat first, then arms and back; pull from the middle outwards, corners last.',
    ],
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
    woodworm: [
      'Work',
      'Treat the woodworm',
      'Outdoors and with gloves: into every hole, then wrapped in film for two weeks, away from other wood.',
    ],
    doorPaint: [
      'Start',
      'Primer and paint for the surface',
      'Wood, laminate or foil? Cupboard paint and its primer, degreaser, foam rollers; try it inside one door.',
    ],
    doorsOff: [
      'Work',
      'Doors and handles off, numbered',
      'A number under each hinge, screws in bags; boards on trestles to paint them lying flat.',
    ],
    degrease: [
      'Work',
      'Wash off the grease, rub down, prime',
      'Degrease twice, fill dents, sand lightly until it is matt; then the primer.',
    ],
    doorsOn: [
      'Closing',
      'Doors and handles back on',
      'Hinges set straight, felt dots; wash it gently for the first two weeks.',
    ],
  },
  repair: {
    look: [
      'Start',
      'Look at what is wrong',
      'Where and since when; a photo, the model if there is one. Is it under guarantee, or insured?',
    ],
    replacement: [
      'Start',
      'Choose the new one',
      'Size, connections, running costs; ask what it costs fitted, and who takes the old one.',
    ],
    quotes: [
      'Start',
      'Call two or three people',
      'With the photo: what it costs, what is included, and when they can come.',
    ],
    date: ['Preparation', 'Fix the day with them', 'Morning or afternoon, who is at home, where they can park.'],
    who: [
      'Start',
      'Buy the part or call somebody',
      'With photo and measurements in hand; see whether it is half an hour’s work for you.',
    ],
    shop: [
      'Start',
      'Ask a repair shop for a price',
      'Model, fault, guarantee; below half the price of a new one it is worth it.',
    ],
    handIn: [
      'Start',
      'Take it in',
      'Save your data or take a photo first; keep the receipt, and ask when it is ready.',
    ],
    garage: ['Start', 'Book the garage', 'What it needs, what it costs, when it is ready, and how you get home.'],
    list: [
      'Last days',
      'What to have looked at',
      'Noises, lights and due dates on a note; service book at hand, nothing of value left in it.',
    ],
    clear: ['Last days', 'Clear the space around it', 'Room to get at it and to work; move or cover what stands near.'],
    check: ['Afterwards', 'See that it works', 'Try it for some days, and keep invoice and guarantee.'],
    invoice: ['Afterwards', 'Invoice and next due date', 'Keep the invoice, and note when it is due again.'],
    roofQuotes: [
      'Start',
      'Have three roofers look at it',
      'Photos from up there, a price in writing, and whether it takes scaffolding; good ones are booked for weeks.',
    ],
    roofDate: [
      'Preparation',
      'Agree the days with the roofer',
      'A dry spell, deposit and guarantee in writing, who tells the neighbours.',
    ],
    roofAccess: [
      'Last days',
      'Clear the way for ladders',
      'Car out of the drive, pots and chairs away from the wall; cover what is in the loft.',
    ],
    roofRain: [
      'Afterwards',
      'Look at it after heavy rain',
      'Loft and ceilings dry? Then pay the rest; keep invoice and guarantee.',
    ],
    graveyard: [
      'Start',
      'Ask the church or cemetery office',
      'Whose grave it is on paper, who may work there, and which stones and letters are allowed.',
    ],
    graveDone: [
      'Afterwards',
      'Go and see it',
      'Letters, joints and edges against what was agreed; a photo for the family, and flowers.',
    ],
  },
  bikeCare: {
    vintageParts: [
      'Start',
      'Order the parts, and read the rules of the ride',
      'Tyres, cables, brake blocks in old sizes take weeks; what is allowed, and whether your entry is in.',
    ],
    together: [
      'Work',
      'Put it together again',
      'Bearings cleaned and greased, new cables, wheels trued; the photos tell the order.',
    ],
    rust: [
      'Work',
      'Rust, chrome and paint',
      'Foil and water on chrome; keep the old paint if you can, or sand, prime and spray in thin coats.',
    ],
    oldParts: [
      'Start',
      'Find the parts',
      'Old sizes are hard to get: bike jumbles, clubs, a shop that knows its age; tyres and cables new.',
    ],
    apart: [
      'Start',
      'Take it apart',
      'A photo before each piece, screws in labelled jars; oil on what is stuck, and wait a day.',
    ],
    look: ['Start', 'Look it over', 'Tyres, brakes, chain, gears, lights: a note of what rubs, slips or is worn.'],
    parts: [
      'Start',
      'Get the parts, or book the bike shop',
      'In spring shops are full for weeks; ask for a price first.',
    ],
    work: [
      'Work',
      'Clean it, oil it, put it right',
      'Chain and rims first, brake pads, cables, tyres at the pressure on their side.',
    ],
    ride: ['Last days', 'A ride round the block', 'Brakes, every gear, lights; then all the screws once more.'],
  },
}
