import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startMailServer, type MailServer } from '../../../../scripts/machine/mail-server.ts'
import { plainReason } from './mail-fault.ts'
import { mailWarnings } from './mailer.ts'
import type { Message } from './message.ts'
import { smtp } from './smtp.ts'

/** Also on a machine that has other things to do. */
const SOON = { timeout: 20_000 }

const message: Message = {
  messageId: '0193-abc@localhost',
  from: 'Dodici <dodici@localhost>',
  to: 'ada@example.org',
  language: 'it',
  subject: 'La tua password è stata cambiata',
  text: 'Ciao Ada\n',
  html: '<p>Ciao</p>\n',
  unsubscribe: null,
}

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.stop())

it.each([
  ['a header in the subject', { subject: 'Hello\r\nBcc: all@evil.example\r\n\r\nbody' }],
  ['a header in the sender', { from: 'Dodici\r\nBcc: all@evil.example <dodici@localhost>' }],
  ['a header in the address', { to: 'ada@example.org\r\nBcc: all@evil.example' }],
  ['two addresses', { to: 'ada@example.org, all@evil.example' }],
])('A14: sends to nobody else, and adds no header, for %s', async (_, odd) => {
  await smtp(server.url)
    .send({ ...message, ...odd })
    .catch(() => undefined)
  for (const { to, raw } of server.read) {
    expect(to).toHaveLength(1)
    expect(to[0]).not.toBe('all@evil.example')
    expect(raw).not.toMatch(/^Bcc:/im)
  }
})

it('takes a refused password for a fault of the settings, which passes', async () => {
  const picky = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, answer) => answer(new Error('Wrong password')),
  })
  await new Promise<void>((resolve) => picky.listen(0, '127.0.0.1', resolve))
  const { port } = picky.server.address() as AddressInfo
  const sending = smtp(`smtp://ada:secret%40word@127.0.0.1:${String(port)}`).send(message)
  await expect(sending).rejects.toMatchObject({ isPermanent: false })
  await expect(sending).rejects.not.toThrow(/secret/)
  await new Promise<void>((resolve) => picky.close(resolve))
})

it('breaks off what is being sent when it is closed', async () => {
  server.behave({ kind: 'silent', at: 'data' })
  const mailer = smtp(server.url)
  const sending = mailer.send(message)
  sending.catch(() => undefined)
  await expect.poll(() => server.read, SOON).toHaveLength(1)
  mailer.close()
  await expect(sending).rejects.toMatchObject({ isPermanent: false })
  await expect(mailer.send(message)).rejects.toMatchObject({ isPermanent: false })
})

it.each([
  ['550 <ada@example.org>: no such user', '550 [...] no such user'],
  ['554 see https://spam.example/why?x=1 please\r\n  again', '554 see [...] please again'],
  ['blocked token dodrst_abc and DB7K-3QMX-9ZVT-HJ2N-AB3D-EF7G-KM4P', 'blocked token [...] and [...]'],
  ['x'.repeat(1_000), 'x'.repeat(300)],
])('H4: makes of what a mail server says, %j, a line for the log', (said, told) => {
  expect(plainReason(said)).toBe(told)
})

describe('an operator', () => {
  it('is told at the start what a mail server lacks', () => {
    expect(mailWarnings(readConfig({}))).toEqual([])
    const smtpUrl = 'smtp://mail.example.org'
    expect(mailWarnings(readConfig({ SMTP_URL: smtpUrl }))).toHaveLength(2)
    const whole = { SMTP_URL: smtpUrl, MAIL_FROM: 'Dodici <a@b.example>', PUBLIC_URL: 'https://b.example' }
    expect(mailWarnings(readConfig(whole))).toEqual([])
  })

  it.each(['Dodici', 'a@b\nBcc: c@d', 'Dodici <a@b>, <c@d>, x'])('cannot set MAIL_FROM to %j', (from) => {
    expect(() => readConfig({ MAIL_FROM: from })).toThrow('MAIL_FROM')
  })

  it.each(['a@b.example', 'Dodici <a@b.example>', '"Dodici, il planner" <a@b.example>'])('can set it to %j', (from) => {
    expect(readConfig({ MAIL_FROM: from }).mailFrom).toBe(from)
  })
})
