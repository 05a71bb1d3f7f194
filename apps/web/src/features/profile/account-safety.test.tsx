import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { button, field, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold, reply } from '../../test/fake-api.ts'
import { storedToken } from '../../api/stored-session.ts'
import { answerProfile, samplePlace } from '../../test/profile-answers.ts'
import { renderPart } from '../../test/render.tsx'
import { setNow } from '../../test/set-now.ts'
import { sampleUser } from '../../test/samples.ts'
import { ExportSection } from './export-section.tsx'
import { SecretsSection } from './secrets/secrets-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TargetsSection } from './targets-section.tsx'

const user = sampleUser({ plan: 'enterprise' })

beforeEach(() => answerProfile({ user }))

describe('the change of the password', () => {
  const open = async () => {
    const { person } = await renderPart(<PasswordSection user={user} />, { user })
    const change = async (current: string, next: string, again = next) => {
      await person.type(field('Current password'), current)
      await person.type(field('New password'), next)
      await person.type(field('Confirm password'), again)
      await person.click(button('Change the password'))
    }
    return { person, change }
  }

  it('is sent, said and forgotten, with what became of the other sessions', async () => {
    answer(routes.changePassword, undefined)
    const { change } = await open()
    await change('old password', 'correct horse')
    await screen.findByText('Your password has been changed, and you have been logged out on all other devices.')
    expect(callsOf(routes.changePassword)[0]?.body).toEqual({
      currentPassword: 'old password',
      newPassword: 'correct horse',
      device: null,
      keepKeys: [],
    })
    expect(field('Current password')).toHaveProperty('value', '')
    expect(field('New password')).toHaveProperty('value', '')
  })

  it('A8: keeps the keys that are chosen by name', async () => {
    const key = { createdAt: '2026-10-01T08:00:00.000Z', lastUsedAt: null }
    answer(routes.listApiKeys, [
      { _id: 'k1', name: 'Script', ...key },
      { _id: 'k2', name: 'Backup', ...key },
    ])
    answer(routes.changePassword, undefined)
    const { person, change } = await open()
    const choices = await screen.findByRole('group', { name: 'API keys, devices and addresses that keep their access' })
    expect(choices.textContent).toContain('All others end when the password changes.')
    await person.click(screen.getByRole('checkbox', { name: 'Backup' }))
    await change('old password', 'correct horse')
    await waitFor(() => expect(callsOf(routes.changePassword)[0]?.body).toMatchObject({ keepKeys: ['Backup'] }))
  })

  it('with a wrong password says so at its field, and keeps what was typed', async () => {
    fail(routes.changePassword, 'wrong_password')
    const { change } = await open()
    await change('guessed', 'correct horse')
    await screen.findByText('The password is wrong.')
    expect(field('Current password').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Current password'))
    expect(field('New password')).toHaveProperty('value', 'correct horse')
  })

  it.each([
    ['correct horse', 'correct house', 'Passwords do not match'],
    ['short', 'short', 'The password needs at least 8 characters.'],
  ])('from %j and %j sends nothing: %s', async (next, again, text) => {
    const { change } = await open()
    await change('old password', next, again)
    expect(screen.getByText(text)).toBeTruthy()
    expect(callsOf(routes.changePassword)).toEqual([])
  })

  it('says why a password is refused, keeps what was typed, and says that too many were tried', async () => {
    fail(routes.changePassword, 'invalid_input', {
      errors: [{ path: 'newPassword', message: 'must not be your name', reason: 'name' }],
    })
    const { person, change } = await open()
    await change('old password', 'correct horse')
    await screen.findByText('Your name is among the first things that anybody tries. Choose another password.')
    expect(field('New password')).toHaveProperty('value', 'correct horse')
    expect(field('Current password')).toHaveProperty('value', 'old password')
    fail(routes.changePassword, 'too_many_requests')
    await person.click(button('Change the password'))
    await screen.findByText('Not saved. Too many requests. Try again later.')
  })
})

describe('the sessions', () => {
  const here = samplePlace({ isCurrent: true })
  const phone = samplePlace({
    _id: 'phone',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  })

  it('are listed, this one first, and another is ended', async () => {
    setNow('2027-03-18T15:00')
    answer(routes.listSessions, [phone, here])
    answer(routes.endSession, undefined)
    const { person } = await renderPart(<SessionsSection user={user} onRevoked={() => undefined} />, { user })
    const items = await screen.findAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Firefox on LinuxThis sessionin use now · since /),
      expect.stringMatching(/^Safari on iPhonelast used 5 hours ago · since .*End$/),
    ])
    answer(routes.listSessions, [here])
    await person.click(button('End the session: Safari on iPhone'))
    await findToast('The session has ended.')
    expect(callsOf(routes.endSession)[0]?.params.id).toBe('phone')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull()
  })

  it('but this one are ended together', async () => {
    answer(routes.listSessions, [phone, here])
    answer(routes.endOtherSessions, undefined)
    const { person } = await renderPart(<SessionsSection user={user} onRevoked={() => undefined} />, { user })
    await person.click(await findButton('End all others'))
    await findToast('All other sessions have ended.')
    expect(callsOf(routes.endOtherSessions)).toHaveLength(1)
  })

  it('that cannot be ended say so', async () => {
    answer(routes.listSessions, [phone, here])
    fail(routes.endSession, 'unavailable')
    const { person } = await renderPart(<SessionsSection user={user} onRevoked={() => undefined} />, { user })
    await person.click(await findButton('End the session: Safari on iPhone'))
    await screen.findByText('Not saved. The server is busy. Try again in a moment.')
  })
})

