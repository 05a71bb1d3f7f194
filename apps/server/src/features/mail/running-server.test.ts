import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { commandLine } from '#server/cli/command-line.ts'
import { systemClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import { openBeside } from '#server/db/open.ts'
import { registerAt, startServer, type ServerProcess } from '#server/test/server-process.ts'
import { databasesToTest } from '#server/test/each-database.ts'
import { startMailServer } from '../../../../../scripts/machine/mail-server.ts'
import { newPostgres, newSqlite } from '#server/test/test-database.ts'
import { queueMail } from '#server/features/mail-queue/queue-mail.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }

/** The mails that a server has written into files, oldest first. */
const mailsIn = (dataDir: string): string[] => {
  const folder = path.join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return names.sort().map((name) => readFileSync(path.join(folder, name), 'utf8'))
}

/** Every byte that the database has on the disk. */
const databaseIn = (dataDir: string): string =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('dodici.sqlite'))
    .map((name) => readFileSync(path.join(dataDir, name), 'latin1'))
    .join('\n')

const found = (pattern: RegExp, text: string | undefined): string => pattern.exec(text ?? '')?.[1] ?? 'none'

const postTo = (server: ServerProcess) => (where: string, body: object) =>
  fetch(server.api + where, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

it('sends what it and the command line queue; A9, H4: neither database file nor log has a link, a code or a sentence of it', async () => {
  const folder = newSqlite()
  const server = await startServer(folder)
  const post = postTo(server)
  await registerAt(server, 'ada@example.org')
  await expect.poll(() => mailsIn(folder.dataDir), PATIENCE).toHaveLength(1)
  const confirmation = found(/\?confirm=(dodcnf_[\w-]{43})\r/, mailsIn(folder.dataDir)[0])
  expect((await post('/auth/forgot-password', { email: 'ada@example.org' })).status).toBe(202)
  await expect.poll(() => mailsIn(folder.dataDir), PATIENCE).toHaveLength(2)
  const token = found(/\?token=(dodrst_[\w-]{43})\r/, mailsIn(folder.dataDir)[1])

  await post('/auth/request-beta', { email: 'grace@example.org', language: 'en' })
  const config = () => readConfig({ DATA_DIR: folder.dataDir })
  const terminal = { config, print: () => undefined, readLine: () => Promise.resolve('') }
  await commandLine(terminal).parseAsync(['beta', 'approve', 'grace@example.org'], { from: 'user' })
  await expect.poll(() => mailsIn(folder.dataDir), PATIENCE).toHaveLength(3)
  const code = found(/\?invite=(DB[\w-]+)\r/, mailsIn(folder.dataDir)[2])

  const secrets = [
    token,
    confirmation,
    ...[token, confirmation].map((secret) => secret.slice(7)),
    code,
    code.replaceAll('-', ''),
  ]
  const stored = databaseIn(folder.dataDir)
  expect(stored).toContain('grace@example.org')
  for (const secret of secrets) expect(stored).not.toContain(secret)
  for (const told of [...secrets, 'molto probabilmente', 'Good news', 'ada@example.org', 'grace@example.org']) {
    expect(server.output()).not.toContain(told)
  }
  expect(server.output()).toContain('SMTP_URL is not set: the mail is in a file')

  const grace = { username: 'Grace', email: 'grace@example.org', password: 'correct horse', inviteCode: code }
  expect((await post('/auth/register-beta', grace)).status).toBe(201)
  expect((await post('/auth/confirm-email', { token: confirmation })).status).toBe(200)
  expect((await post('/auth/reset-password', { token, newPassword: 'another horse' })).status).toBe(204)
  await expect.poll(() => mailsIn(folder.dataDir), PATIENCE).toHaveLength(4)
  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
  await folder.remove()
}, 120_000)

const severalNodes = databasesToTest().filter((kind) => kind === 'postgresql')

it.each(severalNodes)(
  'D7, H5: sends each mail once with two nodes on %s, answers while the mail server hangs, and ends in time',
  async () => {
    const [database, mailServer] = [await newPostgres(), await startMailServer()]
    const settings = { SMTP_URL: mailServer.url, MAIL_FROM: 'Dodici <dodici@example.org>' }
    const nodes = await Promise.all([startServer(database, settings), startServer(database, settings)])
    const ask = async (email: string, node: number): Promise<number> =>
      (await postTo(nodes[node % 2]!)('/auth/request-beta', { email })).status
    const beside = await openBeside(
      readConfig({ DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl ?? '' }),
    )
    const queue = (address: string): Promise<void> =>
      beside.transact((trx) =>
        queueMail(trx, systemClock, { kind: 'beta_invite', userId: null, address, language: 'it' }),
      )
    const wanted = Array.from({ length: 20 }, (_, index) => `node${String(index)}@example.org`)
    await Promise.all(wanted.map(queue))
    const arrived = () => mailServer.arrived.flatMap(({ to }) => to).sort()
    await expect.poll(arrived, PATIENCE).toEqual([...wanted].sort())

    mailServer.behave({ kind: 'silent', at: 'data' })
    await Promise.all(['hanging@example.org', 'hanging.too@example.org'].map(queue))
    expect([await ask('hanging@example.org', 0), await ask('hanging.too@example.org', 1)]).toEqual([202, 202])
    await expect.poll(() => mailServer.read.length, PATIENCE).toBeGreaterThan(wanted.length)
    for (const node of nodes) node.kill('SIGTERM')
    const endings = await Promise.all(nodes.map((node) => node.ended))
    expect(endings).toEqual(nodes.map(() => ({ code: 0, signal: null })))
    expect(arrived()).toEqual([...wanted].sort())
    await mailServer.stop()
    await beside.close()
    await database.remove()
  },
  120_000,
)
