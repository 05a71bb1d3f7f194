import type { KnownKind } from './known-kinds.ts'
import {
  ACTS_TOO,
  ALL,
  BOUGHT_INSTEAD,
  APPOINTMENTS,
  LEARNED,
  POSSESSIONS,
  THINGS,
  UNKNOWN,
  type Classes,
} from './part-classes.ts'
import type { DateGiver } from './template-types.ts'

/**
 * What becomes of a part that a goal names and that no step is about. `split`: the time of a step is theirs, one after the
 * other; `each`: that step is done for each of them; `behind`: each has a day behind a step; `named`: a step names them all.
 */
export type PartWay = 'split' | 'each' | 'behind' | 'named'

/** What is said of a step that is a part of a goal; `own` leaves that to its words. */
export type PartNote = 'learn' | 'climb' | 'grow' | 'sort' | 'make' | 'visit' | 'own'

/** At which step parts are done, in which way, and of which classes. */
export type PartPlace = readonly [step: string, way: PartWay, classes: Classes]

/** The parts of a kind of goal: at which of these steps they are done, the first ones that a plan has. */
export interface PartsOfKind {
  readonly at: readonly PartPlace[]
  readonly note: PartNote
  /** A part may be a name without an article: a language, a mountain, an author; of titles all are, or none is. */
  readonly areNames?: true | 'titles'
  /** Parts may be so many of the same: `4 essays left`. */
  readonly areCounted?: boolean
  /** Each is an appointment, whose date is given. */
  readonly asks?: DateGiver
  /** What is joined to the first act follows from it: the doctor to whom a scan is shown. */
  readonly actsFollow?: boolean
}

const learned = (...steps: readonly string[]): PartsOfKind => ({
  at: steps.map((step) => [step, 'split', LEARNED]),
  note: 'learn',
  areNames: true,
})

const classesOf: Readonly<Partial<Record<PartNote, Classes>>> = {
  climb: UNKNOWN,
  grow: UNKNOWN,
  sort: POSSESSIONS,
  visit: APPOINTMENTS,
}

const done = (way: PartWay, steps: readonly string[], note: PartNote = 'own'): PartsOfKind => ({
  at: steps.map((step) => [step, way, classesOf[note] ?? THINGS]),
  note,
})

/** Parts that are named in steps that are about them, and have none of their own. */
const inside = done('named', [])

