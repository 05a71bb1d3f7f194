import { CATEGORY_PALETTE } from '../../packages/contract/src/limits.ts'
import { formatDay, yearSpan } from '../../packages/core/src/date/index.ts'

/** One event as every subject of the benchmark gets it, before it is put into a shape of its own. */
export interface SampleEvent {
  readonly id: string
  readonly title: string
  /** 0 to 9. */
  readonly category: number
  /** First and last day, `YYYY-MM-DD`. */
  readonly first: string
  readonly last: string
  /** `HH:mm` of an event of 45 minutes; null where it takes the whole day or several. */
  readonly time: string | null
  /** Where it has a reminder, how long before. */
  readonly minutesBefore?: number
}

/** @public The colours of the ten categories, for the pages of the peers. */
export const CATEGORY_COLORS: readonly string[] = CATEGORY_PALETTE.slice(0, 10)

const WORDS = [
  'Budget',
  'Dentist',
  'Lisbon',
  'Anna',
  'Review',
  'Team',
  'Marathon',
  'Dinner',
  'Draft',
  'School',
] as const

/**
 * `count` events of a year from a fixed seed: 60 % one all-day, 25 % timed, 15 % of 2 to 14 days, ten categories. The
 * same count and year are the same events, on every machine.
 */
export function sampleEvents(count: number, year: number): SampleEvent[] {
  const below = numbersFrom(year * 10_007 + count)
  const { first, last } = yearSpan(year)
  return Array.from({ length: count }, (_, index) => {
    const day = first + below(last - first + 1)
    const kind = below(100)
    const isTimed = kind >= 60 && kind < 85
    const length = kind < 85 ? 0 : 1 + below(13)
    const hour = String(7 + below(12)).padStart(2, '0')
    return {
      id: `sample-${year}-${index}`,
      title: `${WORDS[below(WORDS.length)] ?? ''} ${WORDS[below(WORDS.length)] ?? ''} ${index}`,
      category: below(CATEGORY_COLORS.length),
      first: formatDay(day),
      last: formatDay(Math.min(day + length, last)),
      time: isTimed ? `${hour}:00` : null,
    }
  })
}

/** A linear congruential generator with Knuth's MMIX constants, of which the high bits are used. */
function numbersFrom(seed: number): (below: number) => number {
  let state = BigInt(seed)
  return (below) => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n)
    return Number((state >> 33n) % BigInt(below))
  }
}
