import { routes } from '@dodici/contract/routes'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerCalendar } from '../test/calendar-answers.ts'
import { button, findButton, findDialog, findToast } from '../test/elements.ts'
import { answer, fail } from '../test/fake-api.ts'
import { Fault } from '../test/fault.tsx'
import { renderPage } from '../test/render.tsx'
import { sampleCategory, sampleUser } from '../test/samples.ts'
import { takeLogged } from '../test/setup.ts'
import { askScope } from '../features/arrange/scope-question.ts'
import type * as Toasts from './toasts.ts'
import { showToast } from './toasts.ts'

vi.mock('../features/year/year-page.tsx', () => ({ YearPage: () => <p>the year</p> }))
vi.mock('./toasts.ts', async (importOriginal) => {
  const toasts = await importOriginal<typeof Toasts>()
  return { ...toasts, showToast: vi.fn(toasts.showToast) }
})
vi.mock('../features/event/event-dialogs.tsx', () => ({ EventDialogs: Fault }))
vi.mock('../features/arrange/arrange-question.tsx', () => ({ ArrangeQuestion: Fault }))

const open = (search: string) => renderPage({ path: `/calendar${search}`, user: sampleUser() })

const goTo = (search: string) =>
  act(() => {
    window.history.pushState(null, '', `/calendar${search}`)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })

/** How often something broke since the last time that this was asked. */
const broken = () => takeLogged().filter((line) => line.includes('cannot be drawn')).length

describe('what opens over the year', () => {
  it('opens by the address alone, and closes into it', async () => {
    answerCalendar({ categories: [sampleCategory()] })
    const { person } = await open('?dialog=categories&view=heat')
    await findDialog('Categories')
    await screen.findByText('#1976d2')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(location.search).toBe('?view=heat'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says also as a toast that the categories could not be read', async () => {
    answerCalendar()
    fail(routes.listCategories, 'not_found')
    const { person } = await open('?dialog=categories')
    await findDialog('Categories')
    await waitFor(() => expect(screen.getAllByText('Error fetching categories')).toHaveLength(2))
    expect(takeLogged().join()).toContain('Error updating categories:')
    answer(routes.listCategories, [sampleCategory()])
    await person.click(await findButton('Try again'))
    expect(await screen.findByText('#1976d2')).toBeTruthy()
  })

  it('is closed and said once where it breaks; the year stays', async () => {
    vi.mocked(showToast).mockClear()
    answerCalendar()
    await open('?event=event-1&view=months')
    await screen.findByText('Something went wrong')
    await waitFor(() => expect(location.search).toBe('?view=months'))
    expect(screen.getByText('the year')).toBeTruthy()
    expect(showToast).toHaveBeenCalledTimes(1)
    expect(takeLogged().join()).toContain('cannot be drawn')
  })

  it('that breaks is not tried again unasked, and closes nothing that was opened after it', async () => {
    answerCalendar({ categories: [sampleCategory()] })
    await open('?event=event-1&view=months')
    await findToast('Something went wrong')
    expect(button('Reload')).toBeTruthy()
    await waitFor(() => expect(location.search).toBe('?view=months'))
    goTo('?dialog=categories')
    await findDialog('Categories')
    await screen.findByText('#1976d2')
    expect(location.search).toBe('?dialog=categories')
    expect(broken()).toBe(1)
    goTo('?event=event-1')
    await waitFor(() => expect(location.search).toBe(''))
    expect(broken()).toBe(1)
  })

  it('answers a question that cannot be drawn with no, so that nothing waits for it', async () => {
    answerCalendar()
    await open('')
    await screen.findByText('the year')
    const answered = askScope({ scopes: ['this', 'all'], day: '2027-03-18' })
    await screen.findByText('Something went wrong')
    expect(await answered).toBeNull()
    expect(takeLogged().join()).toContain('cannot be drawn')
  })
})
