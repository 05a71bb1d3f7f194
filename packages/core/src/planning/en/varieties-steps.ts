import type { StepWords } from '../templates/template-types.ts'

/** English words of steps that only some goals of a kind have. */
type Steps = Readonly<Record<string, StepWords>>

export const craftVarieties: Steps = {
  measureAll: [
    'Start',
    'Measure everybody, make a list',
    'Height, chest, waist and head beside each name; what is borrowed, what is bought, what is sewn, and who sews.',
  ],
  tryOn: ['Finishing', 'Try it on', 'Once before the seams are closed: length, sleeves, neck.'],
  layout: ['Making', 'Lay out the pages, write the words', 'One page a moment, with the right dates and names.'],
  soapSafe: [
    'Start',
    'Recipe, lye, goggles and moulds',
    'A tried recipe with a lye calculator, scales to the gram, gloves; oils in one round, and no children near.',
  ],
  soapRests: [
    'Work',
    'The last batch, then let it rest',
    'Cut it after a day or two; it hardens and turns mild in four to six weeks, on a rack in the dry.',
  ],
  labels: [
    'Last days',
    'Wrap it and write the label',
    'Paper that breathes, what is in it, the date; keep one for yourself.',
  ],
}

export const tripVarieties: Steps = {
  hireCar: [
    'Bookings',
    'Book the car over there',
    'What is included, excess and mileage; a credit card in the driver’s name.',
  ],
  gardenNight: [
    'Preparation',
    'A trial night in the garden',
    'Tent up against the clock, mats, torch, what they sleep in: better to find out here that something is missing.',
  ],
  expeditionKit: [
    'Preparation',
    'Kit list: borrow, then buy',
    'Boots worn in now, a rucksack that fits, waterproofs, stove and tent shared in the team; the school or a scout group lends much of it.',
  ],
  expeditionRoute: [
    'Preparation',
    'Plan the route with the team',
    'Route card, map and escape routes, times for each leg, menus, and the aim that you will report on.',
  ],
  practiceWalk: [
    'Preparation',
    'Practice expedition with full packs',
    'A night out as on the real one: navigate, camp, cook; what rubs, what stays at home?',
  ],
}

export const eventVarieties: Steps = {
  questions: [
    'Last weeks',
    'Write the questions',
    'Six rounds of ten, easy ones first, a picture round, a tie-break; answers checked twice, score sheets printed.',
  ],
  pitch: [
    'Organising',
    'Book the pitches and the referee',
    'Pitches and changing rooms for the whole day, goals and balls, insurance, first aider; how many teams fit in, and the cup with the name.',
  ],
  askHome: [
    'Organising',
    'Ask the home',
    'Which room and which hour suit best, how many may come, what may be eaten and drunk; half the time you think, and a quiet corner.',
  ],
  flightsAndBeds: [
    'Organising',
    'Flights and beds for everybody',
    'One books for all, early, before the price goes up; names as in the passports, and who has none.',
  ],
  bookings: [
    'Organising',
    'Book beds, activities and a table',
    'Beds first if you go away: for many on a Saturday they go months before; a deposit holds them.',
  ],
  share: ['Organising', 'Collect the money', 'One sum each, one account, and a date by which to pay.'],
  whichDay: ['Guests', 'Ask who can come', 'And what each can spend; who must be there, and from where.'],
  screen: [
    'Organising',
    'Screen, sound and score cards',
    'Try the broadcast on the large screen; seats for all, cards to vote on, a sweepstake, a dish from each country.',
  ],
  musicians: [
    'Organising',
    'Book the music',
    'Ask two what they cost, from when till when, and what they need; a deposit, and three songs that must be played. Decorations at the end.',
  ],
}

