import { routes } from '@dodici/contract/routes'
import type { Event } from '@dodici/contract/types'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, field, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import type { Rendered } from '../../test/render.tsx'
import { openDialog, valueOf } from './test/open-dialog.tsx'
import { occurrencesOfSeries, sampleSeries, sampleVisit } from './test/sample-series.ts'

const theirs = sampleVisit({ version: 4, title: 'Fisioterapia alle 11', location: 'Via Roma 1', categoryId: 'health' })
const updates = () => callsOf(routes.updateEvent)

/** Types a title over an event that somebody else has saved meanwhile, and saves. */
async function meetConflict(newer: Event, language: 'en' | 'it' = 'en'): Promise<Rendered> {
  fail(routes.updateEvent, 'stale_version')
  answer(routes.readEvent, newer)
  const rendered = await openDialog({ query: 'event=event-1', events: [sampleVisit()], language })
  const title = language === 'en' ? 'Title' : 'Titolo'
  await rendered.person.clear(field(title))
  await rendered.person.type(field(title), 'Osteopata')
  await rendered.person.click(button(language === 'en' ? 'Save' : 'Salva'))
  return rendered
}

const line = (name: string) => within(screen.getByRole('group', { name }))

describe('C1: an event that was saved elsewhere meanwhile', () => {
  it('shows both versions of what differs, and proposes the newest of both', async () => {
    await meetConflict(theirs)
    await screen.findByRole('heading', { name: 'This event has changed in the meantime' })
    line('Title').getByRole('radio', { name: 'Mine Osteopata', checked: true })
    line('Title').getByRole('radio', { name: 'The other Fisioterapia alle 11' })
    line('Place').getByRole('radio', { name: 'Mine nothing' })
    line('Place').getByRole('radio', { name: 'The other Via Roma 1', checked: true })
    line('Category').getByRole('radio', { name: 'The other Salute', checked: true })
    expect(screen.queryByRole('group', { name: 'When' })).toBeNull()
  })

  it('is saved over their version, with only what is mine', async () => {
    const { person } = await meetConflict(theirs)
    await findButton('Use mine')
    answer(routes.updateEvent, { ...theirs, droppedExceptions: [] }, 'change-1')
    await person.click(button('Save'))
    await findToast('Event updated successfully')
    expect(updates()[1]?.body).toEqual({ title: 'Osteopata' })
    expect(updates()[1]?.headers.get('If-Match')).toBe('"4"')
  })

  it('can be mine in everything', async () => {
    const { person } = await meetConflict(theirs)
    await person.click(await findButton('Use mine'))
    answer(routes.updateEvent, { ...theirs, droppedExceptions: [] }, 'change-1')
    await person.click(button('Save'))
    await findToast('Event updated successfully')
    expect(updates()[1]?.body).toEqual({ title: 'Osteopata', location: '', categoryId: null })
  })

  it('can be theirs in everything: then there is nothing to save, and it is shown', async () => {
    const { person } = await meetConflict(theirs)
    await person.click(await findButton('Use the other'))
    await person.click(button('Save'))
    expect(valueOf('Title')).toBe('Fisioterapia alle 11')
    expect(updates()).toHaveLength(1)
  })

  it('goes back to editing with what was chosen, nothing lost', async () => {
    const { person } = await meetConflict(theirs, 'it')
    await person.click(await findButton('Torna alla modifica'))
    expect([valueOf('Titolo'), valueOf('Luogo')]).toEqual(['Osteopata', 'Via Roma 1'])
  })

  it('that says the same by now needs no choice', async () => {
    await meetConflict(sampleVisit({ version: 4, title: 'Osteopata' }))
    await screen.findByText('The other version says the same as yours. Save again, if you like.')
  })

  it('finds an occurrence that was moved into another year meanwhile', async () => {
    const moved = { ...occurrencesOfSeries.moved, start: '2028-01-03T11:00', end: '2028-01-03T12:00' }
    fail(routes.updateEvent, 'stale_version')
    answer(routes.readEvent, ({ query }) =>
      sampleSeries({ version: 4, occurrences: query.occurrence === moved.recurrenceId ? [moved] : [] }),
    )
    const query = 'event=event-1&occurrence=2027-03-19T09%3A00'
    const { person } = await openDialog({ query, events: [sampleSeries()] })
    await person.type(field('Title'), '!')
    await person.click(button('Save'))
    await person.keyboard('{Enter}')
    await findButton('Use mine')
    line('When').getByRole('radio', { name: /^The other .* 2028, 11:00/ })
  })

  it('says both rules of the day that they are of, wherever the occurrence was moved', async () => {
    const series = { recurrence: 'FREQ=WEEKLY;BYDAY=MO,FR', version: 4 }
    fail(routes.updateEvent, 'stale_version')
    answer(routes.readEvent, sampleSeries({ ...series, recurrence: 'FREQ=WEEKLY;BYDAY=MO,FR;COUNT=30' }))
    const query = 'event=event-1&occurrence=2027-03-19T09%3A00'
    const { person } = await openDialog({ query, events: [sampleSeries(series)] })
    await person.type(field('Title'), '!')
    await person.click(button('Save'))
    await person.keyboard('{Enter}')
    await findButton('Use mine')
    line('Repetition').getByRole('radio', { name: 'Mine every Monday and Friday' })
    line('Repetition').getByRole('radio', { name: 'The other every Monday and Friday, 30 times' })
  })

  it('keeps what was typed where the occurrence is gone', async () => {
    fail(routes.updateEvent, 'stale_version')
    answer(routes.readEvent, sampleSeries({ occurrences: [occurrencesOfSeries.first] }))
    const query = 'event=event-1&occurrence=2027-03-12T09%3A00'
    const { person } = await openDialog({ query, events: [sampleSeries()] })
    await person.type(field('Title'), '!')
    await person.click(button('Save'))
    await person.keyboard('{Enter}')
    await screen.findByText('This occurrence is no longer part of the series. What you typed is still here.')
    expect(valueOf('Title')).toBe('Fisioterapia!')
  })
})
