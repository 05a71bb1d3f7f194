import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MailFault } from './mail-fault.ts'
import { openMailer } from './mailer.ts'
import type { Message } from './message.ts'
import { clearOutbox } from './outbox.ts'

const message: Message = {
  messageId: '0193-abc@localhost',
  from: 'Dodici <dodici@localhost>',
  to: 'ada@example.org',
  language: 'it',
  subject: 'La tua password è stata cambiata',
  text: 'Ciao Ada,\n\nhttp://localhost:5001/reset-password?token=dodrst_x\n',
  unsubscribe: null,
  html: '<p>È così.</p>\n',
}

let dataDir: string
const lines: object[] = []
const log = { info: (facts: object) => void lines.push(facts), error: (facts: object) => void lines.push(facts) }
const open = () => openMailer({ smtpUrl: null, dataDir }, log)
const outbox = () => path.join(dataDir, 'outbox')

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'dodici-outbox-'))
  lines.length = 0
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it('writes each mail into a file that people can read and nobody else, and the log says where', async () => {
  await open().send(message)
  await open().send(message)
  expect(readdirSync(outbox())).toEqual(['0193-abc.eml'])
  const file = path.join(outbox(), '0193-abc.eml')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('Subject: La tua password è stata cambiata\r\n')
  expect(text).toContain('To: ada@example.org\r\n')
  expect(text).toContain('\r\nhttp://localhost:5001/reset-password?token=dodrst_x\r\n')
  expect(text).toContain('<p>È così.</p>')
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(statSync(outbox()).mode & 0o077).toBe(0)
  expect(lines).toEqual([{ file }, { file }])
})

it('says as a fault where a file cannot be written', async () => {
  writeFileSync(outbox(), 'in the way')
  const sending = open().send(message)
  await expect(sending).rejects.toBeInstanceOf(MailFault)
  await expect(sending).rejects.toMatchObject({ isPermanent: false })
})

it('is cleared of old mails, and of nothing else', async () => {
  await clearOutbox(dataDir, '2026-01-01T00:00:00.000Z')
  await open().send(message)
  await open().send({ ...message, messageId: '0193-old@localhost' })
  writeFileSync(path.join(outbox(), 'mine.txt'), 'mine')
  const old = new Date('2025-12-31T00:00:00Z')
  for (const name of ['0193-old.eml', 'mine.txt']) utimesSync(path.join(outbox(), name), old, old)
  await clearOutbox(dataDir, '2026-01-01T00:00:00.000Z')
  expect(readdirSync(outbox()).sort()).toEqual(['0193-abc.eml', 'mine.txt'])
})
