import type { DetailedItem } from '../../answer-types.ts'
import type { Maker } from './limits.ts'
import type { Pair } from './names.ts'
import { isOnWeekday } from './some-year.ts'
import type { Keeps } from './ways.ts'

const WEEKDAYS: readonly (readonly [italian: string, english: string])[] = [
  ['lunedì', 'Monday'],
  ['martedì', 'Tuesday'],
  ['mercoledì', 'Wednesday'],
  ['giovedì', 'Thursday'],
  ['venerdì', 'Friday'],
]

const hourOf = ({ start, first }: DetailedItem): number => (start - first * 1440) / 60

const byWeekday: Maker = ({ say }, chance) => {
  const weekday = chance.upTo(WEEKDAYS.length)
  const [italian, english] = WEEKDAYS[weekday]!
  const text = say(
    chance.pick<Pair>([
      [`di ${italian}`, `on ${english}s`],
      [`il ${italian}`, `on a ${english}`],
    ]),
  )
  return {
    name: 'weekday',
    of: 'weekday',
    text,
    said: say([`di ${italian}`, `on a ${english}`]),
    keeps: (item) => isOnWeekday(item, [weekday]),
  }
}

const byTwoWeekdays: Maker = ({ say }, chance) => {
  const weekday = chance.upTo(WEEKDAYS.length - 1)
  const [one, other] = [WEEKDAYS[weekday]!, WEEKDAYS[weekday + 1]!]
  const text = say([`di ${one[0]} o ${other[0]}`, `on ${one[1]}s or ${other[1]}s`])
  return {
    name: 'two weekdays',
    of: 'weekday',
    text,
    said: text,
    keeps: (item) => isOnWeekday(item, [weekday, weekday + 1]),
  }
}

const byWeekend: Maker = ({ say }, chance) => {
  const text = say(
    chance.pick<Pair>([
      ['nei fine settimana', 'on a weekend'],
      ['nei weekend', 'on weekends'],
      ['di sabato o di domenica', 'on Saturdays or Sundays'],
    ]),
  )
  return {
    name: 'weekend',
    of: 'weekday',
    text,
    said: say(['nei weekend', 'on a weekend']),
    keeps: (item) => isOnWeekday(item, [5, 6]),
  }
}

const byWorkday: Maker = ({ say, surroundings }, chance) => {
  const text = say(
    chance.pick<Pair>([
      ['nei giorni feriali', 'on weekdays'],
      ['nei giorni lavorativi', 'on working days'],
    ]),
  )
  const isHoliday = (day: number): boolean => surroundings.holidays.some((one) => one.day === day)
  const keeps: Keeps = (item) =>
    isOnWeekday(item, [0, 1, 2, 3, 4]) && !(item.first === item.last && isHoliday(item.first))
  return { name: 'workday', of: 'weekday', text, said: text, keeps }
}

const byPart: Maker = ({ say }, chance) => {
  const [words, from, to] = chance.pick<readonly [Pair, number, number]>([
    [['di mattina', 'in the morning'], 0, 12],
    [['al pomeriggio', 'in the afternoon'], 12, 18],
    [['di sera', 'in the evening'], 18, 24],
  ])
  const keeps: Keeps = (item) => !item.allDay && hourOf(item) >= from && hourOf(item) < to
  return {
    name: 'part of day',
    of: 'hour',
    text: say(words),
    said: say(words),
    keeps,
    mayKeep: (item) => item.allDay || keeps(item),
  }
}

const byHour: Maker = ({ say }, chance) => {
  const [text, keeps] = chance.pick<readonly [Pair, Keeps]>([
    [['prima delle 10', 'before 10am'], (item) => hourOf(item) < 10],
    [['prima delle 9.30', 'before 9:30'], (item) => hourOf(item) < 9.5],
    [['prima di mezzogiorno', 'before noon'], (item) => hourOf(item) < 12],
    [['dopo le 18', 'after 6pm'], (item) => hourOf(item) >= 18],
    [['tra le 12 e le 16', 'between 12 and 4pm'], (item) => hourOf(item) >= 12 && hourOf(item) < 16],
  ])
  return {
    name: 'hour',
    of: 'hour',
    text: say(text),
    said: say(text),
    keeps: (item) => !item.allDay && keeps(item),
    mayKeep: (item) => (item.allDay ? item.away === true : keeps(item)),
  }
}

/** All that tell by the day or the hour. */
export const DAY_LIMITS: readonly Maker[] = [byWeekday, byTwoWeekdays, byWeekend, byWorkday, byPart, byHour]
