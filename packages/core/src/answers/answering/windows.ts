import { weekdayOf } from '../../date/index.ts'
import { findWindows, type FreeWindow } from '../find-windows.ts'
import type { Amount } from '../../language/index.ts'
import { counted, opening, saySpan } from '../saying/days.ts'
import type { Asking, Reply } from './asking.ts'
import { periodOf } from './periods.ts'

/** How many days in a row are asked for. */
export interface WantedWindow {
  readonly days: number
  readonly isWeekend: boolean
}

/** How long a free stretch is asked for; null where the question is which days are free. */
export function wantedOf({ phrases }: Asking): WantedWindow | null {
  if (phrases.has('weekend')) return { days: 2, isWeekend: true }
  const wanted = phrases
    .findAll('wantedDays')
    .map(({ value }) => value as Amount)
    .find(({ days, months, minutes }) => days > 0 && months === 0 && minutes === 0)
  return wanted ? { days: wanted.days, isWeekend: false } : null
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

const daysInARow = (days: number, say: Asking['say']): string =>
  days === 1
    ? say('un giorno', '1 day')
    : say(`${counted(days, 'giorno', 'giorni')} di fila`, `${counted(days, 'day', 'days')} in a row`)

/** Stretches of so many days that are free, else the calmest. */
export function answerWindows(asking: Asking, wanted: WantedWindow): Reply {
  const { say, language } = asking
  const windows = windowsOf(asking, wanted)
  const length = wanted.isWeekend ? say('weekend', 'weekend') : daysInARow(wanted.days, say)
  if (windows.length === 0) {
    return {
      text: say(
        `${opening(periodOf(asking))} non c'è posto per ${length}.`,
        `There is no room for ${length} ${periodOf(asking)}.`,
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

function noneFree({ isWeekend, days, length }: Omit<FoundWindows, 'count'>): readonly [string, string] {
  if (isWeekend) return ['non ci sono weekend del tutto liberi', 'is no completely free weekend']
  if (days === 1) return ["non c'è un giorno del tutto libero", 'is no completely free day']
  return [`non ci sono ${length} del tutto liberi`, `are no ${length} that are completely free`]
}

function windowsHead(asking: Asking, { isWeekend, days, length, count }: FoundWindows): string {
  const { say } = asking
  const period = periodOf(asking)
  if (count === 0) {
    const [italian, english] = noneFree({ isWeekend, days, length })
    return say(`${opening(period)} ${italian}. Ecco i più tranquilli:`, `There ${english} ${period}. The calmest:`)
  }
  if (!isWeekend)
    return say(`${opening(period)} hai ${length} senza impegni:`, `You have ${length} without events ${period}:`)
  // Where no days were said, those that come are looked for, and their number says nothing.
  if (!asking.question.hasPeriod) return say('I prossimi weekend liberi:', 'Your next free weekends:')
  return say(
    `${opening(period)} hai ${counted(count, 'weekend libero', 'weekend liberi')}:`,
    `You have ${counted(count, 'free weekend', 'free weekends')} ${period}:`,
  )
}
