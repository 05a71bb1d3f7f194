import { routes } from '@dodici/contract/routes'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { sampleProposal, sampleProposalItem, sampleProposedGoal } from '../../../test/assistant-samples.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { button, field, findToast } from '../../../test/elements.ts'
import { answer, callsOf } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { setNow } from '../../../test/set-now.ts'
import { ProposalCard } from './proposal-card.tsx'

const series = sampleProposalItem({
  ...{ title: 'Study Spanish', allDay: false, start: '2027-03-22T18:30', end: '2027-03-22T20:00' },
  ...{ recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20271231', reason: 'the calmest hours of your weeks' },
})
const study = sampleProposedGoal({ title: 'Study Spanish', kind: 'hours', target: 123, unit: '', from: '2027-03-18' })

let count = 0
/** Each card is another one: what was chosen on one is remembered. */
async function open({ language = 'en', items = [series] }: { language?: 'it' | 'en'; items?: (typeof series)[] } = {}) {
  count += 1
  const facts = { _id: `goal-card-${count}`, kind: 'goal', title: study.title, goal: study, items } as const
  const proposal = sampleProposal({ ...facts, items: [...items] })
  answer(routes.readProposal, proposal)
  const drawn = await renderPart(<ProposalCard proposal={proposal} />, { path: '/calendar?year=2027', language })
  await loadTexts('assistant')
  return { ...drawn, proposal }
}

const boxes = () =>
  within(screen.getByRole('list', { name: /^(Proposed changes|Modifiche proposte)$/ })).getAllByRole('checkbox')
const sent = () => callsOf(routes.applyProposal)[0]?.body
const applied = { events: [], goal: { _id: 'goal-1', title: 'Study Spanish' }, count: 1, changeId: 'change-1' }

beforeEach(async () => {
  setNow('2027-03-18T10:00')
  answerCalendar()
  await loadTexts('assistant')
})

describe('a card with a goal', () => {
  it('says how much, at which pace, in which days, and on which days of the week its series is', async () => {
    await open()
    expect(screen.getByRole('heading', { name: /Study Spanish.*123 h/ })).toBeTruthy()
    expect(screen.getByText('123 h · about 3 h a week')).toBeTruthy()
    expect(screen.getByText(/^March 18.*December 31, 2027$/)).toBeTruthy()
    expect(screen.getByText(/^the calmest hours of your weeks · .*Monday and Thursday/i)).toBeTruthy()
    expect(screen.getByText('2 changes, undone in one step')).toBeTruthy()
  })

  it('says so in Italian', async () => {
    await open({ language: 'it' })
    expect(screen.getByText('123 h · circa 3 h a settimana')).toBeTruthy()
    expect(screen.getByText(/lunedì e giovedì/)).toBeTruthy()
    expect(boxes()[0]?.getAttribute('aria-label')).toBe('Applica l’obiettivo: Study Spanish')
  })

  it('is applied by keyboard alone, goal and series at once, and leads to the goal then', async () => {
    const { person, proposal } = await open()
    answer(routes.applyProposal, () => {
      answer(routes.readProposal, { ...proposal, state: 'applied', changeId: 'change-1' })
      return applied
    })
    await person.tab()
    expect(document.activeElement).toBe(boxes()[0])
    while (document.activeElement !== button('Apply')) await person.tab()
    await person.keyboard('{Enter}')
    expect(await findToast('Goal added, with 1 event')).toBeTruthy()
    expect(sent()).toEqual({ items: [{ _id: 'item-1' }] })
    const made = within(await screen.findByRole('list', { name: 'The goal' }))
    await person.click(made.getByRole('button', { name: 'Study Spanish' }))
    expect(location.search).toContain('goal=goal-1')
  })

  it('is edited in place by keyboard, with the pace of what is typed', async () => {
    const { person } = await open()
    answer(routes.applyProposal, applied)
    button('Edit').focus()
    await person.keyboard('{Enter}')
    await person.clear(field('Target'))
    await person.type(field('Target'), '82')
    expect(screen.getByText('82 h · about 2 h a week')).toBeTruthy()
    await person.clear(field('To'))
    await person.type(field('To'), '2027-09-30')
    await person.click(button('Apply'))
    expect(await findToast('Goal added, with 1 event')).toBeTruthy()
    expect(sent()).toEqual({ items: [{ _id: 'item-1' }], goal: { target: 82, to: '2027-09-30' } })
  })

  it('may be applied without its series, and the series without the goal, but not nothing', async () => {
    const { person } = await open()
    answer(routes.applyProposal, { ...applied, goal: null })
    await person.click(boxes()[1] as HTMLElement)
    await person.click(boxes()[0] as HTMLElement)
    expect(screen.getByText('Nothing chosen')).toBeTruthy()
    await person.click(button('Apply'))
    expect(callsOf(routes.applyProposal)).toHaveLength(0)
    await person.click(boxes()[1] as HTMLElement)
    await person.click(button('Apply'))
    expect(await findToast('1 event added')).toBeTruthy()
    expect(sent()).toEqual({ items: [{ _id: 'item-1' }], goal: null })
    expect(screen.queryByRole('list', { name: 'The goal' })).toBeNull()
  })

  it('says what cannot be a goal, and applies nothing', async () => {
    const { person } = await open({ items: [] })
    await person.click(button('Edit'))
    await person.clear(field('Target'))
    expect(screen.getByText('Enter a number above zero.')).toBeTruthy()
    await person.click(button('Apply'))
    expect(callsOf(routes.applyProposal)).toHaveLength(0)
    await person.type(field('Target'), '10')
    answer(routes.applyProposal, { ...applied, count: 0 })
    await person.click(button('Apply'))
    expect(await findToast('Goal added')).toBeTruthy()
    expect(sent()).toEqual({ items: [], goal: { target: 10 } })
  })
})
