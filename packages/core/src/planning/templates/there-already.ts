import type { KnownKind } from './known-kinds.ts'

/** What a goal may say is there already: got, chosen, booked, agreed or done. */
export const thingsThere = [
  'account',
  'advert',
  'animal',
  'animalThings',
  'application',
  'appointment',
  'architect',
  'buyer',
  'carer',
  'chosen',
  'church',
  'company',
  'contract',
  'course',
  'cutOut',
  'cv',
  'date',
  'design',
  'doctor',
  'draft',
  'editor',
  'entry',
  'food',
  'gift',
  'goods',
  'ground',
  'guests',
  'home',
  'instrument',
  'insurance',
  'invitations',
  'kit',
  'leave',
  'lessons',
  'licence',
  'list',
  'loan',
  'material',
  'money',
  'music',
  'offer',
  'outfit',
  'outline',
  'papers',
  'parts',
  'passport',
  'people',
  'permission',
  'photos',
  'place',
  'plan',
  'plot',
  'prices',
  'quotes',
  'referral',
  'research',
  'route',
  'seeds',
  'seen',
  'solicitor',
  'songs',
  'staff',
  'stay',
  'suppliers',
  'teacher',
  'tests',
  'theory',
  'tickets',
  'topic',
  'tradesperson',
  'transport',
  'valuation',
  'van',
  'works',
] as const

export type ThingThere = (typeof thingsThere)[number]

/** Of each thing that is there, the steps that it makes superfluous. */
export type StepsOver = Readonly<Partial<Record<ThingThere, readonly string[]>>>
export type OverOfKinds = Readonly<Partial<Record<KnownKind, StepsOver>>>

/** By which words a goal says that something is there already, as sources of regular expressions over plain words. */
export interface ThereWords {
  /** What says so, and with what nothing is there yet. */
  readonly says: string
  readonly not: string
  /** A thing, and that somebody got it: `the guitar that I bought`. */
  readonly owned: string
  /** What turns a clause to something else: `but`. */
  readonly turns: string
  /** What stands before a thing that is there, in a goal's first clause: `with`. */
  readonly brings: string
  /** Words for each thing, by `|`. */
  readonly things: Readonly<Record<ThingThere, string>>
}
