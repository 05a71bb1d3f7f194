import type { Category, Event, Holiday, Occurrence } from '@dodici/contract/types'
import { formatDay, parseDay } from '@dodici/core/date'
import { sampleCategory, sampleEvent } from '../../../test/samples.ts'
import { sampleLines } from './sample-lines.ts'

/** A believable year to look at and to test with: 2027, as seen on Thursday 18 March. */
export const SAMPLE_YEAR = 2027
export const SAMPLE_TODAY = '2027-03-18'

const category = (_id: string, name: string, color: string): Category => sampleCategory({ _id, name, color })

export const sampleCategories: Category[] = [
  category('work', 'Lavoro', '#1976d2'),
  category('family', 'Famiglia', '#e91e63'),
  category('health', 'Salute', '#388e3c'),
  category('study', 'Studio', '#7b1fa2'),
  category('travel', 'Viaggi', '#f57c00'),
  category('sport', 'Sport', '#0097a7'),
  category('home', 'Casa', '#795548'),
]

/** Occurrences of a timed series every seven days from `first` to `last`, with its skipped days left out. */
function everyWeek(first: string, last: string, time: { at: string; until: string }): Occurrence[] {
  const from = parseDay(first) ?? 0
  const count = Math.floor(((parseDay(last) ?? 0) - from) / 7) + 1
  return Array.from({ length: count }, (_, week) => {
    const day = formatDay(from + week * 7)
    return { start: `${day}T${time.at}`, end: `${day}T${time.until}`, recurrenceId: `${day}T${time.at}` }
  })
}

function series(id: string, title: string, occurrences: Occurrence[]): Event {
  const first = occurrences[0] ?? { start: `${SAMPLE_YEAR}-01-01T09:00`, end: `${SAMPLE_YEAR}-01-01T10:00` }
  const recurrence = 'FREQ=WEEKLY'
  return sampleEvent({ _id: id, title, ...first, categoryId: id.split('-')[0] ?? null, recurrence, occurrences })
}

const weeklySeries: Event[] = [
  series('work-standup', 'Riunione di reparto', [
    ...everyWeek('2027-01-11', '2027-07-19', { at: '09:00', until: '09:30' }),
    ...everyWeek('2027-09-06', '2027-12-20', { at: '09:00', until: '09:30' }),
  ]),
  series('study-lesson', 'Lezione', [
    ...everyWeek('2027-01-12', '2027-06-29', { at: '18:00', until: '20:00' }),
    ...everyWeek('2027-10-05', '2027-12-14', { at: '18:00', until: '20:00' }),
  ]),
  series('health-gym', 'Ginnastica posturale', everyWeek('2027-01-13', '2027-06-30', { at: '19:00', until: '20:00' })),
  series('family-swim', 'Nuoto di Elia', [
    ...everyWeek('2027-01-14', '2027-06-10', { at: '17:00', until: '18:00' }),
    ...everyWeek('2027-09-09', '2027-12-23', { at: '17:00', until: '18:00' }),
  ]),
  series('sport-long', 'Lungo della domenica', everyWeek('2027-08-01', '2027-11-21', { at: '08:00', until: '10:30' })),
  series('study-english', 'Inglese', everyWeek('2027-09-03', '2027-12-17', { at: '13:00', until: '14:00' })),
]

const LINE = /^([!?]?)(\w+) ([\dT:-]+?)(?:\.\.([\d-]+))? (.+)$/

/** An hour later on the same day: the samples start at 21:00 at the latest. */
const anHourLater = (start: string): string =>
  start.replace(/T(\d{2})/, (_, hour: string) => `T${String(Number(hour) + 1).padStart(2, '0')}`)

function eventOfLine(line: string, index: number): Event {
  const [, sign = '', categoryId = '', start = '', end, title = ''] = LINE.exec(line) ?? []
  return sampleEvent({
    _id: `event-${index}`,
    title,
    categoryId,
    start,
    end: end ?? anHourLater(start),
    kind: sign === '!' ? 'milestone' : 'event',
    status: sign === '?' ? 'tentative' : 'confirmed',
  })
}

export const sampleEvents: Event[] = [...sampleLines.trim().split('\n').map(eventOfLine), ...weeklySeries]

export const sampleHolidays: Holiday[] = [
  ['2027-01-01', 'Capodanno'],
  ['2027-01-06', 'Epifania'],
  ['2027-03-28', 'Pasqua'],
  ['2027-03-29', 'Lunedì dell’Angelo'],
  ['2027-04-25', 'Anniversario della Liberazione'],
  ['2027-05-01', 'Festa del Lavoro'],
  ['2027-06-02', 'Festa della Repubblica'],
  ['2027-08-15', 'Ferragosto'],
  ['2027-11-01', 'Ognissanti'],
  ['2027-12-08', 'Immacolata Concezione'],
  ['2027-12-25', 'Natale'],
  ['2027-12-26', 'Santo Stefano'],
].map(([date = '', name = '']) => ({ date, name }))