export const hensOrBeesVarieties: Steps = {
  brooder: [
    'Afterwards',
    'The first two weeks in the warm',
    'Thirty-five degrees, then a little less every few days; clean daily, hold them for short times, then they move on.',
  ],
  noMoreTurning: [
    'Last days',
    'Stop turning, brooder ready',
    'More moisture and the lid stays shut; heat plate, chick crumb, shallow water with pebbles.',
  ],
  intoIncubator: [
    'Work',
    'Eggs into the incubator',
    'Twenty-one days at 37.5 degrees, turned three times a day, also at weekends; candle them after a week.',
  ],
  fertileEggs: [
    'Preparation',
    'Incubator and fertile eggs',
    'Hire a kit or borrow one and run it empty for two days; a dozen eggs from a breeder, a week old at most.',
  ],
  whereTo: [
    'Start',
    'Who takes the chicks, cockerels too',
    'Half are cockerels: a farm that takes them back, in writing; ask the school or the landlord, and wash hands is the rule.',
  ],
  whyHens: [
    'Start',
    'See what is behind it',
    'Too little room, boredom, mites, a new bird, too little protein: watch them half an hour, look under feathers and perches at night.',
  ],
  sickHen: [
    'Start',
    'Whoever is hurt on her own',
    'In sight of the others, wounds cleaned and covered with spray: they peck at red; the vet if it is deep.',
  ],
  moreRoom: [
    'Work',
    'More room, more to do',
    'A second feeder and drinker, perches, a dust bath, greens hung up; treat coop and birds twice for mites, a week apart.',
  ],
  backTogether: [
    'Last days',
    'Back together, at dusk',
    'Two at a time, onto the perch in the dark; stay by in the morning, and part the worst one for some days if it begins again.',
  ],
}

export const vetVisitVarieties: Steps = {
  shownDose: [
    'Start',
    'Have it shown, then do it there',
    'The vet or the nurse watches your first ones: dose, needle, where; what to do when it goes wrong, and the number at night.',
  ],
  doses: [
    'Practice',
    'At home, at the same hours',
    'With food, and a tick on the list for each; note how much it eats and drinks, sharps in their own box.',
  ],
  whoDoses: [
    'Last days',
    'Who does it when you are away',
    'Somebody who has done it twice beside you, or the surgery’s boarding; doses, hours and numbers on paper.',
  ],
}

export const memorialVarieties: Steps = {
  eulogy: [
    'Preparation',
    'Write what you will say',
    'Three to five minutes: two true stories, what they loved, a thank you; print it large, read it aloud twice, and ask somebody to step in if your voice goes.',
  ],
}

export const christeningVarieties: Steps = {
  readingsAndPlaces: [
    'Last days',
    'Readings, songs and places',
    'Who reads what, who brings the gifts up, names in the order in which they come forward.',
  ],
  walkThrough: [
    'Last days',
    'Walk through it in church',
    'With all of them, in the right places; confession then, if it is still to come.',
  ],
  retreat: [
    'Preparation',
    'A half-day together',
    'A walk, a talk, something to make: the parents may come for the end.',
  ],
  bigOutfit: [
    'Organising',
    'Clothes for that day',
    'Dress or suit now: alterations take weeks, and there is still room to grow; shoes last, and what you wear yourselves.',
  ],
}

export const skillVarieties: Steps = {
  rodLicence: [
    'Start',
    'Rod licence, and where you may fish',
    'The rod licence is bought online; a day ticket for the water, the close season, and a club that lends rods.',
  ],
}

export const cookingVarieties: Steps = {
  bottled: [
    'Work',
    'Bottle it',
    'When the gravity has stayed the same for three days: sugar by weight, caps, then two or three weeks to clear.',
  ],
  brewDay: [
    'Work',
    'Brew, and let it ferment',
    'A free morning: everything that touches it sanitised; then two weeks at an even warmth, without opening it.',
  ],
  frozenAhead: [
    'Last days',
    'Cook and freeze what keeps',
    'Sauces, pastry, bases: labelled by dish; a list hour by hour for the last two days.',
  ],
  trialForMany: [
    'Preparation',
    'Cook one dish in a large amount',
    'How long it takes, how it travels, how it tastes when warmed up; then correct the amounts.',
  ],
  cooksAndPots: [
    'Preparation',
    'Helpers, pots and a cold place',
    'Who cooks and who serves that day; big pans, trays and crates to borrow or hire, fridge space, and whether the kitchen there may be used.',
  ],
  menuForMany: [
    'Preparation',
    'Menu and amounts for all',
    'Few dishes, most of them cold or from the oven; grams a head times the guests, allergies, and what it costs.',
  ],
}

export const enrolmentVarieties: Steps = {
  campBag: [
    'Last days',
    'Bag by the list, names in everything',
    'Times and meeting place, medicines in a labelled bag, a number to call; let the child pack too.',
  ],
  tellAllergy: [
    'Preparation',
    'Allergy plan for the leaders',
    'In writing and face to face: what, how it shows, what to do; two pens or the medicine, in date, and who cooks.',
  ],
}
