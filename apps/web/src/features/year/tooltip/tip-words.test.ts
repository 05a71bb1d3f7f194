import { dayOf, januaryOf } from '@dodici/core/date'
import { indexDays, yearItems } from '@dodici/core/year'
import { expect, it } from 'vitest'
import { texts } from '../../../i18n/texts.ts'
import { sampleEvents } from '../test/sample-year.ts'
import { dayTip, itemTip } from './tip-words.ts'

const items = yearItems(sampleEvents)
const index = indexDays(items, januaryOf(2027))
const itemNamed = (title: string) => items.find((item) => item.title === title)!

it('tells of a day its date and count, its week, its first titles and how many more there are', () => {
  const t = texts.changeLanguage('it')
  expect(dayTip(dayOf(2027, 3, 18), { index, holiday: null, t })).toEqual({
    title: 'giovedì 18 marzo · 5 impegni',
    lines: ['settimana 11', 'Tesi: raccolta dati', 'Demo Ferrovie', 'Maestra di Elia', 'e altri 2'],
  })
})

it('tells of a holiday its name', () => {
  const t = texts.changeLanguage('en')
  const tip = dayTip(dayOf(2027, 12, 25), { index, holiday: 'Christmas', t })
  expect(tip.title).toMatch(/25.* · 1 event$/)
  expect(tip.lines).toEqual(['Christmas · week 51', 'Natale in famiglia'])
})

it('tells of a day that is offered why it is', () => {
  const t = texts.changeLanguage('it')
  const offered = 'Tempo libero: 4 giorni · 1 di ferie'
  expect(dayTip(dayOf(2027, 1, 4), { index, holiday: null, offered, t }).lines).toEqual(['settimana 1', offered])
})

it('tells of a free day that nothing is on it', () => {
  const t = texts.changeLanguage('it')
  expect(dayTip(dayOf(2027, 1, 4), { index, holiday: null, t }).title).toBe('lunedì 4 gennaio · nessun impegno')
})

it('tells of a bar from when to when it lasts, how long, and its category', () => {
  const t = texts.changeLanguage('it')
  expect(itemTip(itemNamed('Giappone: Tokyo, Kyoto, Naoshima'), 'Viaggi', t)).toEqual({
    title: 'Giappone: Tokyo, Kyoto, Naoshima',
    lines: ['sab 24 lug – sab 14 ago · 22 giorni · Viaggi'],
  })
})

it('tells of a moment its day and time', () => {
  const t = texts.changeLanguage('it')
  expect(itemTip(itemNamed('Demo Ferrovie'), null, t).lines).toEqual(['gio 18 mar, 10:00'])
  expect(itemTip(itemNamed('Festa del papà'), 'Famiglia', t).lines).toEqual(['ven 19 mar · Famiglia'])
  expect(itemTip(itemNamed('Demo Ferrovie'), null, t, 'New York').lines).toEqual(['gio 18 mar, 10:00 · New York'])
})
