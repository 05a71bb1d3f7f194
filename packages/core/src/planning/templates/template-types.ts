import type { Detail } from './details.ts'
import type { KnownKind } from './known-kinds.ts'
import type { Sign } from './signs.ts'

/** Days behind a target to know of: its last steps may follow this long after it, and each may move a little. */
export const DAYS_BEHIND = 120

/** Suitable days: offices are open on working days, long runs are on Sundays. */
export type SuitableDays = 'any' | 'working' | 'weekend' | 'sunday'

/** Who sets the date of a step: it is asked of them before it is in the calendar. */
export type DateGiver =
  | 'agent'
  | 'bank'
  | 'centre'
  | 'consulate'
  | 'doctor'
  | 'employer'
  | 'guide'
  | 'hospital'
  | 'notary'
  | 'office'
  | 'organiser'
  | 'parish'
  | 'teacher'
  | 'tradesperson'
  | 'venue'
  | 'vet'

/**
 * A step without its words. `flow` steps follow each other and share the time before the last days by weight, each
 * between `least` and `most` days; `before` and `after` steps are `lead` days from the target.
 */
export interface StepShape {
  readonly id: string
  readonly place: 'flow' | 'before' | 'after'
  readonly isLong: boolean
  /** Done at once with all steps before it, however far the target is: tickets, appointments, a place on a course. */
  readonly isSoon: boolean
  readonly weight: number
  readonly least: number
  readonly most: number
  readonly lead: number
  readonly optional: boolean
  readonly days: SuitableDays
  /** Whose date it needs; null where the person alone decides. */
  readonly asks: DateGiver | null
  /** How many times a week it is done, as a habit; null for what is done once. */
  readonly timesAWeek: number | null
  /** By how many days it may move from its place; null where that follows from how far the target is. */
  readonly reach: number | null
  /** How many days before the target it is possible at the earliest: nobody sells flights for the year after next. */
  readonly possible: number
  /** Takes whatever time is left. */
  readonly fills: boolean
  /** Only if the target has one of these signs; always where there are none. All of the next too, and none of the last. */
  readonly only: readonly (Sign | Detail)[]
  readonly also: readonly (Sign | Detail)[]
  readonly never: readonly (Sign | Detail)[]
}

/**
 * Whose day a goal's is. `fixed`: others set it, so one is ready when it begins. `start`: likewise, and `from April` is that
 * day. `open`: it is done when the person is ready. `lasting`: it goes on from now until then.
 */
export type DayOfKind = 'fixed' | 'start' | 'open' | 'lasting'

/** Rules that hold for some kinds only. */
export interface KindRules {
  /** It takes place for many: nobody chooses the day of it alone. */
  readonly setByOthers?: boolean
  /** It is made or done for a day, and not worked at for months: work for a day far off need not begin at once. */
  readonly mayWait?: boolean
  /** Said with a month it goes on in all of it, and is not over in its middle. */
  readonly fillsItsMonth?: boolean
  /** Said with a week it goes on in all of it. */
  readonly fillsItsWeek?: boolean
  /** From a month on it is open, or goes on: by then it is ready. */
  readonly opensThen?: boolean
  /** Out of doors for days: of spring it is late, and of autumn early. */
  readonly isNearSummer?: boolean
  /** Somebody goes there while it is open: until a day is well before it, when all others come. */
  readonly isWhileOpen?: boolean
  /** It has a usual day, before which it may be wanted. */
  readonly mayBeEarly?: boolean
  /** It goes on for weeks from its first day: by a day it is over, and begins as soon as is usual. */
  readonly isOverBy?: boolean
  /** It is sown in its season: another day is that of what comes of it. */
  readonly isGrown?: boolean
  /** Of several days that are said the first is its own: a passport runs out before the flight, and one sows before the harvest. */
  readonly isDueFirst?: boolean
  /** It takes so many days to be well again after it. */
  readonly healsIn?: number
  /** It is a stay at the place that its words name. */
  readonly isJourney?: boolean
  /** People do it on a journey, where its place is named. */
  readonly isOnJourneys?: boolean
  /** It is of use on a journey, and ready the day before: a language, jabs. */
  readonly isForJourneys?: boolean
  /** Something is left from now on: hours of it are a limit, and no time is too short. */
  readonly isGivenUp?: boolean
  /** It is done every day or week beside the like of it: `feed the cat and call mum every Sunday`. */
  readonly isEveryday?: boolean
  /** It is prepared for a day, whichever amount stands beside it. */
  readonly isNeverCounted?: boolean
  /** An event of it may be an everyday one, whose words then tell more: a talk at a dinner. */
  readonly isOftenSmall?: boolean
}

