import { routes } from '@dodici/contract/routes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findButton, findDialog } from '../../test/elements.ts'
import { callsOf } from '../../test/fake-api.ts'
import { renderPage } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { setWidth } from '../../test/set-width.ts'

vi.mock('../../features/year/year-page.tsx', () => ({ YearPage: () => <p>the year</p> }))

async function open(language: 'it' | 'en' = 'en') {
  setNow('2027-03-18T10:00')
  const user = sampleUser({ language })
  answerCalendar({ user })
  const page = await renderPage({ path: '/calendar?dialog=keys', language, user })
  const name = language === 'it' ? 'Scorciatoie da tastiera' : 'Keyboard shortcuts'
  return { ...page, dialog: within(await findDialog(name)) }
}

type Inside = Awaited<ReturnType<typeof open>>['dialog']

/** The lines of a group: what a key does, and the key. */
const linesOf = (dialog: Inside, group: string) =>
  within(dialog.getByRole('region', { name: group }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

describe('the list of keys', () => {
  it('has the keys of the commands by groups, in Italian', async () => {
    const { dialog } = await open('it')
    expect(linesOf(dialog, 'L’anno')).toEqual([
      ['Vai a oggi', 'T'],
      ['Anno successivo', 'JoNoMaiuscPag ↓'],
      ['Anno precedente', 'KoPoMaiuscPag ↑'],
      ['Un mese più avanti', 'MaiuscJoMaiuscN'],
      ['Un mese più indietro', 'MaiuscKoMaiuscP'],
      ['Vai a una data…', 'G'],
    ])
    expect(linesOf(dialog, 'Viste')).toEqual([
      ['Planner', '1oY'],
      ['Mesi', '2oM'],
      ['Calore', '3oH'],
    ])
    expect(linesOf(dialog, 'La pagina')).toContainEqual(['Scorciatoie da tastiera', '?oCtrl/'])
  })

  it('has the keys of the days, of what is carried and of the mouse, in English', async () => {
    const { dialog } = await open()
    expect(linesOf(dialog, 'On the days')).toContainEqual(['Mark days for a new event', 'ShiftArrows'])
    expect(linesOf(dialog, 'After “Move…” in the menu of an event')).toContainEqual(['Put it down', 'Enter'])
    expect(linesOf(dialog, 'With the mouse')).toContainEqual(['An event: copy it', 'AltDrag'])
    expect(linesOf(dialog, 'Several events at once')).toContainEqual(['Delete the selected events', 'Delete'])
  })

  it('has no key of what is not on the page', async () => {
    setWidth(390)
    const { dialog } = await open()
    expect(dialog.queryByText('Filter by category')).toBeNull()
    setWidth(1440)
    expect(await dialog.findByText('Filter by category')).toBeTruthy()
  })

  it('says Cmd on a Mac', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
    const { dialog } = await open()
    expect(linesOf(dialog, 'Events')).toContainEqual(['Undo the last change', 'Zor⌘Z'])
    expect(dialog.getByText(/without ⌘/)).toBeTruthy()
  })

  it('switches single keys off, and on again, and remembers that in this browser', async () => {
    const { dialog, person } = await open()
    const single = dialog.getByRole('switch', { name: 'Single keys' })
    expect(single).toHaveProperty('checked', true)
    await person.click(single)
    expect(single).toHaveProperty('checked', false)
    expect(localStorage.getItem('year-settings')).toContain('"singleKeys":false')
    await person.click(single)
    expect(localStorage.getItem('year-settings')).toContain('"singleKeys":true')
  })

  it('closes into the address', async () => {
    const { dialog, person } = await open()
    await person.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.search).toBe('')
  })

  it('loads behind a key, and what is typed on goes into the field that this opens', async () => {
    answerCalendar()
    await renderPage({ path: '/calendar', user: sampleUser() })
    await screen.findByText('the year')
    for (const key of 'qzmaino') fireEvent.keyDown(document.body, { key })
    const field = await screen.findByLabelText<HTMLInputElement>('Quick add', { selector: 'input' })
    await waitFor(() => expect(field.value).toBe('zmaino'))
    expect(callsOf(routes.undoChange)).toEqual([])
    expect(location.search).toBe('?dialog=quick-add')
  })

  it('is opened by ?, also where that is the first key of all, and by the account menu', async () => {
    answerCalendar()
    const { person } = await renderPage({ path: '/calendar', user: sampleUser() })
    await screen.findByText('the year')
    await person.keyboard('?')
    const dialog = await findDialog('Keyboard shortcuts')
    await person.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(await findButton('Account of Giulia Amato'))
    await person.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
    await person.click(within(await findDialog('Keyboard shortcuts')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.activeElement).toBe(button('Account of Giulia Amato')))
  })
})
