import { BASE_PATH } from '@dodici/contract/routes'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { MailTable, Queries, UserTable } from '#server/db/schema.ts'
import { INVITE_DAYS, renewInvite } from '#server/features/beta/invites.service.ts'
import { newResetToken } from '#server/features/passwords/reset-token.service.ts'
import { toldDigest } from '#server/features/reminders/told-digest.service.ts'
import { pathOfOccurrence, toldReminders } from '#server/features/reminders/told-reminders.service.ts'
import { unsubscribeToken, type Unsubscribed } from '#server/features/reminders/unsubscribe-token.service.ts'
import { findAccountById } from '#server/features/users/account-row.service.ts'
import { findAccount } from '#server/features/users/find-account.service.ts'
import { pageLink } from '#server/page-link.ts'
import type { Content } from './letter.ts'
import type { MailFacts } from './queue.service.ts'

interface Writing extends Pick<Storage, 'clock'> {
  readonly config: Pick<Config, 'publicUrl' | 'port'>
  /** What links to get no more mails are signed with. */
  readonly unsubscribeKey: string
}

/** What a mail says, and to whom. */
export interface AddressedContent {
  readonly address: string
  readonly language: MailTable['language']
  readonly content: Content
  /** Where a POST gets them no more of these mails. */
  readonly unsubscribe: string | null
}

/**
 * What a mail is to say, as things are now. Links and codes are made here, each time that the mail is tried: what was made
 * for an earlier try works no more. Null where there is nobody to say it to.
 */
export async function contentOf(writing: Writing, trx: Queries, mail: MailTable): Promise<AddressedContent | null> {
  const kind = mail.kind as Content['kind']
  switch (kind) {
    case 'password_reset':
      return passwordReset(writing, trx, mail)
    case 'password_changed':
      return passwordChanged(writing, trx, mail)
    case 'beta_invite':
      return betaInvite(writing, trx, mail)
    case 'beta_received':
      return betaReceived(trx, mail)
    case 'reminder':
      return reminder(writing, trx, mail)
    case 'digest':
      return digest(writing, trx, mail)
    default:
      // A newer version, beside this one, has put it there: it will send it.
      kind satisfies never
      throw new Error(`unknown kind of mail: ${mail.kind}`)
  }
}

/** Who has an account is written to as the account says, not as somebody has typed it: two addresses may look like one. */
const toOwner = (user: UserTable, content: Content, unsubscribe: string | null = null): AddressedContent => ({
  address: user.email,
  language: user.language,
  content,
  unsubscribe,
})

const toAddress = ({ address, language }: MailTable, content: Content): AddressedContent => ({
  address,
  language,
  content,
  unsubscribe: null,
})

async function passwordReset({ config, clock }: Writing, trx: Queries, mail: MailTable) {
  const reset = await newResetToken(trx, clock, mail.address)
  if (reset === null) return null
  const link = pageLink(config, `/reset-password?token=${reset.token}`)
  return toOwner(reset.user, { kind: 'password_reset', name: reset.user.username, link })
}

async function passwordChanged({ config }: Writing, trx: Queries, mail: MailTable) {
  const user = await findAccount(trx, mail.address)
  if (user === null) return null
  const link = pageLink(config, '/forgot-password')
  // A mail that an older version has put there says nothing of keys.
  const { endedKeys = [], keptKeys = [] } = JSON.parse(mail.facts) as MailFacts
  return toOwner(user, { kind: 'password_changed', name: user.username, link, endedKeys, keptKeys })
}

async function betaInvite({ config, clock }: Writing, trx: Queries, mail: MailTable) {
  const code = await renewInvite(trx, clock, { id: mail.id, note: mail.address })
  if (code === null) return null
  const link = pageLink(config, `/register?invite=${code}`)
  return toAddress(mail, { kind: 'beta_invite', code, link, days: INVITE_DAYS })
}

async function betaReceived(trx: Queries, mail: MailTable) {
  const { isRepeated } = JSON.parse(mail.facts) as MailFacts
  if (isRepeated || (await findAccount(trx, mail.address)) !== null) return null
  return toAddress(mail, { kind: 'beta_received' })
}

async function reminder(writing: Writing, trx: Queries, mail: MailTable) {
  const facts = JSON.parse(mail.facts) as MailFacts
  const user = await findAccountById(trx, mail.user_id ?? '')
  const reminders = user === null ? null : await toldReminders(trx, user, facts)
  const [first] = reminders?.told ?? []
  if (user === null || reminders === null || first === undefined) return null
  const isOne = reminders.told.length === 1
  const unsubscribe = unsubscribeLink(writing, user, 'reminders')
  const content: Content = {
    kind: 'reminder',
    name: user.username,
    items: reminders.told,
    more: reminders.more,
    isLate: facts.isLate ?? false,
    link: pageLink(writing.config, isOne ? pathOfOccurrence(first) : '/calendar?panel=reminders'),
    unsubscribeLink: unsubscribe,
  }
  return toOwner(user, content, unsubscribe)
}

async function digest(writing: Writing, trx: Queries, mail: MailTable) {
  const { from, days } = JSON.parse(mail.facts) as MailFacts
  const user = await findAccountById(trx, mail.user_id ?? '')
  if (user === null || from === undefined || days === undefined) return null
  const ahead = await toldDigest(trx, user, { from, days })
  if (ahead === null) return null
  const unsubscribe = unsubscribeLink(writing, user, 'digest')
  const content: Content = {
    kind: 'digest',
    name: user.username,
    items: ahead.told,
    more: ahead.more,
    from,
    isWeek: days > 1,
    link: pageLink(writing.config, `/calendar?year=${from.slice(0, 4)}&day=${from}`),
    unsubscribeLink: unsubscribe,
  }
  return toOwner(user, content, unsubscribe)
}

const unsubscribeLink = ({ config, unsubscribeKey }: Writing, user: UserTable, kind: Unsubscribed): string =>
  pageLink(config, `${BASE_PATH}/unsubscribe?token=${unsubscribeToken(unsubscribeKey, user.id, kind)}`)
