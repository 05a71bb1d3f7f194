import type { Event } from '@dodici/contract/types'
import { routes } from '@dodici/contract/routes'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer } from '../../../test/fake-api.ts'
import { sampleEvent } from '../../../test/samples.ts'
import { ABOVE_DAYS } from '../../../ui/drawn-day.ts'
import { changeYearSettings } from '../settings/year-settings.ts'
import { busyYear } from '../test/busy-year.ts'
import { openYear } from '../test/open-year.tsx'
import { SAMPLE_YEAR, sampleCategories, sampleEvents } from '../test/sample-year.ts'

/** What a planner may have to draw. */
const MOST_ELEMENTS = 2_200
/** What the page around the year has besides: bar, dialogs, and all that is in the head. Counted in a browser. */
const AROUND = 160

/** So many single days on each day, which fill every lane. */
const singleDays = (count: number): Event[] =>
  Array.from({ length: 365 * count }, (_, index) =>
    sampleEvent({
      _id: `single-${index}`,
      title: `Appuntamento ${index}`,
      start: new Date(Date.UTC(SAMPLE_YEAR, 0, 1 + (index % 365))).toISOString().slice(0, 10),
    }),
  )

const years: ReadonlyMap<string, () => Event[]> = new Map([
  ['2,000 events', () => busyYear(2_000)],
  ['10,000 events', () => busyYear(10_000)],
  ['27 single days a day', () => singleDays(27)],
])

const elements = (): number => document.querySelectorAll('*').length + AROUND
const isDrawn = () =>
  waitFor(() => expect(document.querySelectorAll('[data-item]').length).toBeGreaterThan(100), { timeout: 5_000 })

/** The rows of the year are so far above the upper edge of the window. */
function scrollTo(way: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, ABOVE_DAYS - way, 0, 0))
  act(() => void fireEvent.scroll(window))
}

/** Categories of more colours than the palette has, each event of another one than the event before it; and the same a year before. */
function colourful(events: readonly Event[]) {
  const colors = Array.from({ length: 30 }, (_, index) => `#${(index * 8).toString(16).padStart(2, '0')}4488`)
  const categories = colors.map((color, index) => ({ ...sampleCategories[0]!, _id: `category-${index}`, color }))
  const coloured = events.map((event, index) => ({ ...event, categoryId: `category-${index % 30}` }))
  const yearBefore = (date: string) => date.replace('2027', '2026')
  const before = coloured.map(({ _id, title, categoryId, start, end }) =>
    sampleEvent({ _id: `before-${_id}`, title, categoryId, start: yearBefore(start), end: yearBefore(end) }),
  )
  return { categories, events: coloured, before }
}

afterEach(() => changeYearSettings({ spacing: 'comfortable' }))

describe('a very full year', () => {
  it.each([
    ['10,000 events', 'comfortable', 1440, 900],
    ['27 single days a day', 'comfortable', 1440, 900],
    ['27 single days a day', 'compact', 1440, 900],
    ['2,000 events', 'compact', 2560, 1440],
    ['27 single days a day', 'compact', 2560, 1440],
  ] as const)('of %s has at most 2,200 elements, %s at %i x %i', async (events, spacing, width, height) => {
    changeYearSettings({ spacing })
    await openYear({ events: years.get(events)?.() ?? [], width, height })
    await isDrawn()
    expect(elements()).toBeLessThanOrEqual(MOST_ELEMENTS)
  })

  it.each([
    ['27 single days a day', 'comfortable', 1440, 900],
    ['10,000 events', 'compact', 2560, 1440],
    ['27 single days a day', 'compact', 2560, 1440],
  ] as const)(
    'of %s has as many where a month is opened beside the year before, %s at %i x %i',
    async (events, spacing, width, height) => {
      changeYearSettings({ spacing })
      const full = colourful(years.get(events)?.() ?? [])
      await openYear({
        ...full,
        ...{ width, height, query: 'row=2027-06&beside=last' },
        prepare: () => answer(routes.listEvents, ({ query }) => (query.year === '2027' ? full.events : full.before)),
      })
      await isDrawn()
      await vi.waitUntil(() => document.querySelectorAll('[class*="_ink_"]').length > 20, { timeout: 15_000 })
      await vi.waitUntil(() => document.querySelector('[data-tall]') !== null)
      for (let way = 0; way < 1_500; way += 170) {
        scrollTo(way)
        expect(elements(), `scrolled by ${way} px`).toBeLessThanOrEqual(MOST_ELEMENTS)
      }
    },
    40_000,
  )
})

it('draws as much as an ordinary one, however many events there are', async () => {
  await openYear({ events: [...sampleEvents, ...busyYear(5_000)] })
  await isDrawn()
  expect(document.querySelectorAll('[data-item]').length).toBeLessThan(365 * 3)
})
