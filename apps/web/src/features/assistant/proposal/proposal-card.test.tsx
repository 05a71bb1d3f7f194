import { routes } from '@dodici/contract/routes'
import type { Proposal } from '@dodici/contract/types'
import { MutationObserver } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { sampleNamed, sampleProposal, sampleProposalItem } from '../../../test/assistant-samples.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { button, field, findToast } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleCalendar, sampleCategory } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { ProposalCard, type ProposalCardProps } from './proposal-card.tsx'

let count = 0
/** Each card is another one: what was ticked on one is remembered. */
async function open(
  facts: Parameters<typeof sampleProposal>[0] = {},
  { language = 'en', ...props }: { language?: 'it' | 'en' } & Partial<ProposalCardProps> = {},
) {
  count += 1
  const proposal = sampleProposal({ _id: `proposal-${count}`, items: [sampleProposalItem()], ...facts })
  answer(routes.readProposal, proposal)
  const drawn = await renderPart(<ProposalCard proposal={proposal} {...props} />, {
    path: '/calendar?year=2027',
    language,
  })
  await loadTexts('assistant')
  return { ...drawn, proposal }
}

/** From now on the card can be applied, to so many events, and is applied then. */
const answerApplying = (proposal: Proposal, count: number) =>
  answer(routes.applyProposal, () => {
    answer(routes.readProposal, { ...proposal, state: 'applied', changeId: 'change-1' })
    return { events: [], goal: null, count, changeId: 'change-1' }
  })

const items = () =>
  within(screen.getByRole('list', { name: /^(Proposed changes|Modifiche proposte)$/ })).getAllByRole('checkbox')
const sent = () => callsOf(routes.applyProposal)[0]?.body

beforeEach(async () => {
  setNow('2027-03-18T10:00')
  answerCalendar()
  await loadTexts('assistant')
})

