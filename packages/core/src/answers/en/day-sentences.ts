import type { Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { DetailedItem } from '../answer-types.ts'
import { counted, opening, type DayPart, type Period } from '../words/day-words.ts'
import type {
  CategoryLoad,
  DayShare,
  Extreme,
  FreeUnit,
  Hours,
  Share,
  Unit,
  WantedMinutes,
  WantedWindow,
  WholeDays,
} from '../words/facts.ts'
import { markHour, sayHour } from '../words/hour-marks.ts'
import { type Scope } from '../words/item-words.ts'
import { englishWords as words } from './english-words.ts'

const free = ({ weekday, part }: FreeUnit): string =>
  `free ${[weekday === null ? '' : words.weekday(weekday), part ?? ''].filter((word) => word !== '').join(' ') || 'day'}`

function windowOf({ days, isWeekend }: WantedWindow): string {
  if (isWeekend) return 'weekend'
  return days === 1 ? '1 day' : `${days} days in a row`
}

function noFree({ days, isWeekend }: WantedWindow): string {
  if (isWeekend || days === 1) return `is no completely free ${isWeekend ? 'weekend' : 'day'}`
  return `are no ${windowOf({ days, isWeekend })} that are completely free`
}

const hour = (minute: number): string => (minute % 60 === 0 ? markHour(`${minute / 60}:00`) : sayHour(minute))
const between = ({ from, to }: WantedMinutes): string => `between ${hour(from)} and ${hour(to)}`

/** An hour, or from when to when where that is not one hour. */
const during = ([from, to]: Hours): string =>
  to - from === 60 ? `at ${sayHour(from)}` : `from ${sayHour(from)} to ${sayHour(to)}`

/** What is free. */
export const freeSentences = {
  /** At some hours, at a part of the day, or all day. */
  isFree: (period: Period, at: Hours | DayPart | null) => {
    const hour = typeof at === 'string' ? ` in the ${at}` : at ? ` ${during(at)}` : ''
    return `Yes, you are free ${words.period(period)}${hour}: I find no events.`
  },
  /** What stands before a list of so many events. */
  isTaken: (period: Period, count: number) =>
    `Not all of it: you have ${words.count(count, 'event')} ${words.period(period)}:`,
  isTakenAt: (at: Hours) => `No, ${during(at)} you have:`,
  onAt: (at: Hours) => `${opening(during(at))} you have:`,
  nothingAt: (period: Period, at: Hours) =>
    `You have nothing ${words.period(period)} ${during(at)}. That day you have:`,

  noDays: (period: Period, unit: FreeUnit) => `You have no completely ${free(unit)}s ${words.period(period)}.`,
  /** What stands before a list: how many are free of how many. */
  days: (period: Period, unit: FreeUnit, count: number, of: number) =>
    `You have ${counted(count, free(unit), `${free(unit)}s`)} out of ${of} ${words.period(period)}:`,
  firstDay: (unit: FreeUnit, day: Day) => `Your first ${free(unit)} is ${words.day(day)}.`,
  longestRun: (period: Period, { first, last }: Span, alike: readonly Span[]) => {
    const length = `${words.count(last - first + 1, 'day')}: ${words.span({ first, last })}`
    const others = alike.length === 0 ? '' : ` As long: ${alike.map(words.span).join('; ')}.`
    return `Your longest free stretch ${words.period(period)} is ${length}.${others}`
  },

  noWindow: (period: Period, wanted: WantedWindow) =>
    `There is no room for ${windowOf(wanted)} ${words.period(period)}.`,
  /** What stands before a list of so many that are free; where none is, of the calmest. */
  windows: (period: Period, wanted: WantedWindow, count: number, isSaid: boolean) => {
    if (count === 0) return `There ${noFree(wanted)} ${words.period(period)}. The calmest:`
    if (!wanted.isWeekend) return `You have ${windowOf(wanted)} without events ${words.period(period)}:`
    if (!isSaid) return 'Your next free weekends:'
    return `You have ${counted(count, 'free weekend', 'free weekends')} ${words.period(period)}:`
  },

  /** The same of as many days or more. */
  runs: (period: Period, days: number, count: number) =>
    `You have ${counted(count, 'stretch', 'stretches')} of ${days} or more free days in a row ${words.period(period)}:`,

  noHours: (period: Period, wanted: WantedMinutes) =>
    `I find no ${words.length(wanted.minutes)} in a row ${between(wanted)} ${words.period(period)}.`,
  hours: (wanted: WantedMinutes) => `You have at least ${words.length(wanted.minutes)} in a row, ${between(wanted)}:`,
  longestGap: (day: Day, gap: string, minutes: number) =>
    `The longest is ${gap} on ${words.day(day)}: ${words.length(minutes)}.`,
  /** What goes on in the days beside their hours. */
  besides: (titles: readonly string[]) => `on those days: ${titles.map(words.quoted).join(', ')}`,

  noLongWeekends: 'I find no long weekends among the holidays I know.',
  longWeekends: 'The next long weekends:',
  /** How a holiday makes one: by a weekday (0 is Monday) that is taken off. */
  dayOff: (weekday: number) => `with the ${words.weekday(weekday)} off`,
}

const events = (count: number): string => words.count(count, 'event')

function tied({ ties, unit }: Extreme): string {
  if (ties === 0) return ''
  return ` (tied with ${ties === 1 ? `another ${unit}` : `${ties} other ${unit}s`})`
}

function span({ unit, span }: Extreme, today: number): string {
  if (unit === 'month') return words.month(span.first)
  return unit === 'day' ? words.nearDay(span.first, today) : `the one ${words.span(span)}`
}

/** How full days are, and how events share them. */
export const loadSentences = {
  extreme: (scope: Scope, extreme: Extreme, today: Day) => {
    const about = words.about(scope)
    const { isBusiest, unit } = extreme
    const which =
      about === ''
        ? `Your ${isBusiest ? 'busiest' : 'calmest'} ${unit}`
        : `The ${unit} with ${isBusiest ? 'most' : 'fewest'} events${about}`
    return `${which} ${words.period(scope.period)} is ${span(extreme, today)}: ${events(extreme.load)}${tied(extreme)}.`
  },
  /** The weeks or months that have none of something. */
  unitsWithout: ({ period, ...about }: Scope, unit: Unit, spans: readonly Span[]) => {
    const named = spans.map((one) => (unit === 'month' ? words.month(one.first) : words.span(one)))
    const head = `${opening(words.period(period))} there ${spans.length === 1 ? 'is' : 'are'}`
    if (spans.length === 0) return `${head} no ${unit}s without events${words.about(about)}.`
    return `${head} ${words.count(spans.length, unit)} without events${words.about(about)}: ${named.join('; ')}.`
  },
  /** What stands before a list of days that have one event and no more. */
  daysOfOne: (period: Period, count: number) =>
    `${opening(words.period(period))} ${count === 0 ? 'no day has' : counted(count, 'day has', 'days have')} just one event${count === 0 ? '.' : ':'}`,
  /** What stands before a list of weekdays. */
  weekdays: (scope: Scope, isBusiest: boolean) =>
    `${opening(words.period(scope.period))}${words.about(scope)}, from the ${isBusiest ? 'busiest' : 'calmest'} day of the week:`,
  /** So many minutes of events with hours, and how many last all day. */
  hours: (scope: Scope, minutes: number, timed: number, [wholeDays, days]: WholeDays) => {
    const [last, have] = wholeDays === 1 ? ['event lasts', 'has'] : ['events last', 'have']
    const apart =
      wholeDays === 0 ? '' : ` ${wholeDays} more ${last} all day and ${have} no hours: ${words.count(days, 'day')}.`
    const time = `${words.hours(minutes)}${words.about(scope)} ${words.period(scope.period)}`
    return `That is ${time}, in ${events(timed)} with a time.${apart}`
  },
  /** Said behind hours, where some of them are those of several events at once. */
  stretch: (scope: Scope, { first, last }: Span) =>
    `The longest stretch${words.about(scope)} ${words.period(scope.period)} is ${words.count(last - first + 1, 'day')}: ${words.span({ first, last })}.`,
  countedOnce: (isSo: boolean): string => (isSo ? ' What overlaps counts once.' : ''),
  share: (scope: Scope, { events: some, of, minutes, ofMinutes }: Share) => {
    const part = `${some} of ${events(of)} are${words.about(scope)}: ${words.percent(some, of)}`
    const head = `${opening(words.period(scope.period))} ${part}.`
    if (ofMinutes === 0) return head
    const time = `${words.hours(minutes)} of ${words.hours(ofMinutes)}, ${words.percent(minutes, ofMinutes)}`
    return `${head} In hours: ${time} (all-day events have no hours).`
  },
  /** What something new would clash with at an hour: nothing, or what stands in the list below. */
  noClashAt: (period: Period, minute: number) => `No, ${words.period(period)} at ${sayHour(minute)} I find no events.`,
  clashesAt: (minute: number) => `Yes, at ${sayHour(minute)} you have:`,
  /** The share of the days, or of the evenings and the like, that have what is asked for. */
  shareOfDays: ({ period, ...scope }: Scope, { days, of, unit }: DayShare) => {
    const share = `${days} of ${words.count(of, unit)}`
    const head = scope.isAway
      ? `you are away on ${share}`
      : `${share} ${days === 1 ? 'has' : 'have'} events${words.about(scope)}`
    return `${opening(words.period({ ...period, part: null }))} ${head}: ${words.percent(days, of)}.`
  },
  /** The same of those that are free. */
  shareFree: (period: Period, { days, of, unit }: DayShare) =>
    `${opening(words.period(period))} ${days} of ${words.count(of, unit)} ${days === 1 ? 'is' : 'are'} free: ${words.percent(days, of)}.`,
  /** What stands before a list of categories. */
  categories: (period: Period, count: number) => `Your ${events(count)} ${words.period(period)}, by category:`,
  category: ({ name, events: count, share, minutes, wholeDays }: CategoryLoad) => {
    const hours = minutes > 0 ? `, ${words.hours(minutes)}` : ''
    const whole = wholeDays > 0 ? `, ${wholeDays} all day` : ''
    return `${name === null ? 'no category' : words.quoted(name)}: ${events(count)}, ${share}%${hours}${whole}`
  },
  inCategory: (title: string, category: string | null) =>
    `${words.quoted(title)} is in ${category === null ? 'no category' : `the category ${words.quoted(category)}`}.`,
  noOverlaps: (scope: Scope) => `I find no events that overlap${words.about(scope)} ${words.period(scope.period)}.`,
  noOverlapWith: (item: DetailedItem, today: Day) => `Nothing overlaps with ${words.item(item, today)}.`,
  /** What stands before a list of overlaps. */
  overlaps: (period: Period, count: number) =>
    `I find ${counted(count, 'overlap', 'overlaps')} ${words.period(period)}:`,
  overlap: (one: DetailedItem, other: DetailedItem, today: Day) =>
    `${words.item(one, today)} and ${words.item(other, today)}`,
  /** For how long two things overlap. */
  shared: (minutes: number) => `, for ${words.hours(minutes)}`,
  moreOverlaps: words.andMore,
  tie: 'It is a tie.',
  /** That one of two things that are compared has more, or fewer. */
  more: (name: string, isLess: boolean) => `You have ${isLess ? 'fewer' : 'more'} ${name}.`,
  /** How much more the one has. */
  difference: (much: string) => ` The difference is ${much}.`,
  whichComparison: 'I am not sure what to compare. Try: do I have more events in May or in June?',
}
