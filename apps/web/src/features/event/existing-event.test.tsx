import { routes } from '@dodici/contract/routes'
import type { Event } from '@dodici/contract/types'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, field, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { EventDialogs } from './event-dialogs.tsx'
import { expectClosed, goTo, isOpen, openDialog, pick, valueOf } from './test/open-dialog.tsx'
import { sampleSeries, sampleVisit } from './test/sample-series.ts'

const SECOND = 'event=event-1&occurrence=2027-03-12T09%3A00'
const updates = () => callsOf(routes.updateEvent)
const answerUpdate = (event: Event, droppedExceptions: string[] = []) =>
  answer(routes.updateEvent, { ...event, droppedExceptions }, 'change-1')

describe('an event', () => {
  it('is changed where it was changed, and nowhere else', async () => {
    answerUpdate(sampleVisit())
    const reminders = [{ minutesBefore: 30, channel: 'display' as const }]
    const { person } = await openDialog({ query: 'event=event-1', events: [sampleVisit({ reminders })] })
    await person.clear(field('Title'))
    await person.type(field('Title'), 'Osteopata')
    await person.click(button('Save'))
    await findToast('Event updated successfully')
    await findButton('Undo')
    expect(updates()[0]).toMatchObject({ params: { id: 'event-1' }, query: {}, body: { title: 'Osteopata' } })
    expect(updates()[0]?.body).not.toHaveProperty('reminders')
    expect(updates()[0]?.headers.get('If-Match')).toBe('"3"')
    expectClosed()
  })

  it('that nobody changed is closed without a call', async () => {
    const { person } = await openDialog({ query: 'event=event-1', events: [sampleVisit()] })
    await person.click(button('Save'))
    expectClosed()
    expect(updates()).toHaveLength(0)
  })

  it('opened again right after a save is the saved version, not the one that the page still holds', async () => {
    answerUpdate(sampleVisit({ title: 'Osteopata', version: 4 }))
    const { person } = await openDialog({ query: 'event=event-1', events: [sampleVisit()] })
    await person.type(field('Title'), '!')
    answer(routes.listEvents, [sampleVisit({ title: 'Osteopata', version: 4 })])
    const release = hold(routes.listEvents)
    await person.click(button('Save'))
    await waitFor(() => expect(isOpen()).toBe(false))
    goTo('event=event-1')
    await findDialog('Edit event')
    expect(screen.queryByLabelText('Title')).toBeNull()
    release()
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Osteopata')
    await person.type(field('Title'), '!')
    await person.click(button('Save'))
    await waitFor(() => expect(updates()).toHaveLength(2))
    expect(updates()[1]?.headers.get('If-Match')).toBe('"4"')
  })

  it('that is not in the year of the page is asked for each time, so that it opens as it was saved', async () => {
    answerUpdate(sampleVisit({ version: 4 }))
    answer(routes.readEvent, sampleVisit())
    const { person } = await openDialog({ query: 'event=event-1' })
    await person.type(field('Title'), '!')
    answer(routes.readEvent, sampleVisit({ title: 'Osteopata', version: 4 }))
    await person.click(button('Save'))
    await waitFor(() => expect(isOpen()).toBe(false))
    goTo('event=event-1')
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Osteopata')
  })

  it('shows its zone where that is not the person’s own', async () => {
    await openDialog({ query: 'event=event-1', events: [sampleVisit({ timezone: 'Asia/Tokyo' })] })
    expect(valueOf('Time zone')).toBe('Asia/Tokyo')
    expect(valueOf('Start time')).toBe('09:00')
  })

  it('keeps a rule that cannot be edited here, and shows it', async () => {
    answerUpdate(sampleVisit())
    const recurrence = 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'
    const { person } = await openDialog({
      query: 'event=event-1',
      events: [sampleVisit({ recurrence })],
      language: 'it',
    })
    screen.getByText(recurrence)
    await person.type(field('Titolo'), '!')
    await person.click(button('Salva'))
    await findToast('Evento aggiornato')
    expect(updates()[0]?.body).toEqual({ title: 'Fisioterapia!' })
  })

  it('I8: never makes a link of a script', async () => {
    await openDialog({
      query: 'event=event-1',
      events: [sampleVisit({ url: 'javascript:alert(1)', title: '<b>x</b>' })],
    })
    expect(valueOf('Link')).toBe('javascript:alert(1)')
    expect(valueOf('Title')).toBe('<b>x</b>')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('opens its link in a tab of its own', async () => {
    await openDialog({ query: 'event=event-1', events: [sampleVisit({ url: 'https://example.org/run' })] })
    const open = screen.getByRole('link', { name: 'Open the link' })
    expect([open.getAttribute('href'), open.getAttribute('rel')]).toEqual([
      'https://example.org/run',
      'noreferrer noopener',
    ])
  })

  it('of another year is fetched by itself', async () => {
    answer(routes.readEvent, sampleVisit({ title: 'Long ago', start: '1999-03-05T09:00', end: '1999-03-05T10:00' }))
    await openDialog({ query: 'event=event-1' })
    expect(valueOf('Title')).toBe('Long ago')
  })
})

describe('an event that is not there', () => {
  async function openNothing(): Promise<Rendered> {
    answer(routes.readProfile, sampleUser())
    answer(routes.listEvents, [])
    return renderPart(<EventDialogs />, { path: '/calendar?year=2027&event=event-9', user: sampleUser() })
  }

  it('is said to be gone', async () => {
    fail(routes.readEvent, 'not_found')
    await openNothing()
    await screen.findByText('This event is no longer there.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('because nobody answered can be asked for again', async () => {
    fail(routes.readEvent, 'invalid_input')
    const { person } = await openNothing()
    const again = await findButton('Try again')
    answer(routes.readEvent, sampleVisit({ _id: 'event-9' }))
    answer(routes.listCategories, [])
    answer(routes.listCalendars, [])
    answer(routes.listMilestones, [])
    answer(routes.listGoals, [])
    await person.click(again)
    await findDialog('Edit event')
  })
})

describe('an occurrence of a series', () => {
  it('asks which part is meant, and changes only this one', async () => {
    answerUpdate(sampleSeries())
    const { person } = await openDialog({ query: SECOND, events: [sampleSeries()] })
    pick('Start time', '11:00')
    await person.keyboard('{Control>}{Enter}{/Control}')
    await findDialog('What do you want to change?')
    screen.getByRole('radio', {
      name: 'Only Friday, March 12, 2027',
      description: 'The others stay as they are.',
      checked: true,
    })
    await person.keyboard('{Enter}')
    await findToast('Event updated successfully')
    expect(updates()[0]).toMatchObject({
      query: { scope: 'this', occurrence: '2027-03-12T09:00' },
      body: { start: '2027-03-12T11:00', end: '2027-03-12T12:00', timezone: 'Europe/Rome' },
    })
  })

  it('changes this one and the following', async () => {
    answerUpdate(sampleSeries())
    const { person } = await openDialog({ query: SECOND, events: [sampleSeries()], language: 'it' })
    await person.type(field('Titolo'), ' nuova')
    await person.click(button('Salva'))
    await findDialog('Che cosa vuoi cambiare?')
    await person.click(screen.getByRole('radio', { name: 'Da venerdì 12 marzo 2027 in poi' }))
    await person.keyboard('{Enter}')
    await findToast('Evento aggiornato')
    expect(updates()[0]).toMatchObject({
      query: { scope: 'following', occurrence: '2027-03-12T09:00' },
      body: { title: 'Fisioterapia nuova' },
    })
  })

  it('shifts the whole series by what was done to this one', async () => {
    answerUpdate(sampleSeries())
    const { person } = await openDialog({ query: SECOND, events: [sampleSeries()] })
    pick('First day', '2027-03-13')
    await person.click(button('Save'))
    await person.click(await screen.findByRole('radio', { name: 'The whole series' }))
    await person.keyboard('{Enter}')
    await findToast('Event updated successfully')
    expect(updates()[0]).toMatchObject({
      query: { scope: 'all', occurrence: '2027-03-12T09:00' },
      body: { start: '2027-03-06T09:00', end: '2027-03-06T10:00', timezone: 'Europe/Rome' },
    })
  })

  it('names the changed occurrences that a new rule drops', async () => {
    answerUpdate(sampleSeries(), ['2027-03-19T09:00', '2027-04-02'])
    const { person } = await openDialog({ query: SECOND, events: [sampleSeries()] })
    await person.click(screen.getByRole('radio', { name: 'On the 12th' }))
    await person.click(button('Save'))
    await findDialog('What do you want to change?')
    expect(screen.queryByRole('radio', { name: /^Only/ })).toBeNull()
    await person.keyboard('{Enter}')
    await findToast('Event updated successfully. No longer there: March 19, 2027 and April 2, 2027')
    expect(updates()[0]?.body).toEqual({ recurrence: 'FREQ=MONTHLY;BYMONTHDAY=12' })
  })

  it('lets the question go, and keeps what was typed', async () => {
    const { person } = await openDialog({ query: SECOND, events: [sampleSeries()] })
    await person.type(field('Title'), '!')
    await person.click(button('Save'))
    await findDialog('What do you want to change?')
    await person.keyboard('{Escape}')
    await findDialog('Edit event')
    expect(valueOf('Title')).toBe('Fisioterapia!')
    expect(updates()).toHaveLength(0)
  })

  it('that is shown in another year than its own is asked for by its name', async () => {
    const shown = { start: '2028-01-01T04:00', end: '2028-01-01T05:00', recurrenceId: '2027-12-31T22:00' }
    const newYork = { start: '2027-12-31T22:00', end: '2027-12-31T23:00', timezone: 'America/New_York' }
    answer(routes.readEvent, ({ query }) =>
      sampleSeries({ ...newYork, occurrences: query.occurrence === shown.recurrenceId ? [shown] : [] }),
    )
    await openDialog({ query: 'event=event-1&occurrence=2027-12-31T22%3A00' })
    expect([valueOf('First day'), valueOf('Start time')]).toEqual(['2027-12-31', '22:00'])
  })

  it('that is not in the series any more is said to be gone', async () => {
    answer(routes.readProfile, sampleUser())
    answer(routes.listEvents, [sampleSeries()])
    answer(routes.readEvent, sampleSeries())
    const path = '/calendar?year=2027&event=event-1&occurrence=2027-03-13T09%3A00'
    await renderPart(<EventDialogs />, { path, user: sampleUser() })
    await screen.findByText('This event is no longer there.')
  })
})