describe('a card of changes', () => {
  it('says of each what is done, when with its weekday, why, and what is there already', async () => {
    await open({
      items: [
        sampleProposalItem({ conflicts: [sampleNamed({ title: 'Dentist' })] }),
        sampleProposalItem({
          ...{ _id: 'item-2', action: 'update', eventId: 'event-2', title: 'Run', allDay: false, reason: '' },
          ...{ start: '2027-04-09T18:00', end: '2027-04-09T19:00' },
          before: { title: 'Run', start: '2027-04-08', end: '2027-04-08', allDay: true, categoryId: null },
        }),
        sampleProposalItem({ _id: 'item-3', action: 'delete', eventId: 'event-3', title: 'Pilates', reason: '' }),
      ],
    })
    expect(screen.getByText('the calmest day of its week')).toBeTruthy()
    expect(screen.getAllByText('Mon, Apr 5')).toHaveLength(2)
    expect(button(/Dentist/)).toBeTruthy()
    expect(screen.getByText(/^Fri, Apr 9, 6:00\sPM – 7:00\sPM$/)).toBeTruthy()
    expect(screen.getByText('now: Thu, Apr 8')).toBeTruthy()
    expect(screen.getByText('delete')).toBeTruthy()
  })

  it('says what it was only of what changes, and that it is all of a series', async () => {
    answerCalendar({ categories: [sampleCategory()] })
    const before = { title: 'Yoga', start: '2027-04-08', end: '2027-04-08', allDay: true, categoryId: 'category-work' }
    await open({
      items: [
        sampleProposalItem({
          ...before,
          action: 'update',
          before,
          recurrence: 'FREQ=WEEKLY',
          reason: 'reminder 1 hour before',
        }),
        sampleProposalItem({ ...before, _id: 'item-2', action: 'update', before, categoryId: null, reason: '' }),
        sampleProposalItem({ ...before, _id: 'item-3', action: 'update', before, title: 'Stretching', reason: '' }),
        sampleProposalItem({
          ...before,
          ...{ _id: 'item-4', recurrence: 'FREQ=WEEKLY', reason: '' },
          reminders: [{ minutesBefore: 60, channel: 'display' }],
        }),
      ],
    })
    expect(await screen.findByText('reminder 1 hour before · the whole series')).toBeTruthy()
    expect(await screen.findByText('now: Work')).toBeTruthy()
    expect(screen.getByText('now: Yoga')).toBeTruthy()
    expect(screen.getByText(/^every Thursday · Work · .*1 hour before$/)).toBeTruthy()
  })

  it('applies what is ticked, edited as it was left, once, and is applied then', async () => {
    const { person, proposal } = await open({
      items: [
        sampleProposalItem(),
        sampleProposalItem({ _id: 'item-2', title: 'Shoes', optional: true }),
        sampleProposalItem({ _id: 'item-3', title: 'Long run' }),
      ],
    })
    expect(items().map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true])
    await person.click(items()[2] as HTMLElement)
    await person.click(items()[1] as HTMLElement)
    await person.click(button('Edit'))
    const [title] = screen.getAllByLabelText('Title')
    await person.clear(title as HTMLElement)
    await person.type(title as HTMLElement, 'Enter')
    const [start] = screen.getAllByLabelText('First day')
    await person.clear(start as HTMLElement)
    await person.type(start as HTMLElement, '2027-04-07')
    answerApplying(proposal, 2)
    await person.click(button('Apply'))
    expect(await findToast('2 events added')).toBeTruthy()
    expect(sent()).toEqual({
      items: [{ _id: 'item-1', title: 'Enter', start: '2027-04-07', end: '2027-04-07' }, { _id: 'item-2' }],
    })
    expect(callsOf(routes.applyProposal)).toHaveLength(1)
    expect(await screen.findByText('Applied. Undo reverts all of it.')).toBeTruthy()
    expect(items().every((box) => (box as HTMLInputElement).disabled)).toBe(true)
  })

  it.each([
    [
      'en',
      {
        ...{ edit: 'Edit', title: 'Title', first: 'First day', last: 'Last day' },
        ...{ noTitle: 'Give it a title.', bad: 'The end comes before the start.' },
      },
    ],
    [
      'it',
      {
        ...{ edit: 'Modifica', title: 'Titolo', first: 'Primo giorno', last: 'Ultimo giorno' },
        ...{ noTitle: 'Inserisci un titolo.', bad: 'La fine viene prima dell’inizio.' },
      },
    ],
  ] as const)(
    'says what cannot be applied, and applies nothing (%s)',
    async (language, { edit, title, noTitle, first, last, bad }) => {
      const { person } = await open({}, { language })
      await person.click(button(edit))
      await person.clear(field(title))
      expect(screen.getByText(noTitle)).toBeTruthy()
      await person.type(field(title), 'x')
      await person.clear(field(first))
      await person.type(field(first), '2027-04-08')
      await person.clear(field(last))
      await person.type(field(last), '2027-04-06')
      expect(screen.getByText(bad)).toBeTruthy()
      await person.click(button(language === 'it' ? 'Applica' : 'Apply'))
      expect(callsOf(routes.applyProposal)).toHaveLength(0)
    },
  )

  it('wants the number of many deletions typed, of few not', async () => {
    const deletions = Array.from({ length: 6 }, (_, index) =>
      sampleProposalItem({ _id: `item-${index}`, action: 'delete', eventId: `event-${index}`, title: `Run ${index}` }),
    )
    const { person, proposal } = await open({ items: deletions, confirmDeletions: 6 })
    answerApplying(proposal, 1)
    await person.click(button('Apply'))
    expect(callsOf(routes.applyProposal)).toHaveLength(0)
    await person.type(field(/^This deletes 6 events/), '6')
    await person.click(items()[0] as HTMLElement)
    expect(screen.queryByLabelText(/^This deletes/)).toBeNull()
    await person.click(items()[0] as HTMLElement)
    await person.click(button('Apply'))
    await waitFor(() => expect(sent()?.deletions).toBe(6))
  })

  it('shows how it is now where something of it was changed meanwhile', async () => {
    const { person, proposal } = await open()
    const current = {
      ...proposal,
      items: [sampleProposalItem({ title: 'Entry, moved', start: '2027-04-12', end: '2027-04-12' })],
    }
    fail(routes.applyProposal, 'proposal_changed', { current })
    await person.click(button('Apply'))
    expect(await screen.findByText(/^Something changed in the meantime/)).toBeTruthy()
  })

  it('says why it was not applied, and keeps what was chosen', async () => {
    const { person, proposal } = await open()
    fail(routes.applyProposal, 'plan_limit')
    await person.click(button('Apply'))
    expect(await screen.findByText(/^The changes were not applied\./)).toBeTruthy()
    expect((items()[0] as HTMLInputElement).checked).toBe(true)
    answerApplying(proposal, 1)
    await person.click(button('Apply'))
    expect(await screen.findByText(/^Applied\./)).toBeTruthy()
  })

  it('says that it was undone, and that it is applied again, as the server has it after each write', async () => {
    const { client, proposal } = await open({ state: 'applied', changeId: 'change-1' })
    expect(await screen.findByText('Applied. Undo reverts all of it.')).toBeTruthy()
    const write = () => new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate()
    answer(routes.readProposal, { ...proposal, state: 'undone' })
    await write()
    expect(await screen.findByText('Undone. Redo brings all of it back.')).toBeTruthy()
    expect(items().every((box) => (box as HTMLInputElement).disabled)).toBe(true)
    answer(routes.readProposal, proposal)
    await write()
    expect(await screen.findByText('Applied. Undo reverts all of it.')).toBeTruthy()
  })

  it.each([
    ['delete', 3, '3 events deleted'],
    ['update', 1, '1 event changed'],
  ] as const)(
    'says what was done to how many events, as the server has counted them (%s)',
    async (action, count, said) => {
      const { person, proposal } = await open({ items: [sampleProposalItem({ action, eventId: 'event-1' })] })
      answerApplying(proposal, count)
      await person.click(button('Apply'))
      expect(await findToast(said)).toBeTruthy()
    },
  )

  it('is over where it has waited too long', async () => {
    await open({ state: 'expired' }, { language: 'it' })
    expect(screen.getByText('Questa proposta è chiusa. Chiedine una nuova.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Applica' })).toBeNull()
  })

  it('asks for the calendar where there are several, and something is new', async () => {
    answerCalendar({ calendars: [sampleCalendar(), sampleCalendar({ _id: 'calendar-2', name: 'Work' })] })
    const { person, proposal } = await open()
    await person.selectOptions(await screen.findByLabelText('In the calendar'), 'Work')
    answerApplying(proposal, 1)
    await person.click(button('Apply'))
    await waitFor(() => expect(sent()?.calendarId).toBe('calendar-2'))
  })

  it('remembers what was ticked while it is not on the screen', async () => {
    const { person, proposal, unmount } = await open()
    await person.click(items()[0] as HTMLElement)
    unmount()
    await renderPart(<ProposalCard proposal={proposal} />, { path: '/calendar?year=2027' })
    expect((items()[0] as HTMLInputElement).checked).toBe(false)
    expect(screen.getByText('Nothing chosen')).toBeTruthy()
  })
})
