import { expect, it } from 'vitest'
import { openLogger } from './logger.ts'
import { eachDatabase } from './test/each-database.ts'
import { refuseSecretsInLog } from './test/secrets-in-log.ts'

const SECRETS = ['dodses_secret', 'correct horse', '$argon2id$hash']

it('H4: writes no password, token or header, wherever an object has it', () => {
  const lines: string[] = []
  const logger = openLogger('info', { write: (line: string) => void lines.push(line) })
  const [token, password, hash] = SECRETS
  logger.info({ token, password }, 'at the top')
  logger.info({ body: { token, password }, row: { password_hash: hash } }, 'one level down')
  logger.info({ headers: { authorization: `Bearer ${String(token)}`, cookie: token } }, 'headers')
  const refused = Object.assign(new Error('refused'), { detail: `Failing row contains (${String(hash)})` })
  logger.error({ err: refused }, 'what PostgreSQL says of a row')
  expect(lines).toHaveLength(4)
  refuseSecretsInLog(lines, SECRETS)
})

it('H4: writes no address of a feed, however it is misspelled', () => {
  const lines: string[] = []
  const logger = openLogger('info', { write: (line: string) => void lines.push(line) })
  const urls = ['/feeds/dodfed_secret.ics', '/feeds/odfed_secret', '/feeds/a/dodfed_secret', '/x/dodfed_secret.ics?y']
  for (const url of urls) logger.info({ req: { method: 'GET', url } }, 'asked')
  logger.info({ req: { method: 'GET', url: '/api/v1/feeds/01900000/renew' } }, 'asked')
  refuseSecretsInLog(lines, ['fed_secret'])
  expect(lines.map((line) => (JSON.parse(line) as { req: { path: string } }).req.path)).toEqual([
    ...['/feeds/[secret]', '/feeds/[secret]', '/feeds/[secret]', '/x/[secret].ics', '/api/v1/feeds/01900000/renew'],
  ])
})

it('H4: is refused by the check that every test makes, where it holds a secret', () => {
  expect(() => refuseSecretsInLog(['fine', 'token dodses_secret here'], SECRETS)).toThrow('H4')
  expect(() => refuseSecretsInLog(['fine'], SECRETS)).not.toThrow()
})

eachDatabase((planner) => {
  it('H4: says nothing of what people send, refused and failed requests included', async () => {
    const { log, request, newUser, db } = planner()
    const person = await newUser()
    const secrets = [person.token, person.password, 'a private title', 'a private question', 'wrong password']
    const { token, email } = person
    await request('POST', '/auth/login', { body: { email, password: 'wrong password' } })
    await request('POST', '/auth/login', {
      body: `{"password":"${person.password}"`,
      headers: { 'content-type': 'application/json' },
    })
    await request('POST', '/auth/register', { body: { email, password: person.password, username: '' } })
    await request('GET', `/users/profile?token=${token}&password=${encodeURIComponent(person.password)}`)
    await request('GET', '/events/search?q=a+private+question', { token })
    await request('POST', '/events', { token, body: { title: 'a private title' } })
    await request('GET', `/nowhere?token=${token}`, { headers: { cookie: `token=${token}`, 'x-token': token } })
    // A table that is gone makes the request fail inside, which is logged with all that the database says.
    await db.transact((trx) => trx.schema.alterTable('category').renameTo('gone').execute())
    const failed = await request('POST', '/categories', { token, body: { name: 'a private title' } })
    await db.transact((trx) => trx.schema.alterTable('gone').renameTo('category').execute())
    expect(failed.statusCode).toBe(500)
    expect(failed.body).not.toMatch(/category|select|insert|at /)
    expect(log.some((line) => line.includes('request failed'))).toBe(true)
    expect(log.length).toBeGreaterThan(8)
    refuseSecretsInLog(log, secrets)
  })
})
