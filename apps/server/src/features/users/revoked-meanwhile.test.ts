import { createECDH, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'

const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url', 'uncompressed'),
  auth: randomBytes(16).toString('base64url'),
}

/** What asks for something that outlives the session which asks for it. */
const asking: [path: string, body: (password: string) => object][] = [
  ['/users/api-keys', (password) => ({ name: 'Bot', password })],
  ['/users/device-passwords', (password) => ({ name: 'Telefono', password })],
  ['/feeds', () => ({ name: 'Nonna', detail: 'full' })],
  ['/webhooks', (password) => ({ name: 'Casa', url: 'https://home.example.org/told', password })],
  ['/push/devices', () => ({ endpoint: 'https://push.example.org/of-a-thief', keys })],
  ['/auth/change-password', (currentPassword) => ({ currentPassword, newPassword: 'a new and quiet sentence' })],
  ['/users/email/change', (currentPassword) => ({ currentPassword, newEmail: 'thief@example.org' })],
]

eachDatabase((planner) => {
  it.each(asking)(
    'A8: %s leaves nothing behind that was asked for before everything was revoked',
    async (path, body) => {
      const person = await planner().newUser()
      await setPlan(planner(), person.email, 'enterprise')
      const [revoked, asked] = await Promise.all([
        person.post('/users/revoke-all'),
        person.post(path, body(person.password)),
      ])
      expect(revoked.statusCode).toBe(204)
      // What wants no password may have come first: then it is revoked with the rest.
      expect(body.length === 0 ? [200, 201, 401] : [401]).toContain(asked.statusCode)
      const tables = await everyRow(planner().db)
      const opening = ['api_key', 'push_subscription', 'session', 'webhook'].flatMap((table) => tables[table] ?? [])
      expect(opening.filter((row) => Object.values(row as object).includes(person.user._id))).toEqual([])
      const { email, password } = person
      expect((await planner().request('POST', '/auth/login', { body: { email, password } })).statusCode).toBe(200)
    },
  )
})
