import { expect, it } from 'vitest'
import { texts } from '../../../i18n/texts.ts'
import { whenWords } from './item-words.ts'

it('says the weekday, the hours, and the year where it is another', () => {
  texts.changeLanguage('it')
  const day = { start: '2027-11-28', end: '2027-11-28' }
  expect(whenWords(day, 2027)).toBe('dom 28 nov')
  expect(whenWords(day, 2026)).toBe('dom 28 nov 2027')
  expect(whenWords({ start: '2027-11-28T10:00', end: '2027-11-28T12:30' }, 2027)).toBe('dom 28 nov, 10:00 – 12:30')
})

it('says the year of a stretch once, and both where it passes the turn of the year', () => {
  texts.changeLanguage('it')
  expect(whenWords({ start: '2027-01-19', end: '2027-02-17' }, 2026)).toBe('mar 19 gen – mer 17 feb 2027')
  expect(whenWords({ start: '2026-12-19', end: '2027-01-10' }, 2026)).toBe('sab 19 dic 2026 – dom 10 gen 2027')
})

it('says nothing of a day that is not typed to its end', () => {
  expect(whenWords({ start: '', end: '2027-11-28' }, 2027)).toBe('')
})
