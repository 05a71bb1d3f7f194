import { routes } from '@dodici/contract/routes'
import type { Goal, Milestone } from '@dodici/contract/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleMilestone } from '../../test/assistant-samples.ts'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, field, findButton, findHeading, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { sampleEntry, sampleGoal, sampleGoalDetail } from '../../test/goal-samples.ts'
import { renderPage } from '../../test/render.tsx'
import { sampleEvent, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
// Read before the first test, which would wait for it.
import './goals-panel.tsx'

const listed = () => screen.findByRole('list', { name: 'Goals' })

let goals: Goal[]

const open = (search: string, language: 'en' | 'it' = 'en', milestones: readonly Milestone[] = []) => {
  const user = sampleUser({ language })
  answerCalendar({ user, events: [sampleEvent({ title: 'Swim' })], goals })
  answer(routes.listMilestones, [...milestones])
  return renderPage({ path: `/calendar?panel=goals${search}`, language, user })
}

beforeEach(() => {
  setNow('2027-03-18T10:00')
  goals = [sampleGoal(), sampleGoal({ _id: 'goal-2', title: 'Sleep' }, { lead: 0, state: 'done' })]
  answer(routes.readGoal, sampleGoalDetail())
})

describe('the goals', () => {
  it('are a list of the year, each with where it stands in words', async () => {
    await open('', 'it')
    const list = await screen.findByRole('list', { name: 'Obiettivi' })
    const rows = within(list).getAllByRole('button')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Go swimming3 di 30 · indietro di 3',
      'Sleep3 di 30 · raggiunto',
    ])
    expect(callsOf(routes.listGoals)[0]?.query).toEqual({ year: '2027' })
  })

  it('begin with an example, filled in', async () => {
    goals = []
    answer(routes.createGoal, sampleGoal(), 'change-1')
    const { person } = await open('')
    await person.click(await findButton('Read 12 books'))
    expect(field('Title')).toHaveProperty('value', 'Read 12 books')
    await person.click(button('Create'))
    await findToast('Goal created')
    expect(callsOf(routes.createGoal)[0]?.body).toMatchObject({ kind: 'count', target: 12, matchText: 'books' })
    await findHeading('Go swimming')
  })

  it('say what is missing, count what would match, and keep what was typed where it is not saved', async () => {
    fail(routes.createGoal, 'unavailable')
    const { person } = await open('&goal=new')
    await person.click(await findButton('Create'))
    expect(await screen.findByText('Please enter a title.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Title'))
    await person.type(field('Title'), 'Swim')
    await person.type(field('Target'), '20')
    await person.type(field('Words in the title'), 'swim')
    expect(await screen.findByText('1 event in 2027 matches so far.')).toBeTruthy()
    await person.click(button('Create'))
    expect(await screen.findByText('The server is busy. Try again in a moment.')).toBeTruthy()
    expect(field('Title')).toHaveProperty('value', 'Swim')
  })

  it('keep what was typed of a new one where the panel is closed, until it is given up', async () => {
    const { person } = await open('&goal=new')
    await person.type(await screen.findByLabelText('Title'), 'Swim')
    await person.click(button('Close'))
    await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull())
    await person.keyboard('o')
    await person.click(await findButton('New goal'))
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Swim')
    await person.click(button('Cancel'))
    await person.click(await findButton('New goal'))
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', '')
  })

  it('ask which version counts where one was changed elsewhere', async () => {
    const newer = sampleGoal({ title: 'Go diving', version: 4 })
    fail(routes.updateGoal, 'stale_version', { current: newer })
    const { person } = await open('&goal=goal-1')
    await person.click(await findButton('Edit'))
    await person.click(button('Save'))
    await screen.findByText('This goal was changed elsewhere in the meantime.')
    expect(callsOf(routes.updateGoal)[0]?.headers.get('If-Match')).toBe('"1"')
    await person.click(button('Use the newer version'))
    expect(field('Title')).toHaveProperty('value', 'Go diving')
    answer(routes.updateGoal, newer)
    await person.click(button('Save'))
    await findHeading('Go swimming')
    expect(callsOf(routes.updateGoal)[1]?.headers.get('If-Match')).toBe('"4"')
  })
})

