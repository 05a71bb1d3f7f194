import type { Event } from '@dodici/contract/types'
import { dayOf, formatDay } from '@dodici/core/date'
import { sampleEvent } from '../../../test/samples.ts'
import { SAMPLE_YEAR, sampleCategories } from './sample-year.ts'

/** mulberry32: a small seeded generator, so that every run sees the same year. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** `count` events of one year in the proportions of the goals: 60 % one day, 25 % timed, 15 % of 2 to 14 days. */
export function busyYear(count: number, seed = 1): Event[] {
  const random = generator(seed)
  const whole = (limit: number): number => Math.floor(random() * limit)
  return Array.from({ length: count }, (_, index) => {
    const first = dayOf(SAMPLE_YEAR, 1, 1) + whole(365)
    const kind = random()
    const time = kind >= 0.6 && kind < 0.85 ? 8 + whole(12) : null
    const last = kind >= 0.85 ? first + 1 + whole(13) : first
    return sampleEvent({
      _id: `busy-${index}`,
      title: `Impegno numero ${index}`,
      categoryId: sampleCategories[whole(sampleCategories.length)]?._id ?? null,
      start: time === null ? formatDay(first) : `${formatDay(first)}T${pad(time)}:00`,
      end: time === null ? formatDay(last) : `${formatDay(last)}T${pad(time + 1)}:00`,
    })
  })
}
