import { dayOf, yearSpan, januaryOf } from '@dodici/core/date'
import { density, yearItems } from '@dodici/core/year'
import { expect, it } from 'vitest'
import { texts } from '../../../i18n/texts.ts'
import { sampleEvent } from '../../../test/samples.ts'
import { itemsPerDay } from './items-per-day.ts'
import { rememberingLabels, yearLabels, type LabelledYear } from './year-labels.ts'
import { dailyLoad, PLAIN_RULES } from '@dodici/core/load'

const spain = sampleEvent({ _id: 'spain', title: 'Spain', start: '2027-03-30', end: '2027-04-02' })
const dinner = sampleEvent({ _id: 'dinner', title: 'Dinner', start: '2027-07-10T20:00', end: '2027-07-10T22:30' })

function told(events: Parameters<typeof yearItems>[0], metric: 'count' | 'hours' = 'count'): LabelledYear {
  const items = yearItems(events)
  return {
    load: density(items, { from: januaryOf(2027), metric, scale: 'fixed', rules: PLAIN_RULES }),
    events: dailyLoad(items, yearSpan(2027), PLAIN_RULES).events,
    items: itemsPerDay(items, januaryOf(2027)),
    holidays: new Map([[dayOf(2027, 4, 25), 'Liberazione']]),
  }
}

it('says something of each day of the year, month by month', () => {
  const labels = yearLabels(told([spain]), texts.changeLanguage('it'))
  expect(labels.map((month) => month.length)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  expect(labels[3]?.slice(0, 3)).toEqual([
    'giovedì 1 aprile 2027, 1 impegno, leggero',
    'venerdì 2 aprile 2027, 1 impegno, leggero',
    'sabato 3 aprile 2027, nessun impegno',
  ])
  expect(labels[3]?.[24]).toBe('domenica 25 aprile 2027, Liberazione, nessun impegno')
})

it('says hours where hours are measured', () => {
  const labels = yearLabels(told([dinner], 'hours'), texts.changeLanguage('it'))
  expect(labels[6]?.[9]).toBe('sabato 10 luglio 2027, 1 impegno, 2,5 h, normale')
})

it('keeps the list of each month of which the same is said', () => {
  const t = texts.changeLanguage('it')
  const labels = rememberingLabels()
  const before = labels(yearLabels(told([spain]), t))
  const after = labels(yearLabels(told([spain, dinner]), t))
  const changed = after.flatMap((month, index) => (month === before[index] ? [] : [index + 1]))
  expect(changed).toEqual([7])
})
