import { routes } from '@dodici/contract/routes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer } from '../../test/fake-api.ts'
import { renderPage } from '../../test/render.tsx'
import { sampleCategory, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'

vi.mock('../../features/year/year-page.tsx', () => ({ YearPage: () => <p>the year</p> }))

const study = sampleCategory({ _id: 'study', name: 'Università' })

/** Opens it as a person does who has the focus on the button of today. */
async function open(language: 'it' | 'en' = 'it', search = '') {
  setNow('2027-03-18T10:00')
  const user = sampleUser({ language })
  answerCalendar({ user, categories: [study] })
  answer(routes.searchEvents, [])
  const page = await renderPage({ path: `/calendar${search}`, language, user })
  await screen.findByText('the year')
  const today = await findButton(language === 'it' ? 'Oggi' : 'Today')
  today.focus()
  await page.person.keyboard('{Control>}k{/Control}')
  await findDialog(language === 'it' ? 'Trova tutto' : 'Find anything')
  await page.person.click(field())
  return { ...page, today }
}

/** The other combobox is that of the language. */
const field = () => within(screen.getByRole('dialog')).getByRole('combobox')
const list = () => within(screen.getByRole('listbox'))
const options = () => Array.from(document.querySelectorAll('[role="option"]'), nameOf)
const nameOf = (option: Element) => option.firstElementChild?.textContent
/** The heading above an option. */
const groupOf = (name: string) =>
  screen
    .getAllByRole('group')
    .find((group) => within(group).queryByRole('option', { name }))
    ?.getAttribute('aria-labelledby')
    ?.replace(/^.*$/, (id) => document.getElementById(id)?.textContent ?? '')
const option = (name: RegExp) => list().getByRole('option', { name })
const close = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
const chosen = () => list().getByRole('option', { selected: true })

describe('the palette', () => {
  it('has the commands with their keys, and the categories', async () => {
    await open()
    expect(option(/^Anno successivo ?J ?o ?N$/)).toBeTruthy()
    expect(groupOf('Università')).toBe('Mostra una categoria')
    expect(groupOf('Lingua: English')).toBe('Impostazioni')
    expect(options()).toContain('Lingua: English')
    expect(options()).not.toContain('Lingua: Italiano')
    expect(options()).not.toContain('Trova tutto…')
    expect(options()).not.toContain('Vista: Planner')
  })

  it('finds by the beginnings of words, without accents, and says how many', async () => {
    const { person } = await open()
    await person.keyboard('universita')
    expect(options()).toEqual(['Università', 'Nuovo evento: «universita»'])
    expect(await screen.findByText('1 risultato')).toBeTruthy()
    await person.keyboard('x')
    expect(await screen.findByText('Nessun risultato')).toBeTruthy()
    expect(options()).toEqual(['Nuovo evento: «universitax»'])
  })

  it('is walked with the arrows, round and round, while the focus stays in the field', async () => {
    const { person } = await open()
    await person.keyboard('vista')
    expect(options()).toEqual(['Vista: Mesi', 'Vista: Calore', 'Nuovo evento: «vista»'])
    expect(chosen().textContent).toMatch(/Mesi/)
    await person.keyboard('{ArrowDown}')
    expect(chosen().textContent).toMatch(/Calore/)
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(chosen().textContent).toMatch(/Nuovo evento/)
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen().id)
    expect(document.activeElement).toBe(field())
  })

  it('runs what is chosen, closes, and gives the focus back', async () => {
    const { person, today } = await open()
    await person.keyboard('mesi{Enter}')
    await waitFor(() => expect(location.search).toBe('?view=months'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(today)
  })

  it('runs what is clicked', async () => {
    const { person } = await open()
    await person.click(option(/Università/))
    await waitFor(() => expect(location.search).toBe('?category=study'))
  })

  it('remembers nothing: Back leads to where it was opened, and it opens empty', async () => {
    const { person } = await open('it', '?view=heat')
    await person.keyboard('2030{Enter}')
    await waitFor(() => expect(location.search).toBe('?view=heat&year=2030'))
    await person.keyboard('{Control>}k{/Control}')
    await findDialog('Trova tutto')
    expect(field()).toHaveProperty('value', '')
    close()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    window.history.back()
    await waitFor(() => expect(location.search).toBe('?view=heat'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens another dialog in its place', async () => {
    const { person } = await open()
    await person.keyboard('scorciatoie{Enter}')
    expect(await findDialog('Scorciatoie da tastiera')).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('undoes', async () => {
    answer(routes.listChanges, [])
    const { person } = await open('en')
    await person.keyboard('undo{Enter}')
    expect(await findToast('Nothing to undo')).toBeTruthy()
  })

  it('opens the filter of the bar', async () => {
    const { person } = await open()
    await person.keyboard('filtra{Enter}')
    expect(await screen.findByRole('menuitemradio', { name: 'Tutte' })).toBe(document.activeElement)
  })

  it('shows what a switch is on', async () => {
    const { person } = await open()
    await person.keyboard('numeri{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('{Control>}k{/Control}')
    await findDialog('Trova tutto')
    expect(option(/^Numeri delle settimane ?attivo$/)).toBeTruthy()
  })

  it('closes by a click beside it, and leaves the address as it was', async () => {
    const { person, today } = await open('it', '?view=heat')
    await person.click(await findDialog('Trova tutto'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.search).toBe('?view=heat')
    expect(document.activeElement).toBe(today)
  })
})

describe('a day or a year in the palette', () => {
  it.each([
    ['it', '2029', 'Vai al 2029', '?year=2029'],
    ['it', '18/4', 'Vai a domenica 18 aprile 2027', '?day=2027-04-18'],
    ['it', '1 ott 2028', 'Vai a domenica 1 ottobre 2028', '?year=2028&day=2028-10-01'],
    ['en', '25 December', 'Go to Saturday, December 25, 2027', '?day=2027-12-25'],
    ['it', 'fra tre settimane', 'Vai a giovedì 8 aprile 2027', '?day=2027-04-08'],
    ['en', 'easter', 'Go to Sunday, March 28, 2027', '?day=2027-03-28'],
  ] as const)('in %s: %s', async (language, typed, name, search) => {
    const { person } = await open(language)
    await person.keyboard(typed)
    expect(chosen().textContent).toMatch(name)
    await person.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toBe(search))
  })

  it.each([
    ['?year=2029', ['Vai a domenica 4 marzo 2029']],
    ['?from=2027-11', ['Vai a sabato 4 marzo 2028']],
    // It is over there, so it may also be the next one.
    ['?year=2027', ['Vai a giovedì 4 marzo 2027', 'Vai a sabato 4 marzo 2028']],
    ['?year=2026', ['Vai a mercoledì 4 marzo 2026', 'Vai a sabato 4 marzo 2028']],
  ])(
    'without a year is that of the months that are shown, and the next one if that is over: %s',
    async (search, days) => {
      const { person } = await open('it', search)
      await person.keyboard('4 marzo')
      expect(options().slice(0, -1)).toEqual(days)
    },
  )

  it.each(['2035', '18/4/2035', '31/4'])('is not offered where the page does not go: %s', async (typed) => {
    const { person } = await open()
    await person.keyboard(typed)
    expect(options()).toEqual([`Nuovo evento: «${typed}»`])
  })

  it('has a palette of its own, which g opens', async () => {
    const { person } = await open()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    button('Oggi').focus()
    await person.keyboard('g')
    await findDialog('Vai a una data')
    expect(options()).toEqual([
      ...['Vai a oggi', 'Anno successivo', 'Anno precedente'],
      ...['Un mese più avanti', 'Un mese più indietro'],
    ])
    await person.click(field())
    await person.keyboard('ho 40 anni')
    expect(screen.getByText('Non è un giorno tra il 2025 e il 2034')).toBeTruthy()
    await person.clear(field())
    await person.keyboard('6.1.28{Enter}')
    await waitFor(() => expect(location.search).toBe('?year=2028&day=2028-01-06'))
  })
})
