import type { Transporter } from 'nodemailer'
import { MailFault } from './mail-fault.ts'
import { unsubscribeHeaders, type Mailer, type Message } from './message.ts'

/** Timeouts of the mail server. */
export interface SmtpPatience {
  /** For connecting, encryption and greeting. */
  readonly connectMilliseconds: number
  /** Without any data. */
  readonly silentMilliseconds: number
  /** For a whole mail, from connecting to the last answer. */
  readonly mailMilliseconds: number
}

/**
 * After the last line of a mail a server may take long, and a mail given up then may arrive twice (RFC 1047). Most of
 * the time is allowed there.
 */
const SMTP_PATIENCE: SmtpPatience = {
  connectMilliseconds: 15_000,
  silentMilliseconds: 120_000,
  mailMilliseconds: 180_000,
}

/** Sends over SMTP, one connection per mail. */
export function smtp(url: string, patience: SmtpPatience = SMTP_PATIENCE): Mailer {
  let transport: Promise<Transporter> | undefined
  const closing = new AbortController()
  return {
    send: async (message) => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience.mailMilliseconds)])
      try {
        transport ??= openTransport(url, patience)
        await (await transport).sendMail({ ...fieldsOf(message), signal })
      } catch (error) {
        throw faultOf(error)
      }
    },
    close: () => {
      closing.abort()
      void transport?.then((opened) => opened.close())
    },
  }
}

/** Loaded with the first mail: many servers send none. */
async function openTransport(url: string, patience: SmtpPatience): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: patience.connectMilliseconds,
    greetingTimeout: patience.connectMilliseconds,
    dnsTimeout: patience.connectMilliseconds,
    socketTimeout: patience.silentMilliseconds,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

const fieldsOf = ({ messageId, from, to, language, subject, text, html, unsubscribe }: Message) => ({
  messageId: `<${messageId}>`,
  from,
  // As an object it is one address, whatever characters it has; a string would be parsed as a list.
  to: { name: '', address: to },
  subject,
  text,
  html,
  headers: {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...Object.fromEntries(unsubscribeHeaders(unsubscribe)),
  },
})

/** What nodemailer adds to its errors. */
interface SmtpFault {
  readonly code?: unknown
  readonly responseCode?: unknown
}

/**
 * Only a refusal of this mail or address can be permanent. A refused password (535) is a matter of the settings, which
 * somebody will fix.
 */
function faultOf(error: unknown): MailFault {
  if (!(error instanceof Error)) return new MailFault(String(error), { isPermanent: false })
  const { code, responseCode } = error as SmtpFault
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500 && responseCode !== 503
  return new MailFault(`${typeof code === 'string' ? code : error.name}: ${error.message}`, {
    isPermanent: isAboutMail && isRefusal,
  })
}