/** Kinds of goals that go through things one by one, or are made of several, with the step at which their parts are done. */
export const partsOfKinds: Readonly<Partial<Record<KnownKind, PartsOfKind>>> = {
  language: learned('routine'),
  instrument: learned('songBySong', 'routine'),
  schoolMarks: learned('halfHours'),
  courseLeft: { ...done('split', ['lessons', 'modules']), areCounted: true },
  skill: {
    at: [['oneThing', 'split', ALL], ...learned('cookTwice', 'routine', 'between').at, ['lessons', 'behind', LEARNED]],
    note: 'learn',
    areNames: true,
  },
  exam: learned('study', 'chapters'),
  certification: learned('study', 'practice'),
  reading: { ...learned('steady', 'rest'), areNames: 'titles' },
  performance: learned('learn', 'examPieces'),
  competition: learned('practise'),
  schoolwork: { ...done('split', ['draft']), areCounted: true },
  thesis: { at: [['draft', 'named', ['write']]], note: 'own' },
  summit: { ...done('behind', ['trial'], 'climb'), areNames: true },
  longWalk: { ...done('named', ['route']), areNames: true },
  declutter: done('split', ['sort', 'cleaning'], 'sort'),
  digital: { at: [...done('split', ['sort'], 'sort').at, ...done('named', ['scan', 'run']).at], note: 'sort' },
  renovation: {
    at: [
      ['paint', 'each', [null, 'learn']],
      ['materials', 'named', ['order', 'buy']],
      ['supplies', 'named', ['order', 'buy']],
      ['date', 'named', [null, 'order', 'buy']],
      ['works', 'named', ['work']],
      ['quotes', 'named', ['find']],
    ],
    note: 'own',
  },
  damp: { at: [['paint', 'named', [null, 'work', 'order', 'buy']]], note: 'own' },
  selling: {
    at: [
      ['nextBought', 'named', BOUGHT_INSTEAD],
      ['nextOne', 'named', [null, 'order']],
    ],
    note: 'own',
  },
  garden: {
    at: [
      ...done('behind', ['work', 'clear'], 'grow').at,
      ['bulbsOrder', 'named', ['buy']],
      ...done('named', ['potsAndSoil', 'order', 'how']).at,
    ],
    note: 'grow',
  },
  vegetableGarden: done('named', ['planting', 'sow', 'potting', 'potOn']),
  craft: done('behind', ['make', 'rows', 'layout', 'quilting'], 'make'),
  longBuild: done('behind', ['stages', 'hull', 'furniture'], 'make'),
  exhibition: { at: [['make', 'named', ['order', 'buy']]], note: 'own' },
  stand: done('named', ['stock', 'material']),
  installation: { at: [['quotes', 'named', ACTS_TOO]], note: 'own' },
  sellHome: { at: [['buyNext', 'named', BOUGHT_INSTEAD]], note: 'own' },
  event: inside,
  wedding: inside,
  christening: inside,
  celebrationGuest: inside,
  memorial: inside,
  gift: done('named', ['order', 'making']),
  move: inside,
  baby: done('named', ['clothes']),
  pet: done('named', ['things']),
  schoolYear: done('named', ['things']),
  dinner: done('named', ['menu']),
  cooking: done('named', ['recipe', 'breadRecipe']),
  preserves: done('named', ['recipe']),
  petTravel: {
    at: [
      ['places', 'named', [null, 'order', 'book']],
      ['papers', 'named', ['papers']],
      ['allowed', 'named', ['papers']],
    ],
    note: 'own',
  },
  harvest: { at: [['prune', 'named', ALL]], note: 'own' },
  hensOrBees: done('named', ['coop', 'site']),
  aquarium: done('named', ['tank']),
  restoring: done('named', ['strip']),
  gathering: done('named', ['bring']),
  trip: {
    at: [
      ['kit', 'named', ['order', 'buy']],
      ['visits', 'named', UNKNOWN],
      ['kitList', 'named', ALL],
    ],
    note: 'own',
  },
  visit: done('named', ['plans']),
  attend: done('named', ['ticket']),
  repair: {
    at: [
      ['garage', 'named', ALL],
      ['look', 'named', THINGS],
    ],
    note: 'own',
  },
  medical: { at: [['book', 'named', [null, 'book']]], note: 'own', actsFollow: true },
  checkUps: { ...done('behind', ['book'], 'visit'), asks: 'doctor' },
  // Whoever has the boiler looked at does other work beside it, and has no appointment for that.
  appointment: {
    at: [
      ['faults', 'named', ALL],
      ['book', 'behind', [null, 'book', 'papers']],
    ],
    note: 'visit',
    asks: 'tradesperson',
  },
  contract: {
    at: [
      ['compare', 'named', ['tell', 'papers']],
      ['compareCover', 'named', ['tell', 'papers']],
    ],
    note: 'own',
  },
  cancelling: { at: [['send', 'named', ALL]], note: 'make' },
  complaint: { at: [['proof', 'named', ALL]], note: 'own' },
  estate: { at: [['list', 'named', ALL]], note: 'own' },
  will: { at: [['list', 'named', ['papers']]], note: 'own' },
  finances: { at: [['taxChecks', 'named', ALL]], note: 'own' },
  taxes: { at: [['gather', 'named', ALL]], note: 'own' },
  form: { at: [['others', 'named', ALL]], note: 'own' },
  talk: done('named', ['outline']),
  channel: inside,
  launch: done('named', ['range', 'plan', 'build', 'page']),
  shop: {
    at: [
      ['works', 'named', ['work', 'order', 'buy']],
      ['permits', 'named', ['papers']],
      ['lodgingPermits', 'named', ['papers']],
      ['stock', 'named', UNKNOWN],
      ['foodKit', 'named', UNKNOWN],
      ['equipment', 'named', UNKNOWN],
      ['rooms', 'named', UNKNOWN],
    ],
    note: 'own',
  },
  campaign: inside,
  care: inside,
  payRise: inside,
  fundraising: {
    at: [
      ['event', 'named', [null, 'book', 'buy', 'order', 'find', 'papers']],
      ['way', 'named', [null, 'book', 'buy', 'order', 'find', 'papers']],
    ],
    note: 'own',
  },
  doneBy: done('split', ['rest']),
  eachOfThem: { ...done('split', ['outings']), areNames: true },
  prepared: done('named', ['get']),
}

/**
 * Kinds whose goals list features rather than parts; visits, of which is said what is done there; and habits, which have no
 * step that is done once.
 */
export const kindsWithoutParts: ReadonlySet<string> = new Set<KnownKind>([
  'contract',
  'enrolment',
  'finding',
  'buying',
  'rentHome',
  'buyHome',
  'car',
  'jobSearch',
  'dentist',
  'vetVisit',
  'petDiet',
  'plantsAway',
  'petBoarding',
  'fitness',
  'diet',
  'quitting',
  'saving',
  'debt',
  'regular',
  'toddler',
  'conversation',
  'grief',
])
