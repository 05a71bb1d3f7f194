import { routes } from '@dodici/contract/routes'
import { yearItems } from '@dodici/core/year'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCalendar, sampleCategory, sampleEvent, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { QuickAddDialog } from './quick-add-dialog.tsx'

vi.mock(import('@dodici/core/year'), async (load) => {
  const real = await load()
  return { ...real, yearItems: vi.fn(real.yearItems) }
})

const pad = (value: number): string => String(value).padStart(2, '0')
/** Eight on each day of the year, of which some go on, or begin at night. */
const full = Array.from({ length: 12 * 28 * 8 }, (_, index) => {
  const day = `2027-${pad(1 + Math.floor(index / 8 / 28))}-${pad(1 + (Math.floor(index / 8) % 28))}`
  return sampleEvent({ _id: `busy-${index}`, title: `Impegno ${index}`, start: day, end: day })
})
const trip = sampleEvent({ _id: 'trip', title: 'Viaggio', start: '2027-03-10', end: '2027-03-25' })

it('reads the events of the day that is meant, and not those of its year', async () => {
  setNow('2027-03-18T10:00')
  const user = sampleUser({ language: 'it', timezone: 'Europe/Rome' })
  answer(routes.readProfile, user)
  answer(routes.listCategories, [sampleCategory()])
  answer(routes.listCalendars, [sampleCalendar()])
  answer(routes.listEvents, [...full, trip])
  const { person } = await renderPart(<QuickAddDialog />, {
    path: '/calendar?year=2027&dialog=quick-add&day=2027-03-19',
    language: 'it',
    user,
  })
  expect(await screen.findByText('Viaggio')).toBeTruthy()
  await person.type(screen.getByRole('textbox'), 'Cena')
  expect(screen.getByText('e altri 5')).toBeTruthy()
  const most = vi.mocked(yearItems).mock.calls.map(([events]) => events.length)
  expect(Math.max(...most)).toBe(9)
})
