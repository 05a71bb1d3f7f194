import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { anItem, aTimedItem } from '../test/year-item.ts'
import type { YearItem } from '../year/index.ts'
import { enhanceItem } from './enhance-item.ts'
import type { EnhancedItem } from './planning-types.ts'
import { anySurroundings, around, TODAY } from './test/situations.ts'

const seen = (item: YearItem, rest: Partial<EnhancedItem> = {}): EnhancedItem => ({
  item,
  description: '',
  location: '',
  reminders: [],
  ...rest,
})
const soon = TODAY + 30
const titles = (event: EnhancedItem, language: 'it' | 'en' = 'it'): string[] =>
  enhanceItem(event, around(language)).steps.map(({ title }) => title)

describe('the steps before an event', () => {
  it('are none before the dentist, one before a dinner, few before an exam', () => {
    expect(titles(seen(aTimedItem('Dentista', soon, [15, 16])))).toEqual([])
    expect(titles(seen(aTimedItem('Cena con amici', soon, [20, 23])))).toEqual(['Spesa per la cena'])
    expect(titles(seen(anItem('Volo per Oslo', soon)))).toEqual(['Check-in e bagaglio'])
    expect(titles(seen(anItem('Esame di fisica', soon))).length).toBeGreaterThanOrEqual(3)
    expect(titles(seen(anItem('Marathon', TODAY + 120)), 'en')).toContain('Recovery week')
    expect(titles(seen(anItem('Qualcosa', soon)))).toEqual([])
  })

  it('are none where the event is today or over', () => {
    expect(titles(seen(anItem('Esame di fisica', TODAY)))).toEqual([])
    expect(titles(seen(anItem('Compleanno di Ugo', TODAY - 3)))).toEqual([])
  })

  it('lie between today and the event, but for what follows it, at most five', () => {
    const anyTitle = fc.constantFrom(
      'Exam',
      'Dinner party',
      'Trip to Japan',
      'Wedding',
      'Flight',
      'Birthday',
      'Move house',
    )
    fc.assert(
      fc.property(anySurroundings, anyTitle, fc.integer({ min: -5, max: 200 }), (year, title, offset) => {
        const item = anItem(title, TODAY + offset)
        const { steps } = enhanceItem(seen(item), { ...year, language: 'en' })
        expect(steps.length).toBeLessThanOrEqual(5)
        for (const step of steps) {
          expect(step.first).toBeGreaterThanOrEqual(TODAY)
          expect(step.last < item.first || step.first > item.last).toBe(true)
        }
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })
})

describe('what is written with it', () => {
  it('is the old text word for word, and the checklist behind it', () => {
    const event = seen(aTimedItem('Visita dal cardiologo', soon, [9, 10]), { description: 'Piano 3,  stanza 12 ' })
    const { description, checklist } = enhanceItem(event, around('it'))
    expect(description.startsWith('Piano 3,  stanza 12 \n\nDa ricordare:\n- ')).toBe(true)
    expect(checklist).toContain('Domande da fare')
    for (const entry of checklist) expect(description).toContain(`- ${entry}`)
  })

  it('does not say again what is there already, and stays as it is where nothing is known', () => {
    const event = seen(anItem('Trip to Japan', soon))
    const once = enhanceItem(event, around('en')).description
    expect(enhanceItem({ ...event, description: once }, around('en')).description).toBe(once)
    expect(enhanceItem(seen(anItem('Xyz', soon), { description: 'abc' }), around('en')).description).toBe('abc')
  })

  it('has a title that is cleaned, never changed in its words', () => {
    expect(enhanceItem(seen(anItem('  dentist   at ten ', soon)), around('en')).title).toBe('Dentist at ten')
    expect(enhanceItem(seen(anItem('RIUNIONE DI CONDOMINIO', soon)), around('it')).title).toBe('Riunione di condominio')
    expect(enhanceItem(seen(anItem('NASA', soon)), around('en')).title).toBe('NASA')
  })
})

describe('the reminders', () => {
  it('come a day and some hours before a timed event, in the evening before an all-day one', () => {
    const dentist = seen(aTimedItem('Dentist', soon, [15, 16]))
    expect(enhanceItem(dentist, around('en')).reminders.map(({ minutesBefore }) => minutesBefore)).toEqual([1440, 90])
    const birthday = enhanceItem(seen(anItem('Birthday of Ugo', soon)), around('en'))
    expect(birthday.reminders.map(({ minutesBefore }) => minutesBefore)).toEqual([6 * 1440 + 360, 0])
  })

  it('stay as the person has set them', () => {
    const reminders = [{ minutesBefore: 5, channel: 'email' as const }]
    expect(enhanceItem(seen(aTimedItem('Dentist', soon, [15, 16]), { reminders }), around('en')).reminders).toBe(
      reminders,
    )
  })

  it('never lie before today', () => {
    const tomorrow = enhanceItem(seen(anItem('Birthday of Ugo', TODAY + 1)), around('en'))
    expect(tomorrow.reminders.map(({ minutesBefore }) => minutesBefore)).toEqual([0])
  })
})

describe('the category', () => {
  it('is the one it has, else the one that the person gave to such titles', () => {
    const items = [anItem('Padel', TODAY, TODAY, { categoryId: 'sport' })]
    const year = around('en', { items, categories: [{ _id: 'sport', name: 'Moving' }] })
    expect(enhanceItem(seen(anItem('Padel with Ada', soon)), year).categoryId).toBe('sport')
    expect(enhanceItem(seen(anItem('Padel', soon, soon, { categoryId: 'x' })), year).categoryId).toBe('x')
  })
})
