import { before, longStep, oneDay, soon, type StepShape } from './template-types.ts'

/** What has to be done about a part that a goal names: a cot is ordered, an electrician is found. */
export const partClasses = [
  'sell',
  'order',
  'buy',
  'find',
  'papers',
  'book',
  'tell',
  'write',
  'learn',
  'save',
  'work',
  'pack',
] as const

export type PartClass = (typeof partClasses)[number]

type ShapeOf = (id: string) => StepShape

/** Parts of a goal are kept where time is short: somebody named them. */
const kept = { weight: 5 }

/** The step of a part by its class. */
const shapes: Readonly<Record<PartClass, ShapeOf>> = {
  order: (id) => soon(id, [1, 7]),
  buy: (id) => oneDay(id, [1, 5]),
  find: (id) => soon(id, [1, 7]),
  papers: (id) => soon(id, [1, 7]),
  book: (id) => soon(id, [1, 7]),
  tell: (id) => oneDay(id, [1, 5]),
  write: (id) => longStep(id, 3, [5, 21]),
  learn: (id) => longStep(id, 3, [7, 28]),
  sell: (id) => longStep(id, 3, [7, 24]),
  save: (id) => longStep(id, 3, [7, 24]),
  work: (id) => oneDay(id, [1, 7], { days: 'weekend' }),
  pack: (id) => before(id, 2),
}

/** The step of parts: of things of no class it is the first to see what they take, and an act has its day when its turn comes. */
export const stepOfClass = (id: string, known: PartClass | null, isAct: boolean): StepShape => {
  const other = isAct ? oneDay(id, [1, 5]) : soon(id, [1, 7])
  const shape = known === null ? other : shapes[known](id)
  return shape.place === 'before' || shape.isLong ? shape : { ...shape, ...kept }
}

export type Classes = readonly (PartClass | null)[]

/** What is got, made or looked at, which a step may name together where its kind says nothing else. */
export const THINGS: Classes = [null, 'order', 'buy', 'write', 'learn']
export const LEARNED: Classes = [null, 'learn', 'write']
export const POSSESSIONS: Classes = [null, 'order', 'buy']
export const APPOINTMENTS: Classes = [null, 'book', 'papers', 'work', 'learn']
/** Whatever is named, where all that is done about it is that it be thought of. */
export const ALL: Classes = [null, ...partClasses]
/** What else is to be fitted, whether it is named or got: its papers and the work itself have steps of their own. */
export const ACTS_TOO: Classes = [null, 'order', 'buy']
/** What is bought instead: `sell the car and buy an electric one`. */
export const BOUGHT_INSTEAD: Classes = ['buy']
/** Rooms, plants, mountains, sights: nothing of the other classes. */
export const UNKNOWN: Classes = [null]

/** Places of parts; of those of acts only what names acts too: what else is to be fitted is in the same quotes. */
export const placesFor = <Place extends readonly [string, string, Classes]>(
  isAct: boolean,
  places: readonly Place[],
): readonly Place[] =>
  isAct ? places.filter(([, , classes]) => classes === ACTS_TOO || classes === BOUGHT_INSTEAD) : places
