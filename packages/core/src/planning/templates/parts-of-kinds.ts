import type { KnownKind } from './known-kinds.ts'

/**
 * What becomes of a part that a goal names. `split`: the time of a step is theirs, one after the other; `behind`: each has a
 * day behind a step; `named`: a step names them all.
 */
export type PartWay = 'split' | 'behind' | 'named'

/** What is said of a step that is a part of a goal. */
export type PartNote = 'learn' | 'climb' | 'grow' | 'sort' | 'make' | 'own'

/** The parts of a kind of goal: at which step they are done, the first of these that a plan has. */
export interface PartsOfKind {
  readonly at: readonly (readonly [step: string, way: PartWay])[]
  readonly note: PartNote
  /** A part may be a name without an article: a language, a mountain, an author. */
  readonly areNames?: boolean
}

const learned = (...steps: readonly string[]): PartsOfKind => ({
  at: steps.map((step) => [step, 'split']),
  note: 'learn',
  areNames: true,
})

const done = (way: PartWay, steps: readonly string[], note: PartNote = 'own'): PartsOfKind => ({
  at: steps.map((step) => [step, way]),
  note,
})

/** Kinds of goals that go through things one by one, or are made of several, with the step at which their parts are done. */
export const partsOfKinds: Readonly<Partial<Record<KnownKind, PartsOfKind>>> = {
  language: learned('routine'),
  instrument: learned('routine'),
  skill: { at: [...learned('routine', 'vary', 'between').at, ['lessons', 'behind']], note: 'learn', areNames: true },
  exam: learned('study', 'chapters'),
  certification: learned('study', 'practice'),
  reading: learned('steady', 'rest'),
  performance: learned('learn'),
  competition: learned('practise'),
  schoolwork: learned('draft'),
  summit: { at: [['trial', 'behind']], note: 'climb', areNames: true },
  longWalk: { at: [['route', 'named']], note: 'own', areNames: true },
  declutter: done('split', ['sort', 'cleaning'], 'sort'),
  digital: done('split', ['sort'], 'sort'),
  renovation: { at: [...done('split', ['paint']).at, ...done('behind', ['materials', 'quotes']).at], note: 'own' },
  garden: done('behind', ['work', 'clear'], 'grow'),
  vegetableGarden: done('behind', ['beds', 'pots'], 'grow'),
  craft: done('behind', ['make', 'layout'], 'make'),
  exhibition: done('behind', ['make'], 'make'),
  stand: done('behind', ['stock']),
  event: done('behind', ['permits', 'order', 'bookings']),
  wedding: done('behind', ['outfits']),
  christening: done('behind', ['outfit']),
  celebrationGuest: done('behind', ['outfit']),
  move: done('behind', ['papersAbroad', 'boxes', 'declutter']),
  baby: done('behind', ['clothes']),
  pet: done('behind', ['things']),
  schoolYear: done('behind', ['things']),
  dinner: done('named', ['menu']),
  cooking: done('named', ['recipe']),
  gathering: done('named', ['bring']),
  trip: done('behind', ['visits', 'transport']),
  visit: done('named', ['plans']),
  attend: done('named', ['ticket']),
  repair: done('named', ['garage', 'look']),
  appointment: done('named', ['book']),
  checkUps: done('named', ['book']),
  talk: done('named', ['outline']),
  channel: done('behind', ['first']),
  launch: done('behind', ['build', 'firstClients']),
  shop: done('behind', ['stock']),
  doneBy: done('split', ['rest']),
  prepared: done('behind', ['get']),
}

/**
 * Kinds whose goals list features rather than parts; visits, of which is said what is done there; and habits, which have no
 * step that is done once.
 */
export const kindsWithoutParts: ReadonlySet<string> = new Set<KnownKind>([
  'finding',
  'buying',
  'rentHome',
  'buyHome',
  'car',
  'jobSearch',
  'dentist',
  'medical',
  'vetVisit',
  'fitness',
  'diet',
  'quitting',
  'saving',
  'debt',
  'regular',
])
