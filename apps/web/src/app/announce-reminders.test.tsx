import { routes } from '@dodici/contract/routes'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notifications } from '../api/notifications.queries.ts'
import { answerCalendar } from '../test/calendar-answers.ts'
import { button, findToast } from '../test/elements.ts'
import { answer, callsOf, hold } from '../test/fake-api.ts'
import { renderPart } from '../test/render.tsx'
import { sampleNotification, sampleUser } from '../test/samples.ts'
import { setNow } from '../test/set-now.ts'
import { announceReminders } from './announce-reminders.ts'

const first = sampleNotification({ _id: 'first', title: 'Breakfast' })
const dentist = sampleNotification({ _id: 'dentist' })
const open = vi.fn()

const begin = async (path = '/calendar') => {
  const drawn = await renderPart(null, { path, user: sampleUser() })
  answer(routes.listNotifications, [first])
  await drawn.client.query(notifications)
  const hear = () => act(() => announceReminders(drawn.client, open))
  return { ...drawn, hear }
}

const isSaid = (text: string | RegExp) => screen.queryByText(text) !== null

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar()
  open.mockClear()
})

afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
})

it('a reminder that comes is said once, with the way to its event', async () => {
  const { person, hear } = await begin()
  answer(routes.listNotifications, [dentist, first])
  await hear()
  await findToast('Dentist, in 10 minutes')
  await person.click(button('Open'))
  expect(open).toHaveBeenCalledWith({ event: 'event-1', occurrence: null })
  await hear()
  expect(isSaid(/^Dentist/)).toBe(false)
})

it('what was there at first is left to the bell', async () => {
  const { hear } = await begin()
  await hear()
  expect(isSaid(/^Breakfast/)).toBe(false)
})

it('several at once are one message', async () => {
  const { hear } = await begin()
  answer(routes.listNotifications, [dentist, sampleNotification({ _id: 'other', title: 'Pool' }), first])
  await hear()
  await findToast('Dentist, in 10 minutes and one more')
})

it('two that are heard of while one answer is on its way are each said once', async () => {
  const { client } = await begin()
  answer(routes.listNotifications, [dentist, first])
  const release = hold(routes.listNotifications)
  const both = [announceReminders(client, open), announceReminders(client, open)]
  release()
  await act(() => Promise.all(both))
  await findToast('Dentist, in 10 minutes')
  expect(screen.getAllByText(/^Dentist/)).toHaveLength(1)
})

it.each([
  ['nobody looks at', '/calendar', 'hidden'],
  ['shows the list of reminders', '/calendar?panel=reminders', 'visible'],
])('a page that %s says nothing', async (_, path, state) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  const { hear } = await begin(path)
  answer(routes.listNotifications, [dentist, first])
  await hear()
  expect(callsOf(routes.listNotifications)).toHaveLength(2)
  expect(isSaid(/^Dentist/)).toBe(false)
})

it('one that comes back after it was put off is said again', async () => {
  const { hear } = await begin()
  answer(routes.listNotifications, [{ ...first, snoozedUntil: '2027-03-18T10:00:00.000Z', seenAt: first.at }])
  await hear()
  answer(routes.listNotifications, [first])
  await hear()
  await findToast('Breakfast, in 10 minutes')
})
