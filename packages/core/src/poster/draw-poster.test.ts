import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, daysInYear, formatDay, januaryOf, monthAt } from '../date/index.ts'
import {
  alignments,
  drawPoster,
  orientations,
  pagings,
  papers,
  posterViews,
  type Page,
  type PosterOptions,
  type Shape,
} from './index.ts'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { crowdedYear } from '../test/arbitrary-items.ts'
import { anItem } from '../test/year-item.ts'
import { posterInput } from './test/poster-input.ts'

const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }

const options: fc.Arbitrary<PosterOptions> = fc.record({
  paper: fc.constantFrom(...papers),
  orientation: fc.constantFrom(...orientations),
  view: fc.constantFrom(...posterViews),
  pages: fc.constantFrom(...pagings),
  align: fc.constantFrom(...alignments),
  weekNumbers: fc.boolean(),
  routine: fc.boolean(),
  titles: fc.boolean(),
  notes: fc.constantFrom(0, 3, 12),
  legend: fc.boolean(),
  title: fc.constantFrom('', 'Our family', 'x'.repeat(80)),
  grey: fc.boolean(),
})

/** The corners of what a shape covers. A line of text is as high as its type. */
function cornersOf(shape: Shape): (readonly [number, number])[] {
  switch (shape.kind) {
    case 'rect':
      return [
        [shape.x, shape.y],
        [shape.x + shape.width, shape.y + shape.height],
      ]
    case 'circle':
      return [
        [shape.x - shape.radius, shape.y - shape.radius],
        [shape.x + shape.radius, shape.y + shape.radius],
      ]
    case 'line':
      return [...shape.points]
    case 'hatch':
      return shape.strokes.flatMap(([x1, y1, x2, y2]) => [[x1, y1] as const, [x2, y2] as const])
    case 'text': {
      const share = shape.anchor === 'start' ? 0 : shape.anchor === 'middle' ? 0.5 : 1
      const left = shape.x - shape.width * share
      return [
        [left, shape.y - shape.size],
        [left + shape.width, shape.y + shape.size * 0.25],
      ]
    }
  }
}

const isOutside = ({ width, height, shapes }: Page): Shape[] =>
  shapes.filter((shape) =>
    cornersOf(shape).some(([x, y]) => !(x >= 0 && y >= 0 && x <= width + 0.01 && y <= height + 0.01)),
  )

const textsOf = ({ shapes }: Page) => shapes.filter((shape) => shape.kind === 'text')

describe('a poster of any year', { timeout: 120_000 }, () => {
  it('has nothing outside of its pages, and no type under five points', () => {
    fc.assert(
      fc.property(crowdedYear(2027), options, (items, chosen) => {
        const { pages } = drawPoster(posterInput(items, chosen))
        expect(pages).toHaveLength(chosen.pages === 'quarters' && chosen.view !== 'heat' ? 4 : 1)
        expect(pages.flatMap(isOutside)).toEqual([])
        expect(pages.flatMap(textsOf).filter(({ size }) => size < 4.99)).toEqual([])
      }),
      settings,
    )
  })
})

