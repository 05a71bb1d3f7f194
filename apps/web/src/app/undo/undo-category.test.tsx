import { routes } from '@dodici/contract/routes'
import type { Category } from '@dodici/contract/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { CategoryManager } from '../../features/categories/category-manager.tsx'
import { EventDialogs } from '../../features/event/event-dialogs.tsx'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, field, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCategory, sampleChange, sampleEvent, sampleUser } from '../../test/samples.ts'
import { useCommandContext } from '../commands/use-command-context.ts'
import { useCommandKeys } from '../commands/use-command-keys.ts'

const work = sampleCategory({ _id: 'work', name: 'Work' })
const garden = sampleCategory({ _id: 'garden', name: 'Garden' })

function Page() {
  useCommandKeys(useCommandContext())
  return (
    <>
      <EventDialogs />
      <CategoryManager onFetchFailed={() => undefined} />
    </>
  )
}

const chip = (name: string) => screen.queryByRole('button', { name })
const isPressed = (name: string) => chip(name)?.getAttribute('aria-pressed')
const press = (name: string) => fireEvent.keyDown(document.body, { key: name, ctrlKey: true })

describe('a category that is made over an open event, and chosen for it', () => {
  beforeEach(() => {
    let list: Category[] = [work]
    answerCalendar({ events: [sampleEvent({ title: 'Trip', categoryId: 'work' })] })
    answer(routes.listCategories, () => list)
    answer(
      routes.createCategory,
      () => {
        list = [garden, work]
        return garden
      },
      'made',
    )
    answer(routes.undoChange, ({ params }) => {
      list = params.id === 'made' ? [work] : [garden, work]
      return sampleChange({ _id: `undo of ${params.id}`, title: 'Garden', undoes: params.id })
    })
    answer(routes.createEvent, sampleEvent())
    answer(routes.updateEvent, { ...sampleEvent(), droppedExceptions: [] })
  })

  async function makeGarden(query: string) {
    const drawn = await renderPart(<Page />, { path: `/calendar?year=2027&${query}`, user: sampleUser() })
    const { person } = drawn
    await person.click(await findButton('New'))
    const manager = within(await findDialog('Categories'))
    await person.click(await manager.findByRole('button', { name: 'Create new' }))
    await person.type(manager.getByLabelText(/Name/), 'Garden')
    await person.click(manager.getByRole('button', { name: 'Create' }))
    await findToast('Category created successfully')
    await person.click(manager.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Categories' })).toBeNull())
    await waitFor(() => expect(isPressed('Garden')).toBe('true'))
    return drawn
  }

  it('is let go when its toast undoes it, and is not sent; Ctrl+Z is the dialog’s', async () => {
    const drawn = await makeGarden('new=2027-09-05')
    press('z')
    expect(callsOf(routes.undoChange)).toEqual([])
    await drawn.person.click(button('Undo'))
    await waitFor(() => expect(chip('Garden')).toBeNull())
    expect(isPressed('Work')).toBe('false')
    await drawn.person.type(field('Title'), 'Elba')
    await drawn.person.click(button('Save'))
    await findToast('Event created successfully')
    expect(callsOf(routes.createEvent)[0]?.body).toMatchObject({ title: 'Elba', categoryId: null })
  })

  it('can be chosen again after a redo', async () => {
    const { person } = await makeGarden('new=2027-09-05')
    await person.click(button('Undo'))
    await waitFor(() => expect(chip('Garden')).toBeNull())
    await person.click(await findButton('Redo'))
    await person.click(await findButton('Garden'))
    expect(isPressed('Garden')).toBe('true')
    await person.type(field('Title'), 'Elba')
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(callsOf(routes.createEvent)[0]?.body).toMatchObject({ categoryId: 'garden' })
  })

  it('leaves nothing to lose in a new event of which nothing else was said', async () => {
    const { person } = await makeGarden('new=2027-09-05')
    await person.click(button('Undo'))
    await waitFor(() => expect(chip('Garden')).toBeNull())
    await person.click(button('Cancel'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves an event that was saved with another the one that it had', async () => {
    const { person } = await makeGarden('event=event-1')
    await person.click(button('Undo'))
    await waitFor(() => expect(chip('Garden')).toBeNull())
    expect(isPressed('Work')).toBe('true')
    await person.type(field('Title'), ' to Elba')
    await person.click(button('Save'))
    await findToast('Event updated successfully')
    expect(callsOf(routes.updateEvent)[0]?.body).toEqual({ title: 'Trip to Elba' })
  })
})
