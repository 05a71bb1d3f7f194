import { describe, expect, it } from 'vitest'
import { dayOf } from '../../date/index.ts'
import { answerReminders, isAboutReminders } from '../index.ts'
import type { DetailedItem, ComingReminder } from '../index.ts'
import { aTimedItem } from '../../test/year-item.ts'

const reminders: readonly ComingReminder[] = [
  {
    eventId: 'a',
    title: 'Visita dal dentista',
    start: '2026-05-20T09:00',
    at: '2026-05-19T09:00',
    minutesBefore: 1_440,
    channel: 'display',
  },
  { eventId: 'b', title: 'Vacanze', start: '2026-06-01', at: '2026-05-31T09:00', minutesBefore: 900, channel: 'email' },
]
const today = dayOf(2026, 5, 18)
const evening = (id: string, title: string, on: number, reminders: DetailedItem['reminders'] = []): DetailedItem => ({
  ...aTimedItem(title, on, [20, 21], { id, eventId: id }),
  ...{ location: '', description: '', repeats: false, reminders },
})
const events = [
  evening('d', 'Cena da Marta', dayOf(2026, 5, 22)),
  evening('e', 'Bus', today, [{ minutesBefore: 4_000, channel: 'display' }]),
]
const answered = (
  text: string,
  facts: { terms?: string[]; hasPeriod?: boolean; first?: number; last?: number } = {},
  language: 'it' | 'en' = 'it',
) =>
  answerReminders(
    { text, first: today, last: today + 365, hasPeriod: false, terms: [], ...facts },
    { reminders, events },
    {
      today,
      language,
    },
  )

const remind = (...[text, facts, language]: Parameters<typeof answered>): string => answered(text, facts, language).text

describe('a question about reminders', () => {
  it.each([
    ['Che promemoria ho questa settimana?', true],
    ['Quando mi ricordi della visita?', true],
    ['La riunione ha un promemoria?', true],
    ['Which reminders do I have?', true],
    ['When will I be reminded of the exam?', true],
    ['Does the dentist have a reminder?', true],
    ['perche non mi e arrivato niente per lo yoga', true],
    ['scusa ma yoga me lo ricordi ogni volta?', true],
    ['quanto tempo prima mi avverti dell esame', true],
    ['how come I never get told about yoga', true],
    ['what’s the next thing you’re going to ping me about?', true],
    ['Ricordami di chiamare Anna domani', false],
    ['Togli il promemoria dalla visita', false],
    ['Remind me to call Anna', false],
    ['Set a reminder for the exam?', false],
    ['Che impegni ho domani?', false],
  ])('%s: %s', (text, expected) => {
    expect(isAboutReminders(text)).toBe(expected)
  })

  it('is answered with what will come, on the days that it says, of what it names', () => {
    expect(remind('Che promemoria ho?')).toBe(
      [
        'Hai 2 promemoria in arrivo:',
        '- domani, martedì 19 maggio 2026, 09:00: «Visita dal dentista» (mercoledì 20 maggio 2026, 09:00)',
        '- domenica 31 maggio 2026, 09:00: «Vacanze» (lunedì 1 giugno 2026), per e-mail',
      ].join('\n'),
    )
    const week = { first: today, last: today + 6, hasPeriod: true }
    expect(remind('Che promemoria ho questa settimana?', week)).toMatch(
      /^Hai un promemoria in arrivo da lunedì 18 maggio 2026 a domenica 24 maggio 2026:\n.*dentista/,
    )
    expect(remind('When will I be reminded of Vacanze?', { terms: ['vacanze'] }, 'en')).toBe(
      'You have one reminder to come:\n- Sunday 31 May 2026, 09:00: “Vacanze” (Monday 1 June 2026), by e-mail',
    )
  })

  it('says of an event of the same day its hour alone, and names what it tells of, to be opened', () => {
    const soon: ComingReminder = {
      ...{ eventId: 'c', title: 'Treno', start: '2026-05-20T09:00', at: '2026-05-20T08:30' },
      ...{ minutesBefore: 30, channel: 'display' },
    }
    const asked = { text: 'Che promemoria ho?', first: today, last: today + 365, hasPeriod: false, terms: [] }
    const answer = answerReminders(asked, { reminders: [soon], events }, { today, language: 'it' })
    expect(answer.text).toBe('Hai un promemoria in arrivo:\n- mercoledì 20 maggio 2026, 08:30: «Treno» (alle 09:00)')
    expect([answer.reminders, answer.events]).toEqual([[soon], []])
    expect(answered('La cena ha un promemoria?', { terms: ['cena'] }).events).toEqual([events[0]])
  })

  it('takes the day of an event that is named for that of the event, too', () => {
    const day = dayOf(2026, 5, 20)
    const wednesday = { first: day, last: day, hasPeriod: true }
    expect(remind('La visita di mercoledì ha un promemoria?', { ...wednesday, terms: ['visita'] })).toMatch(
      /^Hai un promemoria in arrivo mercoledì 20 maggio 2026:\n- domani, martedì 19/,
    )
    expect(remind('Che promemoria ho mercoledì?', wednesday)).toMatch(/^Non hai promemoria/)
  })

  it('says of an event that is named and has none that it has none', () => {
    expect(remind('La cena ha un promemoria?', { terms: ['cena'] })).toBe(
      '«Cena da Marta» (venerdì 22 maggio 2026, 20:00–21:00) non ha promemoria.',
    )
    expect(remind('Does the bus have an alert?', { terms: ['bus', 'alert'] }, 'en')).toBe(
      '“Bus” (today, Monday 18 May 2026, 20:00–21:00) has no more reminders to come.',
    )
    expect(remind('When is the next alert?', { terms: ['alert'] }, 'en')).toBe(
      'Tomorrow, Tuesday 19 May 2026, 09:00: “Visita dal dentista” (Wednesday 20 May 2026, 09:00).',
    )
  })

  it('takes a month that is over for that of the next year, unless it is said which', () => {
    const march = { first: dayOf(2026, 3, 1), last: dayOf(2026, 3, 31), hasPeriod: true }
    expect(remind('Quanti promemoria ho a marzo?', march)).toBe('Non hai promemoria in arrivo a marzo 2027.')
    expect(remind('Quanti promemoria ho a marzo 2026?', march)).toBe('Non hai promemoria in arrivo a marzo 2026.')
  })

  it('is answered plainly where there is nothing', () => {
    expect(remind('Che promemoria ho ieri?', { first: today - 1, last: today - 1, hasPeriod: true })).toBe(
      'Non hai promemoria in arrivo domenica 17 maggio 2026.',
    )
    expect(remind('Does the exam have a reminder?', { terms: ['exam'] }, 'en')).toBe(
      [
        'I find no reminders to come for “exam”. You have 2 reminders to come:',
        '- tomorrow, Tuesday 19 May 2026, 09:00: “Visita dal dentista” (Wednesday 20 May 2026, 09:00)',
        '- Sunday 31 May 2026, 09:00: “Vacanze” (Monday 1 June 2026), by e-mail',
      ].join('\n'),
    )
  })
})
