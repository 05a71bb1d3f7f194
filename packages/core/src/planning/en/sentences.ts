import { partsOf, weekdayOf, type Day } from '../../date/index.ts'
import type { PlanningWords } from '../planning-words.ts'
import type { Warning } from '../warning.ts'
import type { DateGiver } from '../templates/template-types.ts'
import type { Reason } from '../placing/reasons.ts'
import { factIn, type FactWords } from '../fact-words.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const weekday = (day: Day): string => WEEKDAYS[weekdayOf(day)] ?? ''
const dated = (day: Day): string => `${weekday(day)} ${partsOf(day).date} ${MONTHS[partsOf(day).month - 1] ?? ''}`
const full = (day: Day): string => `${dated(day)} ${partsOf(day).year}`
const short = (day: Day): string => `${weekday(day)} ${partsOf(day).date}`
const counted = (count: number, one: string, many: string): string =>
  `${NUMBERS[count] ?? String(count)} ${count === 1 ? one : many}`
const items = (count: number): string => counted(count, 'thing', 'things')
const exactly = (days: number): string =>
  days % 7 === 0 && days > 0 ? counted(days / 7, 'week', 'weeks') : counted(days, 'day', 'days')
const quoted = (title: string): string => `“${title.length > 40 ? `${title.slice(0, 39)}…` : title}”`
const beside = (count: number): string =>
  count === 0 ? 'with nothing else that day' : `beside ${items(count)} you have`
const within = (count: number): string =>
  count === 0 ? 'with nothing else on' : `with ${items(count)} on in that time`

const SUITABLE = { working: 'is a working day', weekend: 'is at the weekend', any: '' }

/** One sentence a kind of reason. */
const reasons: FactWords<Reason> = {
  busier: (fact) => `freer than ${short(fact.ideal)}, which has ${items(fact.count)}`,
  holiday: (fact) => `not ${short(fact.ideal)}, which is a holiday: ${fact.name}`,
  beforeAway: (fact) => `before ${quoted(fact.title)}`,
  afterAway: (fact) => `after ${quoted(fact.title)}`,
  fullWeek: (fact) => `outside the week of ${short(fact.ideal)}, which already has ${items(fact.count)}`,
  weekday: (fact) => {
    if (fact.days === 'sunday') return `${short(fact.day)}, the day for a long one`
    return `${short(fact.day)} ${SUITABLE[fact.days]}, ${short(fact.ideal)} is not`
  },
  itsDays: () => 'its own day in this plan: move it if it is another',
  calmest: (fact) => `${short(fact.day)} is the freest day of its week`,
  free: (fact) => `you have nothing else on ${short(fact.day)}`,
  lead: (fact) => `${exactly(fact.days)} before, ${beside(fact.count)}`,
  late: (fact) => `${exactly(fact.days)} after, ${beside(fact.count)}`,
  fewest: (fact) => `no day around it has fewer than ${items(fact.count)}`,
  few: (fact) => `you have ${fact.count === 1 ? 'only ' : ''}${items(fact.count)} on ${short(fact.day)}`,
  long: (fact) => `${exactly(fact.days)} from ${short(fact.first)}, ${within(fact.count)}`,
  longUntil: (fact) => `until ${short(fact.last)}, ${within(fact.count)}`,
}

const weeks = (days: number, round: (value: number) => number): string =>
  days < 14 ? counted(days, 'day', 'days') : counted(round(days / 7), 'week', 'weeks')

function tooShort({ needed, days, dropped, isShortened }: Extract<Warning, { kind: 'short' }>): string {
  const gone = dropped > 0 ? [`left out ${counted(dropped, 'step', 'steps')}`] : []
  const done = [...gone, ...(isShortened ? [dropped > 0 ? 'shortened the others' : 'shortened the steps'] : [])]
  const what = done.length === 0 ? '' : ` I ${done.join(' and ')}.`
  return `Time is short: this takes ${weeks(needed, Math.ceil)}, and you have ${weeks(days, Math.floor)}.${what}`
}

const onDays = ({ first, last }: { readonly first: Day; readonly last: Day }): string =>
  first === last ? full(first) : `${dated(first)} to ${full(last)}`

