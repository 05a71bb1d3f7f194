import { routes } from '@dodici/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { storedToken } from '../../api/stored-session.ts'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findButton } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCalendar, sampleCategory, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { setWidth } from '../../test/set-width.ts'
import { takeLogged } from '../../test/setup.ts'
import { TopBar } from './top-bar.tsx'
// Read before the first test, which would wait for them.
import './account-items.tsx'

const work = sampleCategory()
const sport = sampleCategory({ _id: 'category-sport', name: 'Sport', color: '#0097a7' })

const draw = (search = '', language: 'it' | 'en' = 'en', user = sampleUser({ language })) => {
  answer(routes.readProfile, user)
  return renderPart(<TopBar />, { path: `/calendar${search}`, language, user })
}

const initials = (avatar: HTMLElement) => avatar.querySelector('[data-initials]')?.getAttribute('data-initials')

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar({ categories: [work, sport] })
})

describe('the year in the bar', () => {
  it('goes one back and one on, and back to the current one', async () => {
    const { person } = await draw()
    expect(screen.getByRole('heading', { name: '2027' })).toBeTruthy()
    await person.click(button('Next year'))
    expect(location.search).toBe('?year=2028')
    await person.click(button('Previous year'))
    await person.click(button('Previous year'))
    expect(screen.getByRole('heading', { name: '2026' })).toBeTruthy()
    await person.click(button('Today'))
    expect(location.search).toBe('')
  })

  it.each([
    ['2025', 'Previous year', 'Next year'],
    ['2034', 'Next year', 'Previous year'],
  ])('ends at %s', async (year, resting, working) => {
    await draw(`?year=${year}`)
    expect(button(resting)).toHaveProperty('disabled', true)
    expect(button(working)).toHaveProperty('disabled', false)
  })

  it('keeps the view and the filter', async () => {
    const { person } = await draw('?view=heat&category=category-work')
    await person.click(button('Next year'))
    expect(location.search).toBe('?view=heat&category=category-work&year=2028')
  })
})

describe('the views', () => {
  it('are three, of which one holds', async () => {
    const { person } = await draw()
    const group = within(screen.getByRole('group', { name: 'View' }))
    const pressed = () => group.getAllByRole('button', { pressed: true }).map((view) => view.textContent)
    expect(group.getAllByRole('button').map((view) => view.textContent)).toEqual(['Planner', 'Months', 'Heatmap'])
    expect(pressed()).toEqual(['Planner'])
    await person.click(group.getByRole('button', { name: 'Heatmap' }))
    expect(location.search).toBe('?view=heat')
    expect(pressed()).toEqual(['Heatmap'])
  })
})

const toggle = (name: string) => screen.getByRole('menuitemcheckbox', { name })

describe('the category filter', () => {
  it('says all, and offers each category', async () => {
    const { person } = await draw()
    await person.click(button('Category: All'))
    expect(screen.getByRole('menuitemradio', { name: 'All', checked: true })).toBe(document.activeElement)
    const toggles = screen.getAllByRole('menuitemcheckbox')
    expect(toggles.map(({ textContent }) => textContent)).toEqual(['Work', 'Sport', 'No category'])
    await person.click(toggle('Sport'))
    expect(location.search).toBe('?category=category-sport')
    await person.click(screen.getByRole('menuitemradio', { name: 'All' }))
    expect(location.search).toBe('')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('stays open for several, also for events without one, and all of them are no filter', async () => {
    const { person } = await draw()
    await person.click(button('Category: All'))
    await person.click(toggle('No category'))
    expect(location.search).toBe('?category=none')
    await person.click(toggle('Work'))
    expect(location.search).toBe('?category=category-work%2Cnone')
    expect(toggle('Work').getAttribute('aria-checked')).toBe('true')
    expect(button('Category: Work, No category')).toBeTruthy()
    await person.click(toggle('Sport'))
    expect(location.search).toBe('')
  })

  it('shows one alone by a click with Alt, or by the button beside it, which the right arrow leads to', async () => {
    const { person } = await draw('?category=category-work,none')
    await person.click(await findButton('Category: Work, No category'))
    await person.keyboard('{Alt>}')
    await person.click(toggle('Sport'))
    await person.keyboard('{/Alt}')
    expect(location.search).toBe('?category=category-sport')
    await person.click(button('Category: Sport'))
    expect(document.activeElement).toBe(toggle('Sport'))
    await person.keyboard('{ArrowUp}{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Only Work' }))
    await person.keyboard('{ArrowLeft}{ArrowRight}{Enter}')
    expect(location.search).toBe('?category=category-work')
    expect(button('Category: Work')).toBe(document.activeElement)
  })

  it('says that there are none', async () => {
    answer(routes.listCategories, [])
    const { person } = await draw()
    await person.click(button('Category: All'))
    expect(screen.getByText('No categories available')).toBeTruthy()
  })

  it('only logs that they could not be read', async () => {
    fail(routes.listCategories, 'not_found')
    await draw()
    await waitFor(() => expect(callsOf(routes.listCategories)).toHaveLength(1))
    let logged: string[] = []
    await waitFor(() => {
      logged = [...logged, ...takeLogged()]
      expect(logged).toHaveLength(1)
    })
    expect(logged[0]).toContain('Error updating categories:')
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  })

  it('offers the calendars too where there are several', async () => {
    answer(routes.listCalendars, [sampleCalendar(), sampleCalendar({ _id: 'calendar-2', name: 'Team' })])
    const { person } = await draw()
    await person.click(await findButton('Category: All'))
    await person.click(await screen.findByRole('menuitemradio', { name: 'Team' }))
    expect(location.search).toBe('?calendar=calendar-2')
    expect(button('Category: All · Team')).toBeTruthy()
  })

  it('says Tutte in Italian', async () => {
    await draw('', 'it')
    expect(button('Categoria: Tutte')).toBeTruthy()
  })
})