/** What a kind of goal needs: whose its day is, by which signs it is known, its steps in order, and its own rules. */
export interface Template extends KindRules {
  readonly id: KnownKind
  readonly day: DayOfKind
  /** Signs that together tell this kind. The more of them there are, the surer it is. */
  readonly by: readonly (readonly Sign[])[]
  /** Signs that only suggest it: enough for a choice that the person is offered, not for a plan. */
  readonly maybe: readonly Sign[]
  /** Signs that tell it where nothing tells another kind: `book` is of holidays, of doctors, and of a hall. */
  readonly otherwise: readonly Sign[]
  /** Signs with which it is something else. */
  readonly not: readonly Sign[]
  readonly steps: readonly StepShape[]
}

/** Months and dates by which something is usual, of all of a kind or only of what has a detail: apricots are of June. */
export interface UsualDays {
  readonly only?: Detail
  readonly dates: readonly (readonly [month: number, date: number])[]
  /** By when it can be at the earliest. */
  readonly early?: UsualDays['dates']
}

/** Words of a step: phase, title, and a sentence or two. What is in brackets in a title stays only where its slot is known. */
export type StepWords = readonly [phase: string, title: string, description: string]

type Choices = Partial<
  Pick<
    StepShape,
    'optional' | 'days' | 'asks' | 'timesAWeek' | 'reach' | 'possible' | 'fills' | 'only' | 'also' | 'never'
  >
>

const plain = {
  isSoon: false,
  weight: 1,
  least: 1,
  most: 1,
  lead: 0,
  optional: false,
  days: 'any',
  asks: null,
  timesAWeek: null,
  reach: null,
  possible: Infinity,
  fills: false,
  only: [],
  also: [],
  never: [],
} as const

/** Who gives dates does so on working days. */
const chosen = (rest: Choices) => ({ ...plain, days: rest.asks ? ('working' as const) : plain.days, ...rest })

/** Some weeks or days of work, as time allows. */
export const longStep = (
  id: string,
  weight: number,
  days: readonly [number, number],
  rest: Choices = {},
): StepShape => ({
  ...chosen(rest),
  id,
  place: 'flow',
  isLong: true,
  weight,
  least: days[0],
  most: days[1],
})

/** A one-day step, with the days until the next step. */
export const oneDay = (id: string, days: readonly [number, number], rest: Choices = {}): StepShape => ({
  ...chosen(rest),
  id,
  place: 'flow',
  isLong: false,
  least: days[0],
  most: days[1],
})

/** A one-day step in the first days of the plan, with all before it. */
export const soon = (id: string, days: readonly [number, number], rest: Choices = {}): StepShape => ({
  ...oneDay(id, days, rest),
  isSoon: true,
})

/** A one-day step, this many days before the target. */
export const before = (id: string, lead: number, rest: Choices = {}): StepShape => ({
  ...chosen(rest),
  id,
  place: 'before',
  isLong: false,
  lead,
})

/** A one-day step this many days after the target; for a period, `length` days from there on. */
export const after = (id: string, lead: number, length = 1, rest: Choices = {}): StepShape => ({
  ...chosen(rest),
  id,
  place: 'after',
  isLong: length > 1,
  least: length,
  most: length,
  lead,
})

/** A kind of goal. */
export const kind = (
  id: KnownKind,
  day: Template['day'],
  {
    by,
    maybe = [],
    otherwise = [],
    not = [],
    ...rules
  }: Pick<Template, 'by'> & Partial<Pick<Template, 'maybe' | 'otherwise' | 'not'>> & KindRules,
  steps: readonly StepShape[],
): Template => ({ id, day, by, maybe, otherwise, not, steps, ...rules })
