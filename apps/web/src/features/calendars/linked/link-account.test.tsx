import { routes } from '@dodici/contract/routes'
import type { LinkFault } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { linkedTexts as english } from '../../../i18n/en/linked.ts'
import { linkedTexts as italian } from '../../../i18n/it/linked.ts'
import { loadTexts } from '../../../i18n/start.ts'
import { button, field, findButton, findDialog, findToast } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../../test/samples.ts'
import { LinkedDialog } from './linked-dialog.tsx'
import { sampleAccount, sampleFound } from './test/linked-samples.ts'

const found = [
  sampleFound(),
  sampleFound({ url: 'https://cloud.example.org/dav/birthdays/', name: 'Birthdays', color: null, isReadOnly: true }),
  sampleFound({ url: 'https://cloud.example.org/dav/family/', name: 'Family', calendarId: 'family' }),
]

const draw = async (language: 'it' | 'en' = 'en') => {
  answer(routes.listLinkedAccounts, [])
  answer(routes.listCalendars, [sampleCalendar()])
  answer(routes.findRemoteCalendars, { calendars: found })
  const user = sampleUser({ language })
  const drawn = await renderPart(<LinkedDialog />, { path: '/calendar?dialog=linked', language, user })
  await findDialog(language === 'it' ? 'Sincronizza un account' : 'Link an account')
  return drawn
}

type Person = Awaited<ReturnType<typeof draw>>['person']

async function signIn(person: Person): Promise<void> {
  await person.type(field('Server'), 'cloud.example.org')
  await person.type(field('User name'), 'giulia')
  await person.type(field('App password'), 'abcd-efgh{Enter}')
}

const typed = (label: string) => (field(label) as HTMLInputElement).value

beforeEach(() => Promise.all([loadTexts('linked'), loadTexts('calendars')]))

describe('linking an account', () => {
  it('goes from the service to the calendars that are found, and links those that are chosen', async () => {
    const { person } = await draw()
    await signIn(person)
    await findDialog('Which calendars?')
    expect(callsOf(routes.findRemoteCalendars).map(({ body }) => body)).toEqual([
      { url: 'cloud.example.org', username: 'giulia', password: 'abcd-efgh' },
    ])
    answer(routes.createLinkedAccount, sampleAccount())
    await person.click(screen.getByRole('checkbox', { name: 'Birthdays read only' }))
    await person.click(button('Link 2 calendars'))
    await findToast('Linked. The events come in a moment.')
    expect(callsOf(routes.createLinkedAccount)[0]?.body).toEqual({
      ...{ url: 'cloud.example.org', username: 'giulia', password: 'abcd-efgh', name: 'Nextcloud' },
      calendars: [{ url: found[0]?.url }, { url: found[1]?.url }],
    })
    await waitFor(() => expect(location.search).toBe('?dialog=calendars'))
  })

  it('proposes what can be written to, and offers nothing that is linked already', async () => {
    const { person } = await draw()
    await signIn(person)
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ])
    expect(within(boxes[2]!.closest('li')!).getByText('linked already')).toBeTruthy()
    await person.click(boxes[0]!)
    expect(button('Link calendars')).toHaveProperty('disabled', true)
  })

  it('knows the servers of iCloud and Fastmail, and asks for the password that they want', async () => {
    const { person } = await draw()
    await person.click(screen.getByRole('radio', { name: 'iCloud' }))
    expect(screen.queryByLabelText('Server')).toBeNull()
    expect(screen.getByText('caldav.icloud.com')).toBeTruthy()
    expect(screen.getByText(/Apple wants an app-specific password/)).toBeTruthy()
    await person.click(screen.getByRole('radio', { name: 'Fastmail' }))
    await person.type(field('User name'), 'giulia@fastmail.com')
    await person.type(field('App password'), 'x{Enter}')
    await findDialog('Which calendars?')
    expect(callsOf(routes.findRemoteCalendars)[0]?.body).toMatchObject({ url: 'caldav.fastmail.com' })
    expect(field('Name of the account')).toHaveProperty('value', 'Fastmail')
  })

  it('names an account of another server by its host, if nobody gives it a name', async () => {
    const { person } = await draw()
    await person.click(screen.getByRole('radio', { name: 'Another server' }))
    await person.type(field('Server'), 'https://dav.example.org/radicale/')
    await person.type(field('User name'), 'giulia')
    await person.type(field('Password'), 'x{Enter}')
    await findDialog('Which calendars?')
    expect(screen.getByText('giulia on dav.example.org')).toBeTruthy()
    answer(routes.createLinkedAccount, sampleAccount())
    await person.clear(field('Name of the account'))
    await person.click(button('Link one calendar'))
    await waitFor(() => expect(callsOf(routes.createLinkedAccount)[0]?.body).toMatchObject({ name: 'dav.example.org' }))
  })

  it('says that Google and Outlook want the address, and leads there', async () => {
    const { person } = await draw()
    expect(screen.getByText(/Google and Outlook let no other calendar in with a password/)).toBeTruthy()
    await person.click(button('Add from an address…'))
    await findDialog('Add a calendar from an address')
  })

  it('waits longer for another server than the server here does', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout')
    const { person } = await draw()
    await signIn(person)
    await findDialog('Which calendars?')
    expect(Math.max(...timeouts.mock.calls.map(([most]) => most))).toBeGreaterThan(40_000)
    timeouts.mockRestore()
  })

  it('by keys alone, from the first field to the last button', async () => {
    const { person } = await draw()
    answer(routes.createLinkedAccount, sampleAccount())
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Nextcloud' }))
    await person.keyboard('{Tab}cloud.example.org{Tab}giulia{Tab}secret{Enter}')
    await findDialog('Which calendars?')
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Work' }).focus()
    await person.keyboard('{Tab} {Enter}')
    await waitFor(() => expect(callsOf(routes.createLinkedAccount)[0]?.body.calendars).toHaveLength(2))
  })
})

