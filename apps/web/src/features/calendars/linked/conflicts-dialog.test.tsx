import { routes } from '@dodici/contract/routes'
import type { LinkedConflict } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { button, findDialog } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { ConflictsDialog } from './conflicts-dialog.tsx'
import { sampleAccount, sampleConflict, sampleSide } from './test/linked-samples.ts'

const draw = async (conflicts: LinkedConflict[], language: 'it' | 'en' = 'en') => {
  setNow('2027-03-18T10:00')
  answer(routes.listLinkedConflicts, conflicts)
  answer(routes.listLinkedAccounts, [sampleAccount()])
  answer(routes.listCalendars, [sampleCalendar({ _id: 'work', name: 'Work' })])
  const user = sampleUser({ language })
  answer(routes.readProfile, user)
  const drawn = await renderPart(<ConflictsDialog />, { path: '/calendar?dialog=conflicts', language, user })
  await findDialog(language === 'it' ? 'Eventi diversi' : 'Events that differ')
  return drawn
}

const card = async (title: string) => within(await screen.findByRole('article', { name: title }))

/** What a version says, field by field; what differs is marked. */
const fieldsOf = (side: HTMLElement) =>
  within(side)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`.replaceAll(/\s/g, ' '))

const choices = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

beforeEach(() => loadTexts('linked'))

describe('an event that differs', () => {
  it('is shown in both versions, with what differs marked', async () => {
    await draw([sampleConflict()])
    const event = await card('Dentist')
    expect(event.getByText('Calendar “Work”')).toBeTruthy()
    expect(fieldsOf(event.getByRole('region', { name: 'Here' }))).toEqual([
      'Title (differs): Dentist',
      'When (differs): Thu, May 6, 2027, 10:00 AM – 10:45 AM',
      'Place: Via Garibaldi 12',
    ])
    await waitFor(() =>
      expect(fieldsOf(event.getByRole('region', { name: 'Nextcloud' }))).toEqual([
        'Title (differs): Dentist, Dr. Bianchi',
        'When (differs): Fri, May 7, 2027, 10:00 AM – 10:45 AM',
        'Place: Via Garibaldi 12',
      ]),
    )
  })

  it('says repetition, changed dates, description and a foreign zone in words', async () => {
    const ours = sampleSide({ recurrence: 'FREQ=WEEKLY;BYDAY=TH', changedOccurrences: 2, timezone: 'America/New_York' })
    const theirs = sampleSide({
      recurrence: 'FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO,TU',
      timezone: null,
      description: 'Bring it',
    })
    await draw([sampleConflict({ ours, theirs })])
    const event = await card('Dentist')
    expect(fieldsOf(event.getByRole('region', { name: 'Here' }))).toEqual([
      'Title: Dentist',
      'When (differs): Thu, May 6, 2027, 10:00 AM – 10:45 AM (New York)',
      'Repetition (differs): every Thursday',
      'Changed dates of the series (differs): 2',
      'Place: Via Garibaldi 12',
      'Description (differs): nothing',
    ])
    await waitFor(() =>
      expect(fieldsOf(event.getByRole('region', { name: 'Nextcloud' }))).toEqual([
        'Title: Dentist',
        'When (differs): Thu, May 6, 2027, 10:00 AM – 10:45 AM (Local time, wherever you are)',
        'Repetition (differs): FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO,TU',
        'Changed dates of the series (differs): 0',
        'Place: Via Garibaldi 12',
        'Description (differs): Bring it',
      ]),
    )
  })

  it.each([
    ['Keep what is here', 'ours'],
    ['Take what is there', 'theirs'],
    ['Keep both', 'both'],
  ] as const)('is settled by “%s”', async (choice, keep) => {
    const { person } = await draw([sampleConflict()])
    answer(routes.settleLinkedConflict, undefined)
    await card('Dentist')
    await person.click(button(`${choice}: “Dentist”`))
    expect(await screen.findByText('Settled. That was the last one.')).toBeTruthy()
    expect(callsOf(routes.settleLinkedConflict)[0]).toMatchObject({
      params: { id: 'work', conflictId: 'conflict-1' },
      body: { keep },
    })
    expect(document.activeElement).toBe(screen.getByText('Settled. That was the last one.'))
  })

  it('that is deleted on a side is not offered twice', async () => {
    await draw([sampleConflict({ ours: null, eventId: null })])
    const event = await card('Dentist, Dr. Bianchi')
    expect(event.getByText('Deleted here')).toBeTruthy()
    expect(event.queryByText('(differs)')).toBeNull()
    expect(choices()).toEqual(['Delete it there too', 'Take what is there', 'My calendars', 'Close'])
  })

  it('that is deleted there can be kept, or deleted here too', async () => {
    await draw([sampleConflict({ theirs: null })])
    expect((await card('Dentist')).getByText('Deleted there')).toBeTruthy()
    expect(choices()).toEqual(['Keep what is here', 'Delete it here too', 'My calendars', 'Close'])
  })

  it('that the other server refuses is offered again, or taken as it is there', async () => {
    const { person } = await draw([sampleConflict({ reason: 'refused' })])
    const event = await card('Dentist')
    expect(await event.findByText(/Nextcloud does not take this event as it is here\./)).toBeTruthy()
    expect(choices()).toEqual(['Offer it again', 'Take what is there', 'My calendars', 'Close'])
    answer(routes.settleLinkedConflict, undefined)
    await person.click(button('Offer it again: “Dentist”'))
    await waitFor(() => expect(callsOf(routes.settleLinkedConflict)[0]?.body).toEqual({ keep: 'ours' }))
  })

  it('stays where the choice does not arrive, and that is said', async () => {
    const { person } = await draw([sampleConflict()])
    fail(routes.settleLinkedConflict, 'network')
    await card('Dentist')
    await person.click(button('Keep both: “Dentist”'))
    expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy()
    expect(await card('Dentist')).toBeTruthy()
    expect(button('Keep both: “Dentist”')).toHaveProperty('disabled', false)
  })
})

it.each([
  ['stale_version', 'It has changed again meanwhile. This is how both are now.'],
  ['unreadable_file', 'What is there cannot be shown here. You can keep what is here.'],
] as const)('says of its own why a choice is not taken, and looks again: %s', async (code, words) => {
  const { person } = await draw([sampleConflict()])
  fail(routes.settleLinkedConflict, code)
  await card('Dentist')
  await person.click(button('Take what is there: “Dentist”'))
  expect(await screen.findByText(words)).toBeTruthy()
  await waitFor(() => expect(callsOf(routes.listLinkedConflicts)).toHaveLength(2))
})

it('leads by keys from one event to the next', async () => {
  const next = sampleConflict({ _id: 'conflict-2', ours: sampleSide({ title: 'Yoga' }) })
  const { person } = await draw([sampleConflict(), next])
  answer(routes.settleLinkedConflict, undefined)
  await card('Dentist')
  button('Take what is there: “Dentist”').focus()
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Settled. One more waits.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Yoga' }))
  await person.keyboard('{Tab}')
  expect(document.activeElement).toBe(button('Keep what is here: “Yoga”'))
})

it('says when nothing waits, in Italian too', async () => {
  await draw([], 'it')
  expect(await screen.findByText('Nulla aspetta una tua scelta.')).toBeTruthy()
})

it('that cannot be read is said, and can be tried again in its place', async () => {
  setNow('2027-03-18T10:00')
  fail(routes.listLinkedConflicts, 'not_found')
  const user = sampleUser({ language: 'en' })
  const { person } = await renderPart(<ConflictsDialog />, { path: '/calendar?dialog=conflicts', language: 'en', user })
  await screen.findByText(/They could not be loaded\./)
  answer(routes.readProfile, user)
  answer(routes.listCalendars, [])
  answer(routes.listLinkedAccounts, [])
  answer(routes.listLinkedConflicts, [])
  await person.click(button('Try again'))
  expect(await screen.findByText('Nothing waits for your choice.')).toBeTruthy()
})
