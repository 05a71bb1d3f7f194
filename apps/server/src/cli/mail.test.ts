import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailServer, type MailServer } from '../../../../scripts/machine/mail-server.ts'
import { readConfig } from '../config.ts'
import { emptyFolder } from '../test/test-database.ts'
import { typeCommand } from '../test/type-command.ts'

let server: MailServer
beforeAll(async () => (server = await startMailServer()))
afterAll(() => server.stop())

const settings = { PUBLIC_URL: 'https://planner.example.org', MAIL_FROM: 'Planner <planner@example.org>' }
const test = (config: Record<string, string>, ...words: string[]) =>
  typeCommand({ config: readConfig({ ...settings, ...config }) }, ['mail', 'test', ...words])

describe('mail test', () => {
  it('sends one mail and says that the server has taken it', async () => {
    server.behave({ kind: 'good' })
    const said = await test({ SMTP_URL: server.url }, 'ada@example.org', '--language', 'en')
    expect(said).toEqual(['The mail server has taken the mail for ada@example.org.'])
    const [mail] = server.arrived
    expect([mail?.from, mail?.to]).toEqual(['planner@example.org', ['ada@example.org']])
    expect(mail?.raw).toContain('Subject: A test from Dodici')
    expect(mail?.raw).toContain('https://planner.example.org/')
  })

  it('says in the words of the server why it has not', async () => {
    server.behave({ kind: 'refuses', at: 'address', code: 550, says: 'no such mailbox here' })
    await expect(test({ SMTP_URL: server.url }, 'ada@example.org')).rejects.toThrow('no such mailbox here')
    await expect(test({ SMTP_URL: 'smtp://127.0.0.1:9' }, 'ada@example.org')).rejects.toThrow('ECONNREFUSED')
  })

  it('says which settings are missing, and refuses what is no address', async () => {
    server.behave({ kind: 'good' })
    const said = await test({ SMTP_URL: server.url, MAIL_FROM: '' }, 'ada@example.org')
    expect(said[0]).toBe('MAIL_FROM is not set: mail servers may refuse our mails')
    await expect(test({ SMTP_URL: server.url }, 'nobody')).rejects.toThrow('nobody is no address')
  })

  it('says which file the mail is in where there is no mail server', async () => {
    const folder = emptyFolder()
    const [said = ''] = await test({ DATA_DIR: folder.dataDir }, 'ada@example.org')
    expect(said).toMatch(/^SMTP_URL is not set: the mail is in a file: /)
    const { file } = JSON.parse(said.slice(said.indexOf('{'))) as { file: string }
    expect(readFileSync(file, 'utf8')).toContain('To: ada@example.org')
    await folder.remove()
  })
})
