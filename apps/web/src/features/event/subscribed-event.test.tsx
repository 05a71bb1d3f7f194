import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, findButton, findDialog } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../test/samples.ts'
import { EventDialogs } from './event-dialogs.tsx'
import { addressNow } from './test/open-dialog.tsx'
import { sampleVisit } from './test/sample-series.ts'

it('of a subscribed calendar is read with where it comes from, and can be copied as one’s own', async () => {
  const user = sampleUser({ language: 'en' })
  answer(routes.readProfile, user)
  answer(routes.listCategories, [])
  const own = sampleCalendar({ _id: 'own' })
  answer(routes.listCalendars, [own, sampleCalendar({ _id: 'school', name: 'School', kind: 'subscribed' })])
  const visit = sampleVisit({ calendarId: 'school', location: 'Gym', url: 'javascript:alert(1)' })
  answer(routes.listEvents, [visit])
  answer(routes.listMilestones, [])
  answer(routes.listGoals, [])
  const path = '/calendar?year=2027&event=event-1'
  const { person } = await renderPart(<EventDialogs />, { path, language: 'en', user })
  await findDialog(visit.title)
  expect(screen.getByText('From the calendar “School”, which cannot be changed here.')).toBeTruthy()
  expect(screen.getByText('Gym')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  await person.click(button('Copy as my own event'))
  await findButton('Save')
  expect(addressNow()).toMatchObject({ title: visit.title })
  expect(addressNow()).not.toHaveProperty('event')
  expect(callsOf(routes.updateEvent)).toHaveLength(0)
})
