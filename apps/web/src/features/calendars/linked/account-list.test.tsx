import { routes } from '@dodici/contract/routes'
import type { LinkedAccount } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { button, field, findButton, findDialog, findToast } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../../test/samples.ts'
import { LinkedDialog } from './linked-dialog.tsx'
import { sampleAccount, sampleFound } from './test/linked-samples.ts'

const draw = async (accounts: LinkedAccount[] = [sampleAccount()]) => {
  answer(routes.listLinkedAccounts, accounts)
  answer(routes.listCalendars, [sampleCalendar({ _id: 'work', name: 'Work' })])
  const user = sampleUser({ language: 'en' })
  const drawn = await renderPart(<LinkedDialog />, { path: '/calendar?dialog=linked', language: 'en', user })
  await findDialog('Linked accounts')
  return drawn
}

const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => Promise.all([loadTexts('linked'), loadTexts('calendars')]))

it('says of each account where it is and what is linked of it', async () => {
  await draw([sampleAccount(), sampleAccount({ _id: 'a2', name: 'Home', fault: 'unauthorized', calendars: [] })])
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(first?.getByText('giulia on cloud.example.org')).toBeTruthy()
  expect(await first?.findByText('Work')).toBeTruthy()
  expect(second?.getByText('No calendar of it is linked.')).toBeTruthy()
  expect(second?.getByText(/Most services want an app password/)).toBeTruthy()
})

it('gives an account another name, and the focus back to its button', async () => {
  const { person } = await draw()
  await person.click(button('Rename “Nextcloud”'))
  await person.clear(field('Name of the account'))
  await person.keyboard('{Enter}')
  expect(screen.getByText('Name is required')).toBeTruthy()
  answer(routes.updateLinkedAccount, sampleAccount({ name: 'Ours' }))
  answer(routes.listLinkedAccounts, [sampleAccount({ name: 'Ours' })])
  await person.type(field('Name of the account'), ' Ours {Enter}')
  await findToast('The account has a new name')
  expect(callsOf(routes.updateLinkedAccount)[0]?.body).toEqual({ name: 'Ours' })
  expect(document.activeElement).toBe(await findButton('Rename “Ours”'))
})

it('takes a new password, which the page does not keep', async () => {
  const { person, client } = await draw()
  answer(routes.updateLinkedAccount, sampleAccount())
  await person.click(button('New password for “Nextcloud”'))
  await person.keyboard('secret-1{Enter}')
  await findToast('The password is stored, and the link goes on')
  expect(callsOf(routes.updateLinkedAccount)[0]?.body).toEqual({ password: 'secret-1' })
  const kept = () =>
    JSON.stringify(
      client
        .getMutationCache()
        .getAll()
        .map((mutation) => mutation.state),
    )
  await waitFor(() => expect(kept()).not.toContain('secret-1'))
})

it('links further calendars', async () => {
  const { person } = await draw()
  const more = [
    sampleFound({ calendarId: 'work' }),
    sampleFound({ url: 'https://cloud.example.org/b/', name: 'Garden' }),
  ]
  answer(routes.findCalendarsOfAccount, { calendars: more })
  await person.click(button('Choose calendars of “Nextcloud”'))
  await findDialog('Which calendars?')
  await person.click(await screen.findByRole('checkbox', { name: 'Garden' }))
  answer(routes.linkCalendars, sampleAccount())
  await person.click(button('Link one calendar'))
  await findToast('Linked. The events come in a moment.')
  expect(callsOf(routes.linkCalendars)[0]).toMatchObject({
    params: { id: 'account-1' },
    body: { calendars: [{ url: 'https://cloud.example.org/b/' }] },
  })
})

it('says why the calendars of an account cannot be listed, and tries again', async () => {
  const { person } = await draw()
  fail(routes.findCalendarsOfAccount, 'link_refused', { linkFault: 'timeout' })
  await person.click(button('Choose calendars of “Nextcloud”'))
  expect(await screen.findByText('The server there is too slow. Try again later.')).toBeTruthy()
  answer(routes.findCalendarsOfAccount, { calendars: [sampleFound({ name: 'Garden' })] })
  await person.click(button('Try again'))
  expect(await screen.findByRole('checkbox', { name: 'Garden' })).toBeTruthy()
  await person.click(button('Back'))
  expect(await findButton('Rename “Nextcloud”')).toBeTruthy()
})

it('ends the link to an account after a question, and deletes its password', async () => {
  const { person } = await draw()
  await person.click(button('End the link of “Nextcloud”…'))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/The password that is stored here is deleted/)).toBeTruthy()
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }))
  answer(routes.deleteLinkedAccount, undefined)
  answer(routes.listLinkedAccounts, [])
  await person.click(question.getByRole('button', { name: 'End the link' }))
  await findToast('The link has ended. Its events are still here.')
  expect(callsOf(routes.deleteLinkedAccount)[0]?.params).toEqual({ id: 'account-1' })
})

it('offers one more, up to as many as there may be', async () => {
  const { person } = await draw()
  await person.click(button('Link another account…'))
  await findDialog('Link an account')
  await person.click(button('Back'))
  await findDialog('Linked accounts')
})

it('says when there may be no more', async () => {
  await draw(Array.from({ length: 10 }, (_, at) => sampleAccount({ _id: `a${at}`, name: `Account ${at}` })))
  expect(dialog().getByText('You can link 10 accounts. End one to link another.')).toBeTruthy()
  expect(dialog().queryByRole('button', { name: 'Link another account…' })).toBeNull()
})

it('that cannot be read is said, and can be tried again in its place', async () => {
  fail(routes.listLinkedAccounts, 'not_found')
  const user = sampleUser({ language: 'en' })
  const { person } = await renderPart(<LinkedDialog />, { path: '/calendar?dialog=linked', language: 'en', user })
  expect(await screen.findByText(/The linked accounts could not be loaded\./)).toBeTruthy()
  answer(routes.listCalendars, [])
  answer(routes.listLinkedAccounts, [sampleAccount()])
  await person.click(button('Try again'))
  expect(await findButton('Rename “Nextcloud”')).toBeTruthy()
})
