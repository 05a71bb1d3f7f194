import { partsOf, weekdayOf } from '../../../date/index.ts'
import type { Chooser } from './chooser.ts'
import type { ComposedWords, Thing } from './composed-words.ts'
import { englishAdding, englishChanging, englishTurns } from './english-composed-wishes.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const COMPANY = ['Julia', 'Andrew', 'Priya', 'Tom and Liz', 'the Browns', 'Aunt Rose', 'Omar', 'Hannah', 'Dr Patel']
const WITH = ['dinner', 'breakfast', 'lunch', 'coffee', 'interview', 'call', 'meeting', 'walk']
const ALONE = [
  'guitar lesson',
  'piano recital',
  'chess tournament',
  'car service',
  'pottery course',
  'tennis match',
  'school play',
  'massage',
  'concert',
  'economics seminar',
  'sofa delivery',
]

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const thing = (said: string, the: string): Thing => ({ said, it: 'it', name: capital(said), the })

const things = [
  ...WITH.flatMap((one) =>
    COMPANY.map((who, place) =>
      thing(`${one} with ${who}`, place % 2 === 0 ? `${one} with ${who}` : `the ${one} with ${who}`),
    ),
  ),
  ...[...ALONE, ...ALONE, ...ALONE].map((one, place) => thing(one, place % 3 === 0 ? `my ${one}` : `the ${one}`)),
]

const AMOUNTS: Readonly<Record<number, readonly string[]>> = {
  15: ['15 minutes', 'a quarter of an hour'],
  30: ['half an hour', '30 minutes', '30 min'],
  45: ['45 minutes', '45 min'],
  60: ['an hour', '1 hour'],
  90: ['an hour and a half', '90 minutes'],
  120: ['two hours', '2 hours'],
  180: ['three hours', '3 hours'],
  1440: ['a day'],
  2880: ['two days', '2 days'],
  10080: ['a week'],
}

function ordinal(dom: number): string {
  const ending = dom > 10 && dom < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][dom % 10] ?? 'th')
  return `${dom}${ending}`
}

function date(day: number, choose: Chooser): string {
  const { month, date: dom } = partsOf(day)
  const name = MONTHS[month - 1] ?? ''
  return choose.one([
    `${dom} ${name}`,
    `the ${ordinal(dom)} of ${name}`,
    `${name} ${ordinal(dom)}`,
    `${WEEKDAYS[weekdayOf(day)] ?? ''} ${dom} ${name}`,
  ])
}

const NEAR = 7

function bareDay(day: number, today: number, choose: Chooser): string {
  const name = WEEKDAYS[weekdayOf(day)] ?? ''
  if (day === today + 1) return choose.one(['tomorrow', name])
  return day - today < NEAR && choose.happens(0.6) ? choose.one([name, name.toLowerCase()]) : date(day, choose)
}

const onDay = (said: string): string => (said === 'tomorrow' ? said : `on ${said}`)

function clock(minute: number, choose: Chooser): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60]
  const [small, half] = [((hour + 11) % 12) + 1, hour < 12 ? 'am' : 'pm']
  if (rest === 0) return choose.one([`${small}${half}`, `${small} ${half}`, `${hour}:00`])
  return choose.one([
    `${small}.${rest}${half}`,
    `${small}:${rest}${half}`,
    `${hour}:${rest}`,
    `${small}:${rest} ${half}`,
  ])
}

const NOON = 720

const at = (minute: number, choose: Chooser): string =>
  minute === NOON && choose.happens(0.5) ? 'noon' : clock(minute, choose)

export const englishComposed: ComposedWords = {
  language: 'en',
  things,
  places: [
    { name: 'the Red Lion', at: 'at the Red Lion' },
    { name: 'Wembley Arena', at: 'at Wembley Arena' },
    { name: '12 Baker Street', at: 'at 12 Baker Street' },
    { name: "Luigi's", at: "at Luigi's" },
    { name: 'Room 4', at: 'in Room 4' },
    { name: 'Café Nero', at: 'at Café Nero' },
    { name: 'the Town Hall', at: 'at the Town Hall' },
    { name: 'Victoria Park', at: 'in Victoria Park' },
  ],
  notes: ['bring the documents', 'buy some wine', 'ask about the quote', 'nothing to eat before'],
  day: (day, today, choose) => {
    const said = bareDay(day, today, choose)
    return choose.happens(0.3) ? said : onDay(said)
  },
  toDay: (day, today, choose) => `to ${bareDay(day, today, choose)}`,
  hour: (minute, choose) =>
    choose.happens(0.2) && minute % 60 === 0 && minute !== NOON ? clock(minute, choose) : `at ${at(minute, choose)}`,
  toHour: at,
  until: (minute, choose) => `${choose.one(['until', 'till'])} ${at(minute, choose)}`,
  fromTo: (from, to, choose) => `from ${clock(from, choose)} to ${clock(to, choose)}`,
  amount: (minutes, choose) => choose.one(AMOUNTS[minutes] ?? [`${minutes} minutes`]),
  weekday: (weekday) => WEEKDAYS[weekday] ?? '',
  adding: englishAdding,
  changing: englishChanging,
  turns: englishTurns,
}