describe('the planner on paper', () => {
  it('writes the title of every event where there is room, on the pages of its quarters', () => {
    const titles = Array.from({ length: 24 }, (_, index) => `Event number ${String(index)}`)
    const items = titles.map((title, index) => anItem(title, dayOf(2027, 1, 5) + index * 15))
    for (const pages of pagings) {
      const drawn = drawPoster(posterInput(items, { pages })).pages.flatMap(textsOf)
      expect(titles.filter((title) => !drawn.some(({ text }) => text === title))).toEqual([])
    }
  })

  it('writes the whole name of each month, and its year below where the months are of two years', () => {
    const source = { from: monthAt(2026, 11) }
    const texts = drawPoster(posterInput([], {}, source)).pages.flatMap(textsOf)
    const names = texts.map(({ text }) => text)
    expect(names).toEqual(expect.arrayContaining(['Month 11', '2026', 'Month 1', '2027', 'Month 10']))
  })

  it('counts what finds no lane', () => {
    const items = Array.from({ length: 60 }, (_, index) => anItem(`Event ${String(index)}`, dayOf(2027, 5, 5)))
    const texts = drawPoster(posterInput(items)).pages.flatMap(textsOf)
    const written = texts.filter(({ text }) => text.startsWith('Event') || text === 'Eve').length
    const counted = texts.flatMap(({ text }) => /^\+(\d+)$/.exec(text)?.[1] ?? []).map(Number)
    expect(counted).toHaveLength(1)
    expect(written + (counted[0] ?? 0)).toBe(60)
  })

  it('writes no titles where none are wanted, and no events on a sheet to write on', () => {
    const items = [anItem('Trip', dayOf(2027, 5, 5), dayOf(2027, 5, 9)), anItem('Dinner', dayOf(2027, 5, 20))]
    const said = (chosen: Partial<PosterOptions>) =>
      drawPoster(posterInput(items, chosen))
        .pages.flatMap(textsOf)
        .map(({ text }) => text)
    expect(said({})).toEqual(expect.arrayContaining(['Trip', 'Dinner', '2 events', 'Home']))
    expect(said({ titles: false })).not.toContain('Trip')
    expect(said({ view: 'empty' })).not.toContain('Trip')
    expect(said({ view: 'empty' })).not.toContain('Home')
  })

  it('aligns days by date, with their weekdays beside their numbers', () => {
    const said = drawPoster(posterInput([], { align: 'date' })).pages.flatMap(textsOf)
    expect(said.filter(({ text }) => text === '31')).toHaveLength(1 + 7)
    expect(said.filter(({ text }) => text === 'Mo')).toHaveLength(52)
  })

  it('numbers the weeks, in planner and months', () => {
    // 2027 begins in the last week of 2026, and has 52 Mondays; eleven more months begin within a week.
    const planner = drawPoster(posterInput([], { weekNumbers: true })).pages.flatMap(textsOf)
    expect(planner.filter(({ text }) => text === 'w53')).toHaveLength(1)
    expect(planner.filter(({ text }) => /^w\d+$/.test(text)).length).toBeGreaterThan(52)
    const months = drawPoster(posterInput([], { weekNumbers: true, view: 'months' })).pages.flatMap(textsOf)
    expect(months.filter(({ text }) => text === '53')).toHaveLength(1)
    expect(months.filter(({ text, anchor }) => text === '52' && anchor === 'end')).toHaveLength(1)
  })

  it('writes weekly series as events where that is wanted, and else draws their dots', () => {
    const items = Array.from({ length: 20 }, (_, week) => ({
      ...anItem('Pilates', dayOf(2027, 1, 5) + 7 * week),
      id: `pilates/${String(week)}`,
      isRoutine: true,
    }))
    const written = (routine: boolean) =>
      drawPoster(posterInput(items, { routine }))
        .pages.flatMap(textsOf)
        .filter(({ text }) => text.startsWith('Pila')).length
    expect(written(false)).toBe(0)
    expect(written(true)).toBe(20)
  })

  it('writes titles of months on one A4, and leaves marks alone where even one lane finds no room', () => {
    const items = [anItem('Trip', dayOf(2027, 5, 5), dayOf(2027, 5, 7))]
    const said = (notes: number) =>
      drawPoster(posterInput(items, { view: 'months', paper: 'a4', notes }))
        .pages.flatMap(textsOf)
        .filter(({ text }) => text === 'Trip').length
    expect(said(0)).toBeGreaterThan(0)
    expect(said(12)).toBe(0)
  })

  it('tells categories apart in grey by hatchings, and uses no colour', () => {
    const items = [
      anItem('Trip', dayOf(2027, 5, 5), dayOf(2027, 5, 9)),
      anItem('Dinners', dayOf(2027, 6, 1), dayOf(2027, 6, 4)),
    ]
    const groupOf = ({ title }: { title: string }) => (title === 'Trip' ? 'home' : 'work')
    const { shapes } = drawPoster(posterInput(items, { grey: true }, { groupOf })).pages[0] as Page
    expect(shapes.filter(({ kind }) => kind === 'hatch').length).toBeGreaterThan(2)
    const colours = JSON.stringify(shapes).match(/#[0-9a-f]{6}/g) ?? []
    expect(
      colours.filter((each) => each.slice(1, 3) !== each.slice(3, 5) || each.slice(3, 5) !== each.slice(5)),
    ).toEqual([])
  })
})

describe('T4: the calendar on paper', () => {
  const years = [1900, 2000, 2015, 2020, 2026, 2027, 2028, 2200]
  const kinds = years.flatMap((year) => [0 as const, 6 as const].map((weekStart) => ({ year, weekStart })))

  it.each(kinds)('has each day of %o once, under its weekday', ({ year, weekStart }) => {
    const input = posterInput([], { view: 'empty' }, { from: januaryOf(year), weekStart })
    const texts = drawPoster(input).pages.flatMap(textsOf)
    const letters = texts.filter(({ anchor }) => anchor === 'middle')
    const numbers = texts.filter(({ text, anchor }) => /^\d{1,2}$/.test(text) && anchor === 'start')
    expect(numbers).toHaveLength(daysInYear(year))
    const first = Date.UTC(year, 0, 1)
    const wrong = numbers.filter(({ x }, index) => {
      const nearest = letters.toSorted((a, b) => Math.abs(a.x - x - 8) - Math.abs(b.x - x - 8))[0]
      const weekday = new Date(first + index * 86_400_000).getUTCDay()
      return nearest?.text !== ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'][weekday]
    })
    expect(wrong).toEqual([])
  })

  it.each(['months', 'heat', 'list'] as const)('has the leap day in %s, whatever month comes first', (view) => {
    const leapDay = anItem('Leap day', dayOf(2028, 2, 29))
    for (const from of [monthAt(2028, 1), monthAt(2027, 3), monthAt(2028, 2)]) {
      const texts = drawPoster(posterInput([leapDay], { view }, { from })).pages.flatMap(textsOf)
      const said = texts.map(({ text }) => text)
      if (view === 'list') expect(said).toContain('Leap day')
      else expect(said.filter((text) => text === '29')).toHaveLength(12)
    }
    expect(formatDay(leapDay.first)).toBe('2028-02-29')
  })
})

describe('the list on paper', () => {
  it('lists every event or counts it in its month, however many there are', () => {
    fc.assert(
      fc.property(crowdedYear(2027), fc.constantFrom('a4', 'a3', 'a1'), (crowd, paper) => {
        const items = crowd.map((item, index) => ({
          ...item,
          isRoutine: false,
          title: `Item ${String(index)}`,
          allDay: true,
        }))
        const shown = items.filter((item) => item.last >= dayOf(2027, 1, 1) && item.first <= dayOf(2027, 12, 31))
        const texts = drawPoster(posterInput(items, { view: 'list', paper })).pages.flatMap(textsOf)
        const listed = texts.filter(({ text }) => text.startsWith('Item ')).length
        const counted = texts.flatMap(({ text }) => /^\+(\d+) more$/.exec(text)?.[1] ?? []).map(Number)
        expect(listed + counted.reduce((total, count) => total + count, 0)).toBe(shown.length)
      }),
      settings,
    )
  })
})
