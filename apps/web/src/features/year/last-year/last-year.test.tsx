import { routes } from '@dodici/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { button, findButton } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { sampleEvent } from '../../../test/samples.ts'
import { addressNow, cell, findCell, openYear } from '../test/open-year.tsx'
// Read before the first test, which would wait for them.
import './last-week.tsx'
import './last-year-layer.tsx'
import './last-year-note.tsx'

const exam = sampleEvent({ _id: 'exam', title: 'Esame', start: '2026-03-19', categoryId: 'study' })
const trip = sampleEvent({ _id: 'trip', title: 'Creta', start: '2026-03-20', end: '2026-03-24', categoryId: null })
const call = sampleEvent({ _id: 'call', title: 'Chiamata', start: '2027-03-18', categoryId: null })

const answerYears = () => {
  answer(routes.listEvents, ({ query }) => (query.year === '2026' ? [exam, trip] : query.year === '2027' ? [call] : []))
}
const open = (query = 'beside=last', more: Parameters<typeof openYear>[0] = {}) =>
  openYear({ query, prepare: answerYears, ...more })

const NOTE = 'Linee sottili: 2026, stesso giorno della settimana'
/** The marks of the year before under March, one element an ink. */
const marks = () => [...document.querySelectorAll<HTMLElement>('[role="row"] [class*="ink"]')]
const tip = () => screen.findByRole('tooltip')

beforeEach(() => localStorage.clear())

it('is drawn under the months while it is switched on, hidden from screen readers, which are told once', async () => {
  const { person } = await open('')
  await findCell('giovedì 18 marzo 2027, 1 impegno')
  expect(marks()).toEqual([])
  await person.click(button('Impostazioni della vista'))
  const beside = await screen.findByLabelText('Mostra anche l’anno prima')
  await person.click(beside)
  expect(addressNow()).toMatchObject({ beside: 'last' })
  expect(await screen.findByText(NOTE)).toBeTruthy()
  await waitFor(() => expect(marks()).toHaveLength(2))
  expect(marks()[0]?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(marks()[0]?.closest('[data-item], [data-day]')).toBeNull()
  await person.click(beside)
  expect(addressNow()).not.toHaveProperty('beside')
  await waitFor(() => expect(marks()).toEqual([]))
})

it('is on where it was left on, though the address does not say so', async () => {
  localStorage.setItem('beside-last', '{"isOn":true}')
  await open('')
  expect(await screen.findByText(NOTE)).toBeTruthy()
  expect(addressNow()).toMatchObject({ beside: 'last' })
})

it('says at a day what was there on the same weekday, or on the same date', async () => {
  const { person } = await open()
  await screen.findByText(NOTE)
  await waitFor(() => expect(marks()).toHaveLength(2))
  await person.hover(cell('giovedì 18 marzo 2027'))
  expect((await tip()).textContent).toContain('Un anno prima, gio 19 mar 2026 · 1 impegnoEsame')
  await person.unhover(cell('giovedì 18 marzo 2027'))
  await person.click(button('Impostazioni della vista'))
  await person.click(await screen.findByLabelText('per data'))
  await screen.findByText('Linee sottili: 2026, stessa data')
  await person.hover(cell('venerdì 19 marzo 2027'))
  await waitFor(async () => expect((await tip()).textContent).toContain('gio 19 mar 2026 · 1 impegnoEsame'))
})

it('follows the filter in both years', async () => {
  await open('beside=last&category=study')
  await screen.findByText(NOTE)
  await waitFor(() => expect(marks()).toHaveLength(1))
  const [path] = marks().map(({ style }) => style.clipPath)
  expect(path?.match(/M/g)).toHaveLength(1)
})

it('shows in the heat how full the same weekday was, and says both years by month', async () => {
  await open('beside=last&view=heat')
  const table = await screen.findByRole('table', { name: /stessi giorni della settimana un anno prima/ })
  const march = within(table).getByRole('row', { name: /^marzo/ })
  expect(
    within(march)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '6'])
  await waitFor(() => expect(cell('giovedì 18 marzo 2027').style.backgroundImage).toContain('--dodici-heat-1'))
  expect(cell('mercoledì 17 marzo 2027').style.backgroundImage).toBe('')
})

it('lists the week of a year ago in the panel of a day, and opens its event and its day', async () => {
  const { person } = await open('beside=last&day=2027-03-18')
  const week = await screen.findByRole('region', { name: 'Questa settimana un anno fa' })
  expect(
    within(week)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['gioEsame', 'venCreta'])
  await person.click(within(week).getByRole('button', { name: /Esame/ }))
  expect(addressNow()).toMatchObject({ event: 'exam' })
  await person.click(within(week).getByRole('button', { name: '16–22 mar 2026: vai a giovedì 19 marzo 2026' }))
  expect(addressNow()).toMatchObject({ day: '2026-03-19', year: '2026' })
})

it('has no week where that was empty', async () => {
  await open('beside=last&day=2027-05-18')
  await screen.findByText(NOTE)
  expect(screen.queryByText('Questa settimana un anno fa')).toBeNull()
})

it('says that the year before is empty, and that it could not be loaded, and reads it again', async () => {
  await open('beside=last', { year: 2026, prepare: () => undefined })
  expect(await screen.findByText('Nel 2025 non c’è niente.')).toBeTruthy()
})

it('offers to try again where the year before could not be loaded, and leaves the shown one alone', async () => {
  const { person } = await open('beside=last', {
    prepare: () => {
      answerYears()
      fail(routes.listEvents, 'network')
    },
  })
  expect(await screen.findByText('Il 2026 non si è caricato.')).toBeTruthy()
  answerYears()
  await person.click((await screen.findAllByRole('button', { name: 'Riprova' })).at(-1)!)
  expect(await screen.findByText(NOTE)).toBeTruthy()
  expect(callsOf(routes.listEvents).length).toBeGreaterThan(2)
})

it('leads to the comparison', async () => {
  const { person } = await open()
  await person.click(await findButton('Confronta'))
  expect(addressNow()).toMatchObject({ panel: 'compare' })
  expect(button('Confronta').getAttribute('aria-expanded')).toBe('true')
})