/** One sentence a kind of warning. */
const warnings: FactWords<Warning> = {
  noDate: (fact) =>
    fact.isSetByOthers
      ? `You did not say when, and others set the day: ${full(fact.day)} only holds its place. Put in the real one and the steps move along.`
      : `You did not say when: I propose ${full(fact.day)}. Change the date and the steps move along.`,
  fromCalendar: (fact) =>
    `From your calendar: ${quoted(fact.title)}, ${onDays(fact.days)}.${fact.isBefore ? ' Everything is ready before it.' : ''}`,
  notInCalendar: (fact) =>
    `In your calendar, ${quoted(fact.title)} is on ${onDays(fact.days)}. I took the day that you wrote.`,
  vague: (fact) =>
    fact.isSetByOthers
      ? `The exact day is open, and others set it: until you know it, everything is planned for ${full(fact.day)}.`
      : `The exact day is open: everything is planned for ${full(fact.day)}${fact.isFree ? ', which is free' : ''}.`,
  unknownDay: (fact) =>
    `I do not know when ${quoted(fact.words)} is: I propose ${full(fact.day)}. Change the date and the steps move along.`,
  inTime: (fact) => `You said ${quoted(fact.words)}: it can be done by ${full(fact.day)}.`,
  lastDay: (fact) => `For ${quoted(fact.words)} I took ${full(fact.day)}, the last day that fits.`,
  weekend: (fact) => `I took the weekend of ${full(fact.day)}, the next one that is free.`,
  goesOn: (fact) => `For ${quoted(fact.words)}, it goes on until ${full(fact.day)}, the last day of that.`,
  past: (fact) => `${full(fact.day)} is over already: I added no steps before it. Pick another date.`,
  today: (fact) => `It is today, ${full(fact.day)}: there is no time left to prepare.`,
  tomorrow: (fact) => `It is tomorrow, ${full(fact.day)}: there is only time for the essentials.`,
  short: tooShort,
  holiday: (fact) => `${full(fact.day)} is a holiday: ${fact.name}.`,
  busyDay: (fact) => `On that day, ${full(fact.day)}, you already have ${fact.titles.map(quoted).join(', ')}.`,
  restTaken: (fact) => `${quoted(fact.title)} is in the days of rest after it: ask whether you can go.`,
  otherGoal: (fact) =>
    fact.hasSteps
      ? `${quoted(fact.title)} is a goal of its own: its main steps are here too; write it by itself for all of them.`
      : `${quoted(fact.title)} is a goal of its own, and has no steps here: write it by itself for a plan of it.`,
  hours: (fact) =>
    `At ${fact.hours} hours a week, ${fact.weeks} weeks give you about ${Math.round(fact.hours * fact.weeks)} hours.`,
}

const GIVERS: Readonly<Record<DateGiver, string>> = {
  agent: 'the seller or agent',
  bank: 'the bank',
  centre: 'the centre',
  consulate: 'the authority',
  doctor: 'the doctor',
  employer: 'your employer',
  guide: 'the guide',
  hospital: 'the hospital',
  notary: 'the notary or solicitor',
  office: 'the office',
  organiser: 'the organisers',
  parish: 'those who celebrate it',
  teacher: 'the teacher',
  tradesperson: 'the expert',
  venue: 'the venue',
  vet: 'the vet',
}

/** English sentences, made of facts. */
export const sentences: Pick<
  PlanningWords,
  | 'day'
  | 'span'
  | 'hours'
  | 'reason'
  | 'warning'
  | 'moved'
  | 'description'
  | 'ownPhase'
  | 'checklistTitle'
  | 'easterSunday'
  | 'asksFor'
  | 'timesAWeek'
  | 'rhythm'
  | 'continued'
  | 'whichKind'
  | 'nonsense'
> = {
  day: full,
  span: (first, last) => `${dated(first)} to ${full(last)}`,
  hours: (hours) => `${counted(hours, 'hour', 'hours')} a week`,
  reason: factIn(reasons),
  warning: factIn(warnings),
  moved: (text) => `along with the date; ${text}`,
  description: ({ kind, hasSteps, hours }) => {
    const rhythm = hours === null ? '' : ` Rhythm: ${counted(hours, 'hour', 'hours')} a week.`
    return `${kind}${hasSteps ? ', prepared step by step' : ''}.${rhythm}`
  },
  asksFor: (giver) => `Needs a date from ${GIVERS[giver]}: ask early.`,
  timesAWeek: (times) => {
    if (times >= 7) return 'every day'
    return ['never', 'once a week', 'twice a week'][times] ?? `${NUMBERS[times] ?? String(times)} times a week`
  },
  rhythm: (often) => `Rhythm: ${often}.`,
  continued: (title, part) => `${title} (continued${part > 2 ? ` ${part - 1}` : ''})`,
  whichKind: (title) => `What kind of goal is ${quoted(title)}? Then I can plan it properly.`,
  nonsense: 'I cannot make a goal of that. Write in a few words what you would like, and by when.',
  ownPhase: (isAfter) => (isAfter ? 'Afterwards' : 'Preparation'),
  checklistTitle: 'To remember:',
  easterSunday: 'Easter Sunday',
}
