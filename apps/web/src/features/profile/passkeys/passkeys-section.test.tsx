import { routes } from '@dodici/contract/routes'
import type { Passkey } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { button, field, findButton, findDialog, findToast } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { answerProfile } from '../../../test/profile-answers.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { makePasskey } from './make-passkey.ts'
import { PasskeysSection } from './passkeys-section.tsx'

vi.mock('./make-passkey.ts', () => ({ makePasskey: vi.fn() }))

const user = sampleUser()
const phone: Passkey = {
  ...{ _id: 'p1', name: 'Phone', createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: '2027-03-18T09:00:00.000Z' },
}
const credential = {
  ...{ id: 'x', rawId: 'x', type: 'public-key' as const, clientExtensionResults: {} },
  response: { clientDataJSON: 'c', attestationObject: 'a', transports: ['internal'] },
}

const open = async (passkeys: Passkey[] = []) => {
  setNow('2027-03-18T15:00')
  answerProfile({ user })
  answer(routes.listPasskeys, passkeys)
  return renderPart(<PasskeysSection user={user} />, { user })
}

it('makes a passkey under a name, with the password, by what the browser makes', async () => {
  const { person } = await open()
  await screen.findByText('No passkeys yet.')
  await person.click(button('Add a passkey'))
  await findDialog('Add a passkey')
  await person.clear(field('Name of the passkey'))
  await person.type(field('Name of the passkey'), ' My key ')
  await person.type(field('Current password'), 'correct horse')
  answer(routes.offerPasskey, { ticket: 'v1.ticket', options: { challenge: 'abc' } })
  vi.mocked(makePasskey).mockRejectedValueOnce(new DOMException('The user said no.', 'NotAllowedError'))
  await person.click(button('Continue'))
  await screen.findByText(/^No passkey was made\./)
  vi.mocked(makePasskey).mockResolvedValueOnce(credential)
  answer(routes.createPasskey, { ...phone, name: 'My key', lastUsedAt: null })
  await person.click(button('Continue'))
  await findToast('You can log in with this passkey now.')
  expect(vi.mocked(makePasskey)).toHaveBeenLastCalledWith({ challenge: 'abc' })
  expect(callsOf(routes.createPasskey)[0]?.body).toEqual({ ticket: 'v1.ticket', name: 'My key', credential })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('lists them with their last use, and deletes one with the password', async () => {
  const { person } = await open([phone, { ...phone, _id: 'p2', name: 'Key', lastUsedAt: null }])
  const items = await screen.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Phonemade on November 20, 2026 · last used 5 hours agoDelete',
    'Keymade on November 20, 2026 · never usedDelete',
  ])
  await person.click(button('Delete the passkey Phone'))
  const dialog = await findDialog('Delete the passkey Phone?')
  await person.type(field('Current password'), 'guessed')
  fail(routes.endPasskey, 'wrong_password')
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await screen.findByText('The password is wrong.')
  answer(routes.endPasskey, undefined)
  answer(routes.listPasskeys, [])
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await findToast('The passkey is deleted.')
  expect(callsOf(routes.endPasskey).at(-1)?.params.id).toBe('p1')
  await waitFor(() => expect(screen.queryByText('Phone')).toBeNull())
})

it('says where they could not be read', async () => {
  answerProfile({ user })
  fail(routes.listPasskeys, 'not_found')
  await renderPart(<PasskeysSection user={user} />, { user })
  await screen.findByText(/^Your passkeys could not be loaded\./)
  expect(await findButton('Try again')).toBeTruthy()
})
