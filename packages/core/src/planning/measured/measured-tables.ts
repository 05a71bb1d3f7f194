/** What an amount counts. */
export type Measure =
  | 'hours'
  /** How often; and how many of what takes an hour. */
  | 'times'
  | 'sessions'
  /** What one has done. */
  | 'things'
  /** What is entered by hand. */
  | 'entered'
  | 'distance'
  | 'weight'
  | 'money'
  /** Any other noun behind a number. */
  | 'open'

const shape = (measure: Measure, scale = 1): { measure: Measure; scale: number } => ({ measure, scale })

const POUNDS_OF_STONE = 14

/** All but hours, in the order in which they are tried where they begin alike. */
export const AMOUNTS = {
  sessions: shape('sessions'),
  things: shape('things'),
  entered: shape('entered'),
  distance: shape('distance'),
  halfStone: shape('weight', POUNDS_OF_STONE / 2),
  stone: shape('weight', POUNDS_OF_STONE),
  weight: shape('weight'),
  money: shape('money'),
  times: shape('times'),
  open: shape('open'),
}

export type AmountName = keyof typeof AMOUNTS

/** What is counted where the words name nothing: times, and periods in which something is kept. */
export type CountedName = 'times' | 'days' | 'weeks' | 'weekends' | 'months' | 'years'

/** The unit of a rhythm: its days on average, what is counted of it, and the days of the week on which it may be. */
export interface RhythmUnit {
  readonly days: number
  readonly counted: CountedName
  readonly weekdays: readonly number[]
}

export const ANY_DAY = [0, 1, 2, 3, 4, 5, 6]
const WORKDAYS = [0, 1, 2, 3, 4]
export const WEEKEND = [5, 6]

const unit = (days: number, counted: CountedName, weekdays = ANY_DAY): RhythmUnit => ({ days, counted, weekdays })

/** In the order in which they are tried: `a day at weekends` is for the days of weekends. */
export const RHYTHMS = {
  perWeekendDay: unit(7 / 2, 'days', WEEKEND),
  perWorkday: unit(7 / 5, 'days', WORKDAYS),
  perMorning: unit(1, 'days'),
  perDay: unit(1, 'days'),
  perFortnight: unit(14, 'times'),
  perOtherWeekend: unit(14, 'weekends', WEEKEND),
  perWeekend: unit(7, 'weekends', WEEKEND),
  perWeek: unit(7, 'weeks'),
  perMonth: unit(365.25 / 12, 'months'),
  perYear: unit(365.25, 'years'),
}

export type RhythmName = keyof typeof RHYTHMS

/** How long a sitting is, and the minute of the day about which it begins; null where it says nothing of that. */
export interface Sitting {
  readonly minutes: number | null
  readonly hour: number | null
  /** It is done wherever one is, on a journey and a holiday too. */
  readonly isAnywhere?: boolean
}

const sitting = (minutes: number | null, hour: number | null = null): Sitting => ({
  minutes,
  hour: hour === null ? null : hour * 60,
})

/** In the order in which they are tried: what the words say of the day before what is usual, what is rarer before the rest. */
export const SITTINGS = {
  bedtimeStory: sitting(20, 20),
  onTheWay: sitting(null, 8),
  atBed: sitting(null, 21.5),
  inEvening: sitting(null, 19.5),
  atLunch: sitting(null, 12.5),
  inAfternoon: sitting(null, 15.5),
  atBreakfast: sitting(null, 7.5),
  inMorning: sitting(null, 7),
  minuteOrTwo: sitting(5, 8),
  plants: sitting(10, 18.5),
  diary: sitting(10, 21.5),
  homework: sitting(45, 17),
  dog: sitting(30, 7),
  stillness: sitting(15, 7),
  call: { ...sitting(20, 18.5), isAnywhere: true },
  smallTidying: sitting(30),
  service: sitting(60, 10.5),
  mealOut: sitting(120, 19.5),
  lunch: sitting(90, 12.5),
  breakfast: sitting(45, 8),
  show: sitting(150, 20),
  eveningTogether: sitting(150, 19.5),
  baking: sitting(120),
  cooking: sitting(60, 18.5),
  coffee: sitting(60),
  halfDay: sitting(180),
  visit: sitting(120),
  match: sitting(90),
  writing: sitting(45),
  page: sitting(20, 21.5),
  stretching: sitting(15),
}

export type SittingName = keyof typeof SITTINGS
