import { describe, expect, it } from 'vitest'
import { dayOf } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { anItem, aTimedItem } from '../../test/year-item.ts'
import { answerQuestion, type DetailedItem } from '../../answers/index.ts'
import { readQuestion } from '../read-question.ts'
import { livingAsker } from '../../answers/test/lived-year.ts'
import { nameFirstWishIn } from './command.ts'

const asked = { location: '', description: '', repeats: false, reminders: [] }
const timed = (id: string, title: string, on: number, hours: [number, number]): DetailedItem => ({
  ...aTimedItem(title, on, hours, { id, eventId: id }),
  ...asked,
})

/** What somebody has from Wednesday 20 May 2026 on. */
const items = (language: Language): readonly DetailedItem[] => {
  const say = (italian: string, english: string) => (language === 'it' ? italian : english)
  return [
    timed('dentist', say('Dentista', 'Dentist'), dayOf(2026, 5, 28), [15, 16]),
    timed('dinner', say('Cena con Anna', 'Dinner with Anna'), dayOf(2026, 5, 29), [20, 22]),
    timed('flight', say('Volo per Lisbona', 'Flight to Lisbon'), dayOf(2026, 6, 13), [7.25, 9.5]),
    { ...anItem(say('Gita a Siena', 'Trip to Siena'), dayOf(2026, 6, 7)), ...asked, id: 'siena', eventId: 'siena' },
  ]
}

function moved(text: string, language: Language): string {
  const surroundings = livingAsker(language)
  const { changes } = answerQuestion(readQuestion(text, surroundings, null), items(language), surroundings)
  return changes
    .map((change) => ('start' in change && 'itemId' in change ? `${change.itemId} ${change.start}` : ''))
    .join()
}

describe('what is moved, where its name stands first', () => {
  it.each([
    ['il dentista mettilo giovedì 4 giugno alle 18:30', 'dentist 2026-06-04T18:30'],
    ['la gita a Siena anticipala a sabato 6', 'siena 2026-06-06'],
    ['la cena con Anna, spostamela a domani', 'dinner 2026-05-21T20:00'],
    ['il volo per Lisbona è stato spostato alle 9.40', 'flight 2026-06-13T09:40'],
    ['ciao, la cena con Anna è slittata a sabato 30, stessa ora', 'dinner 2026-05-30T20:00'],
    ['la cena con Anna facciamola alle 21', 'dinner 2026-05-29T21:00'],
    ['il volo per Lisbona parte alle 8:40 invece che alle 7:15', 'flight 2026-06-13T08:40'],
    ['cena con Anna alle 21 invece che alle 20', 'dinner 2026-05-29T21:00'],
    ['sposta la cena al giorno dopo, stessa ora', 'dinner 2026-05-30T20:00'],
    ['sposta la gita a Siena alla settimana prima', 'siena 2026-05-31'],
    ['a venerdì 5 giugno alle 11 sposta il dentista', 'dentist 2026-06-05T11:00'],
    ['anticipa di mezz’ora il dentista', 'dentist 2026-05-28T14:30'],
    ['posticipa il dentista di tre quarti d’ora', 'dentist 2026-05-28T15:45'],
  ])('%s', (text, card) => {
    expect(moved(text, 'it')).toBe(card)
  })

  it.each([
    ['the dentist, move it to Thursday 4 June at 5pm', 'dentist 2026-06-04T17:00'],
    ['my flight to Lisbon got changed to 9:40am', 'flight 2026-06-13T09:40'],
    ['the dentist has been moved to Friday 5 June, 5 pm', 'dentist 2026-06-05T17:00'],
    ['dentist moved to 5 June at 11', 'dentist 2026-06-05T11:00'],
    ['Dinner with Anna is now on Saturday the 30th at 8:30', 'dinner 2026-05-30T20:30'],
    ['the flight to Lisbon now leaves at 9:50', 'flight 2026-06-13T09:50'],
    ['dentist is now Tuesday at 5:30pm', 'dentist 2026-05-26T17:30'],
    ['dentist at 2pm instead of 3', 'dentist 2026-05-28T14:00'],
    ['dinner with Anna has been moved to the day before', 'dinner 2026-05-28T20:00'],
    ['move the trip to the following week', 'siena 2026-06-14'],
    ['put the trip to Siena off until Saturday 13 June', 'siena 2026-06-13'],
    ['bring the flight forward by a day', 'flight 2026-06-12T07:15'],
    ['shift the dentist half an hour later', 'dentist 2026-05-28T15:30'],
    ['on Friday 5 June move the dentist', 'dentist 2026-06-05T15:00'],
  ])('%s', (text, card) => {
    expect(moved(text, 'en')).toBe(card)
  })

  it.each([
    ['move the dinner to 9', 'dinner 2026-05-29T21:00'],
    ['move the dinner to 9am', 'dinner 2026-05-29T09:00'],
    ['move the dinner to 09:00', 'dinner 2026-05-29T09:00'],
    ['move the dinner to 12', 'dinner 2026-05-29T12:00'],
    ['move the dentist to 9', 'dentist 2026-05-28T09:00'],
  ])('an evening stays one, where the hour leaves that open: %s', (text, card) => {
    expect(moved(text, 'en')).toBe(card)
  })

  it.each([
    'is the dentist moved to Friday?',
    'when was dinner moved to Friday',
    'quando è stata spostata la cena a venerdì',
    'il promemoria del dentista spostalo a due ore prima',
    'the dentist reminder was moved to 9',
    'move the dentist to Friday',
    'the shop is now closed',
    'book dinner at 8 instead of 9',
    'what starts at 9',
    'sposta la cena a domani',
  ])('is none: %s', (text) => {
    expect(nameFirstWishIn(text)).toBeNull()
  })
})
