import { dayOf, formatDay, isLeapYear, parseDay, weekdayOf, type Day } from '@dodici/core/date'
import type { NewEvent, User } from '@dodici/contract/types'
import { type DemoCategory, type DemoEntry, moment } from './demo-entry.ts'
import { demoMoments } from './demo-moments.ts'
import { demoSpans } from './demo-spans.ts'

/** The model year of the entries; in other years they keep their weekdays. */
const MODEL_YEAR = 2027

interface DemoTarget {
  readonly year: number
  readonly language: User['language']
  readonly timezone: string
  readonly categoryIds: ReadonlyMap<DemoCategory, string>
}

/** The demo year as events to create. */
export const demoEvents = (target: DemoTarget): NewEvent[] =>
  [...demoSpans, ...demoMoments, ...demoSeries].map((entry) => draftOf(entry, target))

function draftOf(entry: DemoEntry, target: DemoTarget): NewEvent {
  const first = dayIn(target.year, entry.on, entry.fixed)
  const length = entry.until === null ? 0 : modelDay(entry.until) - modelDay(entry.on)
  const start = formatDay(first)
  const end = formatDay(first + length)
  const times =
    entry.time === null
      ? { allDay: true, start, end }
      : { allDay: false, start: `${start}T${entry.time[0]}`, end: `${end}T${entry.time[1]}`, timezone: target.timezone }
  return {
    title: entry.title[target.language],
    ...times,
    kind: entry.kind,
    location: entry.place,
    categoryId: target.categoryIds.get(entry.category) ?? null,
    recurrence: entry.rule === null ? null : ruleIn(target.year, entry.rule),
  }
}

const modelDay = (monthAndDate: string): Day => parseDay(`${String(MODEL_YEAR)}-${monthAndDate}`) ?? 0

/** A day in another year: the same date, or the nearest with the same weekday. */
function dayIn(year: number, monthAndDate: string, fixed: boolean): Day {
  const model = modelDay(monthAndDate)
  const sameDate = dayIn29(year, monthAndDate)
  if (fixed) return sameDate
  const ahead = (weekdayOf(model) - weekdayOf(sameDate) + 7) % 7
  const moved = sameDate + (ahead > 3 ? ahead - 7 : ahead)
  const first = dayOf(year, 1, 1)
  return moved < first ? moved + 7 : moved > dayOf(year, 12, 31) ? moved - 7 : moved
}

/** 29 February becomes the 28th in other years. */
const dayIn29 = (year: number, monthAndDate: string): Day =>
  parseDay(`${String(year)}-${monthAndDate === '02-29' && !isLeapYear(year) ? '02-28' : monthAndDate}`) ?? 0

/** Rules end on a date of the model year, written as `UNTIL=MM-DD`. */
const ruleIn = (year: number, rule: string): string =>
  rule.replace(/UNTIL=(\d{2}-\d{2})/, (_, until: string) => {
    const day = formatDay(dayIn(year, until, false)).replaceAll('-', '')
    return `UNTIL=${day}T235900Z`
  })

/** Weekly and monthly routine of the demo year. */
const demoSeries: readonly DemoEntry[] = [
  moment(['01-04', '09:30-10:00'], 'work', ['Riunione di lunedì', 'Monday meeting'], {
    rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=12-17',
  }),
  moment(['01-12', '18:30-20:30'], 'study', ['Lezione serale', 'Evening class'], {
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=06-01',
  }),
  moment(['01-13', '19:00-20:00'], 'health', ['Pilates', 'Pilates'], {
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=07-14',
  }),
  moment(['01-07', '17:00-18:00'], 'family', ['Nuoto di Elia', 'Swimming with Elia'], {
    rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=05-27',
  }),
  moment(['08-01', '08:00-10:00'], 'sport', ['Lungo della domenica', 'Sunday long run'], {
    rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=11-21',
  }),
  moment(['09-07', '19:00-20:00'], 'health', ['Pilates', 'Pilates'], {
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=12-14',
  }),
  moment(['09-17', '18:00-20:00'], 'study', ['Master, lezione', 'Master, lecture'], {
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;UNTIL=12-17',
  }),
  moment(['01-20', '12:00-12:30'], 'home', ['Affitto', 'Rent'], { rule: 'FREQ=MONTHLY;BYMONTHDAY=20', fixed: true }),
]
