import { routes } from '@dodici/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useProposedItems } from '../../address/proposed-items.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCalendar, sampleCategory, sampleEvent, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { QuickAddDialog } from './quick-add-dialog.tsx'

/** The year behind, as far as it shows what is offered. */
function Offered() {
  return <output>{useProposedItems().map(({ title, start }) => `${title} ${start}`)}</output>
}

async function open(query: string) {
  const user = sampleUser({ language: 'it', timezone: 'Europe/Rome' })
  answer(routes.readProfile, user)
  answer(routes.listCategories, [sampleCategory({ _id: 'work', name: 'Lavoro', color: '#1976d2' })])
  answer(routes.listCalendars, [sampleCalendar()])
  answer(routes.listEvents, [])
  answer(routes.createEvent, sampleEvent({}))
  const parts = (
    <>
      <QuickAddDialog />
      <Offered />
    </>
  )
  const rendered = await renderPart(parts, { path: `/calendar?dialog=quick-add&${query}`, language: 'it', user })
  await waitFor(() => expect(callsOf(routes.listCategories)).toHaveLength(1))
  return { ...rendered, line: screen.getByRole('textbox') }
}

beforeEach(() => setNow('2027-03-18T10:00'))

const chips = () =>
  within(screen.getByRole('list', { name: 'Che cosa ho capito' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const sent = () => callsOf(routes.createEvent).map(({ body }) => body)
const fault = () => screen.getByRole('dialog').querySelector('p[role="alert"]')?.textContent

describe('the day that a line means without saying it', () => {
  it.each([
    ['day=2027-12-03', 'cena alle 20:30', 'venerdì 3 dicembre 2027', '2027-12-03T20:30'],
    ['on=2027-05-12', 'cena', 'mercoledì 12 maggio 2027', '2027-05-12'],
    ['', 'cena', 'giovedì 18 marzo 2027', '2027-03-18'],
    ['', 'sveglia alle 7', 'venerdì 19 marzo 2027', '2027-03-19T07:00'],
    ['year=2028&day=2028-02-29', 'cena', 'martedì 29 febbraio 2028', '2028-02-29'],
  ])('%s: %s is on %s, which a chip says', async (query, words, day, start) => {
    const { person, line } = await open(query)
    await person.type(line, words)
    await waitFor(() => expect(chips().at(-1)).toBe(`${day}giorno proposto`))
    await person.keyboard('{Enter}')
    await waitFor(() => expect(sent()).toMatchObject([{ start }]))
  })

  it('is asked for where another year is shown and no day of it is open', async () => {
    const { person, line } = await open('year=2028')
    await person.type(line, 'cena{Enter}')
    expect(fault()).toMatch(/^Quando\?/)
    await person.clear(line)
    await person.type(line, 'gita 3 marzo{Enter}')
    await waitFor(() => expect(sent()).toMatchObject([{ title: 'gita', start: '2028-03-03' }]))
  })

  it('is the day of the form where the line was left before it said any', async () => {
    const { person } = await open('day=2027-12-03')
    await person.keyboard('{Shift>}{Enter}{/Shift}')
    expect(new URLSearchParams(window.location.search).get('new')).toBe('2027-12-03')
  })
})

it('shows the event in the year while it is typed, and no longer than that', async () => {
  const { person, line } = await open('day=2027-12-03')
  const shown = () => document.querySelector('output')?.textContent
  expect(shown()).toBe('')
  await person.type(line, 'Cena')
  await waitFor(() => expect(shown()).toBe('Cena 2027-12-03'))
  await person.clear(line)
  expect(shown()).toBe('')
})

it('makes a category that is not there yet with the event, or none where its words are given back', async () => {
  const { person, line } = await open('day=2027-12-03')
  await person.type(line, 'Dentista #salute')
  await waitFor(() => expect(chips()[0]).toBe('salutenuova'))
  await person.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ title: 'Dentista', newCategory: { name: 'salute', color: '#388e3c' } })
  expect(sent()[0]).not.toHaveProperty('categoryId')
  await person.click(screen.getByRole('button', { name: 'Rimetti «#salute» nel titolo' }))
  expect(line).toHaveProperty('value', 'Dentista "#salute"')
})

it('takes a new category along into the form', async () => {
  const { person, line } = await open('day=2027-12-03')
  await person.type(line, 'Dentista #salute{Shift>}{Enter}{/Shift}')
  const address = new URLSearchParams(window.location.search)
  expect([address.get('title'), address.get('in-new'), address.get('in')]).toEqual(['Dentista', 'salute', null])
})
