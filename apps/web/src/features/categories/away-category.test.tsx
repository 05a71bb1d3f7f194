import { routes } from '@dodici/contract/routes'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { button, field, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCategory, sampleUser } from '../../test/samples.ts'
import { CategoryManager } from './category-manager.tsx'

const travel = sampleCategory({ _id: 'travel', name: 'Travel' })

const draw = () =>
  renderPart(<CategoryManager onFetchFailed={() => {}} />, { path: '/calendar?dialog=categories', user: sampleUser() })
const box = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'When an event here lasts several days, I’m away' })

beforeEach(() => {
  answer(routes.listCategories, [travel])
  answer(routes.createCategory, travel, 'change-1')
  answer(routes.updateCategory, travel, 'change-2')
})

it('a new category is for absences as its name says, which is not sent', async () => {
  const { person } = await draw()
  await person.click(await findButton('Create new'))
  expect(box().checked).toBe(false)
  await person.type(field('Name'), 'Holidays')
  expect(box().checked).toBe(true)
  await person.click(button('Create'))
  await findToast('Category created successfully')
  expect(callsOf(routes.createCategory)[0]?.body).toMatchObject({ name: 'Holidays', away: null })
})

it('a person says otherwise, and may leave it to the name again', async () => {
  const { person } = await draw()
  const row = within((await screen.findByText('Travel')).closest('li')!)
  await person.click(row.getByRole('button', { name: /^Edit/ }))
  expect(box().checked).toBe(true)
  await person.click(box())
  await person.click(box())
  expect(box().checked).toBe(true)
  await person.click(box())
  await person.click(button('Save'))
  await findToast('Category updated successfully')
  expect(callsOf(routes.updateCategory)[0]?.body).toMatchObject({ name: 'Travel', away: false })
})
