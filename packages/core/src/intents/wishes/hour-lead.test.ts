import { describe, expect, it } from 'vitest'
import { dayOf, MINUTES_A_DAY } from '../../date/index.ts'
import { anItem, aTimedItem } from '../../test/year-item.ts'
import { answerQuestion, type DetailedItem } from '../../answers/index.ts'
import { readQuestion } from '../read-question.ts'
import { livingAsker } from '../../answers/test/lived-year.ts'
import { isItsOwnHour, minutesBeforeItem, wallOfAllDay } from './minutes-before.ts'
import { completedWish } from './reminder-follow-up.ts'
import { reminderWishIn } from './reminder-wish.ts'
import { hourLeadsIn } from './reminder-lead.ts'

/** `add 10080 1@20:00: the exam`: the minutes, the days before and their hour, and what it is about. */
function said(text: string): string | null {
  const wish = reminderWishIn(text)
  if (wish === null) return null
  const hours = wish.walls.map(
    ({ daysBefore, minute }) => `${daysBefore}@${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
  )
  const parts = [wish.action, ...wish.minutesBefore, ...hours, ...(wish.isVague ? ['vague'] : [])]
  return `${parts.join(' ')}: ${wish.source}`
}

describe('an hour of a day before something', () => {
  it.each([
    ['ricordami l’esame la sera prima alle 20', 'add 1@20:00: l’esame'],
    ['ricordami il dentista il giorno prima alle 18', 'add 1@18:00: il dentista'],
    ['avvisami alle 20 della sera prima del volo', 'add 1@20:00: volo'],
    ['aggiungi al volo un promemoria la sera prima alle 20', 'add 1@20:00: volo'],
    ['la sera prima dell’esame alle nove fammi un promemoria', 'add 1@21:00: esame'],
    ['avvisami del volo due giorni prima alle 9:30', 'add 2@9:30: volo'],
    ['ricordami la settimana prima e la sera prima alle 20 il dentista', 'add 10080 1@20:00: il dentista'],
    ['metti un promemoria per la cena la mattina stessa alle 8', 'add 0@8:00: la cena'],
    ['puoi mettermi un avviso la mattina stessa del dentista? tipo alle 8', 'add 0@8:00: dentista'],
    ['ricordami la cena lo stesso giorno alle 10', 'add 0@10:00: la cena'],
    ['sposta il promemoria del dentista alla sera prima alle 20', 'replace 1@20:00: dentista'],
    ['togli il promemoria della sera prima alle 20 dal dentista', 'remove 1@20:00: dentista'],
    ['ricordami il compleanno di Anna il giorno prima a mezzogiorno', 'add 1@12:00: il compleanno di Anna'],
    ['ricordami il dentista tre giorni prima all’una e mezza', 'add 3@13:30: il dentista'],
    ['ricordami il dentista il giorno prima alle 18 e un’ora prima', 'add 60 1@18:00: il dentista'],
    ['ricordami il giorno prima la cena alle 20', 'add 1440: la cena alle 20'],
    ['avvisami la notte prima dell’esame', 'add vague: esame'],
    ['remind me about the dentist the day before at 6pm', 'add 1@18:00: the dentist'],
    ['remind me of the exam the evening before at 8', 'add 1@20:00: the exam'],
    ['remind me the night before the flight at 9', 'add 1@21:00: the flight'],
    ['at 8pm the night before the exam remind me', 'add 1@20:00: the exam'],
    ['set a reminder for the dentist at 8 in the morning on the same day', 'add 0@8:00: the dentist'],
    ['remind me about dinner the same day at noon', 'add 0@12:00: dinner'],
    ['add a reminder to the flight 2 days before at 9am', 'add 2@9:00: the flight'],
    ['change the exam reminder to the day before at 18:00', 'replace 1@18:00: exam'],
    ['remove the reminder at 8pm the night before from the exam', 'remove 1@20:00: the exam'],
    ['email me the day before my flight at 7pm', 'add 1@19:00: my flight'],
    ['I want a reminder at 7:30 am the morning of the exam', 'add 0@7:30: the exam'],
    ['remind me of the dentist on the day at 8am', 'add 0@8:00: the dentist'],
    ['dentist, reminder the day before at 6pm', 'add 1@18:00: dentist'],
    ['ricordami il volo il giorno prima alle 18 e la mattina stessa alle 4', 'add 1@18:00 0@4:00: il volo'],
    ['la vigilia dell’esame alle 19 mandami un promemoria', 'add 1@19:00: esame'],
    ['cena con anna, avvisami il giorno stesso alle 17', 'add 0@17:00: cena con anna'],
    ['gita a Siena: avvisami la mattina stessa alle 6.30', 'add 0@6:30: gita a Siena'],
    [
      'compleanno di luca, promemoria il giorno prima a mezzogiorno così compro il regalo',
      'add 1@12:00: compleanno di luca',
    ],
    ['aggiungi al volo anche un promemoria 5 ore prima', 'add 300: volo'],
    ['remind me of the trip the day before at 4pm, and that morning at 6:30', 'add 1@16:00 0@6:30: the trip'],
    ['move the dentist reminder to the morning of, 8:30', 'replace 0@8:30: dentist'],
    ['on the morning of the trip to Siena at 7 give me a reminder', 'add 0@7:00: the trip to Siena'],
    ['dinner with marco - remind me the day before at noon and 2 hrs before', 'add 120 1@12:00: dinner with marco'],
    [
      'I’d like reminders for the exam one week before, 3 days before and the evening before at 7:30pm',
      'add 10080 4320 1@19:30: the exam',
    ],
    ['add to the flight another reminder 5 hours before', 'add 300: the flight'],
    ['add a reminder for the dentist at 9 on the same morning', 'add 0@9:00: the dentist'],
    ['remind me of the exam 500 days before at 9', null],
    ['remind me to call Ada the evening before at 8', null],
    ['ricordami di chiamare Anna la sera prima alle 20', null],
  ])('%s is %s', (text, wish) => {
    expect(said(text)).toBe(wish)
  })

  it.each([
    ['ricordami l’esame la sera prima', 'alle 20', 'ricordami l’esame la sera prima alle 20', 'it'],
    ['ricordami l’esame la sera prima', '20:30', 'ricordami l’esame la sera prima 20:30', 'it'],
    ['la sera prima dell’esame avvisami', 'alle nove', 'ricordami esame la sera prima alle nove', 'it'],
    ['ricordami il dentista', 'la sera prima alle 20', 'ricordami il dentista la sera prima alle 20', 'it'],
    ['remind me of the exam the evening before', '8pm', 'remind me about the exam the evening before at 8pm', 'en'],
    ['ricordami il dentista', 'alle 20', null, 'it'],
    ['ricordami l’esame un po’ prima', 'alle 20', null, 'it'],
    ['ricordami l’esame la sera prima alle 20', 'alle 21', null, 'it'],
    ['remind me about the exam the evening before', 'move lunch to 8', null, 'en'],
  ] as const)('%s, and then %s: %s', (before, text, whole, language) => {
    expect(completedWish(before, text, language)).toBe(whole)
  })

  it('is as many minutes before an event as that begins after it', () => {
    const on = dayOf(2026, 5, 28)
    const dentist = aTimedItem('Dentist', on, [15.25, 16])
    const trip = anItem('Trip', on)
    const before = (text: string, item: typeof trip) => minutesBeforeItem(hourLeadsIn(text).leads[0]!, item, 9 * 60)
    expect(before('the day before at 6pm', dentist)).toBe(21 * 60 + 15)
    expect(before('the same day at 15:15', dentist)).toBe(0)
    expect(before('the same day at 4pm', dentist)).toBeNull()
    expect(before('two days before at 9', dentist)).toBe(2 * MINUTES_A_DAY + 6 * 60 + 15)
    expect(before('la sera prima alle 20', trip)).toBe(13 * 60)
    expect(before('la mattina stessa alle 10', trip)).toBeNull()
  })

  it.each([0, 10, 540, 541, 780, 1_440, 2_000, 10_080])(
    '%i minutes before an all-day event are at an hour',
    (minutes) => {
      const wall = wallOfAllDay(minutes, 540)
      expect(minutesBeforeItem({ ...wall, isMaybeItsOwn: false }, anItem('Trip', 20_000), 540)).toBe(minutes)
      expect(wall.minute).toBeGreaterThanOrEqual(0)
      expect(wall.minute).toBeLessThan(MINUTES_A_DAY)
    },
  )

  it('may be the hour of the event itself, where it stands behind its name', () => {
    const dinner = aTimedItem('Dinner', 20_000, [20, 22])
    const isOwn = (text: string) => isItsOwnHour(hourLeadsIn(text).leads[0]!, dinner)
    expect(isOwn('the day before dinner at 8')).toBe(true)
    expect(isOwn('the day before dinner at 7')).toBe(false)
    expect(isOwn('the day before at 8')).toBe(false)
    expect(isOwn('the morning before dinner at 8')).toBe(false)
  })
})

describe('the card of such a wish', () => {
  const on = dayOf(2026, 5, 28)
  const asked = { location: '', description: '', repeats: false }
  const items: readonly DetailedItem[] = [
    { ...aTimedItem('Dentist', on, [15.25, 16]), ...asked, reminders: [{ minutesBefore: 1_275, channel: 'display' }] },
    { ...aTimedItem('Dinner', on, [20, 22]), ...asked, reminders: [] },
    { ...anItem('Exam', on), ...asked, reminders: [{ minutesBefore: 780, channel: 'email' }] },
  ]
  function answered(text: string) {
    const question = readQuestion(text, livingAsker('en'), null)
    const { text: reply, changes } = answerQuestion(question, items, livingAsker('en'))
    return { reply, changes }
  }

  it.each([
    ['remind me of dinner the evening before at 8', 'Dinner', [1_440], 'reminder the day before at 20:00'],
    ['remind me the day before dinner at 8', 'Dinner', [1_440], 'reminder 1 day before'],
    ['remind me of dinner the same day at noon', 'Dinner', [480], 'reminder on the same day at 12:00'],
    ['remind me of dinner 3 days before at 9', 'Dinner', [4_980], 'reminder 3 days before at 09:00'],
    [
      'remove the reminder of the day before at 6pm from the dentist',
      'Dentist',
      [],
      'no reminder the day before at 18:00',
    ],
  ])('%s', (text, itemId, minutes, clause) => {
    const { changes } = answered(text)
    const reminders = minutes.map((minutesBefore) => ({ minutesBefore, channel: 'display' }))
    expect(changes).toEqual([{ action: 'remind', itemId, reminders, said: clause }])
  })

  it('says what there is by its hour, of days that have none, and of hours and minutes', () => {
    expect(answered('change the exam reminder to the day before at 7pm').reply).toContain(
      '(now: the day before at 20:00 by e-mail)',
    )
    expect(answered('change the dentist reminder to 2 hours before').reply).toContain(
      '(now: 21 hours and 15 minutes before)',
    )
  })

  it('of many leaves out what has begun by then', () => {
    const { changes } = answered('remind me of everything on 28 May on the same day at 4pm')
    expect(changes).toMatchObject([{ itemId: 'Dinner', reminders: [{ minutesBefore: 240 }] }])
  })

  it('is none where the event has begun by then, or nothing changes', () => {
    expect(answered('remind me of the dentist the same day at 5pm')).toEqual({
      reply: expect.stringMatching(
        /^By that hour it is too late for “Dentist” \(.*15:15–16:00\)\. Nothing has changed\.$/,
      ),
      changes: [],
    })
    expect(answered('remind me of the dentist the day before at 6pm')).toEqual({
      reply: expect.stringMatching(/^This reminder is there already\./),
      changes: [],
    })
    expect(answered('remove the reminder of the day before at 5pm from the dentist').reply).toMatch(
      /^There is no such reminder\./,
    )
  })
})
