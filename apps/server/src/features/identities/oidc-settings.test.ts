import type { Identities, Instance } from '@dodici/contract/types'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newSqlite } from '#server/test/test-database.ts'
import { newBrowser, newSomebody, setPassword, settingsFor } from './test/oidc-browser.ts'
import { smallIssuer } from './test/small-issuer.ts'

const issuer = await smallIssuer()
afterAll(() => issuer.stop())
const settings = settingsFor(issuer)

/** A planner with settings of its own, over one database. */
async function withPlanner(wishes: Record<string, string>, work: (planner: Planner) => Promise<void>): Promise<void> {
  const folder = newSqlite()
  const planner = await startPlanner(folder, wishes)
  await work(planner)
  await planner.stop()
  await folder.remove()
}

describe('OIDC_ISSUER', () => {
  it('is refused without what it needs, and nothing of it is taken without it', () => {
    const { OIDC_ISSUER } = settings
    expect(() => readConfig({ OIDC_ISSUER })).toThrow(
      /OIDC_CLIENT_ID: must be set where OIDC_ISSUER is\n {2}PUBLIC_URL: must be set where OIDC_ISSUER is/,
    )
    expect(() => readConfig({ OIDC_ONLY: 'on', OIDC_NAME: 'x' })).toThrow(
      /OIDC_ISSUER: must be set where OIDC_NAME, OIDC_ONLY is/,
    )
    expect(readConfig(settings).oidc).toMatchObject({ name: issuer.host, isOnly: false, linksVerified: false })
  })

  it('unset leaves nothing of it', async () => {
    await withPlanner({}, async (planner) => {
      expect((await planner.request('GET', '/instance')).json<Instance>().oidc).toBeNull()
      expect((await planner.request('POST', '/auth/oidc')).statusCode).toBe(404)
      expect((await planner.request('GET', '/auth/oidc/callback')).statusCode).toBe(404)
      expect((await planner.request('GET', '/auth/oidc/end')).json()).toEqual({ url: null })
    })
  })

  it('S3: down is told in words, and asked again as soon as it is up', async () => {
    const [gone, other] = [await smallIssuer(), await smallIssuer()]
    await gone.stop()
    await withPlanner(settingsFor(gone), async (planner) => {
      const answer = await planner.request('POST', '/auth/oidc')
      expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'oidc_unavailable' }])
      expect(planner.log.join('\n')).toContain('ECONNREFUSED')
    })
    await withPlanner(settingsFor(other), async (planner) => {
      const browser = newBrowser(planner, other)
      const back = other.signIn(await browser.leave(), newSomebody())
      await browser.leave()
      expect(other.asked.get('/.well-known/openid-configuration')).toBe(1)
      await other.stop()
      expect((await browser.comeBack(back)).hash).toBe('#oidc-fault=oidc_unavailable')
    })
  })

  it('S3: of a network of its own is asked only where OUTGOING_ALLOWED has it', async () => {
    await withPlanner({ ...settings, OUTGOING_ALLOWED: '127.0.0.1:1' }, async (planner) => {
      const { length } = [...issuer.asked.values()]
      expect((await planner.request('POST', '/auth/oidc')).json()).toMatchObject({ code: 'oidc_unavailable' })
      expect([...issuer.asked.values()]).toHaveLength(length)
    })
  })

  it('names itself to the page', async () => {
    await withPlanner({ ...settings, OIDC_NAME: 'Casa', OIDC_AUTO: 'on' }, async (planner) => {
      const { oidc, sends } = (await planner.request('GET', '/instance')).json<Instance>()
      expect(oidc).toEqual({ name: 'Casa', isOnly: false, isAuto: true })
      expect(sends).toContainEqual({ line: 'issuer', to: issuer.host })
    })
  })
})

describe.each(['invite', 'closed'])('REGISTRATION=%s', (mode) => {
  it('makes no account of who comes from elsewhere', async () => {
    await withPlanner({ ...settings, REGISTRATION: mode }, async (planner) => {
      const browser = newBrowser(planner, issuer)
      const answer = await browser.login(await browser.code(newSomebody()))
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'registration_closed' }])
    })
  })
})

describe('OIDC_ONLY', () => {
  eachDatabase(
    (planner) => {
      it('S3: lets nobody in by a password, a passkey or a form, also not by asking the API itself', async () => {
        const before = await everyRow(planner().db)
        const [email, password] = ['nuova@example.org', 'correct horse 1']
        const newcomer = { username: 'Nuova', email, password }
        const response = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' }
        const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response }
        const tried: [string, object][] = [
          ['/auth/login', { email, password }],
          ['/auth/register', newcomer],
          ['/auth/register-beta', { ...newcomer, inviteCode: 'x' }],
          ['/auth/passkey', { ticket: 'x', credential }],
        ]
        for (const [path, body] of tried) {
          const answer = await planner().request('POST', path, { body })
          expect([path, answer.statusCode, answer.json()]).toMatchObject([path, 403, { code: 'oidc_only' }])
        }
        expect(await everyRow(planner().db)).toEqual(before)
      })

      it('S4: leaves the last account elsewhere linked, also with a password', async () => {
        const [browser, who] = [newBrowser(planner(), issuer), newSomebody()]
        const { user } = await browser.enter(who)
        await setPassword(planner(), user.email)
        const { token } = await browser.enter(who)
        const list = await planner().request('GET', '/users/identities', { token })
        const { hasPassword, identities } = list.json<Identities>()
        expect(hasPassword).toBe(true)
        const path = `/users/identities/${identities[0]?._id ?? ''}/end`
        const answer = await planner().request('POST', path, { token, body: { password: 'quite a phrase' } })
        expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'last_way_in' }])
      })
    },
    { ...settings, OIDC_ONLY: 'on' },
  )
})
