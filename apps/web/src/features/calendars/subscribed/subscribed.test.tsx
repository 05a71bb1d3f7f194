import { routes } from '@dodici/contract/routes'
import type { Subscription, SubscriptionPreview } from '@dodici/contract/types'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { button, field, findButton, findDialog, findToast } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleCalendar, sampleCategory, sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { CalendarsDialog } from '../calendars-dialog.tsx'

const own = sampleCalendar({ _id: 'own', name: 'Personal' })
const school = sampleCalendar({ _id: 'school', name: 'School', kind: 'subscribed' })

const subscription = (facts: Partial<Subscription> = {}): Subscription => ({
  calendarId: 'school',
  url: 'https://school.example.org/a.ics',
  everyMinutes: null,
  minutes: 60,
  kind: 'event',
  categoryId: null,
  reminders: { timed: [], allDay: [] },
  lastOkAt: new Date('2027-03-18T09:55').toISOString(),
  lastTryAt: '2027-03-18T09:55:00.000Z',
  nextAt: '2027-03-18T10:55:00.000Z',
  fault: null,
  faults: 0,
  held: null,
  ...facts,
})

const preview: SubscriptionPreview = {
  url: 'https://school.example.org/a.ics',
  name: 'School',
  events: 120,
  first: '2027-01-01',
  last: '2027-12-31',
  minutes: 720,
  sample: [{ title: 'Easter', start: '2027-03-28', end: '2027-03-28', allDay: true, repeats: false, until: null }],
}

const draw = async (subscribed: Subscription = subscription()) => {
  setNow('2027-03-18T10:00')
  answer(routes.listCalendars, [own, school])
  answer(routes.listLinkedAccounts, [])
  answer(routes.listCategories, [sampleCategory({ _id: 'c', name: 'Kids' })])
  answer(routes.listSubscriptions, [subscribed])
  const user = sampleUser({ language: 'en', plan: 'pro' })
  answer(routes.readProfile, user)
  const drawn = await renderPart(<CalendarsDialog />, { path: '/calendar?dialog=calendars', language: 'en', user })
  await findDialog('My calendars')
  return drawn
}

const row = async () => within((await screen.findByText('School')).closest('li')!)

beforeEach(() => loadTexts('calendars'))

it('says when a calendar was read and from where, and reads it now', async () => {
  const { person } = await draw()
  answer(routes.refreshSubscription, subscription())
  const line = await row()
  expect((await line.findByText(/Updated 5 minutes ago\./)).textContent).toContain('school.example.org')
  await person.click(await findButton('Refresh now: “School”'))
  expect(callsOf(routes.refreshSubscription)).toHaveLength(1)
})

it('says why a calendar could not be read, and as of when it is shown', async () => {
  await draw(subscription({ fault: 'unauthorized', faults: 3, lastOkAt: new Date('2027-03-16T09:00').toISOString() }))
  const line = await row()
  expect((await line.findByText(/asks for a password/)).textContent).toContain('as it was 2 days ago')
})

it('asks whether much that is gone is meant, and sends the answer', async () => {
  const held = { events: 3, gone: 117, at: '2027-03-18T09:55:00.000Z', isKept: false }
  const { person } = await draw(subscription({ held }))
  answer(routes.answerHeld, subscription())
  expect(await screen.findByText('It sent just 3 events; 117 would be gone. Is that right?')).toBeTruthy()
  await person.click(button('Keep what is shown'))
  expect(callsOf(routes.answerHeld).map(({ body }) => body)).toEqual([{ take: false }])
})

it('saves each choice of how a calendar is shown at once', async () => {
  const { person } = await draw()
  answer(routes.updateSubscription, subscription())
  await person.click(await findButton('Settings of “School”'))
  await person.selectOptions(field('Shown as'), 'Marked days')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Kids')
  await person.selectOptions(field('Reminders'), 'A day before')
  await person.selectOptions(field('Refresh'), '6 hours')
  const day = [{ minutesBefore: 1_440, channel: 'display' }]
  expect(callsOf(routes.updateSubscription).map(({ body }) => body)).toEqual([
    { kind: 'marker' },
    { categoryId: 'c' },
    { reminders: { timed: day, allDay: day } },
    { everyMinutes: 360 },
  ])
})

it('shows what an address holds before it is taken, and keeps the address where it holds nothing', async () => {
  const { person } = await draw()
  await person.click(await findButton('Add from an address…'))
  await findDialog('Add a calendar from an address')
  await person.click(button('Look'))
  expect(screen.getByText('Paste the address of a calendar.')).toBeTruthy()
  fail(routes.previewSubscription, 'feed_refused')
  await person.type(field('Address of the calendar'), 'school.example.org/a.ics{Enter}')
  expect(await screen.findByText('There is no calendar to read at this address.')).toBeTruthy()
  expect(screen.getByDisplayValue('school.example.org/a.ics')).toBeTruthy()
  answer(routes.previewSubscription, preview)
  await person.type(field('Address of the calendar'), '{Enter}')
  expect(await screen.findByText('120 events', { selector: 'strong' })).toBeTruthy()
  expect(screen.getByText('Easter')).toBeTruthy()
  answer(routes.createSubscription, subscription())
  await person.selectOptions(field('Shown as'), 'Marked days')
  await person.click(button('Subscribe'))
  expect(await findToast('You have subscribed to the calendar')).toBeTruthy()
  expect(callsOf(routes.createSubscription)[0]?.body).toMatchObject({
    url: 'school.example.org/a.ics',
    name: 'School',
    kind: 'marker',
  })
})