describe('everything that has access', () => {
  const open = async () => {
    const onRevoked = vi.fn()
    const { person } = await renderPart(<SessionsSection user={user} onRevoked={onRevoked} />, { user })
    await person.click(button('Log out everywhere and revoke everything'))
    expect((await findDialog('Log out everywhere and revoke everything?')).textContent).toContain('API keys')
    return { person, onRevoked }
  }

  it('ends after a question, and with it the session of this page', async () => {
    answer(routes.revokeAll, undefined)
    const { person, onRevoked } = await open()
    expect(document.activeElement).toBe(button('Cancel'))
    await person.click(button('Log out and revoke'))
    await waitFor(() => expect(onRevoked).toHaveBeenCalledOnce())
    expect(storedToken()).toBeNull()
  })

  it('stays where it could not be ended, which is said', async () => {
    fail(routes.revokeAll, 'unavailable')
    const { person, onRevoked } = await open()
    await person.click(button('Log out and revoke'))
    await screen.findByText('Not saved. The server is busy. Try again in a moment.')
    expect(onRevoked).not.toHaveBeenCalled()
    expect(storedToken()).not.toBeNull()
  })
})

describe('what cannot be read', () => {
  it.each([
    [
      'sessions',
      routes.listSessions,
      <SessionsSection key="" user={user} onRevoked={() => undefined} />,
      'Your sessions could not be loaded.',
    ],
    ['keys', routes.listApiKeys, <SecretsSection key="" kind="keys" user={user} />, 'Your keys could not be loaded.'],
    ['categories', routes.listCategories, <TargetsSection key="" />, 'Your categories could not be loaded.'],
  ])('of the %s is said in its place, and read again', async (_name, route, part, text) => {
    fail(route, 'not_found')
    const { person } = await renderPart(part, { user })
    expect(await screen.findByText(`${text} This no longer exists.`)).toBeTruthy()
    answer(route, [])
    await person.click(button('Try again'))
    await waitFor(() => expect(screen.queryByText(`${text} This no longer exists.`)).toBeNull())
  })
})

