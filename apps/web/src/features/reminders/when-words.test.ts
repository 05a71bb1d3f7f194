import { afterAll, describe, expect, it } from 'vitest'
import { texts } from '../../i18n/texts.ts'
import { eventWords, fullWords, instantWords, nearWords } from './when-words.ts'

const moment = { now: Date.parse('2027-03-18T09:00:00Z'), zone: 'Europe/Rome' }
const timed = (start: string) => ({ allDay: false, start, end: start })
const days = (start: string, end = start) => ({ allDay: true, start, end })
const plain = (words: string) => words.replace(/\s/g, ' ')

afterAll(() => {
  texts.changeLanguage('en')
})

describe('when something is that one is reminded of', () => {
  it.each([
    [timed('2027-03-18T15:00'), 'today at 3:00 PM', 'oggi alle 15:00'],
    [timed('2027-03-17T01:30'), 'yesterday at 1:30 AM', 'ieri alle 01:30'],
    [timed('2027-03-19T00:00'), 'tomorrow at midnight', 'domani a mezzanotte'],
    [timed('2027-04-08T09:00'), 'Thu, Apr 8 at 9:00 AM', 'gio 8 apr alle 09:00'],
    [timed('2028-04-08T09:00'), 'Sat, Apr 8, 2028 at 9:00 AM', 'sab 8 apr 2028 alle 09:00'],
    [days('2027-03-19'), 'tomorrow', 'domani'],
    [days('2027-03-20', '2027-03-22'), 'Sat, Mar 20 – Mon, Mar 22', 'sab 20 mar – lun 22 mar'],
  ] as const)('%o', (about, en, it) => {
    texts.changeLanguage('en')
    expect(plain(eventWords(about, moment, texts.t))).toBe(en)
    texts.changeLanguage('it')
    expect(plain(eventWords(about, moment, texts.t))).toBe(it)
  })

  it.each([
    [timed('2027-03-18T10:10'), 'in 10 minutes', 'tra 10 minuti'],
    [timed('2027-03-18T10:00'), 'now', 'ora'],
    [timed('2027-03-18T09:55'), '5 minutes ago', '5 minuti fa'],
    [timed('2027-03-18T12:20'), 'in 2 hours', 'tra 2 ore'],
    [timed('2027-03-20T12:00'), 'in 2 days', 'dopodomani'],
    [timed('2027-04-08T12:00'), 'in 3 weeks', 'tra 3 settimane'],
    [days('2027-03-19'), 'tomorrow', 'domani'],
    [days('2027-03-18'), 'today', 'oggi'],
  ] as const)('how far it is: %o', (about, en, it) => {
    texts.changeLanguage('en')
    expect(nearWords(about, moment)).toBe(en)
    texts.changeLanguage('it')
    expect(nearWords(about, moment)).toBe(it)
  })

  it.each([
    [timed('2027-03-18T10:10'), 'oggi alle 10:10 · tra 10 minuti'],
    [timed('2027-03-19T16:00'), 'domani alle 16:00'],
    [days('2027-04-08'), 'gio 8 apr · tra 3 settimane'],
  ])('both at once, nothing twice: %o', (about, it) => {
    texts.changeLanguage('it')
    expect(fullWords(about, moment, texts.t)).toBe(it)
  })

  it('counts the hour that the clocks leave out', () => {
    const evening = { now: Date.parse('2027-03-27T22:00:00Z'), zone: 'Europe/Rome' }
    expect(nearWords(timed('2027-03-28T04:00'), evening)).toBe('tra 4 ore')
  })

  it('says an instant on the person’s own wall', () => {
    texts.changeLanguage('it')
    expect(plain(instantWords('2027-03-19T08:00:00Z', moment, texts.t))).toBe('domani alle 09:00')
  })
})
