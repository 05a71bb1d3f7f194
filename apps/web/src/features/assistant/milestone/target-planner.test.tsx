import { routes } from '@dodici/contract/routes'
import type { PlannedMilestone } from '@dodici/contract/types'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { sampleProposal } from '../../../test/assistant-samples.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { button, field } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { keepTarget } from './target-memory.ts'
import { MilestoneTab } from './milestone-tab.tsx'

// The card has tests of its own; here it is enough which proposal it shows.
vi.mock('../proposal/proposal-card.tsx', () => ({
  ProposalCard: ({ proposal }: { proposal: { title: string } }) => <p>card: {proposal.title}</p>,
}))

const planned = (facts: Partial<PlannedMilestone> = {}): PlannedMilestone => ({
  milestone: { _id: 'item-1', title: 'Rome marathon', date: '2027-03-21', description: '', categoryId: null },
  timeline: [],
  goal: null,
  understood: [{ kind: 'date', text: 'on 21 March', meaning: 'Sunday 21 March 2027' }],
  warnings: ['There are only 9 weeks.'],
  proposalId: 'proposal-1',
  question: null,
  engine: 'builtin',
  fallback: null,
  ...facts,
})

const open = (search = '', language: 'it' | 'en' = 'en') =>
  renderPart(<MilestoneTab />, { path: `/calendar?year=2027&panel=assistant&tab=milestone${search}`, language })

beforeEach(async () => {
  setNow('2027-01-10T10:00')
  answerCalendar()
  await loadTexts('assistant')
  answer(routes.readProposal, sampleProposal({ title: 'Rome marathon' }))
})

afterEach(() => keepTarget({ draft: { mode: 'create', input: '', target: '', timeframe: '' }, planned: null }))

describe('a target', () => {
  it('becomes a plan: what was understood, what there is to know, and the card', async () => {
    answer(routes.createMilestone, planned())
    const { person } = await open()
    await person.type(field(/^What do you want/), 'Rome marathon on 21 March{Enter}')
    expect(await screen.findByText('card: Rome marathon')).toBeTruthy()
    expect(screen.getByText('Sunday 21 March 2027')).toBeTruthy()
    expect(screen.getByText('There are only 9 weeks.')).toBeTruthy()
    expect(callsOf(routes.createMilestone)[0]?.body).toEqual({
      input: 'Rome marathon on 21 March',
      year: 2027,
      language: 'en',
    })
  })

  it('can be said with its time apart', async () => {
    answer(routes.planMilestone, planned({ fallback: 'late' }))
    const { person } = await open('', 'it')
    await person.click(button('Obiettivo e tempi'))
    await person.type(field('Obiettivo'), 'Imparare il pianoforte')
    await person.type(field('Tempi'), '12 settimane')
    await person.click(button('Proponi un piano'))
    expect(await screen.findByText('card: Rome marathon')).toBeTruthy()
    expect(callsOf(routes.planMilestone)[0]?.body).toEqual({
      ...{ goal: 'Imparare il pianoforte', timeframe: '12 settimane', language: 'it' },
    })
    expect(screen.getByText(/^Il modello ci ha messo troppo/)).toBeTruthy()
  })

  it('wants words, and not too many', async () => {
    const { person } = await open()
    await person.click(button('Propose a plan'))
    expect(screen.getByText('Write what you want to achieve.')).toBeTruthy()
    await person.click(field(/^What do you want/))
    await person.paste('x'.repeat(4_001))
    expect(screen.getByText('Too long: 4001 characters. The limit is 4000.')).toBeTruthy()
    expect(callsOf(routes.createMilestone)).toHaveLength(0)
  })

  it('stays as it was typed where no plan could be made, and is tried again', async () => {
    fail(routes.createMilestone, 'assistant_unavailable')
    const { person } = await open()
    await person.type(field(/^What do you want/), 'Run')
    await person.click(button('Propose a plan'))
    expect(await screen.findByText(/AI Service unavailable - Check backend configuration/)).toBeTruthy()
    expect((field(/^What do you want/) as HTMLTextAreaElement).value).toBe('Run')
    answer(routes.createMilestone, planned())
    await person.click(button('Try again'))
    expect(await screen.findByText('card: Rome marathon')).toBeTruthy()
  })

  it('and its plan are there again after another tab, until something else is planned', async () => {
    answer(routes.createMilestone, planned())
    const first = await open()
    await first.person.click(button('Half marathon in October'))
    expect(await screen.findByText('card: Rome marathon')).toBeTruthy()
    first.unmount()
    const { person } = await open()
    expect(await screen.findByText('card: Rome marathon')).toBeTruthy()
    expect((field(/^What do you want/) as HTMLTextAreaElement).value).toBe('Half marathon in October')
    await person.click(button('Plan something else'))
    expect((field(/^What do you want/) as HTMLTextAreaElement).value).toBe('')
    expect(screen.getByText('For example')).toBeTruthy()
  })

  it('whose words tell no kind is asked about, and planned as the kind that is chosen', async () => {
    const question = {
      text: 'What kind of goal is “Bees”?',
      choices: [
        { kind: 'prepared' as const, text: 'A day I prepare for' },
        { kind: 'doneBy' as const, text: 'Something I want to have done by then' },
        { kind: 'regular' as const, text: 'Something I do regularly' },
      ],
    }
    answer(routes.createMilestone, planned({ proposalId: null, warnings: [], question }))
    const { person } = await open()
    await person.type(field(/^What do you want/), 'Bees{Enter}')
    const group = await screen.findByRole('group', { name: question.text })
    expect(within(group).getAllByRole('button')).toHaveLength(3)
    expect(screen.getByRole('status').textContent).toBe(question.text)
    answer(routes.createMilestone, planned())
    button('Something I do regularly').focus()
    await person.keyboard('{Enter}')
    expect(await screen.findByText('card: Rome marathon')).toBeTruthy()
    expect(callsOf(routes.createMilestone)[1]?.body).toEqual({
      input: 'Bees',
      year: 2027,
      language: 'en',
      kind: 'regular',
    })
  })

  it('that is none is told so, and stays to be written better', async () => {
    const text = 'I cannot make a goal of that.'
    answer(routes.createMilestone, planned({ proposalId: null, warnings: [text], understood: [] }))
    const { person } = await open()
    await person.type(field(/^What do you want/), 'asdf{Enter}')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
    expect((field(/^What do you want/) as HTMLTextAreaElement).value).toBe('asdf')
  })

  it('is typed already where the address brings it', async () => {
    await open('&target=Esame+di+storia', 'it')
    expect((field(/^Che cosa vuoi raggiungere/) as HTMLTextAreaElement).value).toBe('Esame di storia')
  })
})

