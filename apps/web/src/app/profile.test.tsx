import { routes } from '@dodici/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { storedToken, storedUser } from '../api/stored-session.ts'
import { answerCalendar } from '../test/calendar-answers.ts'
import { answerProfile } from '../test/profile-answers.ts'
import { button, field, findButton, findHeading, findToast, link } from '../test/elements.ts'
import { answer, callsOf, fail } from '../test/fake-api.ts'
import { renderPage } from '../test/render.tsx'
import { sampleCategory, sampleUser } from '../test/samples.ts'

// The year has tests of its own; here it is enough that something stands in its place.
vi.mock('../features/year/year-page.tsx', () => ({ YearPage: () => <p>the year</p> }))

const open = async (facts: Parameters<typeof answerProfile>[0] = {}) => {
  answerProfile(facts)
  const language = facts.user?.language ?? 'en'
  const drawn = await renderPage({ path: '/profile', language, user: facts.user ?? sampleUser() })
  await findHeading(language === 'en' ? 'Profile' : 'Profilo')
  return drawn
}

const section = (name: string) => within(screen.getByRole('region', { name }))

describe('the way to the profile', () => {
  it('is the account menu, and from there the same menu leads back, with the year still read', async () => {
    answerProfile()
    const { person } = await renderPage({ path: '/calendar', user: sampleUser() })
    await screen.findByText('the year')
    await person.click(button('Account of Giulia Amato'))
    await person.click(await screen.findByRole('menuitem', { name: 'Profile' }))
    await findHeading('Profile')
    expect(location.pathname).toBe('/profile')
    await waitFor(() => expect(document.title).toBe('Profile · Dodici'))
    expect(screen.queryByRole('button', { name: 'Add event' })).toBeNull()
    await person.click(button('Account of Giulia Amato'))
    expect(screen.queryByRole('menuitem', { name: 'Profile' })).toBeNull()
    await person.click(await screen.findByRole('menuitem', { name: 'Calendar' }))
    await screen.findByText('the year')
    expect(callsOf(routes.readProfile)).toHaveLength(1)
  })

  it('is where somebody comes back to whose session has ended there', async () => {
    answerProfile()
    const { person } = await renderPage({ path: '/profile', user: sampleUser() })
    await findHeading('Profile')
    fail(routes.endOtherSessions, 'unauthenticated')
    await person.click(await screen.findByRole('button', { name: 'End all others' }))
    await findToast('You were signed out. Please log in again.')
    await findHeading('Login')
    answer(routes.login, { user: sampleUser(), token: 'secret', device: null })
    await person.type(field('Email'), 'giulia@example.org')
    await person.type(field('Password'), 'correct horse')
    await person.click(button('Login'))
    await findHeading('Profile')
    expect(location.pathname).toBe('/profile')
  })

  it('leads a person who is signed out to the login, and then back', async () => {
    await renderPage({ path: '/profile' })
    await findHeading('Login')
  })
})

