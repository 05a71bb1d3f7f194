import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findButton } from '../../test/elements.ts'
import { answer } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleNotification, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { setWidth } from '../../test/set-width.ts'
import { TopBar } from './top-bar.tsx'

const draw = () => renderPart(<TopBar />, { path: '/calendar', user: sampleUser() })

const now = '2027-03-18T09:00:00.000Z'
const list = [
  ...['1', '2', '3'].map((_id) => sampleNotification({ _id })),
  sampleNotification({ _id: 'seen', seenAt: now }),
  sampleNotification({ _id: 'away', snoozedUntil: '2027-03-19T09:00:00.000Z' }),
]

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar()
})

it('the bell counts what is new, and opens and closes the reminders', async () => {
  answer(routes.listNotifications, list)
  const { person } = await draw()
  const bell = await findButton('Reminders, 3 new')
  expect(bell.textContent).toBe('3')
  await person.click(bell)
  expect(location.search).toBe('?panel=reminders')
  expect(bell.getAttribute('aria-expanded')).toBe('true')
  await person.click(bell)
  await waitFor(() => expect(location.search).toBe(''))
})

it('the bell shows no more than nine, and says them all', async () => {
  answer(
    routes.listNotifications,
    Array.from({ length: 60 }, (_, index) => sampleNotification({ _id: String(index) })),
  )
  await draw()
  expect((await findButton('Reminders, 60 new')).textContent).toBe('9+')
})

it('the bell is still where there is nothing new', async () => {
  await draw()
  expect(button('Reminders').textContent).toBe('')
})

it('on a phone the menu of the account has the reminders, and says that some are new', async () => {
  setWidth(390)
  answer(routes.listNotifications, list)
  const { person } = await draw()
  expect(screen.queryByRole('button', { name: /^Reminders/ })).toBeNull()
  await person.click(await findButton(/Giulia Amato\. Reminders, 3 new$/))
  await person.click(await screen.findByRole('menuitem', { name: 'Reminders, 3 new' }))
  expect(location.search).toBe('?panel=reminders')
})
