import type * as english from '../en/day-sentences.ts'
import { counted, opening, type Period } from '../words/day-words.ts'
import type { Extreme, FreeUnit, Hours, Unit, WantedMinutes, WantedWindow } from '../words/facts.ts'
import { markHour, sayHour } from '../words/hour-marks.ts'
import { italianWords as words } from './italian-words.ts'

const when = (period: Period): string => opening(words.period(period))

type Forms = readonly [one: string, many: string]

const FREE = {
  day: ['giorno libero', 'giorni liberi'],
  morning: ['mattina libera', 'mattine libere'],
  afternoon: ['pomeriggio libero', 'pomeriggi liberi'],
  evening: ['sera libera', 'sere libere'],
} as const
const SUNDAY = 6

function free({ weekday, part }: FreeUnit): Forms {
  if (weekday === null) return FREE[part ?? 'day']
  const of = part === null ? '' : ` ${FREE[part][0].split(' ')[0]}`
  if (weekday === SUNDAY) return [`domenica${of} libera`, `domeniche${of} libere`]
  const name = words.weekday(weekday)
  return [`${name}${of} libero`, `${name.replace(/o$/u, 'i')}${of} liberi`]
}

const DAY_PARTS = { morning: ' di mattina', afternoon: ' di pomeriggio', evening: ' di sera' } as const

function windowOf({ days, isWeekend }: WantedWindow): string {
  if (isWeekend) return 'weekend'
  return days === 1 ? 'un giorno' : `${days} giorni di fila`
}

function noFree({ days, isWeekend }: WantedWindow): string {
  if (days === 1) return "non c'è un giorno del tutto libero"
  return `non ci sono ${windowOf({ days, isWeekend })} del tutto liberi`
}

const hour = (minute: number): string => (minute % 60 === 0 ? markHour(String(minute / 60)) : sayHour(minute))
const between = ({ from, to }: WantedMinutes): string => `fra le ${hour(from)} e le ${hour(to)}`

const during = ([from, to]: Hours): string =>
  to - from === 60 ? `alle ${sayHour(from)}` : `dalle ${sayHour(from)} alle ${sayHour(to)}`

export const freeSentences: typeof english.freeSentences = {
  isFree: (period, at) => {
    const hour = typeof at === 'string' ? DAY_PARTS[at] : at ? ` ${during(at)}` : ''
    return `Sì, ${words.period(period)}${hour} non hai nessun impegno.`
  },
  isTaken: (period, count) => `Non del tutto: ${words.period(period)} hai ${words.count(count, 'event')}:`,
  isTakenAt: (at) => `No, ${during(at)} hai:`,
  onAt: (at) => `${opening(during(at))} hai:`,
  nothingAt: (period, at) => `${when(period)} ${during(at)} non hai niente. Quel giorno hai:`,

  noDays: (period, unit) => `${when(period)} non hai ${free(unit)[1].replace(/ (?=liber)/u, ' del tutto ')}.`,
  days: (period, unit, count, of) => `${when(period)} hai ${counted(count, ...free(unit))} su ${of}:`,
  firstDay: (unit, day) => {
    const [noun] = free(unit)
    return `${noun.endsWith('a') ? 'La prima' : 'Il primo'} ${noun} è ${words.day(day)}.`
  },
  longestRun: (period, { first, last }, alike) => {
    const length = `${words.count(last - first + 1, 'day')}: ${words.span({ first, last })}`
    const others = alike.length === 0 ? '' : ` Ugualmente lunghi: ${alike.map(words.span).join('; ')}.`
    return `Il periodo libero più lungo ${words.period(period)} dura ${length}.${others}`
  },

  noWindow: (period, wanted) => `${when(period)} non c'è posto per ${windowOf(wanted)}.`,
  windows: (period, wanted, count, isSaid) => {
    if (count === 0) return `${when(period)} ${noFree(wanted)}. Ecco i più tranquilli:`
    if (!wanted.isWeekend) return `${when(period)} hai ${windowOf(wanted)} senza impegni:`
    if (!isSaid) return 'I prossimi weekend liberi:'
    return `${when(period)} hai ${counted(count, 'weekend libero', 'weekend liberi')}:`
  },

  runs: (period, days, count) =>
    `${when(period)} hai ${counted(count, 'periodo libero', 'periodi liberi')} di almeno ${days} giorni di fila:`,

  noHours: (period, wanted) => `${when(period)} non trovo ${words.length(wanted.minutes)} di fila ${between(wanted)}.`,
  hours: (wanted) => `Ecco quando hai almeno ${words.length(wanted.minutes)} di fila, ${between(wanted)}:`,
  longestGap: (day, gap, minutes) => `Il più lungo è ${words.day(day)}, ${gap}: ${words.length(minutes)}.`,
  besides: (titles) => `in quei giorni: ${titles.map(words.quoted).join(', ')}`,

  noLongWeekends: 'Non trovo ponti fra le feste che conosco.',
  longWeekends: 'I prossimi ponti:',
  dayOff: (weekday) => `prendendo libero il ${words.weekday(weekday)}`,
}

/** `il 9%`, `l'8%`. */
function share(some: number, of: number): string {
  const percent = words.percent(some, of)
  return /^(?:8\d?|11?)%/u.test(percent) ? `l'${percent}` : `il ${percent}`
}

const events = (count: number): string => words.count(count, 'event')

const UNITS = {
  day: { the: 'Il giorno', another: 'un altro giorno', others: 'altri', end: 'o' },
  week: { the: 'La settimana', another: "un'altra settimana", others: 'altre', end: 'a' },
  month: { the: 'Il mese', another: 'un altro mese', others: 'altri', end: 'o' },
} as const

