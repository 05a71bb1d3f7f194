import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routes } from '@dodici/contract/routes'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, field } from '../../test/elements.ts'
import { answer, fail } from '../../test/fake-api.ts'
import { renderPage } from '../../test/render.tsx'
import { sampleCategory, sampleEvent, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
// Read before the first test, which would wait for it.
import './compare-panel.tsx'

const work = sampleCategory({ _id: 'work', name: 'Work' })
const on = (_id: string, start: string, end = start, categoryId: string | null = null) =>
  sampleEvent({ _id, title: _id, start, end, categoryId })

const of2026 = [on('a', '2026-01-05'), on('b', '2026-02-02', '2026-02-04', 'work'), on('c', '2026-11-09')]
const of2027 = [
  on('d', '2027-01-04', '2027-01-05', 'work'),
  on('e', '2027-02-01'),
  on('f', '2027-02-08'),
  on('g', '2027-12-06'),
]

interface Given {
  readonly search?: string
  readonly language?: 'en' | 'it'
  readonly before?: typeof of2026
}

const open = ({ search = '', language = 'en', before = of2026 }: Given = {}) => {
  const user = sampleUser({ language })
  answerCalendar({ user, events: [] })
  answer(routes.listCategories, [work])
  answer(routes.listEvents, ({ query }) => (query.year === '2026' ? before : query.year === '2027' ? of2027 : []))
  return renderPage({ path: `/calendar?panel=compare${search}`, language, user })
}

const panel = () => screen.findByRole('complementary', { name: /Compared|confronto/ })
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '))

beforeEach(() => {
  localStorage.clear()
  setNow('2027-03-18T10:00')
})

describe('the comparison with the year before', () => {
  it('compares a running year until today with the same dates, and says so', async () => {
    await open()
    expect(await screen.findByText('3 events')).toBeTruthy()
    expect(screen.getByText('1 more than in 2026', { exact: false })).toBeTruthy()
    expect(screen.getByText(/^1 January – 18 March 2027|^January 1 – March 18, 2027/)).toBeTruthy()
  })

  it('compares whole years where that is asked for, with what is planned so far', async () => {
    const { person } = await open()
    await screen.findByText('3 events')
    await person.click(button('Whole year'))
    expect(await screen.findByText('4 events')).toBeTruthy()
    expect(screen.getByText('All of 2027, with what is planned so far, and all of 2026.')).toBeTruthy()
  })

  it('says each category and each month in both years, with the difference', async () => {
    const { person } = await open()
    const inside = within(await panel())
    await screen.findByText('3 events')
    const [months, categories, matrix] = inside.getAllByRole('table', { hidden: true }) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ]
    expect(rows(categories)).toEqual([
      'Category | 2027 | 2026 | Difference',
      'No category | 2 | 1 | +1',
      'Work | 1 | 1 | 0',
    ])
    await person.click(inside.getByText('The numbers by month'))
    expect(rows(months).slice(1)).toEqual(['January | 1 | 1 | 0', 'February | 2 | 1 | +1', 'March | 0 | 0 | 0'])
    await person.click(inside.getByText('By category and month'))
    expect(rows(matrix)).toEqual([
      'Category | Jan | Feb | Mar | Total',
      'No category | 0 (−1) | 2 (+2) | 0 | 2 (+1)',
      'Work | 1 (+1) | 0 (−1) | 0 | 1',
      'Total | 1 | 2 (+1) | 0 | 3 (+1)',
    ])
    await person.click(inside.getByRole('tab', { name: 'Days with events' }))
    expect(await screen.findByText('4 days with events')).toBeTruthy()
    expect(rows(categories)).toContain('Work | 2 | 3 | −1')
  })

  it('shows the months of one category', async () => {
    const { person } = await open()
    await screen.findByText('3 events')
    await person.selectOptions(field('Months of'), 'Work')
    await person.click(screen.getByText('The numbers by month'))
    const [months] = within(await panel()).getAllByRole('table', { hidden: true })
    expect(rows(months!)).toContain('February | 0 | 1 | −1')
  })

  it('lists what a figure counted', async () => {
    const { person } = await open()
    await screen.findByText('3 events')
    await person.click(button('1 event: Work, 2026'))
    const address = new URLSearchParams(window.location.search)
    expect(address.get('counted')).toBe('2026-01-01..2026-03-18')
    expect(address.get('counted-category')).toBe('work')
  })

  it('counts what the filter shows in both years, and says so', async () => {
    await open({ search: '&category=work' })
    expect(await within(await panel()).findByText('1 event')).toBeTruthy()
    expect(screen.getByText('as many as in 2026', { exact: false })).toBeTruthy()
    expect(screen.getByText(/Only what the filter shows is counted/)).toBeTruthy()
  })

  it('says in Italian that the year before is empty, instead of comparing with nothing', async () => {
    await open({ language: 'it', before: [] })
    expect(await screen.findByText('Nel 2026 non c’è niente con cui fare il confronto.')).toBeTruthy()
    expect(screen.queryByRole('table', { name: '' })).toBeNull()
  })

  it('offers to try again where a year could not be read', async () => {
    answerCalendar({ user: sampleUser(), events: [] })
    fail(routes.listEvents, 'network')
    await renderPage({ path: '/calendar?panel=compare', language: 'en', user: sampleUser() })
    expect(await screen.findByText(/The two years could not be loaded/)).toBeTruthy()
  })

  it('switches the year before on in the year, and remembers it', async () => {
    const { person } = await open()
    await person.click(await screen.findByLabelText('Show the year before in the year'))
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('beside')).toBe('last'))
    expect(localStorage.getItem('beside-last')).toBe('{"isOn":true}')
  })
})