describe('what is typed', () => {
  it('is asked for where it is missing, and the first missing field has the focus', async () => {
    const { person } = await draw()
    await person.type(field('Server'), 'cloud.example.org{Enter}')
    expect(screen.getByText('Type your user name there.')).toBeTruthy()
    expect(screen.getByText('Type the password.')).toBeTruthy()
    expect(document.activeElement).toBe(field('User name'))
    expect(callsOf(routes.findRemoteCalendars)).toEqual([])
  })

  it('stays when the server refuses it, and the field at fault has the focus', async () => {
    const { person } = await draw()
    fail(routes.findRemoteCalendars, 'link_refused', { linkFault: 'unauthorized' })
    await signIn(person)
    expect(await screen.findByText(/Most services want an app password here/)).toBeTruthy()
    expect(document.activeElement).toBe(field('App password'))
    expect([typed('Server'), typed('User name'), typed('App password')]).toEqual([
      ...['cloud.example.org', 'giulia', 'abcd-efgh'],
    ])
  })

  it('stays when linking fails and on the way back, also the name of the account', async () => {
    const { person } = await draw()
    await signIn(person)
    await findDialog('Which calendars?')
    fail(routes.createLinkedAccount, 'network')
    await person.clear(field('Name of the account'))
    await person.type(field('Name of the account'), 'Ours')
    await person.click(button('Link one calendar'))
    expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy()
    expect(field('Name of the account')).toHaveProperty('value', 'Ours')
    await person.click(button('Back'))
    expect(typed('App password')).toBe('abcd-efgh')
  })

  it('is not lost by Escape without a question', async () => {
    const { person } = await draw()
    await person.type(field('User name'), 'giulia')
    await person.keyboard('{Escape}')
    expect(await screen.findByText('What you typed for this account would be lost.')).toBeTruthy()
    await person.click(button('Keep editing'))
    expect(typed('User name')).toBe('giulia')
  })

  it('of a password is in no cache of the page once the dialog is closed', async () => {
    const { person, client } = await draw()
    await signIn(person)
    await findDialog('Which calendars?')
    answer(routes.createLinkedAccount, sampleAccount())
    await person.click(button('Link one calendar'))
    await waitFor(() => expect(location.search).toBe('?dialog=calendars'))
    const kept = () =>
      JSON.stringify([
        client
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
        Object.entries(localStorage),
        Object.entries(sessionStorage),
      ])
    await waitFor(() => expect(kept()).not.toContain('abcd-efgh'))
  })
})

describe.each(['en', 'it'] as const)('a refusal in %s', (language) => {
  const says = async (fault: LinkFault) => {
    const { person } = await draw(language)
    fail(routes.findRemoteCalendars, 'link_refused', { linkFault: fault })
    const [server, username] = screen.getAllByRole('textbox')
    await person.type(server!, 'cloud.example.org')
    await person.type(username!, 'giulia')
    await person.type(field(/^(App password|Password per app)$/), 'secret{Enter}')
    const form = screen.getByRole('form')
    const alert = () => form.querySelector('[aria-invalid=true]') ?? within(form).queryByRole('alert')
    await waitFor(() => expect(alert()).not.toBeNull())
    const noteId = alert()?.getAttribute('aria-describedby')
    const note = noteId === null || noteId === undefined ? alert() : document.getElementById(noteId)
    return note?.textContent ?? ''
  }

  const { faults } = (language === 'it' ? italian : english).linked

  it.each(Object.keys(faults) as LinkFault[])('has words of its own for “%s”', async (fault) => {
    expect(await says(fault)).toBe(faults[fault])
    expect(Object.values(faults).filter((words) => words === faults[fault])).toHaveLength(1)
  })
})

it('without an answer says how to try again, and tries again', async () => {
  const { person } = await draw()
  fail(routes.findRemoteCalendars, 'network')
  await signIn(person)
  expect(await within(screen.getByRole('form')).findByRole('alert')).toBeTruthy()
  answer(routes.findRemoteCalendars, { calendars: [] })
  await person.click(await findButton('Find calendars'))
  expect(await screen.findByText('There are no calendars in this account.')).toBeTruthy()
})
