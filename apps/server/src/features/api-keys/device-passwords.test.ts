import { DEVICE_PASSWORDS_MAX } from '@dodici/contract/limits'
import type { DevicePassword, NewDevicePassword } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { actorOfDevice, type DeviceRequest } from './device-passwords.service.ts'

const START = '2026-11-20T09:00:00.000Z'
const HOUR = 3_600_000
const after = (milliseconds: number): string => new Date(Date.parse(START) + milliseconds).toISOString()

eachDatabase((planner) => {
  let addresses = 0
  const newPassword = async (person: Person, name = 'Telefono'): Promise<NewDevicePassword> => {
    const answer = await person.post('/users/device-passwords', { name, password: person.password })
    expect(answer.statusCode).toBe(201)
    return answer.json<NewDevicePassword>()
  }
  const passwordsOf = async (person: Person) => (await person.get('/users/device-passwords')).json<DevicePassword[]>()
  const knock = (password: string, asked: Partial<DeviceRequest> = {}) =>
    actorOfDevice(planner(), {
      user: 'ada@example.org',
      password,
      userAgent: 'DAVx5/4.5',
      address: '192.0.2.1',
      ...asked,
    })
  const refused = (code: string) => expect.objectContaining({ code }) as unknown
  /** An address that no other test counts. */
  const elsewhere = (): string => `192.0.2.${String((addresses += 1) + 10)}`

  it('answers a password once, in groups that can be typed, and lists it without it', async () => {
    planner().clock.set(START)
    const person = await planner().newUser()
    const { password, ...listed } = await newPassword(person, ' iPhone di Ada ')
    expect(password).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(listed).toEqual({
      _id: listed._id,
      name: 'iPhone di Ada',
      createdAt: START,
      lastUsedAt: null,
      lastAgent: null,
    })
    expect(await passwordsOf(person)).toEqual([listed])
    expect(await passwordsOf(await planner().newUser())).toEqual([])
    expect((await person.get('/users/api-keys')).json()).toEqual([])
  })

  it('A9: stores of a password only its SHA-256', async () => {
    const { password } = await newPassword(await planner().newUser())
    const stored = JSON.stringify(await everyRow(planner().db))
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(password.replaceAll('-', ''))
  })

  it('lets a device in as its owner, however the password is typed and whatever the address of their mail is', async () => {
    const person = await planner().newUser()
    const { password, _id } = await newPassword(person)
    const typed = [password, password.toLowerCase(), password.replaceAll('-', ''), password.replaceAll('-', ' ')]
    const alike = password.replaceAll('0', 'o').replaceAll('1', 'l')
    for (const one of [...typed, alike]) {
      const actor = await knock(one, { user: 'an.older.address@example.org' })
      expect(actor).toMatchObject({ userId: person.user._id, by: 'device', sessionId: _id, keyName: 'Telefono' })
    }
  })

  it('Z5: takes nothing else for a device password, and a device password for nothing else', async () => {
    const person = await planner().newUser()
    const { password, _id } = await newPassword(person)
    for (const token of [password, password.replaceAll('-', ''), `dodkey_${password}`]) {
      expect((await planner().request('GET', '/categories', { token })).statusCode).toBe(401)
    }
    const others = [person.password, person.token, '', 'x'.repeat(5_000), password.slice(1), `${password}A`]
    for (const other of others)
      await expect(knock(other, { address: elsewhere() })).rejects.toEqual(refused('unauthenticated'))
    expect((await person.delete(`/users/api-keys/${_id}`)).statusCode).toBe(404)
    await knock(password)
  })

  it('A10: refuses a password from the moment that it is deleted', async () => {
    const person = await planner().newUser()
    const [gone, kept] = [await newPassword(person, 'Tablet'), await newPassword(person)]
    expect((await person.delete(`/users/device-passwords/${gone._id}`)).statusCode).toBe(204)
    await expect(knock(gone.password)).rejects.toEqual(refused('unauthenticated'))
    await knock(kept.password)
    expect((await passwordsOf(person)).map(({ name }) => name)).toEqual(['Telefono'])
  })

  it('A2: holds up who tries many wrong passwords, and never a right one', async () => {
    const { password } = await newPassword(await planner().newUser())
    const from = { address: elsewhere(), user: 'grace@example.org' }
    const wrong = 'A'.repeat(25)
    const answers = await Promise.allSettled(Array.from({ length: 80 }, () => knock(wrong, from)))
    const codes = answers.map((answer) =>
      answer.status === 'rejected' ? (answer.reason as { code: string }).code : '',
    )
    expect(codes.filter((code) => code === 'unauthenticated')).toHaveLength(60)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(20)
    await knock(password, from)
    await expect(knock(wrong, { ...from, user: 'other@example.org' })).rejects.toEqual(refused('too_many_requests'))
    await expect(knock(wrong, { user: 'other@example.org', address: elsewhere() })).rejects.toEqual(
      refused('unauthenticated'),
    )
  })

  it('notes when a device was there and what it calls itself, to the hour', async () => {
    planner().clock.set(START)
    const person = await planner().newUser()
    const { password } = await newPassword(person)
    const last = async () => {
      const [{ lastUsedAt, lastAgent } = { lastUsedAt: null, lastAgent: null }] = await passwordsOf(person)
      return [lastUsedAt, lastAgent]
    }
    await knock(password, { userAgent: 'iOS/19 dataaccessd/1.0' })
    expect(await last()).toEqual([START, 'iOS/19 dataaccessd/1.0'])
    planner().clock.set(after(HOUR / 2))
    await knock(password, { userAgent: 'other' })
    expect(await last()).toEqual([START, 'iOS/19 dataaccessd/1.0'])
    planner().clock.set(after(HOUR * 1.1))
    await knock(password, { userAgent: 'x'.repeat(2_000) })
    expect(await last()).toEqual([after(HOUR * 1.1), 'x'.repeat(300)])
    planner().clock.set(START)
  })

  it('makes them on every plan, up to a number, also when all are wanted at once', async () => {
    const person = await planner().newUser()
    const wanted = Array.from({ length: DEVICE_PASSWORDS_MAX + 5 }, () =>
      person.post('/users/device-passwords', { name: 'Telefono', password: person.password }),
    )
    const statuses = (await Promise.all(wanted)).map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(DEVICE_PASSWORDS_MAX)
    expect(statuses.filter((status) => status === 403)).toHaveLength(5)
  })

  it('A8: ends all devices with a change of the password, but those that are kept by name', async () => {
    const person = await planner().newUser()
    const [phone, tablet] = [await newPassword(person, 'Telefono'), await newPassword(person, 'Tablet')]
    const body = { currentPassword: person.password, newPassword: 'quite another phrase', keepKeys: ['Tablet'] }
    expect((await person.post('/auth/change-password', body)).statusCode).toBe(204)
    await expect(knock(phone.password)).rejects.toEqual(refused('unauthenticated'))
    await knock(tablet.password)
  })
})
