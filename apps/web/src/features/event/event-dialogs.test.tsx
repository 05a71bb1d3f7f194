import { routes } from '@dodici/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, field, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { EventDialogs } from './event-dialogs.tsx'
import { addressNow, goTo, isOpen, openDialog, valueOf } from './test/open-dialog.tsx'
import { sampleVisit } from './test/sample-series.ts'

const goBack = () => goTo('')

const isKept = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

describe('Back', () => {
  it('closes a dialog in which nothing was typed', async () => {
    await openDialog({ query: 'new=2027-09-05' })
    goBack()
    expect(isOpen()).toBe(false)
  })

  it('asks over something typed: staying brings the address back', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.type(field('Title'), 'Elba')
    goBack()
    await person.click(await findButton('Keep editing'))
    expect(addressNow()).toMatchObject({ new: '2027-09-05' })
    expect(valueOf('Title')).toBe('Elba')
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  })

  it('asks over something typed: discarding lets it go', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.type(field('Title'), 'Elba')
    goBack()
    await person.click(await findButton('Discard'))
    expect(isOpen()).toBe(false)
    expect(addressNow()).not.toHaveProperty('new')
  })
})

describe('closing the page', () => {
  it('is asked about over something typed, and only then', async () => {
    answer(routes.createEvent, sampleVisit())
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    expect(isKept()).toBe(false)
    await person.type(field('Title'), 'Elba')
    expect(isKept()).toBe(true)
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(isKept()).toBe(false)
  })
})

describe('an address that asks to delete', () => {
  async function askToDelete(): ReturnType<typeof renderPart> {
    answer(routes.readProfile, sampleUser())
    answer(routes.listCategories, [])
    answer(routes.listCalendars, [])
    answer(routes.listMilestones, [])
    answer(routes.listGoals, [])
    answer(routes.listEvents, [sampleVisit()])
    const path = '/calendar?year=2027&event=event-1&dialog=delete'
    const rendered = await renderPart(<EventDialogs />, { path, user: sampleUser() })
    await findDialog('Are you sure you want to delete “Fisioterapia”?')
    return rendered
  }

  it('asks, without opening the event, and closes behind itself', async () => {
    const { person } = await askToDelete()
    expect(screen.queryByLabelText('Title')).toBeNull()
    answer(routes.deleteEvent, undefined, 'change-1')
    await person.keyboard('{Enter}')
    await findToast('Event deleted successfully')
    expect(addressNow()).toEqual({ year: '2027' })
    expect(callsOf(routes.deleteEvent)).toHaveLength(1)
  })

  it('opens the event where that fails, to say why', async () => {
    const { person } = await askToDelete()
    fail(routes.deleteEvent, 'unavailable')
    await person.keyboard('{Enter}')
    await screen.findByText('The server is busy. Try again in a moment.')
    expect(valueOf('Title')).toBe('Fisioterapia')
  })
})
