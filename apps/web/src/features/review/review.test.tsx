import { routes } from '@dodici/contract/routes'
import { heatColors } from '@dodici/contract/theme-colors'
import type { Heatmap, YearReview } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { texts } from '../../i18n/texts.ts'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findDialog, findHeading } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCategory, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { drawReview } from './draw-review.ts'
import { IMAGE_HEIGHT, IMAGE_WIDTH, type Pen } from './pen.ts'
import { ReviewDialog } from './review-dialog.tsx'
import type { ReviewWords } from './review-words.ts'
import { yearRows, type YearRows } from './year-rows.ts'

const months = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  events: index < 3 ? 10 : 0,
  hours: index < 3 ? (index + 1) * 10 : 0,
}))

const sampleReview = (facts: Partial<YearReview> = {}): YearReview => ({
  year: 2027,
  until: '2027-03-18',
  events: 30,
  hours: 60.4,
  days: 41,
  previous: { events: 20, hours: 60.4, days: 50 },
  categories: [
    { categoryId: 'sport', events: 12, hours: 40, previous: { events: 10, hours: 20 } },
    { categoryId: null, events: 18, hours: 20.4, previous: { events: 0, hours: 0 } },
    { categoryId: 'gone', events: 0, hours: 0, previous: { events: 3, hours: 9 } },
  ],
  months,
  bestWeeks: [{ from: '2027-02-01', to: '2027-02-07', events: 5, hours: 12, goalsDone: 4 }],
  busiestDay: { day: '2027-02-03', events: 3, hours: 5, others: [] },
  goals: [
    {
      _id: 'g1',
      title: 'Gym',
      categoryId: 'sport',
      kind: 'count',
      unit: '',
      target: 30,
      inYear: 12,
      value: 12,
      state: 'behind',
    },
    {
      _id: 'g2',
      title: 'Run',
      categoryId: null,
      kind: 'number',
      unit: 'km',
      target: 500,
      inYear: 131.5,
      value: 131.5,
      state: 'done',
    },
  ],
  milestones: { reached: 1, steps: 8, stepsDone: 6 },
  ...facts,
})

/** Three days with something, of which one is still to come. */
const heat: Heatmap = {
  ...{ year: 2027, metric: 'count', scale: 'fixed', total: 12, max: 10 },
  levels: [
    { name: 'light', from: 1, to: 1 },
    { name: 'lighthard', from: 2, to: 2 },
    { name: 'normal', from: 3, to: 4 },
    { name: 'intense', from: 5, to: 6 },
    { name: 'hot', from: 7, to: 9 },
    { name: 'superhot', from: 10, to: null },
  ],
  days: [
    { date: '2027-01-01', value: 1, level: 'light' },
    { date: '2027-02-03', value: 10, level: 'superhot' },
    { date: '2027-08-01', value: 1, level: 'light' },
  ],
}

const open = async (facts: Partial<YearReview> = {}, language: 'it' | 'en' = 'en') => {
  answer(routes.reviewYear, sampleReview(facts))
  answer(routes.readHeatmap, heat)
  const user = sampleUser({ language })
  const drawn = await renderPart(<ReviewDialog />, { path: '/calendar?year=2027&dialog=review', language, user })
  await findDialog(language === 'en' ? 'Your 2027' : 'Il tuo 2027')
  return drawn
}

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar({ categories: [sampleCategory({ _id: 'sport', name: 'Sport', color: '#388e3c' })] })
})

