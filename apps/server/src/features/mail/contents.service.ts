import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { MailTable, Queries, UserTable } from '#server/db/schema.ts'
import { INVITE_DAYS, renewInvite } from '#server/features/beta/invites.service.ts'
import { newResetToken } from '#server/features/passwords/reset-token.service.ts'
import { findAccount } from '#server/features/users/find-account.service.ts'
import { pageLink } from '#server/page-link.ts'
import type { Content } from './letter.ts'
import type { MailFacts } from './queue.service.ts'

interface Writing extends Pick<Storage, 'clock'> {
  readonly config: Pick<Config, 'publicUrl' | 'port'>
}

/** What a mail says, and to whom. */
export interface AddressedContent {
  readonly address: string
  readonly language: MailTable['language']
  readonly content: Content
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
    default:
      // A newer version, beside this one, has put it there: it will send it.
      kind satisfies never
      throw new Error(`unknown kind of mail: ${mail.kind}`)
  }
}

/** Who has an account is written to as the account says, not as somebody has typed it: two addresses may look like one. */
const toOwner = (user: UserTable, content: Content): AddressedContent => ({
  address: user.email,
  language: user.language,
  content,
})

const toAddress = ({ address, language }: MailTable, content: Content): AddressedContent => ({
  address,
  language,
  content,
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
  return toOwner(user, { kind: 'password_changed', name: user.username, link })
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