describe('the other buttons', () => {
  it('open the category manager by the address', async () => {
    const { person } = await draw()
    await person.click(button('Manage categories'))
    expect(location.search).toBe('?dialog=categories')
  })

  it('have the categories in the menu of the filter where the bar is narrow, and the assistant in the bar all the same', async () => {
    setWidth(768)
    const { person } = await draw()
    expect(screen.queryByRole('button', { name: 'Manage categories' })).toBeNull()
    expect(await findButton('Assistant')).toBeTruthy()
    await person.click(button(/^Category/))
    await person.click(await screen.findByRole('menuitem', { name: 'Manage categories' }))
    expect(location.search).toBe('?dialog=categories')
  })

  it('add an event in one line, on the day that is open', async () => {
    const { person } = await draw('?day=2027-06-05')
    await person.click(button('Add event'))
    expect(location.search).toBe('?day=2027-06-05&dialog=quick-add')
  })

  it('lead by the logo to the start', async () => {
    await draw()
    expect(screen.getByRole('link', { name: 'Dodici, home page' }).getAttribute('href')).toBe('/')
  })
})

describe('the account menu', () => {
  it('is named after the person and shows their initials', async () => {
    await draw()
    expect(initials(await findButton('Account of Giulia Amato'))).toBe('GA')
  })

  it('shows U for somebody without a name', async () => {
    await draw('', 'en', sampleUser({ username: ' ' }))
    expect(initials(await findButton('Account'))).toBe('U')
  })

  it('signs out: ends the session and empties the storage', async () => {
    answer(routes.logout, undefined)
    const { person } = await draw()
    await person.click(await findButton('Account of Giulia Amato'))
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(storedToken()).toBeNull())
    expect(localStorage.getItem('user')).toBeNull()
    expect(callsOf(routes.logout)[0]?.headers.get('Authorization')).toBe('Bearer token of user-1')
  })

  it('signs out here also where the server cannot be reached', async () => {
    fail(routes.logout, 'network')
    const { person } = await draw()
    await person.click(await findButton('Account of Giulia Amato'))
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(storedToken()).toBeNull())
  })

  it('makes the page light or dark, and keeps that', async () => {
    const { person } = await draw()
    const choose = async (name: string) => {
      await person.click(await findButton('Account of Giulia Amato'))
      await person.click(await screen.findByRole('menuitemradio', { name }))
    }
    await choose('Dark')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('color-scheme')).toBe('dark')
    await choose('Same as system')
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(localStorage.getItem('color-scheme')).toBeNull()
  })

  it('leads to the profile, and has the language only where the bar has no room for it', async () => {
    const { person } = await draw()
    await person.click(await findButton('Account of Giulia Amato'))
    expect(screen.queryByRole('menuitem', { name: 'Italiano' })).toBeNull()
    await person.click(await screen.findByRole('menuitem', { name: 'Profile' }))
    expect(location.pathname).toBe('/profile')
  })
})

describe('the language selector', () => {
  it('switches the page at once and writes the profile', async () => {
    answer(routes.updateProfile, sampleUser({ language: 'it' }))
    const { person } = await draw()
    await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'IT')
    expect(await findButton('Aggiungi un evento')).toBeTruthy()
    expect(callsOf(routes.updateProfile)[0]?.body).toEqual({ language: 'it' })
    await waitFor(() => expect(localStorage.getItem('user')).toContain('"language":"it"'))
  })

  it('keeps the page switched and says so where the profile could not be written', async () => {
    fail(routes.updateProfile, 'internal')
    const { person } = await draw()
    await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'IT')
    expect(await screen.findByText('Si è verificato un problema sul server. Riprova.')).toBeTruthy()
    expect(button('Aggiungi un evento')).toBeTruthy()
  })
})
