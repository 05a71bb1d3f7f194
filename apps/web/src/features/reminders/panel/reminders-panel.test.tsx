import { routes } from '@dodici/contract/routes'
import type { Notification } from '@dodici/contract/types'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { button, field, findButton, findToast } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleNotification, sampleUpcoming, sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { RemindersPanel } from './reminders-panel.tsx'

const dentist = sampleNotification()
const seen = sampleNotification({
  _id: 'notification-2',
  eventId: 'event-2',
  recurrenceId: '2027-03-19T18:00',
  title: 'Pool',
  start: '2027-03-19T18:00',
  at: '2027-03-18T07:00:00.000Z',
  late: true,
  seenAt: '2027-03-18T07:00:00.000Z',
})
const away = sampleNotification({ _id: 'notification-3', title: 'Call Ada', snoozedUntil: '2027-03-19T08:00:00.000Z' })

/** The list as the server has it, which its writes change. */
function serve(first: readonly Notification[]): void {
  let list = [...first]
  answer(routes.listNotifications, () => list.filter(({ doneAt }) => doneAt === null))
  answer(routes.markNotificationsSeen, () => {
    list = list.map((one) => ({ ...one, seenAt: one.seenAt ?? '2027-03-18T09:00:00.000Z' }))
    return undefined
  })
  answer(routes.updateNotification, ({ params, body }) => {
    list = list.map((one) =>
      one._id === params.id
        ? {
            ...one,
            ...(body.done === undefined ? {} : { doneAt: body.done ? '2027-03-18T09:00:00.000Z' : null }),
            ...(body.snoozedUntil === undefined ? {} : { snoozedUntil: body.snoozedUntil }),
          }
        : one,
    )
    return list.find(({ _id }) => _id === params.id) ?? dentist
  })
}

const draw = (language: 'it' | 'en' = 'en') => {
  const user = sampleUser({ language })
  return renderPart(<RemindersPanel />, { path: '/calendar?panel=reminders', language, user })
}

const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ')
const rows = (name = 'New') =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent))
const patches = () => callsOf(routes.updateNotification).map(({ params, body }) => ({ id: params.id, ...body }))

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar()
  serve([dentist, seen, away])
})

