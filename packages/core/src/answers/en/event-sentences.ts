import type { Span } from '../../intents/reading/dates.ts'
import { A_WEEK, type Day } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { opening, type Period } from '../words/day-words.ts'
import type { DayNoun, Edge, EventCount, Frequency, LongestEvent, Side, Unit, Unknown } from '../words/facts.ts'
import { sayHour } from '../words/hour-marks.ts'
import { lengthApart, type About, type Scope } from '../words/item-words.ts'
import { englishWords as words } from './english-words.ts'

const examples = (title: string | null): string =>
  `how many events do I have in May? Or: ${title === null ? 'when am I free in June?' : `when is ${words.quoted(title)}?`}`

const UNKNOWN: Readonly<Record<Unknown, string>> = {
  skipped: 'your calendar has what was planned, and not what you skipped',
  cost: 'your calendar has days and hours, and no prices',
  guests: 'your calendar has no list of who comes',
}

/** What is said of the question itself. */
export const replySentences = {
  /** That a plan is made and shown. */
  plans: 'I will propose a plan for it, backward from the date: nothing changes until you press Apply.',
  /** What can be asked, as of an event of the person's by its title; null where none is to come. */
  help: (title: string | null) =>
    `You can ask me what is on, when you are free, how many events you have and where they overlap; and I can propose to add, move or remove some. For example: ${examples(title)}`,
  welcome: 'You are welcome.',
  goodbye: 'See you soon.',
  whoItIs: 'I am the assistant of your calendar: I look things up in it, and what I would change waits for your Apply.',
  /** That a question is not about the calendar. */
  onlyCalendar: (title: string | null) => `I cannot answer that: I only know your calendar. Try: ${examples(title)}`,
  /** That a calendar does not know what is asked, and why. */
  unknown: (what: Unknown, title: string | null) => `I cannot know that: ${UNKNOWN[what]}. Try: ${examples(title)}`,
  /** That words name events, and ask nothing about them. */
  nothingAsked: (named: string, title: string | null) =>
    `I cannot answer that: you have events with ${words.quoted(named)}, but I did not understand what you want to know about them. Try: ${examples(title)}`,
  /** That some words were not understood. */
  notUnderstood: (left: string, title: string | null) =>
    `I cannot answer that: I do not understand ${words.quoted(left)}. Try: ${examples(title)}`,
  notOnCard: (said: string) =>
    `Careful: ${words.quoted(said)} is not on the card. Say it another way, or press Apply if the card is right as it is.`,
  stillLacking: (said: string) =>
    `There is nothing to apply yet: ${words.quoted(said)} is still open. Tell me what is missing, or say it another way.`,
  applyWrites: 'Nothing is written yet: press Apply on the card above and it is done.',
  cardClosed: 'All right, nothing has changed. I have closed the card.',
  nothingOpen: 'There is no card that waits, and I have asked you nothing. What would you like to know or change?',
  nothingDone: 'All right, nothing has changed.',
  /** That a list has fewer than the place that was asked for. */
  onlyListed: (count: number) => `There ${count === 1 ? 'is only one' : `are only ${count}`} in that list.`,
  /** That so many of what was listed are not there any more. */
  gone: (count: number) =>
    count === 1
      ? 'One of those is not in your calendar any more.'
      : `${count} of those are not in your calendar any more.`,
  /** That only the first of two questions was answered. */
  oneAtATime: (left: string) => `I answer one question at a time. Ask me now: ${words.quoted(left)}`,
  countingOnly: (limit: string) => `Counting only ${words.quoted(limit)}.`,
  notCounting: (days: string) => `Not counting ${words.quoted(days)}.`,
  leftOut: (left: string) => `I left out ${words.quoted(left)}.`,
  /** That nothing has the words, and which were looked for instead: some of them alone, or others. */
  lookedFor: (asked: string, instead: string, isFewer: boolean) =>
    `I find no events with ${words.quoted(asked)}, so I looked for ${words.quoted(instead)}${isFewer ? ' only' : ''}.`,
  /** What stands before a list of what is on the days, whatever the words. */
  onThoseDays: 'What you have then:',
  /** That something is counted as an open card would leave it. */
  onceApplied: (titles: readonly string[]) =>
    `I count ${titles.map((title) => `“${title}”`).join(', ')} as it will be once you press Apply.`,
}

