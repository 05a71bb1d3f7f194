import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { expectClosed, isOpen, openDialog } from './test/open-dialog.tsx'
import { sampleSeries, sampleVisit } from './test/sample-series.ts'

const SECOND = 'event=event-1&occurrence=2027-03-12T09%3A00'

const deletions = () => callsOf(routes.deleteEvent)

describe('deleting', () => {
  it('deletes at once, as several are deleted, and offers the undo', async () => {
    answer(routes.deleteEvent, undefined, 'change-1')
    const { person } = await openDialog({ query: 'event=event-1', events: [sampleVisit()] })
    await person.click(button('Delete'))
    await findToast('Event deleted successfully')
    await findButton('Undo')
    expect(deletions()[0]).toMatchObject({ params: { id: 'event-1' }, query: {} })
    expect(deletions()[0]?.headers.get('If-Match')).toBe('"3"')
    expectClosed()
  })

  it('of a series does nothing where the question is let go', async () => {
    const { person } = await openDialog({ query: SECOND, events: [sampleSeries()], language: 'it' })
    await person.click(button('Elimina'))
    await findDialog('Che cosa vuoi eliminare di «Fisioterapia»?')
    await person.keyboard('{Escape}')
    await findDialog('Modifica l’evento')
    expect(deletions()).toHaveLength(0)
  })

  it('of a series asks which part, and says what becomes of the rest', async () => {
    answer(routes.deleteEvent, undefined, 'change-1')
    const { person } = await openDialog({ query: SECOND, events: [sampleSeries()] })
    await person.click(button('Delete'))
    await findDialog('What do you want to delete of “Fisioterapia”?')
    const following = { name: 'From Friday, March 12, 2027 on', description: 'Those before stay as they are.' }
    await person.click(screen.getByRole('radio', following))
    await person.keyboard('{Enter}')
    await findToast('Event deleted successfully')
    expect(deletions()[0]?.query).toEqual({ scope: 'following', occurrence: '2027-03-12T09:00' })
  })

  it('of what somebody else changed meanwhile asks again which part a save means, and never saves the whole unasked', async () => {
    fail(routes.deleteEvent, 'stale_version')
    answer(routes.readEvent, sampleSeries({ version: 4, title: 'Osteopata' }))
    const { person } = await openDialog({ query: SECOND, events: [sampleSeries()] })
    await person.click(button('Delete'))
    await person.keyboard('{Enter}')
    await person.click(await screen.findByRole('radio', { name: 'Mine Fisioterapia' }))
    await person.click(button('Save'))
    await findDialog('What do you want to change?')
    expect(callsOf(routes.updateEvent)).toHaveLength(0)
    answer(routes.updateEvent, { ...sampleSeries(), droppedExceptions: [] }, 'change-1')
    await person.keyboard('{Enter}')
    await findToast('Event updated successfully')
    expect(callsOf(routes.updateEvent)[0]?.query).toEqual({ scope: 'this', occurrence: '2027-03-12T09:00' })
  })

  it('that fails keeps the dialog, and says why in it', async () => {
    fail(routes.deleteEvent, 'unavailable')
    const { person } = await openDialog({ query: 'event=event-1', events: [sampleVisit()] })
    await person.click(button('Delete'))
    await screen.findByText('The server is busy. Try again in a moment.')
    expect(isOpen()).toBe(true)
  })

  it('is not offered for an event that is not there yet', async () => {
    await openDialog({ query: 'new=2027-09-05' })
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })
})
