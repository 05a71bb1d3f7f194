import { routes } from '@dodici/contract/routes'
import type { Event, User } from '@dodici/contract/types'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerCalendar } from '../test/calendar-answers.ts'
import { button, findButton } from '../test/elements.ts'
import { answer, fail } from '../test/fake-api.ts'
import { renderPage } from '../test/render.tsx'
import { sampleEvent, sampleUser } from '../test/samples.ts'
import { setNow } from '../test/set-now.ts'

const newcomer = { firstStepsClosed: false, createdAt: '2027-03-10T10:00:00.000Z' } as const

async function open(facts: Partial<User> = newcomer, search = '', events: readonly Event[] = []) {
  setNow('2027-03-18T10:00')
  const user = sampleUser(facts)
  answerCalendar({ events })
  answer(routes.readProfile, user)
  answer(routes.readFirstSteps, { imported: false, written: false, sampled: false })
  answer(routes.updateProfile, { ...user, firstStepsClosed: true })
  return renderPage({ path: `/calendar${search}`, user })
}

const greeting = () => screen.queryByRole('heading', { name: 'First steps' })
const EMPTY = 'Your 2027 is still empty'

describe('the greeting of a new person', () => {
  it('stands above an empty year in place of the line that says so, until it is closed', async () => {
    const { person } = await open()
    await findButton('Put in a sample year')
    expect(screen.queryByRole('heading', { name: EMPTY })).toBeNull()
    await person.click(button('Close the first steps for good'))
    expect(await screen.findByRole('heading', { name: EMPTY })).toBeTruthy()
    expect(greeting()).toBeNull()
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'))
  })

  it('stays above a year with events as long as steps are open', async () => {
    await open(newcomer, '', [sampleEvent()])
    await findButton('Put in a sample year')
    expect(greeting()).toBeTruthy()
  })

  it('is not for who has closed it: another empty year is just empty', async () => {
    await open({ firstStepsClosed: true }, '?year=2031')
    expect(await screen.findByRole('heading', { name: 'Your 2031 is still empty' })).toBeTruthy()
    expect(greeting()).toBeNull()
  })

  it('ends when nobody remembers any more what came first', async () => {
    await open({ ...newcomer, createdAt: '2027-02-01T10:00:00.000Z' })
    expect(await screen.findByRole('heading', { name: EMPTY })).toBeTruthy()
    expect(greeting()).toBeNull()
  })

  it('gives way to a year that could not be read', async () => {
    setNow('2027-03-18T10:00')
    answerCalendar()
    answer(routes.readFirstSteps, { imported: false, written: false, sampled: false })
    fail(routes.listEvents, 'not_found')
    await renderPage({ path: '/calendar', user: sampleUser(newcomer) })
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(greeting()).toBeNull()
  })
})
