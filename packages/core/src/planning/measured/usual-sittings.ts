import { SITTINGS, type Sitting, type SittingName } from './measured-tables.ts'
import type { MeasuredPhrases } from './ready-words.ts'

const NAMES = Object.keys(SITTINGS) as SittingName[]

/** How long what a text names usually takes, and when it usually is; null where nothing is known of that. */
export function usualSitting(phrases: MeasuredPhrases): Sitting {
  const named = NAMES.filter((name) => phrases.find(name) !== null).map((name) => SITTINGS[name])
  const first = (of: keyof Sitting): number | null => named.find((one) => one[of] !== null)?.[of] ?? null
  return { minutes: first('minutes'), hour: first('hour') }
}