describe('the keys for other programs', () => {
  it('are made with a name, shown once and copied', async () => {
    answer(routes.createApiKey, {
      ...{ _id: 'k1', name: 'Script', createdAt: '2027-03-18T09:00:00.000Z', lastUsedAt: null },
      key: 'dk_secret',
    })
    const { person } = await renderPart(<SecretsSection kind="keys" user={user} />, { user })
    await person.click(button('Create a key'))
    expect(screen.getByText('Name is required')).toBeTruthy()
    await person.type(field('Name of the key'), ' Script ')
    await person.type(field('Password of your account'), 'correct horse')
    await person.click(button('Create a key'))
    expect(await screen.findByLabelText('New key')).toHaveProperty('value', 'dk_secret')
    expect(callsOf(routes.createApiKey)[0]?.body).toEqual({
      name: 'Script',
      password: 'correct horse',
      device: null,
    })
    await person.click(button('Copy'))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('dk_secret')
    await person.click(button('I have saved it'))
    expect(document.body.innerHTML).not.toContain('dk_secret')
  })

  it('take the right password, and a code where signing in takes one', async () => {
    const { person } = await renderPart(<SecretsSection kind="keys" user={user} />, { user })
    await person.type(field('Name of the key'), 'Script')
    await person.type(field('Password of your account'), 'guessed')
    fail(routes.createApiKey, 'wrong_password')
    await person.click(button('Create a key'))
    expect(await screen.findByText('The password is wrong.')).toBeTruthy()
    expect(screen.queryByLabelText('Code from your app')).toBeNull()
    fail(routes.createApiKey, 'code_required')
    await person.click(button('Create a key'))
    expect(await screen.findByText('Enter a code from your app as well.')).toBeTruthy()
    await person.type(field('Code from your app'), ' 123456 ')
    fail(routes.createApiKey, 'wrong_code')
    await person.click(button('Create a key'))
    expect(await screen.findByText('This code is wrong, too old, or has already been used.')).toBeTruthy()
    expect(callsOf(routes.createApiKey).at(-1)?.body).toMatchObject({ name: 'Script', code: '123456' })
    expect(field('Name of the key')).toHaveProperty('value', 'Script')
  })

  it('are deleted after a question', async () => {
    const key = { _id: 'k1', name: 'Script', createdAt: '2027-03-18T09:00:00.000Z', lastUsedAt: null }
    answer(routes.listApiKeys, [key])
    answer(routes.deleteApiKey, undefined)
    const { person } = await renderPart(<SecretsSection kind="keys" user={user} />, { user })
    await person.click(await findButton('Delete the key Script'))
    expect(screen.getByText('Programs that use this key will lose access.')).toBeTruthy()
    expect(callsOf(routes.deleteApiKey)).toEqual([])
    await person.click(button('Delete'))
    await waitFor(() => expect(callsOf(routes.deleteApiKey)[0]?.params.id).toBe('k1'))
  })
})

describe('the export', () => {
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
  })

  it('is asked for with the token, and put among the downloads', async () => {
    reply(routes.exportAccount, () => ({ body: 'PK zip' }))
    const release = hold(routes.exportAccount)
    const { person } = await renderPart(<ExportSection />, { user })
    await person.click(button('Download everything'))
    expect(await findButton('Putting it together…')).toBeTruthy()
    release()
    await screen.findByText('The file is in your downloads.')
    expect(callsOf(routes.exportAccount)[0]?.headers.get('Authorization')).toBe('Bearer token of user-1')
    expect(saved).toEqual([expect.stringMatching(/^dodici-\d{4}-\d\d-\d\d\.zip blob:file$/)])
  })

  it('that fails says why', async () => {
    fail(routes.exportAccount, 'unavailable')
    const { person } = await renderPart(<ExportSection />, { user })
    await person.click(button('Download everything'))
    await screen.findByText('The export did not work. The server is busy. Try again in a moment.')
    expect(saved).toEqual([])
  })
})