describe('the name', () => {
  it('is saved, and is the one in the bar and in the browser', async () => {
    const { person } = await open()
    answer(routes.updateProfile, ({ body }) => sampleUser({ ...body, username: body.username ?? '' } as never))
    await person.clear(field('Username'))
    await person.type(field('Username'), 'Giulia Rossi ')
    await person.click(section('About you').getByRole('button', { name: 'Save' }))
    expect(await section('About you').findByText('Saved')).toBeTruthy()
    expect(callsOf(routes.updateProfile)[0]?.body).toEqual({ username: 'Giulia Rossi' })
    expect(button('Account of Giulia Rossi')).toBeTruthy()
    expect(storedUser()?.username).toBe('Giulia Rossi')
  })

  it('stays as typed where it is not saved, which is said', async () => {
    const { person } = await open()
    fail(routes.updateProfile, 'unavailable')
    await person.type(field('Username'), ' Rossi')
    await person.click(section('About you').getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Not saved. The server is busy. Try again in a moment.')).toBeTruthy()
    expect(field('Username')).toHaveProperty('value', 'Giulia Amato Rossi')
  })
})

describe('what is chosen from a list', () => {
  it.each([
    ['Time zone', 'America/New_York', { timezone: 'America/New_York' }],
    ['Week starts on', 'sunday', { weekStart: 'sunday' }],
    ['Country', 'DE', { country: 'DE' }],
    ['Country', '', { country: null }],
    ['An all-day event counts', '8', { allDayHours: 8 }],
    ['An all-day event counts', '0', { allDayHours: 0 }],
  ])('%s: %s is saved at once', async (label, value, body) => {
    const { person } = await open()
    answer(routes.updateProfile, sampleUser(body as never))
    await person.selectOptions(field(label), value)
    expect(await section('Language and time').findByText('Saved')).toBeTruthy()
    expect(callsOf(routes.updateProfile)[0]?.body).toEqual(body)
    expect(field(label)).toHaveProperty('value', value)
  })

  it('is also the region, in a country that has any', async () => {
    const { person } = await open()
    expect(screen.queryByLabelText('Region')).toBeNull()
    answer(routes.listHolidayRegions, [{ code: 'BY', name: 'Bayern' }])
    answer(routes.updateProfile, sampleUser({ country: 'DE' }))
    await person.selectOptions(field('Country'), 'DE')
    answer(routes.updateProfile, sampleUser({ country: 'DE', region: 'BY' }))
    await person.selectOptions(await screen.findByLabelText('Region'), 'BY')
    expect(await section('Language and time').findAllByText('Saved')).toHaveLength(2)
    expect(callsOf(routes.updateProfile).at(-1)?.body).toEqual({ region: 'BY' })
    expect(callsOf(routes.listHolidayRegions).map(({ query }) => query.country)).toEqual(['IT', 'DE'])
  })

  it('stays chosen where it was not saved, and is tried again', async () => {
    const { person } = await open()
    fail(routes.updateProfile, 'network')
    await person.selectOptions(field('Country'), 'DE')
    expect(await screen.findByText(/^Not saved\. The server cannot be reached/)).toBeTruthy()
    expect(field('Country')).toHaveProperty('value', 'DE')
    answer(routes.updateProfile, sampleUser({ country: 'DE' }))
    await person.click(section('Language and time').getByRole('button', { name: 'Try again' }))
    expect(await section('Language and time').findByText('Saved')).toBeTruthy()
  })

  it('switches the page with the language', async () => {
    const { person } = await open()
    answer(routes.updateProfile, sampleUser({ language: 'it' }))
    await person.selectOptions(section('Language and time').getByLabelText('Language'), 'it')
    await findHeading('Profilo')
    expect(callsOf(routes.updateProfile)[0]?.body).toEqual({ language: 'it' })
  })
})

describe('the targets of time', () => {
  const categories = [sampleCategory({ targetMinutes: 450 }), sampleCategory({ _id: 'c2', name: 'Sport' })]

  it('are hours a week, saved by Enter, and can be undone', async () => {
    const { person } = await open({ categories })
    answer(routes.updateCategory, sampleCategory({ _id: 'c2', targetMinutes: 180 }), 'change-9')
    expect(await screen.findByLabelText('Hours a week for Work')).toHaveProperty('value', '7.5')
    expect(screen.getByText('Total: 7.5 of 168 hours.')).toBeTruthy()
    await person.type(field('Hours a week for Sport'), '3{Enter}')
    await findToast('Time target saved')
    expect(await findButton('Undo')).toBeTruthy()
    expect(callsOf(routes.updateCategory).map(({ params, body }) => [params.id, body])).toEqual([
      ['c2', { targetMinutes: 180 }],
    ])
  })

  it('are taken away by nothing, and what is no number is said and not sent', async () => {
    const { person } = await open({ categories })
    answer(routes.updateCategory, sampleCategory())
    await person.type(await screen.findByLabelText('Hours a week for Sport'), 'much{Tab}')
    expect(screen.getByText('Enter a number from 0 to 168, or leave it empty.')).toBeTruthy()
    await person.clear(field('Hours a week for Work'))
    await person.tab()
    await waitFor(() => expect(callsOf(routes.updateCategory)[0]?.body).toEqual({ targetMinutes: null }))
    expect(callsOf(routes.updateCategory)).toHaveLength(1)
  })

  it('lead to the categories where there are none', async () => {
    await open({ categories: [] })
    expect((await screen.findByRole('link', { name: 'Create your first category' })).getAttribute('href')).toBe(
      '/calendar?dialog=categories',
    )
  })
})

describe('the plan', () => {
  it.each([
    ['basic', '100 events a year (a repeating event counts as one)'],
    ['pro', 'As many calendars and events as you like'],
    ['enterprise', 'Keys for other programs (API)'],
  ] as const)('%s says what it holds: %s', async (plan, text) => {
    await open({ user: sampleUser({ plan }), contact: 'ciao@example.org' })
    expect(screen.getByText(text)).toBeTruthy()
    expect(link('Compare the plans').getAttribute('href')).toBe('/pricing')
    expect((await screen.findByRole('link', { name: 'ciao@example.org' })).getAttribute('href')).toBe(
      'mailto:ciao@example.org',
    )
    expect(screen.queryByRole('region', { name: 'API keys' }) !== null).toBe(plan === 'enterprise')
  })
})

describe('the account', () => {
  it('is deleted with the password, after it was said what goes', async () => {
    const { person } = await open()
    answer(routes.deleteAccount, undefined)
    await person.click(button('Delete the account…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account permanently?' }))
    expect(dialog.getByText(/^All your calendars, events/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Download everything' })).toBeTruthy()
    await person.type(dialog.getByLabelText('Your password'), 'correct horse')
    await person.click(dialog.getByRole('button', { name: 'Delete permanently' }))
    await findToast('Your account has been deleted.')
    await findHeading('Login')
    expect(callsOf(routes.deleteAccount)[0]?.body).toEqual({ password: 'correct horse', device: null })
    expect(storedToken()).toBeNull()
  })

  it('stays with a wrong password, or with none', async () => {
    const { person } = await open()
    fail(routes.deleteAccount, 'wrong_password')
    await person.click(button('Delete the account…'))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Delete permanently' }))
    expect(dialog.getByText('Password is required')).toBeTruthy()
    expect(callsOf(routes.deleteAccount)).toEqual([])
    await person.type(dialog.getByLabelText('Your password'), 'correct house')
    await person.click(dialog.getByRole('button', { name: 'Delete permanently' }))
    expect(await dialog.findByText('The password is wrong.')).toBeTruthy()
    expect(dialog.getByLabelText('Your password')).toHaveProperty('value', 'correct house')
    expect(storedToken()).not.toBeNull()
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('in Italian', () => {
  it('the profile speaks Italian in every section', async () => {
    answerCalendar()
    await open({ user: sampleUser({ language: 'it', plan: 'enterprise' }), categories: [sampleCategory()] })
    for (const name of ['Chi sei', 'Lingua e ora', 'Obiettivi di tempo', 'Piano', 'Chiavi API', 'Password']) {
      expect(screen.getByRole('region', { name })).toBeTruthy()
    }
    for (const name of ['Sessioni', 'Esportazione', 'Elimina l’account']) {
      expect(screen.getByRole('region', { name })).toBeTruthy()
    }
    expect(await screen.findByText('Questa sessione')).toBeTruthy()
    expect(await screen.findByLabelText('Ore alla settimana per Work')).toBeTruthy()
  })
})
