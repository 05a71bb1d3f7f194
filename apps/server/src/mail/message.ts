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
}

/** The way out for mail. */
export interface Mailer {
  /** @throws MailFault */
  readonly send: (message: Message) => Promise<void>
  /** Breaks off what is being sent. */
  readonly close: () => void
}

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'error'>
