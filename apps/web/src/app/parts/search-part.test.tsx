import { routes } from '@dodici/contract/routes'
import type { SearchHit } from '@dodici/contract/types'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findToast } from '../../test/elements.ts'
import { answer } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { setNow } from '../../test/set-now.ts'
import { setWidth } from '../../test/set-width.ts'
import { SearchPart } from './search-part.tsx'

const dentist = {
  ...{ _id: 'dentist', title: 'Dentista', start: '2027-05-06', end: '2027-05-06', recurrenceId: null, allDay: true },
  ...{ location: '', categoryId: 'health', calendarId: 'home', repeats: false },
} as const satisfies SearchHit

/** Opens the first find of a search on a page with these filters. */
async function openFirst(filters: string, hit: SearchHit = dentist): Promise<URLSearchParams> {
  answer(routes.searchEvents, [hit])
  const { person } = await renderPart(<SearchPart />, { path: `/calendar?${filters}`, language: 'it' })
  await person.type(screen.getByRole('combobox'), 'dentista')
  await screen.findByRole('option')
  await person.keyboard('{Enter}')
  return new URLSearchParams(location.search)
}

const SAID = 'Il filtro nascondeva questo evento: ora non è più attivo.'

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar()
})

describe('on a phone', () => {
  beforeEach(() => setWidth(390))

  it('is the way to the palette, with one tap', async () => {
    const { person } = await renderPart(<SearchPart />, { path: '/calendar', language: 'it' })
    await person.click(button('Trova tutto…'))
    expect(location.search).toBe('?dialog=palette')
  })

  it('is the field of the hits that are marked, until it is empty and left', async () => {
    answer(routes.searchEvents, [dentist])
    const { person } = await renderPart(<SearchPart />, { path: '/calendar?q=dentista', language: 'it' })
    const field = screen.getByRole('combobox')
    expect(field).toHaveProperty('value', 'dentista')
    await person.clear(field)
    await waitFor(() => expect(location.search).toBe(''))
    expect(document.activeElement).toBe(field)
    await person.click(document.body)
    expect(button('Trova tutto…')).toBeTruthy()
  })
})

describe('what was found', () => {
  it.each([
    ['category=work', {}],
    ['calendar=team', {}],
    ['category=work&calendar=team', {}],
    ['category=health&calendar=team', { category: 'health' }],
  ])('switches off what hides it of the filters %s, and says so', async (filters, left) => {
    const address = await openFirst(filters)
    expect(Object.fromEntries(address)).toEqual({ q: 'dentista', day: '2027-05-06', ...left })
    expect(await findToast(SAID)).toBeTruthy()
  })

  it('does so in a year too that the page does not go to', async () => {
    const address = await openFirst('category=work', { ...dentist, start: '2044-05-06', end: '2044-05-06' })
    expect(Object.fromEntries(address)).toEqual({ q: 'dentista', day: '2044-05-06' })
    expect(await findToast(SAID)).toBeTruthy()
  })

  it('leaves the filters alone that let it through', async () => {
    const address = await openFirst('category=health&calendar=home')
    expect(Object.fromEntries(address)).toMatchObject({ category: 'health', calendar: 'home', day: '2027-05-06' })
    expect(screen.queryByText(SAID)).toBeNull()
  })
})
