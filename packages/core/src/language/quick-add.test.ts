import { expect, it } from 'vitest'
import { parseQuickAdd } from './quick-add.ts'
import { surroundings } from './test/said.ts'

it('reads title, date, time, category, calendar and reminder from one line, and says where they stand', () => {
  const text = 'Dentista domani alle 15 #salute @casa promemoria 1 ora prima'
  expect(parseQuickAdd(text, surroundings('it'))).toEqual({
    title: 'Dentista',
    start: '2027-03-19T15:00',
    end: '2027-03-19T16:00',
    allDay: false,
    recurrence: null,
    categoryId: 'health',
    calendarId: 'home',
    reminders: [{ minutesBefore: 60, channel: 'display' }],
    understood: [
      { kind: 'date', from: 9, to: 15, text: 'domani', meaning: '2027-03-19' },
      { kind: 'time', from: 16, to: 23, text: 'alle 15', meaning: '15:00' },
      { kind: 'category', from: 24, to: 31, text: '#salute', meaning: 'health' },
      { kind: 'calendar', from: 32, to: 37, text: '@casa', meaning: 'home' },
      { kind: 'reminder', from: 38, to: 60, text: 'promemoria 1 ora prima', meaning: '60 display' },
    ],
  })
})

it.each([
  ['it', 'prova coro martedì alle 8', '20:00'],
  ['it', 'palestra martedì alle 6', '06:00'],
  ['it', 'piscina martedì dalle 7 alle 9', '19:00/21:00'],
  ['en', 'PCC Tuesday 7.30', '07:30'],
  ['en', 'run Tuesday half 7', '19:30'],
] as const)(
  'says the hours of the other half of the day where either may be meant: %s, %s',
  (language, text, other) => {
    expect(parseQuickAdd(text, surroundings(language)).understood).toContainEqual(
      expect.objectContaining({ kind: 'time', otherHalf: other }),
    )
  },
)

it.each([
  ['it', 'cena martedì alle 8'],
  ['it', 'prova coro martedì alle 20'],
  ['it', 'prova coro martedì mattina alle 8'],
  ['en', 'dentist Tuesday 8.30am'],
  ['en', 'dentist Tuesday 10.30'],
  ['en', 'training Tuesday 8-5'],
  ['en', 'choir Tuesday 7.30 for 2 hours'],
] as const)('says no other hours where the half is said, known or hardly another: %s, %s', (language, text) => {
  const { understood, allDay } = parseQuickAdd(text, surroundings(language))
  expect(allDay).toBe(false)
  expect(understood.filter(({ otherHalf }) => otherHalf !== undefined)).toEqual([])
})

it('never reads what is quoted, and takes the marks off', () => {
  for (const quoted of ['"Venerdì"', '“Venerdì”', '«Venerdì»']) {
    const read = parseQuickAdd(`${quoted} al cinema domani`, surroundings('it'))
    expect(read).toMatchObject({ title: 'Venerdì al cinema', start: '2027-03-19' })
  }
})

it('finds the longest name of a category, accents and case ignored; an unknown one stays in the title', () => {
  const read = (text: string) => parseQuickAdd(text, surroundings('it'))
  expect(read('Corsa #tempo libero domani')).toMatchObject({ title: 'Corsa', categoryId: 'free' })
  expect(read('Corsa #tempo domani')).toMatchObject({ title: 'Corsa', categoryId: 'time' })
  expect(read('Colazione #CAFFE')).toMatchObject({ title: 'Colazione', categoryId: 'cafe', start: null })
  expect(read('Corsa #tempolibero domani')).toMatchObject({ title: 'Corsa #tempolibero', categoryId: null })
})

it('marks the length of a repetition in days as part of it, and a length in hours as a time', () => {
  const marks = (text: string) =>
    parseQuickAdd(text, surroundings('it')).understood.map(({ kind, text: marked }) => `${kind}: ${marked}`)
  expect(marks('corso ogni lunedì dalle 18 alle 19 per due mesi')).toEqual([
    'recurrence: ogni lunedì',
    'time: dalle 18 alle 19',
    'recurrence: per due mesi',
  ])
  expect(marks('iniezioni ogni sera per una settimana')).toEqual([
    'recurrence: ogni sera',
    'recurrence: per una settimana',
  ])
  expect(marks('corso ogni lunedì alle 18 per due ore')).toEqual([
    'recurrence: ogni lunedì',
    'time: alle 18 per due ore',
  ])
})

it('finds a name as search folds it: a sigma at the end, and letters whose accents are characters of their own', () => {
  const categories = [
    { _id: 'way', name: 'Οδός' },
    { _id: 'cafe', name: 'Caffè' },
  ]
  const read = (text: string) => parseQuickAdd(text, { ...surroundings('it'), categories })
  expect(read('Corsa #ΟΔΟΣ domani')).toMatchObject({ title: 'Corsa', categoryId: 'way', start: '2027-03-19' })
  expect(read('Corsa #caffe\u0300 domani')).toMatchObject({ title: 'Corsa', categoryId: 'cafe', start: '2027-03-19' })
})
