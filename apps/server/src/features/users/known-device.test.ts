import type { Session } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { argonPasswords, type Passwords } from '#server/passwords.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'

const WRONG_TRIES = 10
const DEVICES_MAX = 20

const hashing = argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
let isFull = false
const passwords: Passwords = {
  ...hashing,
  verify: (stored, password, way) =>
    isFull ? Promise.reject(new AppError('unavailable', 'Too many.')) : hashing.verify(stored, password, way),
}

let places = 0
const elsewhere = (): string => {
  places += 1
  return `10.20.${String(places >> 8)}.${String(places & 255)}`
}

eachDatabase(
  (planner) => {
    type SignIn = { readonly email: string; readonly password: string; readonly device?: string | null }
    const login = ({ email, password, device }: SignIn, from = elsewhere()) =>
      planner().app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { email, password, ...(device === undefined ? {} : { device }) },
        remoteAddress: from,
      })
    const deviceOf = async ({ email, password }: Person, device: string | null = null): Promise<string> =>
      (await login({ email, password, device })).json<Session>().device ?? ''
    const wrong = ({ email }: Person, device?: string) =>
      login({ email, password: 'not the password', ...(device === undefined ? {} : { device }) })
    const lockOut = async (person: Person): Promise<void> => {
      for (let tries = 0; tries < WRONG_TRIES; tries += 1) expect((await wrong(person)).statusCode).toBe(401)
      expect((await login(person)).statusCode).toBe(429)
    }

    it('Q5: counts no try that came to no verdict: after 30 answers of 503 the right password signs in', async () => {
      const person = await planner().newUser()
      isFull = true
      const from = elsewhere()
      for (let tries = 0; tries < 30; tries += 1) expect((await login(person, from)).statusCode).toBe(503)
      isFull = false
      expect((await login(person, from)).statusCode).toBe(200)
    })

    it('Q5: lets a device in that has signed in before, whatever others try on the account', async () => {
      const person = await planner().newUser()
      const device = await deviceOf(person)
      expect(device).toMatch(/^doddev_[\w-]{43}$/)
      await lockOut(person)
      expect((await login({ ...person, device })).statusCode).toBe(200)
    })

    it('Q5: has the wrong tries of such a device count by themselves, and lock out nobody else', async () => {
      const person = await planner().newUser()
      const device = await deviceOf(person)
      for (let tries = 0; tries < WRONG_TRIES; tries += 1) expect((await wrong(person, device)).statusCode).toBe(401)
      expect((await login({ ...person, device })).statusCode).toBe(429)
      expect((await login(person)).statusCode).toBe(200)
    })

    it('Q5: takes no device for another account, and none that was made up', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      const device = await deviceOf(other)
      await lockOut(person)
      expect((await login({ ...person, device })).statusCode).toBe(429)
      expect((await login({ ...person, device: `doddev_${'A'.repeat(43)}` })).statusCode).toBe(429)
      expect((await login({ ...person, device: 'x' })).statusCode).toBe(429)
    })

    it('keeps one token for all accounts of a browser, and stores nothing that tells it or links them', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      const device = await deviceOf(person)
      expect(await deviceOf(other, device)).toBe(device)
      await lockOut(other)
      expect((await login({ ...other, device })).statusCode).toBe(200)
      const rows = await planner().db.read.selectFrom('known_device').selectAll().execute()
      expect(new Set(rows.map((row) => row.token_hash)).size).toBe(rows.length)
      expect(JSON.stringify(await everyRow(planner().db))).not.toContain(device)
    })

    it('gives none to a program that asks for none', async () => {
      const person = await planner().newUser()
      expect((await login(person)).json<Session>().device).toBeNull()
    })

    it('knows so many devices of an account: the one that was not used for longest is forgotten first', async () => {
      const person = await planner().newUser()
      const devices: string[] = []
      for (let count = 0; count <= DEVICES_MAX; count += 1) {
        planner().clock.set(new Date(Date.parse('2026-11-20T10:00:00.000Z') + count * 60_000).toISOString())
        devices.push(await deviceOf(person))
        if (count > 0) await deviceOf(person, devices[0])
      }
      await lockOut(person)
      expect((await login({ ...person, device: devices[0] ?? '' })).statusCode).toBe(200)
      expect((await login({ ...person, device: devices[1] ?? '' })).statusCode).toBe(429)
      expect((await login({ ...person, device: devices[2] ?? '' })).statusCode).toBe(200)
      planner().clock.set('2026-11-20T09:00:00.000Z')
    })

    it('forgets all devices with a new password, but the one that sets it', async () => {
      const person = await planner().newUser()
      const [kept, lost] = [await deviceOf(person), await deviceOf(person)]
      const newPassword = 'quite another phrase'
      const body = { currentPassword: person.password, newPassword, device: kept }
      expect((await person.post('/auth/change-password', body)).statusCode).toBe(204)
      const renewed = { ...person, password: newPassword }
      await lockOut(renewed)
      expect((await login({ ...renewed, device: lost })).statusCode).toBe(429)
      expect((await login({ ...renewed, device: kept })).statusCode).toBe(200)
    })
  },
  {},
  { passwords },
)