it('of one person is not shown to the next', async () => {
  keepTarget({ draft: { mode: 'create', input: 'A secret goal', target: '', timeframe: '' } })
  await renderPart(<MilestoneTab />, { path: '/calendar?panel=assistant', user: sampleUser({ _id: 'somebody-else' }) })
  expect((field(/^What do you want/) as HTMLTextAreaElement).value).toBe('')
})

describe('an event that is to be prepared', () => {
  const suggestion = {
    title: 'Trip to Rome',
    description: '',
    checklist: ['Passport'],
    categoryId: null,
    reminders: [],
  }

  it('gets a checklist and a card', async () => {
    answer(routes.enhanceEvent, {
      suggestion,
      timeline: [],
      proposalId: 'proposal-1',
      engine: 'builtin',
      fallback: null,
    })
    const { person } = await open('&enhance=event-1&at=2027-02-01')
    expect(await screen.findByText('Prepare “Trip to Rome”')).toBeTruthy()
    expect(screen.getByText('Passport')).toBeTruthy()
    expect(await screen.findByText('card: Rome marathon')).toBeTruthy()
    expect(callsOf(routes.enhanceEvent)[0]?.body).toEqual({ language: 'en', occurrence: '2027-02-01' })
    await person.click(button('Back to goals'))
    expect(location.search).toBe('?year=2027&panel=assistant&tab=milestone')
  })

  it('may need nothing', async () => {
    answer(routes.enhanceEvent, { suggestion, timeline: [], proposalId: null, engine: 'builtin', fallback: null })
    await open('&enhance=event-1')
    expect(await screen.findByText(/^Nothing to add/)).toBeTruthy()
  })

  it('is tried again where that failed', async () => {
    fail(routes.enhanceEvent, 'assistant_unavailable')
    const { person } = await open('&enhance=event-1')
    await screen.findByText(/AI Service unavailable/)
    answer(routes.enhanceEvent, { suggestion, timeline: [], proposalId: null, engine: 'builtin', fallback: null })
    await person.click(button('Try again'))
    expect(await screen.findByText(/^Nothing to add/)).toBeTruthy()
  })
})
