import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../i18n/start.ts'
import { button, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../test/samples.ts'
import { CalendarsDialog } from './calendars-dialog.tsx'

const own = sampleCalendar({ _id: 'own', name: 'Personal' })
const sample = sampleCalendar({ _id: 'sample', name: 'Sample year', sample: true })

const draw = async (plan: 'basic' | 'pro' = 'pro') => {
  answer(routes.listCalendars, [own, sample])
  answer(routes.listLinkedAccounts, [])
  answer(routes.readProfile, sampleUser({ plan }))
  const drawn = await renderPart(<CalendarsDialog />, {
    path: '/calendar?dialog=calendars',
    user: sampleUser({ plan }),
  })
  await findDialog('My calendars')
  return drawn
}

beforeEach(() => Promise.all([loadTexts('calendars'), loadTexts('firstSteps')]))

it('removes the sample year with one click and no question, for undo brings it back', async () => {
  const { person } = await draw()
  answer(routes.deleteSample, { kept: 0, calendarId: 'own' }, 'change-1')
  await person.click(await findButton('Remove “Sample year” with all that came with it'))
  await findToast('Sample year removed')
  expect(callsOf(routes.deleteCalendar)).toEqual([])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('counts the sample as no calendar: the other one is the last, and a plan of one is full with it', async () => {
  const { person } = await draw('basic')
  await person.click(await findButton('Delete “Personal”'))
  expect(screen.getByRole('status').textContent).toMatch(/at least one calendar/)
  await person.click(button('Create new'))
  await waitFor(() => expect(screen.getByText(/The Basic plan/)).toBeTruthy())
})