describe('the year in review', () => {
  it('says what was done, against the year before, and of what it was made', async () => {
    await open()
    await findHeading('Where your time went')
    const texts = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(screen.getByText('Up to today, March 18')).toBeTruthy()
    expect(texts('In numbers')).toEqual([
      '30 events50% more than in 2026',
      '60 hoursas in 2026',
      '41 days with events18% less than in 2026',
    ])
    const made = within(screen.getByRole('region', { name: 'Where your time went' }))
    expect(made.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sport40 h · 12 events100% more than in 2026',
      'Without a category20 h · 18 events',
    ])
    const goals = within(screen.getByRole('region', { name: 'Goals' }))
    expect(goals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Gym12 of 30, behind',
      'Run131.5 of 500 km, reached',
    ])
    expect(screen.getByText('1 milestone, 6 of 8 steps done')).toBeTruthy()
    expect(screen.getByText('March: 30 h · 10 events')).toBeTruthy()
  })

  it.each([
    ['the hours that its column shows', months, 'Hours of each month', 'M30March: 30 h · 10 events'],
    [
      'the events in a year without hours',
      months.map((month) => ({ ...month, hours: 0 })),
      'Events of each month',
      'M10March: 10 events',
    ],
  ])('says by each month %s', async (_, given, title, march) => {
    await open({ months: given })
    await findHeading(title)
    const listed = within(screen.getByRole('region', { name: title })).getAllByRole('listitem')
    expect(listed[2]?.textContent).toBe(march)
  })

  it('speaks Italian, and has no until of a year that is over', async () => {
    await open({ until: '2027-12-31' }, 'it')
    await findHeading('Come hai usato il tuo tempo')
    expect(screen.queryByText(/^Fino a oggi/)).toBeNull()
    expect(screen.getByText('131,5 di 500 km, raggiunto')).toBeTruthy()
    expect(screen.getByText('50% in più del 2026')).toBeTruthy()
  })

  it('leads to the fullest day, and to a goal', async () => {
    const first = await open()
    await first.person.click(await screen.findByRole('button', { name: /^Wednesday, February 3/ }))
    await waitFor(() => expect(location.search).toBe('?year=2027&day=2027-02-03'))
    first.unmount()
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: '12 of 30, behind: Gym' }))
    await waitFor(() => expect(location.search).toBe('?year=2027&panel=goals&goal=g1'))
  })

  it.each([
    ['en', 'Busiest days', 'Show one more as full', 'Friday, February 12'],
    ['it', 'I giorni più pieni', 'Mostrane un altro altrettanto pieno', 'venerdì 12 febbraio'],
  ] as const)('names every day that is as full as the fullest (%s)', async (language, title, more, seventh) => {
    const others = [4, 5, 8, 9, 10, 12].map((day) => `2027-02-${String(day).padStart(2, '0')}`)
    const { person } = await open({ busiestDay: { day: '2027-02-03', events: 3, hours: 5, others } }, language)
    const part = within(await screen.findByRole('region', { name: title }))
    expect(part.getAllByRole('listitem')).toHaveLength(6)
    part.getByRole('button', { name: more }).focus()
    await person.keyboard('{Enter}')
    await person.click(part.getByRole('button', { name: new RegExp(`^${seventh}`) }))
    await waitFor(() => expect(location.search).toBe('?year=2027&day=2027-02-12'))
  })

  it('lists what each figure counted: what was over of the year, a month, a category and a week', async () => {
    const { person } = await open()
    const listed = () => Object.fromEntries(new URLSearchParams(location.search))
    const over = { 'counted-calendar': 'all', 'counted-time': 'over' }
    await person.click(await screen.findByRole('button', { name: '41 days with events' }))
    expect(listed()).toMatchObject({ ...over, dialog: 'review', counted: '2027-01-01..2027-03-18' })
    await person.click(button('March: 30 h · 10 events'))
    expect(listed()).toMatchObject({ ...over, counted: '2027-03-01..2027-03-18' })
    await person.click(button('40 h · 12 events: Sport'))
    expect(listed()).toMatchObject({ ...over, 'counted-category': 'sport', counted: '2027-01-01..2027-03-18' })
    await person.click(button(/^February 1.{1,3}7 4 things done for your goals · 12 h · 5 events$/))
    expect(listed()).toMatchObject({ ...over, counted: '2027-02-01..2027-02-07' })
    await person.click(button('20 h · 18 events: Without a category'))
    expect(listed()).toMatchObject({ ...over, 'counted-category': 'none' })
    expect(screen.queryByRole('button', { name: /^April/ })).toBeNull()
  })

  it('says nothing of the year before where nothing is known of it, and is kind to an empty one', async () => {
    await open({ previous: null, categories: [{ categoryId: 'sport', events: 1, hours: 0, previous: null }] })
    await findHeading('Where your time went')
    expect(screen.queryByText(/2026/)).toBeNull()
  })

  it('has warm words for a year without anything, and no image of it', async () => {
    await open({ events: 0, hours: 0, days: 0, categories: [], bestWeeks: [], busiestDay: null, goals: [] })
    expect(await screen.findByText('Nothing in 2027 yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save as image' })).toBeNull()
  })

  it('says that it failed, and tries again', async () => {
    fail(routes.reviewYear, 'unavailable')
    answer(routes.readHeatmap, heat)
    const { person } = await renderPart(<ReviewDialog />, { path: '/calendar?year=2027&dialog=review', language: 'en' })
    expect(await screen.findByText(/^Your 2027 could not be loaded/)).toBeTruthy()
    answer(routes.reviewYear, sampleReview())
    await person.click(button('Try again'))
    await findHeading('Hours of each month')
    expect(callsOf(routes.reviewYear).at(-1)?.params).toEqual({ year: '2027' })
  })
})

const words: ReviewWords = {
  title: 'Il tuo 2027',
  until: null,
  numbers: [
    { value: '30', label: 'impegni', change: null, figure: null },
    { value: '60', label: 'ore', change: null, figure: null },
    { value: '41', label: 'giorni occupati', change: null, figure: null },
  ],
  categories: Array.from({ length: 9 }, (_, index) => ({
    key: String(index),
    name: index === 0 ? 'Un nome lunghissimo '.repeat(9) : `Categoria ${String(index)}`,
    color: '#388e3c',
    share: 1 / (index + 1),
    text: '40 h',
    change: null,
    figure: null,
  })),
  months: months.map(({ month }) => ({
    name: `mese ${String(month)}`,
    share: month / 12,
    amount: '',
    text: '',
    figure: null,
  })),
  monthsTitle: '',
  weeks: [],
  busiest: [],
  goals: Array.from({ length: 6 }, (_, index) => ({
    key: String(index),
    title: 'Palestra',
    color: null,
    share: 0.4,
    text: '12 di 30, indietro',
  })),
  milestones: null,
}

