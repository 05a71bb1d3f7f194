import { partsOf, startOfWeek, weekdayOf, type Day } from '../../date/index.ts'
import { findWindows, type FreeWindow } from '../find-windows.ts'
import type { AskedItem } from '../question-types.ts'
import { monthSpan } from '../reading/calendar-spans.ts'
import type { Span } from '../reading/dates.ts'
import { numberOf } from '../reading/period-words.ts'
import { counted, opening, sayMonth, sayNearDay, sayPeriod, saySpan } from '../saying/days.ts'
import { listed } from '../saying/items.ts'
import { dayPartOf, type Asking, type Reply } from './asking.ts'
import { periodOf } from './periods.ts'

type Unit = 'day' | 'week' | 'month'

function unitOf(plain: string): Unit {
  const unit = /\b(settiman|week(?!end)|mes[ei]\b|month|giorn|day\b|days\b)/u.exec(plain)?.[1] ?? ''
  if (/^(?:settiman|week)/u.test(unit)) return 'week'
  return /^m/u.test(unit) ? 'month' : 'day'
}

function stretchesOf({ question, surroundings }: Asking, unit: Unit): Span[] {
  const spans: Span[] = []
  for (let first = question.first; first <= question.last;) {
    const { year, month } = partsOf(first)
    const end =
      unit === 'day'
        ? first
        : unit === 'week'
          ? startOfWeek(first, surroundings.weekStart) + 6
          : monthSpan(year, month).last
    spans.push({ first, last: Math.min(end, question.last) })
    first = end + 1
  }
  return spans
}

const touching = (items: readonly AskedItem[], { first, last }: Span): AskedItem[] =>
  items.filter((item) => item.isLoad && item.first <= last && item.last >= first)

/** How many that count touch each stretch: one pass over the items, as the stretches lie in a row. */
function loadsOf(items: readonly AskedItem[], stretches: readonly Span[]): number[] {
  const places = new Map<Day, number>()
  stretches.forEach(({ first, last }, place) => {
    for (let day = first; day <= last; day += 1) places.set(day, place)
  })
  const [begin, end] = [stretches[0]?.first ?? 0, stretches.at(-1)?.last ?? 0]
  const loads = stretches.map(() => 0)
  for (const item of items) {
    if (!item.isLoad || item.last < begin || item.first > end) continue
    const from = places.get(Math.max(item.first, begin)) ?? 0
    const to = places.get(Math.min(item.last, end)) ?? 0
    for (let place = from; place <= to; place += 1) loads[place] = (loads[place] ?? 0) + 1
  }
  return loads
}

function sayStretch({ first, last }: Span, unit: Unit, { language, today }: Asking): string {
  if (unit === 'month') return sayMonth(first, language)
  return unit === 'day' ? sayNearDay(first, today, language) : saySpan(first, last, language)
}

/** The day, week or month with most of what counts, or with least. */
export function answerExtreme(asking: Asking, isBusiest: boolean): Reply {
  const { items, say, plain } = asking
  const unit = unitOf(plain)
  const stretches = stretchesOf(asking, unit)
  const loads = loadsOf(items, stretches)
  const wanted = loads.reduce((best, load) => (isBusiest ? Math.max(best, load) : Math.min(best, load)), loads[0] ?? 0)
  const place = loads.indexOf(wanted)
  const stretch = stretches[place]
  if (!stretch || (isBusiest && wanted === 0)) {
    return {
      text: say(`${opening(periodOf(asking))} non trovo nessun impegno.`, `I find no events ${periodOf(asking)}.`),
    }
  }
  const ties = loads.filter((load) => load === wanted).length - 1
  const nouns = { day: ['Il giorno', 'day'], week: ['La settimana', 'week'], month: ['Il mese', 'month'] } as const
  const adjective = isBusiest
    ? unit === 'week'
      ? 'più piena'
      : 'più pieno'
    : unit === 'week'
      ? 'più tranquilla'
      : 'più tranquillo'
  const also =
    ties === 0
      ? ''
      : say(` (a pari merito con ${ties === 1 ? 'un altro periodo' : `altri ${ties}`})`, ` (tied with ${ties} more)`)
  const when = sayStretch(stretch, unit, asking)
  const head = say(
    `${nouns[unit][0]} ${adjective} ${periodOf(asking)} è ${when}: ${counted(wanted, 'impegno', 'impegni')}${also}.`,
    `Your ${isBusiest ? 'busiest' : 'calmest'} ${nouns[unit][1]} ${periodOf(asking)} is ${when}: ${counted(wanted, 'event', 'events')}${also}.`,
  )
  const list = listed(isBusiest ? touching(items, stretch) : [], asking.today, asking.language)
  return { text: list.text === '' ? head : `${head}\n${list.text}`, itemIds: list.itemIds }
}

