import type { LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'

/** Not one of a list, whatever its length. */
const long = (length: number): string => 'Ardea cinerea, 7 uova; '.repeat(50).slice(0, length)

const good: [string, string][] = [
  ['8 characters', long(8)],
  ['64 characters', long(64)],
  ['1,024 characters', long(1024)],
  ['emoji', '\u{1F9D7}\u{1F3FD} in montagna'],
  ['a leading space', ' davanti uno spazio'],
  ['spaces alone around it', '   due passi   '],
  ['letters in two forms of Unicode', 'perche\u0301 perch\u00e9'],
]

const repeated = { reason: 'repeats' }
const row = { reason: 'rows' }
const product = { reason: 'product' }
const address = { reason: 'address', message: 'must not be the address' }
const bad: [string, (email: string) => string, { reason?: string; message?: string }][] = [
  ['7 characters', () => long(7), { message: 'must have at least 8 characters' }],
  ['1,025 characters', () => long(1025), { message: 'must have at most 1024 characters' }],
  ['the list of common ones', () => 'password1', { reason: 'common', message: 'is too common' }],
  ['that list, in other letters', () => 'PassWord1', { reason: 'common' }],
  ['that list, which is a row as well', () => '1234567890', row],
  ['one letter', () => 'øøøøøøøøøøø', repeated],
  ['one letter, which is common too', () => 'aaaaaaaa', repeated],
  ['two letters in turn, and a digit', () => 'łołołołoło7', repeated],
  ['a row of the Italian keyboard', () => 'asdfghjklòàù', row],
  ['a row backwards, with a year behind', () => 'ùàòlkjhgfdsa2027', row],
  ['two rows of the keyboard', () => 'qwertyuiopèzxcvbnm', row],
  ['the middle of the alphabet', () => 'EFGHIJKLMNOPQ!', row],
  ['the product’s name with a year', () => 'Dodici-2027!', product],
  ['the name of the installation', () => 'PianoFamiglia99', product],
  ['the address before the at sign', (email) => `${email.split('@')[0] ?? ''}_1990`, address],
  ['the address', (email) => email, address],
  ['the address in other letters', (email) => email.toUpperCase(), address],
]

let count = 0
const newEmail = (): string => {
  count += 1
  return `rules${String(count)}@example.org`
}

eachDatabase(
  (planner) => {
    const register = (email: string, password: string) =>
      planner().request('POST', '/auth/register', { body: { username: 'Nuova', email, password } })
    const login = async (email: string, password: string) =>
      (await planner().request('POST', '/auth/login', { body: { email, password } })).statusCode

    function expectRefused(answer: LightMyRequestResponse, path: string, fault: object): void {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'invalid_input', errors: [{ path, ...fault }] },
      ])
    }

    it.each(good)(
      'A11: takes a password of %s, from who registers and from who changes it, and keeps it exactly',
      async (_, password) => {
        const email = newEmail()
        expect((await register(email, password)).statusCode).toBe(201)
        expect(await login(email, password)).toBe(200)
        for (const other of [password.trim(), password.normalize('NFC'), password.slice(0, -1)]) {
          if (other !== password) expect(await login(email, other)).toBe(401)
        }
        const person = await planner().newUser()
        const body = { currentPassword: person.password, newPassword: password }
        expect((await person.post('/auth/change-password', body)).statusCode).toBe(204)
        expect(await login(person.email, password)).toBe(200)
      },
    )

    it.each(bad)('A11: refuses a password of %s, says why, and changes nothing', async (_, passwordFor, fault) => {
      const person = await planner().newUser()
      const before = await everyRow(planner().db)
      const email = newEmail()
      expectRefused(await register(email, passwordFor(email)), 'password', fault)
      const body = { currentPassword: person.password, newPassword: passwordFor(person.email) }
      expectRefused(await person.post('/auth/change-password', body), 'newPassword', fault)
      expect(await everyRow(planner().db)).toEqual(before)
      expect(await login(person.email, person.password)).toBe(200)
    })
  },
  { APP_NAME: 'Piano Famiglia' },
)
