import { routes } from '@dodici/contract/routes'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { button, field, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCategory, sampleUser } from '../../test/samples.ts'
import { CategoryManager } from './category-manager.tsx'

const health = sampleCategory({
  _id: 'health',
  name: 'Health',
  defaultReminders: { timed: [{ minutesBefore: 60, channel: 'display' }], allDay: [] },
})

const draw = async () => {
  const user = sampleUser()
  const drawn = await renderPart(<CategoryManager onFetchFailed={() => undefined} />, {
    path: '/calendar?dialog=categories',
    user,
  })
  await findDialog('Categories')
  return drawn
}

const list = (name: string) => within(screen.getByRole('group', { name }))

beforeEach(() => {
  answer(routes.readProfile, sampleUser())
  answer(routes.listCategories, [health])
  answer(routes.updateCategory, health)
  answer(routes.createCategory, health)
})

it('a category says how many reminders its new events get, and no more until somebody asks', async () => {
  const { person } = await draw()
  await person.click(await findButton('Edit Health'))
  expect(screen.getByText('Reminders for new events').closest('summary')?.textContent).toContain('1 reminder')
  expect(screen.queryByRole('group', { name: 'Events with a time' })).toBeNull()
})

it('they are changed at a time and all day, each by itself', async () => {
  const { person } = await draw()
  await person.click(await findButton('Edit Health'))
  await person.click(screen.getByText('Reminders for new events'))
  await person.click(list('Events with a time').getByRole('button', { name: 'Remove: 1 hour before' }))
  await person.click(list('All-day events').getByRole('button', { name: 'Add a reminder' }))
  await person.click(list('All-day events').getByRole('button', { name: /^the day before/ }))
  await person.click(button('Save'))
  await findToast('Category updated successfully')
  expect(callsOf(routes.updateCategory)[0]?.body.defaultReminders).toEqual({
    timed: [],
    allDay: [{ minutesBefore: 1_440, channel: 'display' }],
  })
})

it('they are left out where nobody touched them', async () => {
  const { person } = await draw()
  await person.click(await findButton('Edit Health'))
  await person.type(field('Name'), ' first')
  await person.click(button('Save'))
  await findToast('Category updated successfully')
  expect(callsOf(routes.updateCategory)[0]?.body).toEqual({
    name: 'Health first',
    away: null,
    description: '',
    color: '#1976d2',
  })
})

it('what is no number of them is not saved', async () => {
  const { person } = await draw()
  await person.click(await findButton('Edit Health'))
  await person.click(screen.getByText('Reminders for new events'))
  await person.click(button('1 hour before'))
  fireEvent.change(field('How many'), { target: { value: '' } })
  await person.click(button('Save'))
  expect(callsOf(routes.updateCategory)).toHaveLength(0)
  expect(document.activeElement).toBe(field('How many'))
})