const none = (scope: Scope, at = ''): string =>
  `I find no ${scope.isElse ? 'other ' : ''}events${words.about(scope)}${at} ${words.period(scope.period)}`
const HAVE = { open: 'have', upToNow: 'have had', over: 'had' } as const

/** How many events there are, and which. */
export const countSentences = {
  nothing: (scope: Scope) => `${none(scope)}.`,
  /** What comes after something, or before it, and whether that is over; below it stands a list. */
  beside: (item: DetailedItem, side: Side, isOver: boolean, today: Day) =>
    `${opening(side)} ${words.item(item, today)} ${side === 'before' && isOver ? 'was' : 'comes'}:`,
  nothingBeside: (item: DetailedItem, side: Side, today: Day) =>
    `${opening(side)} ${words.item(item, today)} I find nothing of the kind.`,
  /** That none of what stands below says with whom it is, or so many others do not. */
  withNobody: (count: number): string => (count === 1 ? 'It does not say with whom:' : 'None of these says with whom:'),
  othersAlone: (count: number) =>
    count === 1 ? 'One other event does not say with whom.' : `${count} other events do not say with whom.`,
  nothingAtWeekends: (scope: Scope) => `${none(scope, ' at a weekend')}.`,
  /** A sentence without its end: a list may follow. */
  events: (scope: Scope, { events, markers, free, time }: EventCount) => {
    const others = [
      ...(markers === 0 ? [] : [`${markers} ${markers === 1 ? 'date' : 'dates'} to remember`]),
      ...(free === 0 ? [] : [`${free} that ${free === 1 ? 'leaves' : 'leave'} you free`]),
    ]
    const beside = others.length === 0 ? '' : ` (and ${others.join(' and ')})`
    if (events === 0) return none(scope) + beside
    return `You ${HAVE[time]} ${words.count(events, 'event')}${words.about(scope)} ${words.period(scope.period)}${beside}`
  },
  /** The same of the days that events take. */
  days: (scope: Scope, days: number, unit: DayNoun) =>
    `That is ${words.count(days, unit)}${words.about(scope)} ${words.period(scope.period)}`,
  daysAway: (period: Period, days: number, unit: DayNoun) =>
    `You are away ${unit === 'night' ? 'for' : 'on'} ${words.count(days, unit)} ${words.period(period)}`,
  daysWithAnything: (period: Period, days: number, unit: DayNoun) =>
    `You have something on ${words.count(days, unit)} ${words.period(period)}.`,
  /** That nobody but the person knows how many days of leave there are. */
  unknownLeave: 'I only count the days in your calendar: I do not know how many you are entitled to.',
  byYear: (counts: readonly { readonly year: number; readonly count: number }[]) =>
    `Year by year: ${counts.map(({ year, count }) => `${year}: ${count}`).join(', ')}.`,
  average: (count: number, each: Unit, span: Span) =>
    `On average ${words.number(count)} a ${each}, ${words.span(span)}.`,
  averageHours: (minutes: number, each: Unit, span: Span) =>
    `On average ${words.hours(minutes)} a ${each}, ${words.span(span)}.`,
  /** What stands before a list of weekends. */
  weekends: (scope: Scope, count: number) =>
    `You have ${words.count(count, 'weekend')} with events${words.about(scope)} ${words.period(scope.period)}:`,
  /** The same of events without reminders; from today on where no days are asked for. */
  unreminded: (period: Period | null, count: number) => {
    const days = period ? words.period(period) : 'from today on'
    if (count === 0) return `Everything has a reminder ${days}.`
    return `Without a reminder ${days}: ${words.count(count, 'event')}.`
  },

  edge: (which: Edge, scope: Scope, item: DetailedItem, today: Day) =>
    `The ${which} event${words.about(scope)} ${words.period(scope.period)} is ${words.item(item, today)}.`,
  /** What begins earliest by the clock, or ends latest. */
  byClock: (which: Edge, scope: Scope, item: DetailedItem, today: Day) =>
    `The ${which === 'first' ? 'earliest start' : 'latest finish'}${words.about(scope)} ${words.period(scope.period)} is ${words.item(item, today)}.`,
  /** What stands before a list of what comes first. */
  nextFew: (about: About, count: number) => `What comes next${words.about(about)}: ${words.count(count, 'event')}.`,
  next: (about: About, item: DetailedItem, today: Day) =>
    `Your next event${words.about(about)} is ${words.item(item, today)}.`,
  time: (which: Edge, item: DetailedItem, today: Day) =>
    `The ${which} time was ${words.when(item, today)}: ${words.quoted(item.title)}.`,
  lastOfAll: (item: DetailedItem, today: Day) => `The last of all is ${words.item(item, today)}.`,
  /** What is on the other side of now than was asked for. */
  stillToCome: (item: DetailedItem, today: Day) => `Still to come: ${words.item(item, today)}.`,
  lastIsOver: (item: DetailedItem, today: Day) => `The last is over already: ${words.item(item, today)}.`,
}

