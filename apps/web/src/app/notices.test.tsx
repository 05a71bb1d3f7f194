import { routes } from '@dodici/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { button, field, findDialog } from '../test/elements.ts'
import { answer } from '../test/fake-api.ts'
import { answerCalendar } from '../test/calendar-answers.ts'
import { renderPage, renderPart } from '../test/render.tsx'
import { sampleUser } from '../test/samples.ts'
import { setWidth } from '../test/set-width.ts'
import { Notices } from './notices.tsx'
// Read before the first test, which would wait for it.
import '../features/year/year-page.tsx'

const notice = (name = 'Cookies and local storage') => screen.queryByRole('region', { name })

function existing(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}

describe('what is on every page', () => {
  it('is the notice of what is kept in the browser, until it is accepted, in both languages', async () => {
    const { person, unmount } = await renderPart(<Notices />)
    expect(notice()?.textContent).toContain('to keep you signed in and to remember your language')
    expect(screen.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/terms-and-privacy')
    unmount()
    const { unmount: leave } = await renderPart(<Notices />, { language: 'it' })
    expect(notice('Cookie e dati nel browser')?.textContent).toContain('ricordare la tua lingua')
    await person.click(button('Ho capito'))
    expect([notice('Cookie e dati nel browser'), localStorage.getItem('cookiesAccepted')]).toEqual([null, 'true'])
    leave()
    await renderPart(<Notices />)
    expect(notice()).toBeNull()
  })

  it('is that notice in a line above the year on a desk: it adds nothing to the page that would have to be scrolled', async () => {
    answerCalendar()
    const { person } = await renderPage({ path: '/calendar', user: sampleUser() })
    // By attributes: to ask all cells for their roles takes long.
    const grid = await waitFor(() => existing('[role="grid"]'))
    const [line, ...others] = document.querySelectorAll<HTMLElement>('[data-kept]')
    expect(others).toEqual([])
    expect(line?.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const head = () => line?.parentElement?.style.getPropertyValue('--head')
    // Below it, once the year has been read and is empty, stands a line of 36 px that says how to begin.
    await waitFor(() => expect([line?.style.height, head()]).toEqual(['44px', '80px']))
    await person.click(within(existing('[data-kept]')).getByRole('button'))
    expect(document.querySelector('[data-kept]')).toBeNull()
  })

  it.each([
    ['/about', 1440, '0px'],
    ['/about', 390, '0px'],
    ['/calendar', 390, '44px'],
  ])('tells a toast how high it is and what stands below it: %s at %i px', async (path, width, height) => {
    setWidth(width)
    vi.stubGlobal('ResizeObserver', function ObserverOfNow(tell: () => void) {
      return { observe: tell, disconnect: () => undefined }
    })
    const { person } = await renderPart(<Notices />, { path, user: sampleUser() })
    vi.unstubAllGlobals()
    const told = () => document.documentElement.style.getPropertyValue('--kept-height')
    expect(told()).toBe(height)
    await person.click(button('Got it'))
    expect(told()).toBe('')
  })

  it('does not hide in that notice that the installation may record pages', async () => {
    const meta = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'error-reports' }))
    await renderPart(<Notices />)
    expect(notice()?.textContent).toContain('may also record how the pages are used')
    meta.remove()
  })

  it('is the button for feedback, which opens the dialog; its label is shorter on a small screen', async () => {
    answer(routes.listFeedbackCategories, [{ id: 'problem', name: 'Problem' }])
    const { person, unmount } = await renderPart(<Notices />, { path: '/about' })
    await person.click(button('Beta Feedback'))
    expect(await findDialog('Provide Feedback')).toBeTruthy()
    await screen.findByRole('option', { name: 'Problem' })
    unmount()
    setWidth(390)
    await renderPart(<Notices />, { path: '/about' })
    expect(button('Feedback')).toBeTruthy()
  })

  it.each([1440, 390])('is not over the calendar in a window of %i px: there a line has the button', async (width) => {
    setWidth(width)
    await renderPart(<Notices />, { path: '/calendar', user: sampleUser() })
    expect(screen.queryByRole('button', { name: /Feedback/ })).toBeNull()
  })

  it('keeps what was begun in that dialog until it is sent', async () => {
    answer(routes.listFeedbackCategories, [
      { id: 'problem', name: 'Problem' },
      { id: 'idea', name: 'Idea' },
    ])
    answer(routes.submitFeedback, { _id: 'feedback-1' })
    const { person } = await renderPart(<Notices />, { path: '/about' })
    const open = async () => {
      await person.click(button('Beta Feedback'))
      await screen.findByRole('option', { name: 'Idea' })
      return [field('Category'), field('Your Feedback')].map((each) => (each as HTMLInputElement).value)
    }
    expect(await open()).toEqual(['problem', ''])
    await person.selectOptions(field('Category'), 'idea')
    await person.type(field('Your Feedback'), 'More red')
    await person.click(button('Cancel'))
    expect(await open()).toEqual(['idea', 'More red'])
    await person.click(button('Submit'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await open()).toEqual(['problem', ''])
  })

  it('leaves the button to the line below the year, where there is one', async () => {
    await renderPart(<Notices />, { path: '/calendar', user: sampleUser() })
    expect(screen.queryByRole('button', { name: 'Beta Feedback' })).toBeNull()
  })
})