function tied(ties: number, unit: Unit): string {
  if (ties === 0) return ''
  const { another, others } = UNITS[unit]
  return ` (a pari merito con ${ties === 1 ? another : `${others} ${words.count(ties, unit)}`})`
}

function span({ unit, span }: Extreme, today: number): string {
  if (unit === 'month') return words.month(span.first)
  return unit === 'day' ? words.nearDay(span.first, today) : `quella ${words.span(span)}`
}

export const loadSentences: typeof english.loadSentences = {
  extreme: (scope, extreme, today) => {
    const { unit, isBusiest, load, ties } = extreme
    const { the, end } = UNITS[unit]
    const about = words.about(scope)
    const which =
      about === ''
        ? `${the} più ${isBusiest ? 'pien' : 'tranquill'}${end}`
        : `${the} con ${isBusiest ? 'più' : 'meno'} impegni${about}`
    return `${which} ${words.period(scope.period)} è ${span(extreme, today)}: ${events(load)}${tied(ties, unit)}.`
  },
  unitsWithout: ({ period, ...about }, unit, spans) => {
    const named = spans.map((one) => (unit === 'month' ? words.month(one.first) : words.span(one)))
    const none = `${when(period)} non ci sono ${({ day: 'giorni', week: 'settimane', month: 'mesi' } as const)[unit]} senza impegni${words.about(about)}.`
    if (spans.length === 0) return none
    return `${when(period)} ${words.count(spans.length, unit)} senza impegni${words.about(about)}: ${named.join('; ')}.`
  },
  daysOfOne: (period, count) =>
    `${when(period)} ${count === 0 ? 'nessun giorno ha' : counted(count, 'giorno ha', 'giorni hanno')} un solo impegno${count === 0 ? '.' : ':'}`,
  weekdays: (scope, isBusiest) =>
    `${when(scope.period)}${words.about(scope)}, dal giorno più ${isBusiest ? 'pieno' : 'tranquillo'} della settimana:`,
  hours: (scope, minutes, timed, [wholeDays, days]) => {
    const [others, last, have] =
      wholeDays === 1 ? ['Un altro impegno', 'dura', 'ha'] : [`Altri ${events(wholeDays)}`, 'durano', 'hanno']
    const apart =
      wholeDays === 0 ? '' : ` ${others} ${last} tutto il giorno e non ${have} un orario: ${words.count(days, 'day')}.`
    return `${when(scope.period)} sono ${words.hours(minutes)}${words.about(scope)}, in ${events(timed)} con un orario.${apart}`
  },
  stretch: (scope, { first, last }) =>
    `Il periodo più lungo${words.about(scope)} ${words.period(scope.period)} dura ${words.count(last - first + 1, 'day')}: ${words.span({ first, last })}.`,
  countedOnce: (isSo) => (isSo ? ' Ciò che si sovrappone conta una volta sola.' : ''),
  share: (scope, { events: some, of, minutes, ofMinutes }) => {
    const head = `${when(scope.period)} sono ${some} su ${events(of)}${words.about(scope)}: ${share(some, of)}.`
    if (ofMinutes === 0) return head
    const time = `${words.hours(minutes)} su ${words.hours(ofMinutes)}, ${share(minutes, ofMinutes)}`
    return `${head} In ore: ${time} (senza contare ciò che dura tutto il giorno).`
  },
  noClashAt: (period, minute) => `No, ${words.period(period)} alle ${sayHour(minute)} non hai impegni.`,
  clashesAt: (minute) => `Sì, alle ${sayHour(minute)} hai:`,
  shareOfDays: ({ period, ...scope }, { days, of, unit }) => {
    const part = `${words.count(days, unit)} su ${of}`
    const about = words.about(scope)
    const head = scope.isAway ? `sei via per ${part}` : `hai impegni${about} in ${part}`
    return `${when({ ...period, part: null })} ${head}: ${share(days, of)}.`
  },
  shareFree: (period, { days, of, unit }) =>
    `${when(period)} hai ${counted(days, ...free({ weekday: null, part: unit === 'day' ? null : unit }))} su ${of}: ${share(days, of)}.`,
  categories: (period, count) => `${when(period)} hai ${events(count)} così divisi:`,
  category: ({ name, events: count, share, minutes, wholeDays }) => {
    const hours = minutes > 0 ? `, ${words.hours(minutes)}` : ''
    const whole = wholeDays > 0 ? `, ${wholeDays} di tutto il giorno` : ''
    return `${name === null ? 'senza categoria' : words.quoted(name)}: ${events(count)}, ${share}%${hours}${whole}`
  },
  inCategory: (title, category) =>
    `${words.quoted(title)} ${category === null ? 'non è in nessuna categoria' : `è nella categoria ${words.quoted(category)}`}.`,
  noOverlaps: (scope) => `${when(scope.period)} non trovo eventi che si sovrappongono${words.about(scope)}.`,
  noOverlapWith: (item, today) => `Niente si sovrappone a ${words.item(item, today)}.`,
  overlaps: (period, count) => `${when(period)} trovo ${counted(count, 'sovrapposizione', 'sovrapposizioni')}:`,
  overlap: (one, other, today) => `${words.item(one, today)} e ${words.item(other, today)}`,
  shared: (minutes) => `, per ${words.hours(minutes)}`,
  moreOverlaps: (count) => (count === 1 ? "e un'altra" : `e altre ${count}`),
  tie: 'Siamo pari.',
  more: (name, isLess) => `Ne hai di ${isLess ? 'meno' : 'più'} ${name}.`,
  difference: (much) => ` La differenza è di ${much}.`,
  whichComparison: 'Non ho capito che cosa confrontare. Prova con: ho più impegni a maggio o a giugno?',
}
