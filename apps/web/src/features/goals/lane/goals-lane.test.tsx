import { routes } from '@dodici/contract/routes'
import type { Goal } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { findButton } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { sampleGoal, sampleGoalDetail } from '../../../test/goal-samples.ts'
import { renderPage } from '../../../test/render.tsx'
import { sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { setWidth } from '../../../test/set-width.ts'
// Read before the first test, which would wait for it.
import '../goals-panel.tsx'
import { goalsIn } from './goals-lane.tsx'

const five: readonly Goal[] = [
  sampleGoal({ _id: 'done', title: 'Sleep' }, { lead: 0, state: 'done' }),
  sampleGoal({ _id: 'behind', title: 'Swim' }),
  ...[1, 2, 3].map((number) => sampleGoal({ _id: `ahead-${number}`, title: `Read ${number}` }, { state: 'ahead' })),
]

const show = (goals: readonly Goal[], path = '/calendar', language: 'en' | 'it' = 'en') => {
  const user = sampleUser({ language })
  answerCalendar({ user, goals })
  return renderPage({ path, language, user })
}

const lane = (name = 'Goals of 2027') => screen.findByRole('navigation', { name })
const titles = (nav: HTMLElement) => within(nav).getAllByRole('listitem')

const shown = () => screen.getByRole('checkbox', { name: 'Show the goals above the year' })

beforeEach(() => {
  setNow('2027-03-18T10:00')
})

describe('the lane of goals above the year', () => {
  it('shows what needs somebody first, in words, and says how many there are more', async () => {
    await show(five)
    const nav = await lane()
    const first = await within(nav).findByRole('button', { name: /Swim/ })
    expect(first.textContent).toBe('Swim3 of 30 · behind by 3')
    expect(titles(nav)).toHaveLength(goalsIn(window.innerWidth))
    expect(within(nav).getByRole('button', { name: `${5 - goalsIn(window.innerWidth)} more goals` })).toBeTruthy()
  })

  it('is in Italian where the person is', async () => {
    await show(five, '/calendar', 'it')
    const nav = await lane('Obiettivi del 2027')
    expect((await within(nav).findByRole('button', { name: /Swim/ })).textContent).toBe('Swim3 di 30 · indietro di 3')
  })

  it('opens a goal, and all of them by its name', async () => {
    answer(routes.readGoal, sampleGoalDetail())
    const { person } = await show(five)
    await person.click(await within(await lane()).findByRole('button', { name: /Swim/ }))
    expect(location.search).toBe('?panel=goals&goal=behind')
    await person.click(within(await lane()).getByRole('button', { name: 'Goals' }))
    expect(location.search).toBe('?panel=goals')
  })

  it('is not there in a year without goals, and leaves no room', async () => {
    await show([])
    await waitFor(() => expect(callsOf(routes.listGoals)).toHaveLength(1))
    await findButton('Today')
    expect(screen.queryByRole('navigation', { name: 'Goals of 2027' })).toBeNull()
    expect(localStorage.getItem('goals-lane')).toBeNull()
  })

  it('keeps its place while the goals are read where the year had some, and says where they cannot be', async () => {
    localStorage.setItem('goals-lane', JSON.stringify({ isShown: true, years: [2027] }))
    const user = sampleUser()
    answerCalendar({ user })
    fail(routes.listGoals, 'invalid_input')
    await renderPage({ path: '/calendar', language: 'en', user })
    const nav = await lane()
    expect(nav.parentElement?.style.height).toBe('28px')
    expect(await within(nav).findByText('The goals could not be loaded.')).toBeTruthy()
  })

  it('forgets the place of a year whose goals are gone', async () => {
    localStorage.setItem('goals-lane', JSON.stringify({ isShown: true, years: [2026, 2027] }))
    await show([])
    await waitFor(() => expect(JSON.parse(localStorage.getItem('goals-lane') ?? '')).toMatchObject({ years: [2026] }))
    expect(screen.queryByRole('navigation', { name: 'Goals of 2027' })).toBeNull()
  })

  it.each(['[', 'null', '7', '{"years":"all"}'])('is there though the browser keeps %s of it', async (stored) => {
    localStorage.setItem('goals-lane', stored)
    await show(five)
    expect(await lane()).toBeTruthy()
  })

  it('is switched off in the panel of goals, and on again', async () => {
    const { person } = await show(five, '/calendar?panel=goals')
    await lane()
    await person.click(shown())
    expect(screen.queryByRole('navigation', { name: 'Goals of 2027' })).toBeNull()
    await person.click(shown())
    expect(await lane()).toBeTruthy()
  })

  it('asks for nothing where it is switched off', async () => {
    localStorage.setItem('goals-lane', JSON.stringify({ isShown: false, years: [2027] }))
    const { person } = await show(five)
    await person.click(await findButton('Today'))
    expect(screen.queryByRole('navigation', { name: 'Goals of 2027' })).toBeNull()
    expect(callsOf(routes.listGoals)).toEqual([])
  })

  it('has room for one on a phone, in a height for fingers', async () => {
    setWidth(390)
    await show(five)
    expect((await lane()).parentElement?.style.height).toBe('48px')
  })
})

describe('goalsIn', () => {
  it.each([
    [320, 1],
    [390, 1],
    [990, 2],
    [1280, 3],
    [1440, 3],
    [1920, 4],
  ])('of %i px is %i', (width, goals) => {
    expect(goalsIn(width)).toBe(goals)
  })
})
