import type { Category, YearReview } from '@dodici/contract/types'
import { dayOf as dayOfDate, daysInMonth, formatDay as formatDate, parseDay, yearSpan } from '@dodici/core/date'
import { formatDay, formatDays, formatNumber } from '../../i18n/format.ts'
import { wholeFigure, type CountedFigure } from '../../address/counted-figure.ts'
import type { TFunction } from '../../i18n/texts.ts'

type Amount = Pick<YearReview, 'events' | 'hours'>

const whole = (value: number): string => formatNumber(Math.round(value))

/** A category's name, colour, bar and text. */
export interface CategoryLine {
  readonly key: string
  readonly name: string
  readonly color: string | null
  /** Relative to the longest, 0 to 1. */
  readonly share: number
  readonly text: string
  readonly change: string | null
  /** What it counted; null for none. */
  readonly figure: CountedFigure | null
}

export interface GoalLine {
  readonly key: string
  readonly title: string
  readonly color: string | null
  /** Progress towards its target, 0 to 1. */
  readonly share: number
  readonly text: string
}

export interface BigNumber {
  readonly value: string
  readonly label: string
  readonly change: string | null
  readonly figure: CountedFigure | null
}

export interface MonthColumn {
  readonly name: string
  readonly share: number
  /** What its height shows: hours, or events in a year without hours. */
  readonly amount: string
  readonly text: string
  readonly figure: CountedFigure | null
}

/** All texts of a review, for page and image. */
export interface ReviewWords {
  readonly title: string
  readonly until: string | null
  readonly numbers: readonly BigNumber[]
  readonly categories: readonly CategoryLine[]
  readonly months: readonly MonthColumn[]
  readonly monthsTitle: string
  readonly weeks: readonly {
    readonly from: string
    readonly days: string
    readonly text: string
    readonly figure: CountedFigure
  }[]
  /** All days that are as busy as the busiest. */
  readonly busiest: readonly { readonly day: string; readonly name: string; readonly text: string }[]
  readonly goals: readonly GoalLine[]
  readonly milestones: string | null
}

/** Builds the texts of a review. Deleted categories count as none. */
export function reviewWords(review: YearReview, categories: readonly Category[], t: TFunction): ReviewWords {
  const byId = new Map(categories.map((category) => [category._id, category]))
  const { year, milestones } = review
  return {
    title: t('review.title', { year }),
    until: review.until < `${String(year)}-12-31` ? t('review.until', { day: dayText(review.until) }) : null,
    numbers: numbersOf(review, t),
    categories: categoryLines(review, byId, t),
    months: monthBars(review, t),
    monthsTitle: t(hasHours(review.months) ? 'review.monthHours' : 'review.monthEvents'),
    weeks: review.bestWeeks.map((week) => ({
      from: week.from,
      days: formatDays(dayOf(week.from), dayOf(week.to), 'day-month'),
      text: [
        ...(week.goalsDone > 0 ? [t('review.goalsDone', { count: week.goalsDone })] : []),
        amountText(week, t),
      ].join(' · '),
      figure: wholeFigure(week, { time: 'over' }),
    })),
    busiest: busiestDays(review, t),
    goals: review.goals.map((goal) => ({
      key: goal._id,
      title: goal.title,
      color: byId.get(goal.categoryId ?? '')?.color ?? null,
      share: Math.min(1, Math.max(0, goal.value / goal.target)),
      text: goalText(goal, t),
    })),
    milestones:
      milestones.reached === 0
        ? null
        : t('review.reached', {
            count: milestones.reached,
            done: formatNumber(milestones.stepsDone),
            steps: formatNumber(milestones.steps),
          }),
  }
}

const dayOf = (text: string): number => parseDay(text) ?? 0
const dayText = (text: string): string => formatDay(dayOf(text), 'day-month')

function numbersOf(review: YearReview, t: TFunction): BigNumber[] {
  const { previous, year } = review
  return (['events', 'hours', 'days'] as const).map((key) => ({
    value: whole(review[key]),
    label: t(`review.${key}`, { count: Math.round(review[key]) }),
    change: previous === null ? null : changeText(review[key], previous[key], { year: year - 1, t }),
    figure: figureOf(review, review.events),
  }))
}

