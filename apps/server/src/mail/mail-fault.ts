const REASON_MAX = 300

/** A mail that could not be sent. `isPermanent`: the server has refused it for good, and trying again helps little. */
export class MailFault extends Error {
  readonly isPermanent: boolean

  constructor(reason: string, facts: { readonly isPermanent: boolean }) {
    super(plainReason(reason))
    this.name = 'MailFault'
    this.isPermanent = facts.isPermanent
  }
}

/**
 * What a mail server has said, fit for a log: in one line, short, and without addresses of people or of pages, and without
 * what looks like a code or a token. A server that refuses a mail for a link quotes the link, and that is a secret.
 */
export const plainReason = (text: string): string =>
  text
    .replace(/\S*(?:@|:\/\/|_)\S*/g, '[...]')
    .replace(/(?:\w{4}-){3,}\w{4}/g, '[...]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_MAX)