interface WantedWindow {
  readonly days: number
  readonly isWeekend: boolean
}

/** How long a free stretch is asked for; null where the question is which days are free. */
function wantedOf({ plain, language }: Asking): WantedWindow | null {
  if (/week ?-?end|fine ?settimana/u.test(plain)) return { days: 2, isWeekend: true }
  const said =
    /(?:^|[ '])(\d{1,3}|[a-z]+) (?:(?:whole|full|interi|intere|consecutive|consecutivi|free|intera|intero) )?(giorn[io]|days?|settiman[ae]|weeks?)(?: (?:intera|intero|liber\w+|free|off|consecutiv\w+|di fila|in a row|interi|intere|di (?:ferie|vacanza)))?/u
  for (const match of plain.matchAll(new RegExp(said, 'gu'))) {
    const count = numberOf(match[1], language) ?? numberOf(match[1], language === 'it' ? 'en' : 'it')
    const isNear = /prossim|ultim|next|last|coming/u.test(
      plain.slice(Math.max(0, match.index - 10), match.index + match[0].length + 9),
    )
    if (count === null || count < 1 || isNear) continue
    return { days: count * (/^[sw]/u.test(match[2] ?? '') ? 7 : 1), isWeekend: false }
  }
  return null
}

const WINDOWS = 5

function windowsOf(asking: Asking, { days, isWeekend }: WantedWindow): FreeWindow[] {
  const { all, question, surroundings, today } = asking
  const first = question.last >= today ? Math.max(question.first, today) : question.first
  const search = {
    first,
    last: question.last,
    days,
    holidays: surroundings.holidays,
    limit: isWeekend ? 2_000 : WINDOWS,
  }
  if (!isWeekend) return findWindows(all, search)
  const saturday = first + ((5 - weekdayOf(first) + 7) % 7)
  const weekends: FreeWindow[] = []
  for (let day = saturday; day + 1 <= question.last; day += 7) {
    weekends.push(...findWindows(all, { ...search, first: day, last: day + 1, limit: 1 }))
  }
  return weekends.sort((a, b) => a.load - b.load || a.first - b.first)
}

function answerWindows(asking: Asking, wanted: WantedWindow): Reply {
  const { say, language } = asking
  const windows = windowsOf(asking, wanted)
  const length = wanted.isWeekend
    ? say('weekend', 'weekend')
    : say(counted(wanted.days, 'giorno', 'giorni'), counted(wanted.days, 'day', 'days'))
  if (windows.length === 0) {
    return {
      text: say(
        `${opening(periodOf(asking))} non ci stanno ${length} di fila.`,
        `There is no room for ${length} in a row ${periodOf(asking)}.`,
      ),
    }
  }
  const free = windows.filter(({ load }) => load === 0)
  const shown = (free.length > 0 ? free : windows).slice(0, WINDOWS).sort((a, b) => a.first - b.first)
  const lines = shown.map(
    ({ first, last, load }) =>
      `• ${saySpan(first, last, language)}${load === 0 ? '' : say(` (${counted(load, 'impegno', 'impegni')})`, ` (${counted(load, 'event', 'events')})`)}`,
  )
  const rest = free.length - shown.length
  if (rest > 0) lines.push(say(`e altri ${rest}`, `and ${rest} more`))
  return { text: [windowsHead(asking, { ...wanted, length, count: free.length }), ...lines].join('\n') }
}

interface FoundWindows extends WantedWindow {
  readonly length: string
  readonly count: number
}

function windowsHead(asking: Asking, { isWeekend, length, count }: FoundWindows): string {
  const { say } = asking
  const period = periodOf(asking)
  if (count === 0) {
    return say(
      `${opening(period)} non c'è niente di tutto libero (${length}). I più tranquilli:`,
      `Nothing is all free ${period} (${length}). The calmest:`,
    )
  }
  if (!isWeekend)
    return say(`${opening(period)} sei libero per ${length} di fila:`, `You are free for ${length} in a row ${period}:`)
  return say(
    `${opening(period)} hai ${counted(count, 'weekend libero', 'weekend liberi')}:`,
    `You have ${counted(count, 'free weekend', 'free weekends')} ${period}:`,
  )
}

function runsOf(days: readonly Day[]): Span[] {
  const runs: { first: Day; last: Day }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.last === day - 1) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

const RUNS = 10

/** Which days are free, whether some are, or windows of so many days. */
export function answerFree(asking: Asking): Reply {
  const { question, all, items, say, language, today } = asking
  const wanted = wantedOf(asking)
  const isYesNo =
    /\b(?:sono|siamo|saro|sara|ho un buco|am i|are we|will i|ho tempo|do i have time)\b/u.test(asking.plain) &&
    question.last - question.first < 7 &&
    !/^(?:quando|when)/u.test(asking.plain)
  if (isYesNo) return answerWhether(asking)
  if (wanted && question.last - question.first + 1 >= wanted.days) return answerWindows(asking, wanted)
  const part = dayPartOf(asking.plain)
  const first = question.last >= today ? Math.max(question.first, today) : question.first
  const stretches = stretchesOf({ ...asking, question: { ...question, first } }, 'day')
  const loads = loadsOf(part ? items : all, stretches)
  const free = stretches.filter((_, place) => loads[place] === 0).map((stretch) => stretch.first)
  if (free.length === 0)
    return {
      text: say(
        `${opening(periodOf(asking))} non hai giorni del tutto liberi.`,
        `You have no day that is all free ${periodOf(asking)}.`,
      ),
    }
  const period = sayPeriod(first, question.last, language)
  const runs = runsOf(free)
  const shown = runs.slice(0, RUNS).map((run) => `• ${saySpan(run.first, run.last, language)}`)
  if (runs.length > RUNS)
    shown.push(say(`e altri ${runs.length - RUNS} periodi`, `and ${runs.length - RUNS} more stretches`))
  const head = say(
    `${opening(period)} hai ${counted(free.length, 'giorno libero', 'giorni liberi')} su ${stretches.length}:`,
    `You have ${counted(free.length, 'free day', 'free days')} out of ${stretches.length} ${period}:`,
  )
  return { text: [head, ...shown].join('\n') }
}

function answerWhether(asking: Asking): Reply {
  const { items, say, today, language } = asking
  const busy = items.filter(({ isLoad }) => isLoad)
  const period = periodOf(asking)
  const part = dayPartOf(asking.plain)
  const isOpen = asking.question.terms.length === 0
  const load = isOpen
    ? busy
    : asking.all.filter(
        (item) => item.isLoad && item.first <= asking.question.last && item.last >= asking.question.first,
      )
  if (load.length === 0)
    return {
      text: say(
        `Sì, sei libero ${period}${part ? " a quell'ora" : ''}: non trovo nessun impegno.`,
        `Yes, you are free ${period}${part ? ' at that time' : ''}: I find no events.`,
      ),
    }
  const list = listed(load, today, language)
  return {
    text: `${say(`Non del tutto: ${period} hai ${counted(load.length, 'impegno', 'impegni')}:`, `Not all of it: you have ${counted(load.length, 'event', 'events')} ${period}:`)}\n${list.text}`,
    itemIds: list.itemIds,
  }
}
