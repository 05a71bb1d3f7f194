import type { Category } from '@dodici/contract/types'
import { daysInMonth, dayOf, MINUTES_A_DAY, parseDay, partsOf, yearOf, yearSpan } from '@dodici/core/date'
import { chosenCategories, NONE } from '../../address/category-filter.ts'
import type { CountedFigure } from '../../address/counted-figure.ts'
import { asHeading } from '../../i18n/as-heading.ts'
import { formatDay, formatDays, formatList, formatNumber, formatSpan, formatTime } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'
import type { CountedEvent, CountedList, UncountedReason } from './counted-list.ts'
import type { CountingGoal } from './use-counted.ts'

/** The days of a figure: `2027`, `2027–2029`, `June 2027`, `7–13 June 2027`. */
function daysWords({ from, to }: CountedFigure): string {
  const [first, last] = [parseDay(from) ?? 0, parseDay(to) ?? 0]
  const year = yearOf(first)
  const { month, date } = partsOf(first)
  const until = yearOf(last)
  if (first === yearSpan(year).first && last === yearSpan(until).last) {
    return year === until ? String(year) : `${year}–${until}`
  }
  if (date === 1 && last === dayOf(year, month, daysInMonth(year, month))) {
    return asHeading(formatDay(first, 'month-year'))
  }
  return asHeading(formatDays(first, last, 'day-month-year'))
}

/** What a figure counted, as far as it is known yet. */
interface Counted {
  readonly list: CountedList | null
  readonly categories: readonly Category[]
  readonly goal: CountingGoal | null
}

/** The days of a figure, and what it is narrowed to. */
export function titleWords(figure: CountedFigure, counted: Counted, t: TFunction): string {
  const days = daysWords(figure)
  const name = nameOf(figure, counted, t)
  return name === '' ? days : t('counted.of', { days, name })
}

function nameOf({ goal, events, category, time }: CountedFigure, counted: Counted, t: TFunction): string {
  if (goal !== null) return goalName(counted.goal, time, t)
  if (events !== null) return eventsName(counted.list, t)
  if (category === NONE) return t('counted.withoutInTitle')
  const chosen = chosenCategories(category)
  const names = counted.categories.filter(({ _id }) => chosen.includes(_id)).map(({ name }) => name)
  return formatList(chosen.includes(NONE) ? [...names, t('counted.without')] : names)
}

function goalName(goal: CountingGoal | null, time: CountedFigure['time'], t: TFunction): string {
  if (goal === null) return ''
  return time === 'ahead' ? t('counted.ahead', { name: goal.title }) : goal.title
}

const eventsName = (list: CountedList | null, t: TFunction): string =>
  list === null ? '' : (onlyTitle(list) ?? t('counted.someEvents'))

/** The title that all events have; null where they have several. */
function onlyTitle({ months }: CountedList): string | null {
  const titles = new Set(months.flatMap(({ events }) => events.map(({ item }) => item.title)))
  const [title = null] = titles
  return titles.size === 1 ? title : null
}

/** `57`, `1.5`: hours with at most one decimal. */
const hoursWords = (minutes: number): string => formatNumber(inHours(minutes))

const inHours = (minutes: number): number => Math.round(minutes / 6) / 10

/** `43 events on 21 days, 57 hours`; without the hours where there are none. Words where nothing counts. */
export function totalWords({ events, days, minutes }: CountedList, t: TFunction): string {
  if (events === 0) return t('counted.empty')
  const said = t('counted.onDays', {
    events: t('counted.events', { count: events, number: formatNumber(events) }),
    days: t('counted.days', { count: days, number: formatNumber(days) }),
  })
  if (minutes === 0) return said
  const number = hoursWords(minutes)
  return t('counted.withHours', { said, hours: t('counted.hours', { count: inHours(minutes), number }) })
}

/** What is to be known of how the events add up, what a goal has beside them, and what was not counted. */
export function notesOf(list: CountedList, figure: CountedFigure, goal: CountingGoal | null, t: TFunction): string[] {
  const { events, minutes, minutesAlone, dayEvents } = list
  const byHand = goal === null ? 0 : enteredByHand(list, figure, goal)
  const uncounted = uncountedWords(list, t)
  return [
    ...(minutesAlone > minutes ? [t('counted.overlaps', { hours: hoursWords(minutesAlone) })] : []),
    ...(dayEvents > events ? [t('counted.dayEvents', { number: formatNumber(dayEvents) })] : []),
    ...(byHand === 0 ? [] : [t('counted.byHand', { number: formatNumber(byHand) })]),
    ...(uncounted === null ? [] : [uncounted]),
  ]
}

/** What a goal has of entries, where the figure is all that was done for it. */
function enteredByHand(list: CountedList, { from, to, time }: CountedFigure, goal: CountingGoal): number {
  if (time !== 'over' || goal.from !== from || goal.to !== to) return 0
  const byEvents = goal.kind === 'hours' ? list.minutes / 60 : list.events
  return Math.round((goal.progress.value - byEvents) * 10) / 10
}

const REASONS: readonly UncountedReason[] = ['markers', 'free', 'cancelled', 'ahead', 'over']

/** What was not counted, in one line; null where everything was. */
function uncountedWords({ uncounted }: CountedList, t: TFunction): string | null {
  const reasons = REASONS.filter((reason) => uncounted[reason] > 0)
  if (reasons.length === 0) return null
  const parts = reasons.map((reason) =>
    t(`counted.uncounted.${reason}`, { count: uncounted[reason], number: formatNumber(uncounted[reason]) }),
  )
  return t('counted.notCounted', { list: formatList(parts) })
}

/** When an event is: `sab 24 lug – sab 14 ago`, `gio 18 mar, 10:00–11:30`. */
export function whenWords({ item }: CountedEvent): string {
  const { first, last, start, end, allDay } = item
  const days = formatSpan(first, last)
  if (allDay || first < last) return days
  const until = formatTime(end % MINUTES_A_DAY)
  return end > start ? `${days}, ${formatTime(start)}–${until}` : `${days}, ${formatTime(start)}`
}

/** What an event adds to the hours; its days where it adds none. */
export function amountWords({ days, minutes, isAway }: CountedEvent, t: TFunction): string {
  if (minutes > 0) return t('counted.short', { hours: hoursWords(minutes) })
  const number = formatNumber(days)
  return t(isAway ? 'counted.awayDays' : 'counted.days', { count: days, number })
}
