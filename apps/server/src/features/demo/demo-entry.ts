import type { EventKind } from '@dodici/core/event'

export type DemoCategory = 'work' | 'family' | 'health' | 'study' | 'travel' | 'sport' | 'home'

/** A text in each language. */
export interface Words {
  readonly it: string
  readonly en: string
}

/**
 * One event of the demo year. `on` is `MM-DD` in the model year; in another year the day moves by at most three to keep
 * its weekday, unless `fixed` (birthdays, feasts). `until` is null for one day.
 */
export interface DemoEntry {
  readonly on: string
  readonly until: string | null
  readonly time: readonly [from: string, to: string] | null
  readonly category: DemoCategory
  readonly title: Words
  readonly kind: EventKind
  readonly rule: string | null
  readonly fixed: boolean
  readonly place: string
}

interface Options {
  readonly kind?: EventKind
  readonly rule?: string
  readonly fixed?: boolean
  readonly place?: string
}

const entry = (base: Pick<DemoEntry, 'on' | 'until' | 'time' | 'category' | 'title'>, options: Options): DemoEntry => ({
  ...base,
  kind: options.kind ?? 'event',
  rule: options.rule ?? null,
  fixed: options.fixed ?? false,
  place: options.place ?? '',
})

/** An event of several days, or (with `until` equal to `on`) one all-day event. */
export const span = (
  [on, until]: readonly [string, string],
  category: DemoCategory,
  [it, en]: readonly [string, string],
  options: Options = {},
): DemoEntry => entry({ on, until, time: null, category, title: { it, en } }, options)

/** An all-day event. */
export const wholeDay = (
  on: string,
  category: DemoCategory,
  [it, en]: readonly [string, string],
  options: Options = {},
): DemoEntry => entry({ on, until: null, time: null, category, title: { it, en } }, options)

/** A timed event on one day: `18:30-20:00`. */
export function moment(
  [on, times]: readonly [string, string],
  category: DemoCategory,
  [it, en]: readonly [string, string],
  options: Options = {},
): DemoEntry {
  const [from = '09:00', to = '10:00'] = times.split('-')
  return entry({ on, until: null, time: [from, to], category, title: { it, en } }, options)
}
