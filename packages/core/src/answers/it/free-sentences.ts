import { counted, opening, type Period } from '../words/day-words.ts'
import { sayHour } from '../words/item-words.ts'
import type { FreeSentences, FreeUnit, WantedMinutes, WantedWindow } from '../words/free-sentences.ts'
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

function free(unit: FreeUnit): Forms {
  if (typeof unit !== 'number') return FREE[unit]
  if (unit === SUNDAY) return ['domenica libera', 'domeniche libere']
  const weekday = words.weekday(unit)
  return [`${weekday} libero`, `${weekday.replace(/o$/u, 'i')} liberi`]
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

const hour = (minute: number): string => (minute % 60 === 0 ? String(minute / 60) : sayHour(minute))
const between = ({ from, to }: WantedMinutes): string => `fra le ${hour(from)} e le ${hour(to)}`

export const freeSentences: FreeSentences = {
  isFree: (period, at) => {
    const hour = typeof at === 'number' ? ` alle ${sayHour(at)}` : at ? DAY_PARTS[at] : ''
    return `Sì, ${words.period(period)}${hour} non hai nessun impegno.`
  },
  isTaken: (period, count) => `Non del tutto: ${words.period(period)} hai ${words.count(count, 'event')}:`,
  isTakenAt: (minute) => `No, alle ${sayHour(minute)} hai:`,

  noDays: (period, unit) => `${when(period)} non hai ${free(unit)[1].replace(' ', ' del tutto ')}.`,
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

  noHours: (period, wanted) => `${when(period)} non trovo ${words.length(wanted.minutes)} di fila ${between(wanted)}.`,
  hours: (wanted) => `Ecco quando hai almeno ${words.length(wanted.minutes)} di fila, ${between(wanted)}:`,
  besides: (titles) => `in quei giorni: ${titles.map(words.quoted).join(', ')}`,

  noLongWeekends: 'Non trovo ponti fra le feste che conosco.',
  longWeekends: 'I prossimi ponti:',
  dayOff: (weekday) => `prendendo libero il ${words.weekday(weekday)}`,
}
