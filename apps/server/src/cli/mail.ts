import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { User } from '@dodici/contract/types'
import { pageLink } from '../page-link.ts'
import { mailWarnings, openMailer } from '../mail/mailer.ts'
import { messageIdOf } from '../mail/message.ts'
import type { Terminal } from './terminal.ts'

const words = {
  en: (name: string, link: string) => ({
    subject: `A test from ${name}`,
    text: `This mail was sent to see whether mails arrive. This one has.\n\n${name}: ${link}\n`,
  }),
  it: (name: string, link: string) => ({
    subject: `Una prova da ${name}`,
    text: `Questa mail serve a vedere se le mail arrivano. Questa è arrivata.\n\n${name}: ${link}\n`,
  }),
}

/**
 * Sends one mail past the queue, and says what came of it.
 * @throws MailFault in the mail server's own words
 */
export async function testMail(terminal: Terminal, email: string, language: User['language']): Promise<void> {
  const config = terminal.config()
  const { success } = z.email().safeParse(email)
  if (!success) throw new Error(`${email} is no address`)
  for (const warning of mailWarnings(config)) terminal.print(warning)
  const { subject, text } = words[language](config.appName, pageLink(config, '/'))
  // Without a mail server it says which file the mail is in.
  const print = (facts: unknown, text?: unknown) => terminal.print(`${String(text)}: ${JSON.stringify(facts)}`)
  const mailer = openMailer(config, { info: print, error: print })
  try {
    await mailer.send({
      ...{ messageId: messageIdOf(randomUUID(), config.mailFrom), from: config.mailFrom, to: email },
      ...{ language, subject, text, html: `<p>${text.trim().replace('\n\n', '</p><p>')}</p>`, unsubscribe: null },
    })
  } finally {
    mailer.close()
  }
  if (config.smtpUrl !== null) terminal.print(`The mail server has taken the mail for ${email}.`)
}
