import { describe, expect, it } from 'vitest'
import { sentencesIn } from './sentences.ts'
import { withHours } from './written-hours.ts'
import type { RemindersChange, ReminderTime } from './facts.ts'

const adding = (times: readonly ReminderTime[]): RemindersChange => ({ action: 'add', times, isByMail: false })

describe('how long before, in words', () => {
  it.each<readonly [time: ReminderTime, italian: string, english: string]>([
    [0, 'all’inizio', 'at the start'],
    [1, '1 minuto prima', '1 minute before'],
    [90, '90 minuti prima', '90 minutes before'],
    [150, '2 ore e 30 minuti prima', '2 hours and 30 minutes before'],
    [60, '1 ora prima', '1 hour before'],
    [2 * 1440, '2 giorni prima', '2 days before'],
    [14 * 1440, '2 settimane prima', '2 weeks before'],
    [{ daysBefore: 0, minute: 420 }, 'lo stesso giorno alle 07:00', 'on the same day at 07:00'],
    [{ daysBefore: 1, minute: 1200 }, 'il giorno prima alle 20:00', 'the day before at 20:00'],
    [{ daysBefore: 3, minute: 545 }, '3 giorni prima alle 09:05', '3 days before at 09:05'],
  ])('tells %j', (time, italian, english) => {
    const change = (language: 'it' | 'en') =>
      withHours(sentencesIn(language).reminders.change(adding([time])), 'h23', language)
    expect(change('it')).toBe(`promemoria ${italian}`)
    expect(change('en')).toBe(`reminder ${english}`)
  })
})

describe('what would be changed about reminders', () => {
  it.each<readonly [change: RemindersChange, italian: string, english: string]>([
    [
      adding([60]),
      'Propongo un promemoria 1 ora prima per 2 eventi:',
      'I would set a reminder 1 hour before for 2 events:',
    ],
    [
      { action: 'replace', times: [60, 1440], isByMail: true },
      'Propongo promemoria per e-mail 1 ora prima e 1 giorno prima al posto di quelli attuali per 2 eventi:',
      'I would set reminders by e-mail 1 hour before and 1 day before instead of the present ones for 2 events:',
    ],
    [
      { action: 'remove', times: [], isByMail: false },
      'Propongo di togliere i promemoria a 2 eventi:',
      'I would take the reminders off 2 events:',
    ],
    [
      { action: 'remove', times: [60], isByMail: true },
      'Propongo di togliere il promemoria per e-mail 1 ora prima a 2 eventi:',
      'I would take the reminder by e-mail 1 hour before off 2 events:',
    ],
  ])('proposes %j', (change, italian, english) => {
    expect(sentencesIn('it').reminders.proposal(change, 2)).toBe(italian)
    expect(sentencesIn('en').reminders.proposal(change, 2)).toBe(english)
  })
})