describe('one goal', () => {
  it.each([
    ['en', '3: show what was counted', '4: show what is planned'],
    ['it', '3: mostra che cosa è stato contato', '4: mostra che cosa è in programma'],
  ] as const)('lists what it counted, and what is still to come (%s)', async (language, done, planned) => {
    answer(routes.readGoal, sampleGoalDetail(sampleGoal({}, { planned: 4 })))
    const { person } = await open('&goal=goal-1', language)
    const listed = () => Object.fromEntries(new URLSearchParams(location.search))
    const goal = { 'counted-goal': 'goal-1', 'counted-calendar': 'all', panel: 'goals' }
    ;(await findButton(done)).focus()
    await person.keyboard('{Enter}')
    expect(listed()).toMatchObject({ ...goal, counted: '2027-01-01..2027-12-31', 'counted-time': 'over' })
    await person.click(button(planned))
    expect(listed()).toMatchObject({ ...goal, 'counted-time': 'ahead' })
  })

  it('lists what it counted in several years', async () => {
    answer(routes.readGoal, sampleGoalDetail(sampleGoal({ to: '2028-03-01' })))
    const { person } = await open('&goal=goal-1')
    await person.click(await findButton(/: show what was counted$/))
    expect(new URLSearchParams(location.search).get('counted')).toBe('2027-01-01..2028-03-01')
  })

  it('has plain amounts where nothing counts but by hand', async () => {
    answer(routes.readGoal, sampleGoalDetail(sampleGoal({ kind: 'number' })))
    await open('&goal=goal-1')
    const numbers = within(await screen.findByLabelText('Progress'))
    expect(numbers.queryByRole('button')).toBeNull()
  })

  it('says of each day of its plot what was done', async () => {
    await open('&goal=goal-1')
    const slider = await screen.findByRole('slider', { name: 'Day on the chart' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Thursday, March 18, 2027: 3, pace 6.2')
    fireEvent.change(slider, { target: { value: String(Date.UTC(2027, 1, 1) / 86_400_000) } })
    expect(slider.getAttribute('aria-valuetext')).toBe('Monday, February 1, 2027: 1, pace 2.6')
  })

  it('opens an event that counted', async () => {
    const { person } = await open('&goal=goal-1')
    answer(routes.readEvent, sampleEvent({ title: 'Swim' }))
    await person.click(await findButton('Swim'))
    await waitFor(() => expect(location.search).toContain('event=event-1'))
  })

  it('takes entries by hand, changes and deletes them', async () => {
    answer(routes.createGoalEntry, sampleEntry(), 'change-1')
    answer(routes.updateGoalEntry, sampleEntry())
    answer(routes.deleteGoalEntry, undefined, 'change-3')
    const { person } = await open('&goal=goal-1')
    await person.clear(await screen.findByLabelText('How much'))
    await person.click(button('Add'))
    expect(await screen.findByText('Please enter a day and a number.')).toBeTruthy()
    await person.type(field('How much'), '2')
    await person.type(field('Note'), 'sea')
    await person.click(button('Add'))
    await findToast('Entered')
    expect(callsOf(routes.createGoalEntry)[0]?.body).toEqual({ day: '2027-03-18', value: 2, note: 'sea' })
    await person.click(button('Edit the entry of Mar 10'))
    await person.click(button('Save'))
    await findToast('Entry updated')
    await person.click(await findButton('Delete the entry of Mar 10'))
    await findToast('Entry deleted')
    expect(await findButton('Undo')).toBeTruthy()
  })

  it('takes nothing by hand for a day that is yet to come, and says so', async () => {
    const { person } = await open('&goal=goal-1')
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2027-03-19' } })
    expect(screen.getByText('This day is in the future. Add it once it is done.')).toBeTruthy()
    await person.click(button('Add'))
    expect(callsOf(routes.createGoalEntry)).toEqual([])
  })

  it('has milestones hung on it and taken off, with a way back', async () => {
    const hung = {
      _id: 'milestone-2',
      eventId: null,
      title: 'Learn to dive',
      date: '2027-05-02',
      steps: 4,
      stepsDone: 1,
    }
    answer(routes.readGoal, sampleGoalDetail(sampleGoal({ milestones: [hung] })))
    answer(routes.updateMilestone, sampleMilestone(), 'change-1')
    const { person } = await open('&goal=goal-1', 'en', [sampleMilestone()])
    await person.selectOptions(await screen.findByLabelText('Link a milestone'), 'Rome marathon')
    await findToast('Milestone linked to the goal')
    expect(await findButton('Undo')).toBeTruthy()
    await person.click(button('Unlink Learn to dive'))
    await findToast('Milestone unlinked from the goal')
    expect(callsOf(routes.updateMilestone).map(({ params, body }) => [params, body])).toEqual([
      [{ id: 'milestone-1' }, { goalId: 'goal-1' }],
      [{ id: 'milestone-2' }, { goalId: null }],
    ])
  })

  it('says of a milestone how many of its steps no longer fit, and its year where that is another', async () => {
    const moved = sampleMilestone({ date: '2027-01-10' })
    const hung = { _id: moved._id, eventId: 'event-1', title: moved.title, date: '2028-01-10', steps: 3, stepsDone: 1 }
    answer(routes.readGoal, sampleGoalDetail(sampleGoal({ milestones: [hung] })))
    await open('&goal=goal-1', 'it', [moved])
    expect(await screen.findByText('10 gen 2028')).toBeTruthy()
    expect(await screen.findByText('2 passi da rivedere')).toBeTruthy()
  })

  it('is deleted with a way back, and says where it is gone', async () => {
    answer(routes.deleteGoal, undefined, 'change-1')
    const { person } = await open('&goal=goal-1')
    await person.click(await findButton('Delete'))
    await findToast('Goal deleted')
    expect(await findButton('Undo')).toBeTruthy()
    await waitFor(() => expect(location.search).toBe('?panel=goals'))
    fail(routes.readGoal, 'not_found')
    await person.click(within(await listed()).getByRole('button', { name: /Sleep/ }))
    expect(await screen.findByText('This goal no longer exists.')).toBeTruthy()
  })
})