/** What the review counted: what was over by its last day. */
function figureOf(
  { year, until }: YearReview,
  events: number,
  { month, category = 'all' }: { readonly month?: number; readonly category?: string } = {},
): CountedFigure | null {
  if (events === 0) return null
  const days = month === undefined ? yearSpan(year) : monthSpan(year, month)
  const to = Math.min(days.last, dayOf(until))
  return wholeFigure({ from: formatDate(days.first), to: formatDate(to) }, { category, time: 'over' })
}

const monthSpan = (year: number, month: number) => {
  const first = dayOfDate(year, month, 1)
  return { first, last: first + daysInMonth(year, month) - 1 }
}

/** Compared with the previous year; empty if there was nothing. */
function changeText(
  now: number,
  before: number,
  { year, t }: { readonly year: number; readonly t: TFunction },
): string | null {
  if (before === 0) return null
  const share = Math.round((now / before - 1) * 100)
  if (share === 0) return t('review.same', { year })
  const percent = formatNumber(Math.abs(share))
  return share > 0 ? t('review.more', { percent, year }) : t('review.less', { percent, year })
}

function amountText({ events, hours }: Amount, t: TFunction): string {
  const count = t('review.eventCount', { count: events })
  return hours < 0.5 ? count : `${t('review.hourCount', { hours: whole(hours) })} · ${count}`
}

function busiestDays({ busiestDay }: YearReview, t: TFunction): ReviewWords['busiest'] {
  if (busiestDay === null) return []
  const text = amountText(busiestDay, t)
  return [busiestDay.day, ...busiestDay.others].map((day) => ({
    day,
    name: formatDay(dayOf(day), 'weekday-day-month'),
    text,
  }))
}

const hasHours = (amounts: readonly Amount[]): boolean => amounts.some(({ hours }) => hours > 0)

/** Bars show hours; without any hours, numbers of events. */
const measureOf = (amounts: readonly Amount[]): ((amount: Amount) => number) =>
  hasHours(amounts) ? ({ hours }) => hours : ({ events }) => events

const shareOf = (value: number, most: number): number => (most === 0 ? 0 : value / most)

function categoryLines(review: YearReview, byId: ReadonlyMap<string, Category>, t: TFunction): CategoryLine[] {
  const there = review.categories.filter(({ events, hours }) => events > 0 || hours > 0)
  const measure = measureOf(there)
  const most = Math.max(0, ...there.map(measure))
  return there.map((one) => {
    const category = byId.get(one.categoryId ?? '')
    const by = measureOf([one])
    return {
      key: one.categoryId ?? 'none',
      name: category?.name ?? t('review.without'),
      color: category?.color ?? null,
      share: shareOf(measure(one), most),
      text: amountText(one, t),
      change: one.previous === null ? null : changeText(by(one), by(one.previous), { year: review.year - 1, t }),
      figure: figureOf(review, one.events, { category: category === undefined ? 'none' : category._id }),
    }
  })
}

function monthBars(review: YearReview, t: TFunction): ReviewWords['months'] {
  const { year, months } = review
  const measure = measureOf(months)
  const most = Math.max(0, ...months.map(measure))
  return months.map((month) => ({
    name: formatDay(dayOfDate(year, month.month, 1), 'month'),
    share: shareOf(measure(month), most),
    amount: whole(measure(month)),
    text: amountText(month, t),
    figure: figureOf(review, month.events, { month: month.month }),
  }))
}

function goalText({ kind, value, target, unit, state }: YearReview['goals'][number], t: TFunction): string {
  const said = t(`review.state.${state}`)
  if (kind === 'yesNo') return said
  const suffix = kind === 'hours' ? ' h' : unit === '' ? '' : ` ${unit}`
  const amount = t('review.of', {
    value: formatNumber(Math.round(value * 10) / 10),
    target: `${formatNumber(target)}${suffix}`,
  })
  return `${amount}, ${said}`
}
