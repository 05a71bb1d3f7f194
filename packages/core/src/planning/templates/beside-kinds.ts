import type { KnownKind } from './known-kinds.ts'

/** Steps that stand for a goal of another kind, and are left out where that is planned beside it. */
export const inPlaceOfOther: Partial<Record<string, Partial<Record<KnownKind, readonly string[]>>>> = {
  wedding: { trip: ['honeymoon'] },
  letHome: { renovation: ['tidy'], declutter: ['tidy'] },
  sellHome: { buyHome: ['nextBudget', 'buyNext'] },
  selling: { buying: ['nextOne', 'nextBought'], car: ['nextOne', 'nextBought', 'charging'] },
}

/** Things that are goals of their own where one of these kinds is joined to them, on the same day: `a present and a party`. */
export const besideAsThings: Partial<Record<string, readonly KnownKind[]>> = { gift: ['event', 'dinner'] }

/** What is made ready, or got, for kinds that come behind it, with one object of both: `empty and sell the house`. */
export const madeReadyFor: Partial<Record<string, readonly KnownKind[]>> = {
  declutter: ['sellHome', 'letHome'],
  renovation: ['sellHome', 'letHome', 'selling'],
  restoring: ['selling'],
  oldVehicle: ['selling'],
  boatCare: ['selling'],
  // A house is bought before it is renovated.
  buyHome: ['renovation'],
  // What tells no kind by itself is one of its steps: `sistemare e affittare il monolocale`.
  generic: ['selling', 'sellHome', 'letHome'],
}

/** What is no goal of its own beside these kinds: who sets up in business begins to work by that. */
export const neverBeside: Partial<Record<string, readonly KnownKind[]>> = {
  papers: ['newJob'],
  // Who chooses where to study applies there.
  choosingStudies: ['enrolment'],
  // Who retires and travels has no journey of some days in mind.
  retirement: ['trip'],
  launch: ['newJob'],
  // Who is to get well, and plays again then, does not begin at once.
  feelingBetter: ['fitness', 'race', 'skill', 'backToWork', 'competition'],
  recovery: ['fitness', 'race', 'skill', 'backToWork', 'competition'],
  // Who has a knee replaced walks well behind that.
  surgery: ['recovery', 'fitness'],
  // `Book and get through it`: who books writes no book.
  // An animal that goes to the vet has its jabs there.
  vetVisit: ['medical', 'checkUps', 'appointment'],
  book: ['medical', 'checkUps', 'surgery', 'dentist', 'appointment', 'attend', 'vetVisit'],
}
