import type { FastifyBaseLogger } from 'fastify'

/** One mail to one person, ready to be sent. */
export interface Message {
  /** The same however often it is tried: mail servers know a repetition by it. */
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly language: 'it' | 'en'
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where a POST gets the person no more of these mails (RFC 8058); null where they cannot be done without. */
  readonly unsubscribe: string | null
}

/** The way out for mail. */
export interface Mailer {
  /** @throws MailFault */
  readonly send: (message: Message) => Promise<void>
  /** Breaks off what is being sent. */
  readonly close: () => void
}

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'error'>

/** The headers by which a mail program gets its person no more of these mails: RFC 2369, and RFC 8058 for one click. */
export const unsubscribeHeaders = (link: string | null): readonly (readonly [string, string])[] =>
  link === null
    ? []
    : [
        ['List-Unsubscribe', `<${link}>`],
        ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
      ]
