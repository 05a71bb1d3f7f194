import { expect, it } from 'vitest'
import { aTimedItem, anItem, dayOfMonth } from '../../test/year-item.ts'
import { layoutYear } from './layout-year.ts'
import { plannerGeometry } from './geometry.ts'
import type { YearItem } from '../item.ts'
import { januaryOf } from '../../date/index.ts'

// January and April of the model picture of the design (2027, 1440 x 900): the lanes are those that a person drew there.

const jan = dayOfMonth(2027, 1)
const apr = dayOfMonth(2027, 4)

/** Widths of Archivo at 11.25 px, by three classes of letters: close enough to say which days a text needs. */
const measure = (text: string): number => {
  const widths = Array.from(text, (letter) =>
    /[ijltrf'., ]/.test(letter) ? 3.4 : /[mwMWGOQCD]/.test(letter) ? 8.4 : 6.2,
  )
  return widths.reduce((sum, width) => sum + width, 0)
}

const timed = (title: string, on: number): YearItem => aTimedItem(title, on, [10, 11])

const items: readonly YearItem[] = [
  anItem('Capodanno a Trieste', jan(-2), jan(3)),
  anItem('Kick-off vendite, Bologna', jan(11), jan(13)),
  anItem('Sessione invernale', jan(18), jan(29)),
  anItem('Budget 2027', jan(25), jan(27)),
  anItem('Nonni a Lucca', jan(30), jan(31)),
  anItem('Revisione caldaia', jan(8)),
  anItem('Compleanno Giulia', jan(16)),
  timed('Pattinaggio con Elia', jan(5)),
  timed('Rientro', jan(7)),
  timed('Corsa della Befana', jan(10)),
  timed('Esami del sangue', jan(14)),
  timed('Commercialista', jan(19)),
  timed('Assemblea di condominio', jan(20)),
  timed('Esame Statistica', jan(22)),
  timed('Cena dai Ferri', jan(23)),
  timed('Fisioterapia', jan(28)),
  anItem('Chiusura trimestre', apr(-1), apr(2)),
  anItem('Sprint 7', apr(5), apr(9)),
  anItem('Tesi: primo capitolo', apr(12), apr(22)),
  anItem('Hackathon interno', apr(20), apr(22)),
  anItem('Ponte a Lisbona', apr(23), apr(27)),
  anItem('Compleanno zia Rosa', apr(4)),
  anItem('Battesimo di Nina', apr(10)),
  anItem('Mercatino, cantina', apr(17)),
  timed('Ricevimento relatrice', apr(6)),
  timed('Staffetta Milano', apr(11)),
  timed('Colloqui stage', apr(13)),
  timed('Fisioterapia', apr(14)),
  timed('Teatro, La Scala', apr(16)),
]

const layout = layoutYear(
  items.map((item, index) => ({ ...item, id: `${index}` })),
  {
    from: januaryOf(2027),
    weekStart: 0,
    geometry: plannerGeometry({ width: 1440, height: 900, align: 'weekday' }),
    measure,
    holidays: [
      { day: jan(1), name: 'Capodanno' },
      { day: jan(6), name: 'Epifania' },
      { day: apr(25), name: 'Liberazione' },
    ],
    showsRoutine: false,
  },
)

const lanesIn = (month: number): string[][] => {
  const { bars, moments, holidayNames } = layout.rows[month - 1]!
  const named = [...bars, ...moments].map(({ item, lane, left }) => ({ name: item.title, lane, left }))
  const holidays = holidayNames.map(({ name, lane, label }) => ({ name, lane, left: label.left }))
  const all = [...named, ...holidays].sort((a, b) => a.left - b.left)
  return [0, 1, 2].map((lane) => all.filter((one) => one.lane === lane).map((one) => one.name))
}

it('draws January as the model picture does', () => {
  expect(lanesIn(1)).toEqual([
    [
      'Capodanno a Trieste',
      'Pattinaggio con Elia',
      'Revisione caldaia',
      'Kick-off vendite, Bologna',
      'Sessione invernale',
      'Nonni a Lucca',
    ],
    [
      'Capodanno',
      'Rientro',
      'Corsa della Befana',
      'Compleanno Giulia',
      'Commercialista',
      'Esame Statistica',
      'Budget 2027',
      'Fisioterapia',
    ],
    ['Epifania', 'Esami del sangue', 'Assemblea di condominio', 'Cena dai Ferri'],
  ])
})

it('draws April as the model picture does', () => {
  expect(lanesIn(4)).toEqual([
    ['Chiusura trimestre', 'Sprint 7', 'Tesi: primo capitolo', 'Ponte a Lisbona'],
    [
      'Compleanno zia Rosa',
      'Battesimo di Nina',
      'Colloqui stage',
      'Mercatino, cantina',
      'Hackathon interno',
      'Liberazione',
    ],
    ['Ricevimento relatrice', 'Staffetta Milano', 'Fisioterapia', 'Teatro, La Scala'],
  ])
})

it('sets the words of January as the model picture does', () => {
  const { bars, moments } = layout.rows[0]!
  const label = (title: string) => [...bars, ...moments].find(({ item }) => item.title === title)?.label
  expect(label('Kick-off vendite, Bologna')).toMatchObject({ stretch: 89, runsOn: true, fades: false })
  expect(label('Assemblea di condominio')).toMatchObject({ stretch: 80, fades: true })
  expect(label('Sessione invernale')).toMatchObject({ stretch: 89, runsOn: false, fades: false })
})