const NEAR: Readonly<Record<number, string>> = { [-1]: 'It was yesterday.', 0: 'It is today.', 1: 'It is tomorrow.' }
/** So many whole days that lie between two others; nothing where that is none or one. */
const lies = (days: number): string => (days < 2 ? '' : `, with ${words.count(days, 'day')} in between`)

/** How far a day is; in months where the earlier of the two ends is given. */
const away = (days: number, from: Day | null = null): string =>
  NEAR[days] ??
  (days > 0 ? `That is in ${words.distance(days, from)}.` : `That was ${words.distance(-days, from)} ago.`)

/** How often something is that is each so many days on average; what is more often than once a week by the week too. */
function rate(days: number): string {
  if (Math.round(days) >= A_WEEK) return `every ${words.count(Math.round(days), 'day')} on average`
  if (days === 1) return 'every day'
  return `every ${words.number(days)} days on average (${words.number(A_WEEK / days)} times a week)`
}

/** What is said of one event, two events, or one day. */
export const eventSentences = {
  /** How far a day lies from today, in days; below 0 where it is over. */
  away,
  whichEvent: 'Tell me which event you mean, for example “when is the dentist?”.',
  hourless: 'No time is set for it.',
  is: (item: DetailedItem, today: Day) =>
    `${words.quoted(item.title)}: ${item.last < today ? 'it was ' : ''}${words.when(item, today)}.`,
  often: (scope: Scope, { times, everyDays, first, last }: Frequency, today: Day) => {
    const every = everyDays > 0 ? `, ${rate(everyDays)}` : ''
    const count = `${times} ${times === 1 ? 'time' : 'times'}${every}`
    const ends = `From the first, ${words.item(first, today)}, to the last, ${words.item(last, today)}.`
    return `${opening(words.period(scope.period))}${words.about(scope)}: ${count}. ${ends}`
  },
  endsAt: ({ title, end, first }: DetailedItem, today: Day) =>
    `${words.quoted(title)} ends at ${sayHour(end)}: ${words.nearDay(first, today)}.`,
  endsOn: (title: string, day: Day) => `${words.quoted(title)} ends on ${words.day(day)}.`,
  noPlace: (item: DetailedItem, today: Day) => `You have noted no place for ${words.item(item, today)}.`,
  lasts: (item: DetailedItem, today: Day) =>
    `${words.quoted(item.title)} lasts ${words.lengthOf(item)}: ${words.when(item, today)}.`,
  longest: (scope: Scope, { item, isShortest, ties }: LongestEvent, today: Day) => {
    const which = `The ${isShortest ? 'shortest' : 'longest'} event${words.about(scope)} ${words.period(scope.period)}`
    const others = ties === 0 ? '' : ' Others are as long.'
    return `${which} is ${words.item(item, today)}: it lasts ${words.lengthOf(item)}.${others}`
  },

  /** Which day it is, or which holiday. */
  today: (day: string) => `Today is ${day}.`,
  countdown: (day: Day, today: Day) => {
    if (day === today) return 'It is today.'
    const distance = day < today ? 'That is over' : `${words.distance(day - today)} to go`
    return `${distance}: ${words.day(day)}.`
  },
  /** What kind of day one is, with the name of the public holiday that is on it. */
  kindOfDay: (day: Day, holiday: string | null, isWeekend: boolean) => {
    const plain = isWeekend ? 'a weekend, no public holiday' : 'a working day, no public holiday'
    const kind = isWeekend ? 'at a weekend' : 'on a weekday'
    return `${words.day(day)}: ${holiday === null ? plain : `${holiday}, a public holiday ${kind}`}.`
  },
  /** Public holidays that are asked for; null where no days are, but those that come. */
  holidayCount: (count: number): string => (count === 1 ? '1 public holiday:' : `${count} public holidays:`),
  noHoliday: (days: Scope['period'] | null) =>
    days ? `There are no public holidays ${words.period(days)}.` : 'I know of no more public holidays.',
  noSuchHoliday: 'No public holiday is on such a day. These are all of them:',
  /** How many of what some words name are on public holidays that come. */
  onHolidays: (terms: string, count: number) =>
    count === 0
      ? `No event with ${words.quoted(terms)} is on a public holiday to come.`
      : `${words.count(count, 'event')} with ${words.quoted(terms)} on a public holiday to come:`,
  nextHoliday: (day: Day, name: string) => `The next public holiday is ${words.day(day)}: ${name}.`,

  between: (before: DetailedItem, after: DetailedItem, days: number, isInMonths = false) => {
    const [from, to] = [words.quoted(before.title), words.quoted(after.title)]
    return `From ${from} (${words.day(before.last)}) to ${to} (${words.day(after.first)}) it is ${words.distance(days, isInMonths ? before.last : null)}${lies(days - 1)}.`
  },
  /** The same of one day, in minutes; 0 where the second begins before the first is over. */
  betweenHours: (before: DetailedItem, after: DetailedItem, minutes: number) => {
    const [from, to] = [words.quoted(before.title), words.quoted(after.title)]
    const hours = `From the end of ${from} (${sayHour(before.end)}) to ${to} (${sayHour(after.start)})`
    const day = words.day(after.first)
    if (minutes === 0) return `There is no time between ${from} and ${to}: ${day}.`
    return `${hours} it is ${words.length(minutes)}: ${day}.`
  },
  /** Whether there is time for both, by the minutes from the end of the first to the second. */
  inTurn: (before: DetailedItem, after: DetailedItem, minutes: number) => {
    const [from, to] = [words.quoted(before.title), words.quoted(after.title)]
    const day = words.day(after.first)
    if (minutes < 0)
      return `No, they overlap: ${from} ends at ${sayHour(before.end)}, ${to} starts at ${sayHour(after.start)} (${day}).`
    if (minutes === 0)
      return `Yes, but without a minute to spare: ${from} ends at ${sayHour(before.end)}, just when ${to} starts (${day}).`
    return `Yes: ${from} ends at ${sayHour(before.end)} and ${to} starts at ${sayHour(after.start)}, with ${words.length(minutes)} in between (${day}).`
  },
  order: (before: DetailedItem, after: DetailedItem, today: Day) => {
    const days = after.first - before.first
    const later = days === 0 ? '' : `, ${words.count(days, 'day')} later`
    return `First comes ${words.item(before, today)}, before ${words.item(after, today)}${later}.`
  },
  longerOf: (longer: DetailedItem, shorter: DetailedItem, areEqual: boolean) => {
    const [one, other] = [words.quoted(longer.title), words.quoted(shorter.title)]
    if (areEqual) return `${one} and ${other} last as long: ${words.lengthOf(longer)}.`
    const apart = lengthApart(words, longer, shorter)
    const less = apart === null ? '' : `, ${apart} less`
    return `${one} is longer: it lasts ${words.lengthOf(longer)}, and ${other} ${words.lengthOf(shorter)}${less}.`
  },
  /** What stands before a list of so many events of the same day that are before or after another. */
  beside: (anchor: DetailedItem, side: Side, count: number, today: Day) => {
    const where = `${opening(side)} ${words.item(anchor, today)} you have`
    return count === 0 ? `${where} nothing else that day.` : `${where} ${words.count(count, 'event')}:`
  },
}
