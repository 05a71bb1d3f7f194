import { routes } from '@dodici/contract/routes'
import type { Identities, Identity } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goElsewhere } from '../../../api/sign-in-elsewhere.ts'
import { button, field, findButton, findDialog, findToast } from '../../../test/elements.ts'
import { offerElsewhere, withdrawElsewhere } from '../../../test/elsewhere.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { answerProfile } from '../../../test/profile-answers.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { IdentitiesSection } from './identities-section.tsx'

vi.mock('../../../api/sign-in-elsewhere.ts', async (original) => ({
  ...(await original<object>()),
  goElsewhere: vi.fn(),
}))

const user = sampleUser()
const AWAY = 'https://casa.example/authorize'
const account: Identity = {
  ...{ _id: 'i1', issuer: 'https://casa.example', email: 'giulia@casa.example' },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: '2027-03-18T09:00:00.000Z' },
}

beforeEach(() => vi.mocked(goElsewhere).mockReset())
afterEach(() => {
  withdrawElsewhere()
  sessionStorage.clear()
})

const open = (facts: Partial<Identities>, hash = '') => {
  setNow('2027-03-18T15:00')
  answerProfile({ user })
  answer(routes.listIdentities, { hasPassword: true, provenUntil: null, identities: [], ...facts })
  return renderPart(<IdentitiesSection user={user} />, { user, path: `/profile${hash}` })
}

it('is not there where nobody else signs people in', async () => {
  const { container } = await open({})
  await waitFor(() => expect(callsOf(routes.listIdentities)).toHaveLength(1))
  expect(container.querySelector('section')).toBeNull()
})

it('leaves to link an account, with the password', async () => {
  offerElsewhere()
  const { person } = await open({})
  await screen.findByText('No account is linked yet.')
  await person.click(button('Link an account'))
  await findDialog('Link your Casa account?')
  await person.type(field('Current password'), 'correct horse')
  answer(routes.startOidcLink, { url: AWAY })
  await person.click(button('Continue to Casa'))
  await waitFor(() => expect(goElsewhere).toHaveBeenCalledWith(AWAY))
  expect(callsOf(routes.startOidcLink)[0]?.body).toMatchObject({ password: 'correct horse' })
})

it('links what the browser has come back with, or says why not', async () => {
  offerElsewhere()
  answer(routes.linkIdentity, account)
  const { unmount } = await open({ identities: [account] }, '#oidc-link=dodocd_x')
  await findToast('Your account is linked. You can log in with it from now on.')
  expect(callsOf(routes.linkIdentity).map(({ body }) => body)).toEqual([{ code: 'dodocd_x' }])
  expect(location.hash).toBe('#identities')
  unmount()
  fail(routes.linkIdentity, 'identity_taken')
  const second = await open({}, '#oidc-link=dodocd_y')
  await screen.findByText('This account elsewhere already belongs to somebody else here.')
  second.unmount()
  await open({}, '#oidc-fault=oidc_denied')
  await screen.findByText('The service you sign in with did not let you in.')
})

it('lists them, and unlinks one with the password', async () => {
  offerElsewhere()
  const { person } = await open({ identities: [account, { ...account, _id: 'i2', email: null, lastUsedAt: null }] })
  const items = await screen.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'giulia@casa.examplelinked on November 20, 2026 · last used 5 hours agoUnlink',
    'Account without an email addresslinked on November 20, 2026 · never usedUnlink',
  ])
  await person.click(button('Unlink giulia@casa.example'))
  const dialog = await findDialog('Unlink giulia@casa.example?')
  await person.type(field('Current password'), 'correct horse')
  answer(routes.endIdentity, undefined)
  await person.click(within(dialog).getByRole('button', { name: 'Unlink' }))
  await findToast('The account is unlinked.')
  expect(callsOf(routes.endIdentity).at(-1)?.params.id).toBe('i1')
})

it('keeps the last way in, and says what to do first', async () => {
  offerElsewhere()
  const { unmount } = await open({ hasPassword: false, identities: [account] })
  await screen.findByText(/^This is your only way to log in, so it stays\./)
  expect(screen.queryByRole('button', { name: /^Unlink/ })).toBeNull()
  unmount()
  withdrawElsewhere()
  offerElsewhere({ isOnly: true })
  await open({ identities: [account] })
  await screen.findByText('Here you only log in with Casa, so one account stays linked.')
})

it('asks whoever has no password to confirm there, and comes back to the section', async () => {
  offerElsewhere()
  const { person, unmount } = await open({ hasPassword: false, identities: [account] })
  await person.click(await findButton('Link an account'))
  const dialog = await findDialog('Link your Casa account?')
  await within(dialog).findByText(/^Your account has no password\./)
  expect(within(dialog).queryByLabelText('Current password')).toBeNull()
  expect(button('Continue to Casa')).toHaveProperty('disabled', true)
  answer(routes.forgotPassword, undefined)
  await person.click(button('Send me a link by email'))
  await within(dialog).findByText(`The link is on its way to ${user.email}.`)
  answer(routes.startOidcProof, { url: AWAY })
  await person.click(button('Confirm with Casa'))
  await waitFor(() => expect(goElsewhere).toHaveBeenCalledWith(AWAY))
  unmount()
  answer(routes.proveByOidc, { until: '2027-03-18T14:10:00.000Z' })
  const proven = { hasPassword: false, provenUntil: '2027-03-18T14:10:00.000Z', identities: [account] }
  const back = await open(proven, '#oidc-proof=dodocd_z')
  await findToast('Thank you. For ten minutes nothing more is asked.')
  expect([callsOf(routes.proveByOidc)[0]?.body, location.hash]).toEqual([{ code: 'dodocd_z' }, '#identities'])
  await back.person.click(await findButton('Link an account'))
  await screen.findByText('You have just confirmed that it is you. Nothing more is needed.')
  answer(routes.startOidcLink, { url: AWAY })
  await back.person.click(button('Continue to Casa'))
  await waitFor(() => expect(callsOf(routes.startOidcLink).at(-1)?.body).toMatchObject({ password: '' }))
})

it('says whose they were where nobody else signs people in any more', async () => {
  await open({ identities: [account] })
  await screen.findByRole('heading', { name: 'Logging in elsewhere' })
  await screen.findByText(/at casa\.example, which no longer lets anybody in here$/)
  expect(screen.queryByRole('button', { name: 'Link an account' })).toBeNull()
})
