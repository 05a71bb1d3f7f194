import type { SittingName } from './measured-words.ts'
import type { MeasuredPhrases } from './ready-words.ts'

/** How long a sitting is, and the minute of the day about which it begins; null where it says nothing of that. */
interface Sitting {
  readonly minutes: number | null
  readonly hour: number | null
}

const sitting = (minutes: number | null, hour: number | null = null): Sitting => ({
  minutes,
  hour: hour === null ? null : hour * 60,
})

/** In the order in which they are tried: what the words say of the day before what is usual, what is rarer before the rest. */
const SITTINGS: Readonly<Record<SittingName, Sitting>> = {
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
  bedtimeStory: sitting(20, 20),
  homework: sitting(45, 17),
  dog: sitting(30, 7),
  stillness: sitting(15, 7),
  call: sitting(20, 18.5),
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

const NAMES = Object.keys(SITTINGS) as SittingName[]

/** How long what a text names usually takes, and when it usually is; null where nothing is known of that. */
export function usualSitting(phrases: MeasuredPhrases): Sitting {
  const named = NAMES.filter((name) => phrases.find(name) !== null).map((name) => SITTINGS[name])
  const first = (of: keyof Sitting): number | null => named.find((one) => one[of] !== null)?.[of] ?? null
  return { minutes: first('minutes'), hour: first('hour') }
}
