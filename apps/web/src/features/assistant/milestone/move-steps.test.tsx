import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { sampleMilestone, sampleProposal, sampleProposalItem } from '../../../test/assistant-samples.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { button } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { setNow } from '../../../test/set-now.ts'
import { MilestoneTab } from './milestone-tab.tsx'

const proposal = sampleProposal({
  kind: 'replan',
  title: 'Rome marathon',
  items: [
    sampleProposalItem({
      ...{ action: 'update', eventId: 'step-event-3', title: 'Pack the bag', reason: '' },
      ...{ start: '2027-03-26', end: '2027-03-26' },
      before: { title: 'Pack the bag', start: '2027-03-19', end: '2027-03-19', allDay: true, categoryId: null },
    }),
  ],
})

const open = async (language: 'it' | 'en' = 'en') => {
  const path = '/calendar?year=2027&panel=assistant&tab=milestone&moving=milestone-1'
  const drawn = await renderPart(<MilestoneTab />, { path, language })
  await loadTexts('assistant')
  return drawn
}

beforeEach(async () => {
  setNow('2027-01-10T10:00')
  answerCalendar()
  await loadTexts('assistant')
  answer(routes.listMilestones, [sampleMilestone({ date: '2027-03-28' })])
  answer(routes.readProposal, proposal)
  answer(routes.moveMilestone, { proposal })
})

it('steps that follow their milestone are a card with before and after', async () => {
  const { person } = await open()
  expect(await screen.findByText('now: Fri, Mar 19')).toBeTruthy()
  expect(screen.getByText('Fri, Mar 26')).toBeTruthy()
  expect(screen.getByText(/^It is now on Sunday, March 28, 2027\./)).toBeTruthy()
  expect(callsOf(routes.moveMilestone)).toMatchObject([
    { params: { id: 'milestone-1' }, body: { date: '2027-03-28', language: 'en' } },
  ])
  await person.click(button('Discard'))
  expect(location.search).toBe('?year=2027&panel=assistant&tab=milestone')
})

it('a milestone that did not move needs nothing', async () => {
  answer(routes.moveMilestone, { proposal: null })
  await open('it')
  expect(await screen.findByText('Non c’è niente da spostare.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Passi per «Rome marathon»' })).toBeTruthy()
})

it('of several milestones, each has its card', async () => {
  answer(routes.listMilestones, [
    sampleMilestone({ date: '2027-03-28' }),
    sampleMilestone({ _id: 'milestone-2', title: 'History exam' }),
    sampleMilestone({ _id: 'milestone-3', title: 'Not moved' }),
  ])
  answer(routes.moveMilestone, { proposal: null })
  const path = '/calendar?year=2027&panel=assistant&tab=milestone&moving=milestone-1%2Cmilestone-2'
  await renderPart(<MilestoneTab />, { path, language: 'en' })
  await screen.findByRole('heading', { name: 'Steps for “History exam”' })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Steps for “Rome marathon”',
    'Steps for “History exam”',
  ])
  expect(callsOf(routes.moveMilestone).map(({ params }) => params.id)).toEqual(['milestone-1', 'milestone-2'])
})

it('steps that no longer fit are named, with why', async () => {
  setNow('2027-01-20T10:00')
  answer(routes.listMilestones, [sampleMilestone({ date: '2027-03-10' })])
  await open('it')
  expect(await screen.findByText('2 passi da rivedere')).toBeTruthy()
  const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(named).toContain('Entry for the race: in ritardo')
  expect(named).toContain('Pack the bag: dopo il traguardo')
})

it('a milestone that moves again is asked about anew', async () => {
  const { client } = await open()
  await screen.findByText('now: Fri, Mar 19')
  answer(routes.listMilestones, [sampleMilestone({ date: '2027-03-21' })])
  answer(routes.moveMilestone, { proposal: null })
  await client.invalidateQueries({ queryKey: ['milestones'] })
  expect(await screen.findByText('Nothing needs to move.')).toBeTruthy()
  expect(callsOf(routes.moveMilestone).map(({ body }) => body.date)).toEqual(['2027-03-28', '2027-03-21'])
})

it('a milestone that is gone is said to be', async () => {
  answer(routes.listMilestones, [])
  await open()
  expect(await screen.findByText('This milestone no longer exists.')).toBeTruthy()
  expect(callsOf(routes.moveMilestone)).toHaveLength(0)
})

it('a proposal that could not be made is tried again', async () => {
  fail(routes.moveMilestone, 'assistant_unavailable')
  const { person } = await open()
  await screen.findByText(/^No plan could be made\./)
  answer(routes.moveMilestone, { proposal })
  await person.click(button('Try again'))
  expect(await screen.findByText('now: Fri, Mar 19')).toBeTruthy()
})
