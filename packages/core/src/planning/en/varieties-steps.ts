import type { StepWords } from '../templates/template-types.ts'

/** English words of steps that only some goals of a kind have. */
type Steps = Readonly<Record<string, StepWords>>

export const craftVarieties: Steps = {
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