/** A pen that notes what it writes, and where; each character is 15 wide. */
function notingPen() {
  const said: { text: string; x: number; y: number }[] = []
  const boxes: number[][] = []
  const colors: unknown[] = []
  const pen: Pen = {
    fillStyle: '',
    font: '',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    fillRect: vi.fn(),
    fillText: (text: string, x: number, y: number) => void said.push({ text, x, y }),
    measureText: (text: string) => ({ width: text.length * 15 }) as TextMetrics,
    beginPath: vi.fn(),
    roundRect: (...box: unknown[]) => void boxes.push(box.slice(0, 4) as number[]),
    fill: () => void colors.push(pen.fillStyle),
  }
  return { pen, said, boxes, colors }
}

interface DrawnText {
  readonly text: string
  readonly x: number
  readonly y: number
}

function expectRoomForBrand(said: readonly DrawnText[]): void {
  const brand = said.find(({ text }) => text === 'Dodici')?.y ?? 0
  const others = said.filter(({ text }) => text !== 'Dodici').map(({ y }) => y)
  expect(brand - Math.max(...others)).toBeGreaterThan(24)
}

function expectOnPaper(said: readonly DrawnText[], boxes: readonly (readonly number[])[]): void {
  for (const { x, y } of said) {
    expect(x).toBeLessThanOrEqual(IMAGE_WIDTH)
    expect(y).toBeLessThanOrEqual(IMAGE_HEIGHT)
  }
  for (const [x = 0, y = 0, width = 0, height = 0] of boxes) {
    expect(x + width).toBeLessThanOrEqual(IMAGE_WIDTH)
    expect(y + height).toBeLessThanOrEqual(IMAGE_HEIGHT)
  }
}

const rowsOf = (weekStart: 0 | 6 = 0): YearRows => yearRows(heat, { until: '2027-03-18', weekStart }, texts.t)

const boxesOf = (color: string, drawn: ReturnType<typeof notingPen>) =>
  drawn.boxes.filter((_, index) => drawn.colors[index] === color)

describe('the image of a year', () => {
  it('shows the year itself: twelve rows under the same weekdays, days as full as they were, and days to come', () => {
    texts.changeLanguage('it')
    const rows = rowsOf()
    expect(rows.months.map(({ name }) => name)).toEqual([
      'gen',
      'feb',
      'mar',
      'apr',
      'mag',
      'giu',
      'lug',
      'ago',
      'set',
      'ott',
      'nov',
      'dic',
    ])
    expect(rows.months.map(({ before }) => before).slice(0, 3)).toEqual([4, 0, 0])
    expect(
      rowsOf(6)
        .months.map(({ before }) => before)
        .slice(0, 3),
    ).toEqual([5, 1, 1])
    expect(rows.months.map(({ levels }) => levels.length)[1]).toBe(28)
    expect(rows.months[0]?.levels.slice(0, 2)).toEqual([1, 0])
    expect(rows.months[1]?.levels[2]).toBe(6)
    expect(rows.months[2]?.levels.slice(16, 20)).toEqual([0, 0, null, null])
    const drawn = notingPen()
    drawReview(drawn.pen, words, { year: rows, goalsTitle: null })
    // Each colour is in the legend once more.
    expect(boxesOf(heatColors[6].light, drawn)).toHaveLength(2)
    expect(boxesOf(heatColors[0].light, drawn)).toHaveLength(31 + 28 + 18 - 2 + 1)
    expect(drawn.said.map(({ text }) => text)).toEqual(expect.arrayContaining(['gen', 'dic', 'meno impegni', 'più']))
    expectOnPaper(drawn.said, drawn.boxes)
  })

  it('names no goal unless the person wants that', () => {
    const { pen, said } = notingPen()
    drawReview(pen, words, { year: rowsOf(), goalsTitle: null })
    expect(said.map(({ text }) => text)).not.toContain('Palestra')
    expectRoomForBrand(said)
  })

  it('holds the largest categories and the goals, cuts what is too long, and stays on its paper', () => {
    const { pen, said, boxes } = notingPen()
    drawReview(pen, words, { year: rowsOf(), goalsTitle: 'Obiettivi' })
    const drawn = said.map(({ text }) => text)
    expect(drawn).toContain('Il tuo 2027')
    expect(drawn.filter((text) => text.startsWith('Categoria'))).toHaveLength(2)
    expect(drawn.find((text) => text.startsWith('Un nome'))).toMatch(/…$/)
    expect(drawn).toContain('Obiettivi')
    expect(drawn.filter((text) => text === 'Palestra')).toHaveLength(3)
    expectRoomForBrand(said)
    expectOnPaper(said, boxes)
  })

  it('has its goals in the dialog as a choice that is not made', async () => {
    await open({}, 'it')
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Mostra i miei obiettivi/ })
    expect(choice.checked).toBe(false)
  })
})
