import type { Day } from '@dodici/core/date'
import {
  apart,
  bestUse,
  calmWeekends,
  findBridges,
  findWindows,
  freeDays,
  type FreeStretch,
  type FreeDays,
  type FreeWindow,
  type Wish,
} from '@dodici/core/free-time'
import { countsIn, dailyLoad, isAbsence, type DaySpan, type MeasureRules } from '@dodici/core/load'
import { isWeekend, type Holiday, type YearItem } from '@dodici/core/year'

/** Free days in a row that the panel offers, with what there is to say of them. */
export interface Offer extends DaySpan {
  readonly leave: number
  /** Whether they belong to the best use of the leave. */
  readonly isBest: boolean
  /** The public holidays in them that are no weekend. */
  readonly holidays: readonly Holiday[]
  /** The events that count and touch them. */
  readonly events: readonly YearItem[]
}

/** What free time is looked for in. */
export interface Ground {
  readonly items: readonly YearItem[]
  readonly holidays: readonly Holiday[]
  readonly rules: MeasureRules
  /** The days of the shown months that are still to come. */
  readonly span: DaySpan
  /** The days to come of all years that are loaded. */
  readonly whole: DaySpan
}

/** Days beside the year that a stretch may reach: those of Christmas and New Year. */
const BESIDE = 14
/** Offers that are listed, and drawn. */
const OFFERS_MAX = 12

/** The days of the year, and some beside it that are still to come. */
function daysAround({ items, holidays, rules, span, whole }: Ground): FreeDays {
  const around = { first: Math.max(whole.first, span.first - BESIDE), last: Math.min(whole.last, span.last + BESIDE) }
  return freeDays({ span, around, holidays, items, rules })
}

const offerOf = ({ items, holidays }: Ground, { first, last, leave }: FreeStretch): Offer => ({
  ...{ first, last, leave },
  isBest: false,
  holidays: holidaysIn(holidays, { first, last }),
  events: items.filter((item) => countsIn(item, { first, last })),
})

function holidaysIn(holidays: readonly Holiday[], { first, last }: DaySpan): Holiday[] {
  const named = new Map<Day, Holiday>()
  for (const holiday of holidays) {
    const { day } = holiday
    if (day >= first && day <= last && !isWeekend(day) && !named.has(day)) named.set(day, holiday)
  }
  return [...named.values()].sort((one, other) => one.day - other.day)
}

/** The best use of some days of leave, and the bridges beside it. */
export function bridgeOffers(ground: Ground, wish: { readonly leave: number; readonly least: number }) {
  const days = daysAround(ground)
  const last = days.first + days.states.length - 1
  const { events } = dailyLoad(ground.items, { first: days.first, last }, ground.rules)
  const use = bestUse(days, { ...wish, events })
  const others = apart(findBridges(days), use.stretches)
  const offers: Offer[] = [
    ...use.stretches.map((stretch) => ({ ...offerOf(ground, stretch), isBest: true })),
    ...others.slice(0, OFFERS_MAX).map((bridge) => offerOf(ground, bridge)),
  ]
  return { use, offers }
}

/** The days on which somebody is away. */
const absencesOf = ({ items, rules }: Ground): readonly YearItem[] => items.filter((item) => isAbsence(item, rules))

/** A window that is kept free takes no leave by itself. */
const calmOffer = (ground: Ground, { first, last }: FreeWindow): Offer => offerOf(ground, { first, last, leave: 0 })

/** The quietest days in a row. */
export const quietOffers = (ground: Ground, days: number, within: DaySpan = ground.span): Offer[] =>
  findWindows(ground.items, { ...within, ...searchIn(ground), days }).map((window) => calmOffer(ground, window))

/** The calmest weekends. */
export const weekendOffers = (ground: Ground, within: DaySpan = ground.span): Offer[] =>
  calmWeekends(ground.items, { ...within, ...searchIn(ground) }).map((window) => calmOffer(ground, window))

const searchIn = (ground: Ground) => ({
  holidays: ground.holidays,
  closed: absencesOf(ground),
  limit: OFFERS_MAX,
})

/** The days in which a wish can come true; null where it names none to come. */
function periodOf({ span, whole }: Ground, { period }: Wish): DaySpan | null {
  const { first, last } = period ?? span
  const within = { first: Math.max(first, whole.first), last: Math.min(last, whole.last) }
  return within.first > within.last ? null : within
}

/** What a wish finds, `usual` days long if it does not say; null where it names no days to come. */
export function wishOffers(ground: Ground, wish: Wish, usual: number): Offer[] | null {
  const within = periodOf(ground, wish)
  if (within === null) return null
  const days = wish.days ?? usual
  switch (wish.kind) {
    case 'bridge':
      return apart(findBridges(daysAround({ ...ground, span: within })))
        .slice(0, OFFERS_MAX)
        .map((bridge) => offerOf(ground, bridge))
    case 'weekend':
      return weekendOffers(ground, within)
    case 'quiet':
      return quietOffers(ground, days, within)
    case 'off':
      return findWindows(ground.items, { ...within, ...searchIn(ground), days, aim: 'leave' }).map((window) =>
        offerOf(ground, window),
      )
  }
}
