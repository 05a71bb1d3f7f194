import type { FastifyBaseLogger } from 'fastify'

/** One mail to one person, ready to be sent. */
export interface Message {
  /** The same for every attempt: mail servers recognise a repetition by it. */
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly language: 'it' | 'en'
  readonly subject: string
  readonly text: string
  readonly html: string
  /** One-click unsubscribe URL (RFC 8058); null for essential mails. */
  readonly unsubscribe: string | null
}

/** Sends mails. */
export interface Mailer {
  /** @throws MailFault */
  readonly send: (message: Message) => Promise<void>
  /** Aborts mails in progress. */
  readonly close: () => void
}

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'error'>

/** Unsubscribe headers for mail programs: RFC 2369, and RFC 8058 for one click. */
export const unsubscribeHeaders = (link: string | null): readonly (readonly [string, string])[] =>
  link === null
    ? []
    : [
        ['List-Unsubscribe', `<${link}>`],
        ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
      ]

/** Unique for an id, at the host of the sender. */
export const messageIdOf = (id: string, mailFrom: string): string =>
  `${id}@${/@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost'}`
