import { routes } from '@dodici/contract/routes'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findDialog } from '../../test/elements.ts'
import { callsOf, fail, reply } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCategory, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { PrintDialog } from './print-dialog.tsx'

const svgOf = (page: string) => `<svg xmlns="x" width="1190.55pt" height="841.89pt"><text>${page}</text></svg>`

/** What a browser has and this one does not. */
beforeEach(() => {
  setNow('2027-03-18T10:00')
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  vi.spyOn(window, 'print').mockImplementation(() => undefined)
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
  document.adoptedStyleSheets = []
})

afterEach(() => {
  window.dispatchEvent(new Event('afterprint'))
})

const shown = { align: 'date', weekNumbers: true, routine: false } as const

async function open(search = '') {
  const user = sampleUser({ language: 'en' })
  answerCalendar({ user, categories: [sampleCategory({ _id: 'work', name: 'Work' })] })
  reply(routes.readPosterSvg, ({ query }) => ({
    body: svgOf(String(query.page ?? 1)),
    headers: { 'X-Poster-Pages': query.pages === 'quarters' ? '4' : '1', ...missing },
  }))
  const drawn = await renderPart(<PrintDialog shown={shown} />, {
    path: `/calendar?dialog=print${search}`,
    language: 'en',
    user,
  })
  const dialog = await findDialog('Print and save')
  return { ...drawn, dialog }
}

let missing: Record<string, string> = {}
beforeEach(() => {
  missing = {}
})

const lastQuery = () => callsOf(routes.readPosterSvg).at(-1)?.query

describe('the dialog of printing', () => {
  it('begins with what the year shows, and draws it', async () => {
    await open('&from=2026-11&category=work&calendar=home')
    expect(await screen.findByRole('img', { name: 'Planner' })).toBeTruthy()
    expect(lastQuery()).toMatchObject({
      from: '2026-11',
      categories: 'work',
      calendars: 'home',
      paper: 'a3',
      view: 'planner',
      language: 'en',
    })
  })

  it('begins with the weeks and the alignment of the year on the screen, and keeps what is chosen instead', async () => {
    const { person } = await open()
    await screen.findByRole('img', { name: 'Planner' })
    expect(lastQuery()).toMatchObject({ align: 'date', weekNumbers: 'true', routine: 'false' })
    await person.selectOptions(screen.getByLabelText('Days aligned'), 'weekday')
    await person.click(screen.getByLabelText('Week numbers'))
    await person.click(screen.getByLabelText('Weekly series as events'))
    await waitFor(() => expect(lastQuery()).toMatchObject({ align: 'weekday', weekNumbers: 'false', routine: 'true' }))
  })

  it('says which names a PDF writes with dots, before it is saved', async () => {
    await open()
    await screen.findByRole('img', { name: 'Planner' })
    expect(button('PDF').getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.queryByText(/will have dots/)).toBeNull()
    cleanup()
    missing = { 'X-Missing-Names': '3', 'X-Missing-Example': encodeURIComponent('Αθήνα') }
    await open('&from=2027-02')
    const note = await screen.findByText(/^In a PDF 3 names, such as “\u2068Αθήνα\u2069”, will have dots/)
    expect(button('PDF').getAttribute('aria-describedby')).toBe(note.id)
  })

  it('draws anew with each choice, and remembers it', async () => {
    const { person } = await open()
    await screen.findByRole('img', { name: 'Planner' })
    await person.selectOptions(screen.getByLabelText('Pages'), 'quarters')
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(4))
    expect(screen.getByRole('img', { name: 'Planner, page 3 of 4' })).toBeTruthy()
    await person.click(screen.getByLabelText('Without colours'))
    await person.click(screen.getByLabelText('Work'))
    await waitFor(() => expect(lastQuery()).toMatchObject({ pages: 'quarters', grey: 'true', categories: 'none' }))
    expect(JSON.parse(localStorage.getItem('print') ?? '')).toMatchObject({ pages: 'quarters', grey: true })
  })

  it('prints exactly these pages, on their paper, by its button and by the keys of the browser', async () => {
    const { person, dialog } = await open()
    await screen.findByRole('img', { name: 'Planner' })
    await person.click(button('Print'))
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules])
    expect(rules.map(({ cssText }) => cssText).join('')).toContain('1190.55pt 841.89pt')
    expect(document.querySelectorAll('body > div > img[alt=""]')).toHaveLength(1)
    window.dispatchEvent(new Event('afterprint'))
    expect(document.querySelectorAll('body > div > img[alt=""]')).toHaveLength(0)
    const field = within(dialog).getByLabelText('Your own title')
    expect(fireEvent.keyDown(field, { key: 'p', ctrlKey: true })).toBe(false)
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(2))
  })

  it('says why nothing was saved, and keeps the preview', async () => {
    const { person } = await open()
    await screen.findByRole('img', { name: 'Planner' })
    fail(routes.readPosterPdf, 'network')
    await person.click(button('PDF'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^It could not be saved/)
    expect(screen.getByRole('img', { name: 'Planner' })).toBeTruthy()
  })

  it('says that there is no preview, and tries again', async () => {
    const user = sampleUser({ language: 'en' })
    answerCalendar({ user })
    fail(routes.readPosterSvg, 'network')
    const { person } = await renderPart(<PrintDialog shown={shown} />, {
      path: '/calendar?dialog=print',
      language: 'en',
      user,
    })
    expect(await screen.findByText(/^The preview could not be drawn/)).toBeTruthy()
    expect(button('Print')).toHaveProperty('disabled', true)
    reply(routes.readPosterSvg, () => ({ body: svgOf('1') }))
    await person.click(button('Try again'))
    expect(await screen.findByRole('img', { name: 'Planner' })).toBeTruthy()
  })
})
