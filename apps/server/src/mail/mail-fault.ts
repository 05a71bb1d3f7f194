const REASON_MAX = 300

/** A mail that could not be sent. `isPermanent`: the server refused it for good, and a retry is unlikely to help. */
export class MailFault extends Error {
  readonly isPermanent: boolean

  constructor(reason: string, facts: { readonly isPermanent: boolean }) {
    super(plainReason(reason))
    this.name = 'MailFault'
    this.isPermanent = facts.isPermanent
  }
}

/**
 * A mail server's message for the log: one short line, without addresses of people or pages and without anything that
 * looks like a code or token. A server that refuses a mail for its link quotes the link, which is a secret.
 */
export const plainReason = (text: string): string =>
  text
    .replace(/\S*(?:@|:\/\/|_)\S*/g, '[...]')
    .replace(/(?:\w{4}-){3,}\w{4}/g, '[...]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_MAX)
