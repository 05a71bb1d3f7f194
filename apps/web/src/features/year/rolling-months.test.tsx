import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button } from '../../test/elements.ts'
import { answer, callsOf, reply } from '../../test/fake-api.ts'
import { sampleEvent } from '../../test/samples.ts'
import { addressNow, cell, drawn, findCell, openYear } from './test/open-year.tsx'

const skiing = sampleEvent({ _id: 'skiing', title: 'Skiing', start: '2026-12-28', end: '2027-01-03', categoryId: null })
const before = sampleEvent({ _id: 'before', title: 'Before', start: '2026-10-31', categoryId: null })
const spring = sampleEvent({ _id: 'spring', title: 'Spring', start: '2027-03-20', categoryId: null })
const after = sampleEvent({ _id: 'after', title: 'After', start: '2027-11-02', categoryId: null })

const BROKEN = { status: 400, body: { status: 400, title: '', detail: '', code: 'invalid_input', errors: [] } }

const answerYears = () => {
  answer(routes.listEvents, ({ query }) =>
    query.year === '2026' ? [before, skiing] : query.year === '2027' ? [skiing, spring, after] : [],
  )
  answer(routes.listHolidays, ({ query }) => [{ date: `${query.year}-12-25`, name: 'Natale' }])
}
const open = (query = '', more: Parameters<typeof openYear>[0] = {}) =>
  openYear({ query: `from=2026-11${query}`, prepare: answerYears, ...more })

const headers = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

describe('twelve months that begin in November', () => {
  it('are rows in their order, with the year beside the first and January, and what goes over New Year in both', async () => {
    await open()
    await findCell('lunedì 28 dicembre 2026, 1 impegno')
    expect(headers().map((text) => text.replace(/\d+ impegn[oi]/, '|'))).toEqual([
      'Novembre|2026',
      'Dicembre|',
      'Gennaio|2027',
      ...['Febbraio', 'Marzo', 'Aprile', 'Maggio', 'Giugno', 'Luglio', 'Agosto', 'Settembre', 'Ottobre'].map(
        (name) => `${name}|`,
      ),
    ])
    expect(drawn('Skiing')).toHaveLength(2)
    expect([drawn('Before'), drawn('After')]).toEqual([[], []])
    expect(screen.getByRole('grid', { name: 'L’anno novembre 2026 – ottobre 2027' })).toBeTruthy()
  })

  it('count what is in them, once, and say so', async () => {
    await open()
    await findCell('lunedì 28 dicembre 2026, 1 impegno')
    expect(button('2 impegni in Senza categoria')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'novembre 2026 – ottobre 2027, Planner, 2 impegni',
      ),
    )
  })

  it('list what was counted in a month of its own year', async () => {
    const { person } = await open()
    await findCell('lunedì 28 dicembre 2026, 1 impegno')
    const [, december] = screen.getAllByRole('button', { name: /^\d impegn/, hidden: true })
    await person.click(december!)
    expect(addressNow()).toMatchObject({ counted: '2026-12-01..2026-12-31' })
  })

  it('name the holidays of both years', async () => {
    await open()
    await findCell('venerdì 25 dicembre 2026, Natale')
    expect(callsOf(routes.listHolidays).map(({ query }) => query.year)).toEqual(
      expect.arrayContaining(['2026', '2027']),
    )
  })

  it('go on from New Year’s Eve to New Year by an arrow, and by another beyond the end', async () => {
    const { person } = await open()
    ;(await findCell('giovedì 31 dicembre 2026')).focus()
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cell('venerdì 1 gennaio 2027'))
    cell('domenica 31 ottobre 2027').focus()
    await person.keyboard('{ArrowRight}')
    expect(addressNow()).toMatchObject({ from: '2027-11' })
    await waitFor(() => expect(document.activeElement).toBe(cell('lunedì 1 novembre 2027')))
  })

  it('mark days over the turn of the year for a new event', async () => {
    const { person } = await open()
    ;(await findCell('giovedì 31 dicembre 2026')).focus()
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
    expect(addressNow()).toMatchObject({ new: '2026-12-31..2027-01-01' })
  })

  it('cannot be loaded where one of the years cannot', async () => {
    await open('', {
      prepare: () => {
        answerYears()
        reply(routes.listEvents, ({ query }) => (query.year === '2027' ? BROKEN : { status: 200, body: [] }))
      },
    })
    expect(await screen.findByText('Non è stato possibile caricare il 2026/27')).toBeTruthy()
  })
})

it('the months view names the years where they begin', async () => {
  await open('&view=months')
  await findCell('lunedì 28 dicembre 2026, 1 impegno')
  expect(screen.getAllByRole('rowgroup').map((group) => group.getAttribute('aria-label'))).toEqual([
    'novembre 2026',
    'dicembre',
    'gennaio 2027',
    ...['febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre', 'ottobre'],
  ])
})

it('the heatmap says each day with its own label', async () => {
  await open('&view=heat')
  const day = await findCell('domenica 3 gennaio 2027, 1 impegno')
  expect(day.textContent).toBe('3')
  expect(screen.getByRole('heading', { name: 'Quanto è pieno il 2026/27' })).toBeTruthy()
})
