import type { Session } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { typeCommand } from '#server/test/type-command.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SMTP = { SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: 'https://planner.example.org' }

interface From {
  readonly device?: string | null
  readonly userAgent?: string
  readonly address?: string
}

eachDatabase((planner) => {
  const login = (
    { email, password }: Pick<Person, 'email' | 'password'>,
    { device, userAgent = FIREFOX, address = '203.0.113.77' }: From = {},
  ) =>
    planner().app.inject({
      ...{ method: 'POST', url: '/api/v1/auth/login', remoteAddress: address },
      ...{ payload: { email, password, ...(device === undefined ? {} : { device }) } },
      headers: { 'user-agent': userAgent },
    })
  const mailsOf = (person: Person) => planner().mailsTo(person.email)
  const passMinutes = (minutes: number) =>
    planner().clock.set(new Date(planner().clock.now() + minutes * 60_000).toISOString())

  it('writes to whoever was signed in on a browser that has not been in the account: which, when and from where', async () => {
    const person = await planner().newUser({ language: 'en', timezone: 'America/New_York' })
    await login(person, { device: null })
    const [mail, ...others] = await mailsOf(person)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('A new device signed in to your Dodici account')
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('Firefox on Linux')
      expect(text).toContain('from 203.0.113.x')
      expect(text).toContain('https://planner.example.org/forgot-password')
      expect(text).not.toContain('203.0.113.77')
    }
    expect(mail?.text).toContain('Friday, 20 November 2026, 04:00')
    expect(mail?.unsubscribe).toBeNull()
  })

  it('writes in the language of the person', async () => {
    const person = await planner().newUser({ language: 'it', timezone: 'Europe/Rome' })
    await login(person, { device: null })
    const [mail] = await mailsOf(person)
    expect(mail?.subject).toBe('Un nuovo dispositivo ha effettuato l’accesso al tuo account Dodici')
    expect(mail?.text).toContain('Firefox su Linux')
  })

  it('writes nothing where that browser has been in before, wherever it is now', async () => {
    const person = await planner().newUser()
    const { device } = (await login(person, { device: null })).json<Session>()
    await login(person, { device, address: '198.51.100.9', userAgent: 'Another/1' })
    expect(await mailsOf(person)).toHaveLength(1)
  })

  it('writes nothing of the first sign-in: that of a registration, and that to an account made by the operator', async () => {
    const person = await planner().newUser()
    expect(await mailsOf(person)).toEqual([])
    const words = ['users', 'create', 'made@example.org', '--language', 'en']
    const password = (await typeCommand(planner(), words)).at(-1)?.replace('Password: ', '') ?? ''
    expect((await login({ email: 'made@example.org', password }, { device: null })).statusCode).toBe(200)
    expect(await planner().mailsTo('made@example.org')).toEqual([])
    await login({ email: 'made@example.org', password }, { device: null })
    expect(await planner().mailsTo('made@example.org')).toHaveLength(1)
  })

  it('knows a program by its name and its place, since it keeps nothing', async () => {
    const person = await planner().newUser()
    for (let times = 0; times < 3; times += 1) await login(person, { userAgent: 'backup/1' })
    expect(await mailsOf(person)).toHaveLength(1)
    await login(person, { userAgent: 'backup/1', address: '198.51.100.9' })
    expect(await mailsOf(person)).toHaveLength(2)
  })

  it('sends three an hour, and what is more as one mail afterwards', async () => {
    const person = await planner().newUser({ language: 'en' })
    for (let times = 0; times < 8; times += 1) {
      await login(person, { device: null, address: `198.51.${String(times)}.9` })
      await mailsOf(person)
    }
    expect(await mailsOf(person)).toHaveLength(3)
    passMinutes(61)
    const mails = await mailsOf(person)
    expect(mails).toHaveLength(4)
    expect(mails.at(-1)?.text.match(/Firefox on Linux/g)).toHaveLength(5)
    expect(mails.at(-1)?.text).toContain('on devices that were not used there before')
  })

  it('says nothing of a program that calls itself an address', async () => {
    const person = await planner().newUser({ language: 'en' })
    await login(person, { userAgent: 'evil.example/1' })
    const [mail] = await mailsOf(person)
    expect(mail?.text).toContain('- An unknown device')
    expect(mail?.text).not.toContain('evil.example')
  })

  it('writes to no address that nobody has confirmed, and of no wrong password', async () => {
    const [unconfirmed, person] = [await planner().newUser({ isConfirmed: false }), await planner().newUser()]
    await login(unconfirmed, { device: null })
    await login({ ...person, password: 'wrong' }, { device: null })
    const subjects = (await mailsOf(unconfirmed)).map(({ subject }) => subject)
    expect(subjects.every((subject) => subject.startsWith('Conferma'))).toBe(true)
    expect(await mailsOf(person)).toEqual([])
  })
}, SMTP)

describe('where mails are only put into a folder', () => {
  eachDatabase((planner) => {
    it('writes nothing of new devices', async () => {
      const { email, password } = await planner().newUser()
      await planner().request('POST', '/auth/login', { body: { email, password, device: null } })
      expect(await planner().mailsTo(email)).toEqual([])
    })
  })
})