describe('the reminders that came', () => {
  it('say what they are about, when that is, and how long ago they were due', async () => {
    await draw()
    await findButton('Done: Dentist')
    expect(rows()).toEqual([
      'New: Dentisttoday at 10:10 AM · in 10 minutesjust nowDoneSnooze',
      'Pooltomorrow at 6:00 PM2 hours agocame lateDoneSnooze',
    ])
    expect(plain(button('Bring back: Call Ada').closest('li')?.textContent ?? '')).toContain(
      'will come back tomorrow at 9:00 AM',
    )
  })

  it('are seen as soon as the list is open, and stay marked for as long', async () => {
    await draw()
    await waitFor(() => expect(callsOf(routes.markNotificationsSeen)).toHaveLength(1))
    await waitFor(() => expect(callsOf(routes.listNotifications).length).toBeGreaterThan(1))
    expect(rows()[0]).toContain('New: Dentist')
  })

  it('are not seen behind another tab of the browser', async () => {
    serve([])
    const { client } = await draw()
    await screen.findByText('No new reminders')
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    serve([dentist])
    await act(() => client.invalidateQueries({ queryKey: ['notifications'] }))
    await findButton('Done: Dentist')
    expect(callsOf(routes.markNotificationsSeen)).toHaveLength(0)
    Reflect.deleteProperty(document, 'visibilityState')
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(callsOf(routes.markNotificationsSeen)).toHaveLength(1))
  })

  it('are done by a press, which can be taken back, and the focus goes on', async () => {
    const { person } = await draw()
    await person.click(await findButton('Done: Dentist'))
    await findToast('Done: Dentist')
    expect(rows()).toHaveLength(1)
    expect(document.activeElement?.textContent).toContain('Pool')
    await person.click(button('Undo'))
    await findToast('“Dentist” is back in the list')
    expect(rows()).toHaveLength(2)
    expect(patches()).toEqual([
      { id: 'notification-1', done: true },
      { id: 'notification-1', done: false },
    ])
  })

  it('stand there again where the server refuses', async () => {
    const { person } = await draw()
    fail(routes.updateNotification, 'internal')
    await person.click(await findButton('Done: Dentist'))
    await findToast('Something went wrong on the server. Try again.')
    await findButton('Done: Dentist')
  })

  it('can be put off by one press', async () => {
    const { person } = await draw()
    await person.click(await findButton('Snooze: Dentist'))
    const offered = within(screen.getByRole('group', { name: 'Remind me again' })).getAllByRole('button')
    expect(offered.map(({ textContent }) => plain(textContent))).toEqual([
      'In 10 minutes',
      'In an hour',
      'Tomorrow at 9:00 AM',
      'Mon, Mar 22 at 9:00 AM',
      'Pick a time…',
    ])
    await person.keyboard('{Escape}')
    expect(location.search).toBe('?panel=reminders')
    expect(document.activeElement).toBe(button('Snooze: Dentist'))
    await person.click(button('Snooze: Dentist'))
    await person.click(button(/^Tomorrow at/))
    await findToast(/“Dentist” will come back tomorrow at 9:00/)
    expect(patches()).toEqual([{ id: 'notification-1', snoozedUntil: '2027-03-19T08:00:00.000Z' }])
    await person.click(button('Undo'))
    await findButton('Done: Dentist')
  })

  it('can be put off to any time of the next year', async () => {
    const { person } = await draw()
    await person.click(await findButton('Snooze: Dentist'))
    await person.click(button('Pick a time…'))
    const picked = within(screen.getByRole('group', { name: 'Remind me again' }))
    fireEvent.change(field('Date and time'), { target: { value: '2027-03-01T08:00' } })
    await person.click(picked.getByRole('button', { name: 'Snooze' }))
    expect(picked.getByText('Pick a time within the next year.')).toBeTruthy()
    fireEvent.change(field('Date and time'), { target: { value: '2027-04-01T08:00' } })
    await person.click(picked.getByRole('button', { name: 'Snooze' }))
    await waitFor(() => expect(patches()).toEqual([{ id: 'notification-1', snoozedUntil: '2027-04-01T06:00:00.000Z' }]))
  })

  it('come back from being put off', async () => {
    const { person } = await draw()
    await person.click(await findButton('Bring back: Call Ada'))
    await findButton('Done: Call Ada')
    expect(patches()).toEqual([{ id: 'notification-3', snoozedUntil: null }])
  })

  it('lead to their event, of a series to its occurrence', async () => {
    const { person } = await draw()
    await findButton('Done: Pool')
    await person.click(screen.getByTitle('Open: Pool'))
    const address = new URLSearchParams(location.search)
    expect(address.get('event')).toBe('event-2')
    expect(address.get('occurrence')).toBe('2027-03-19T18:00')
  })

  it('are said to be none, warmly', async () => {
    serve([])
    await draw('it')
    expect(await screen.findByText('Nessun nuovo promemoria')).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('say why they cannot be read, and are read again', async () => {
    fail(routes.listNotifications, 'not_found')
    const { person } = await draw()
    expect((await screen.findByRole('alert')).textContent).toContain('Your reminders could not be loaded.')
    serve([dentist])
    await person.click(button('Try again'))
    await findButton('Done: Dentist')
  })
})

describe('the reminders that will come', () => {
  it('stand by their days, with their time, their event and how they come', async () => {
    answer(routes.listUpcomingReminders, [
      sampleUpcoming({ at: '2027-03-18T20:30:00.000Z', start: '2027-03-19T09:00', title: 'Exam' }),
      sampleUpcoming({
        ...{ at: '2027-04-10T07:00:00.000Z', title: 'Prague', allDay: true, channel: 'email' },
        ...{ start: '2027-05-01', end: '2027-05-03' },
      }),
    ])
    const { person } = await draw('it')
    screen.getByRole('tab', { name: 'Nuovi' }).focus()
    await person.keyboard('{ArrowRight}')
    expect(await screen.findByText('Exam')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'oggi, giovedì 18 marzo',
      'sabato 10 aprile',
    ])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      '21:30Examdomani alle 09:00Notifica',
      '09:00Praguesab 1 mag – lun 3 magE-mail',
    ])
  })

  it('are said to be none', async () => {
    answer(routes.listUpcomingReminders, [])
    const { person } = await draw()
    await person.click(screen.getByRole('tab', { name: 'Coming up' }))
    expect(await screen.findByText('No upcoming reminders')).toBeTruthy()
  })
})
