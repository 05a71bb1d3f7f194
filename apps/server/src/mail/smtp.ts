import { createTransport } from 'nodemailer'
import { MailFault } from './mail-fault.ts'
import { unsubscribeHeaders, type Mailer, type Message } from './message.ts'

/** How long the mail server may take. */
export interface SmtpPatience {
  /** For the connection with its encryption, and for the greeting. */
  readonly connectMilliseconds: number
  /** Without a sign of life. */
  readonly silentMilliseconds: number
  /** For a mail as a whole, from the connection to the last answer. */
  readonly mailMilliseconds: number
}

/**
 * After the last line of a mail a server may think for long, and a mail that is given up then may arrive twice (RFC 1047):
 * so that is where the patience goes.
 */
const SMTP_PATIENCE: SmtpPatience = {
  connectMilliseconds: 15_000,
  silentMilliseconds: 120_000,
  mailMilliseconds: 180_000,
}

/** Sends over SMTP, one connection a mail. */
export function smtp(url: string, patience: SmtpPatience = SMTP_PATIENCE): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connectMilliseconds,
    greetingTimeout: patience.connectMilliseconds,
    dnsTimeout: patience.connectMilliseconds,
    socketTimeout: patience.silentMilliseconds,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const closing = new AbortController()
  return {
    send: async (message) => {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patience.mailMilliseconds)])
      try {
        await transport.sendMail({ ...fieldsOf(message), signal })
      } catch (error) {
        throw faultOf(error)
      }
    },
    close: () => {
      closing.abort()
      transport.close()
    },
  }
}

const fieldsOf = ({ messageId, from, to, language, subject, text, html, unsubscribe }: Message) => ({
  messageId: `<${messageId}>`,
  from,
  // As an object it is one address, whatever characters it has; a text would be read as a list of some.
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
 * Only what the server says of this mail or of this address can be for good. A password that it refuses (535) is a
 * matter of the settings, which somebody will put right.
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
