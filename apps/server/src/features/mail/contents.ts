import { INVITE_DAYS } from '@dodici/contract/limits'
import { BASE_PATH } from '@dodici/contract/routes'
import { formatWall, hourCycleOf } from '@dodici/core/date'
import { deviceOf, placeText } from '@dodici/core/device'
import { nowIn } from '@dodici/core/zone'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { MailTable, Queries, UserTable } from '#server/db/schema.ts'
import { CONFIRMATION_DAYS, newConfirmation } from '#server/features/credentials/confirmation.ts'
import { renewInvite } from '#server/features/beta/invites.service.ts'
import { newResetToken } from '#server/features/credentials/reset-token.ts'
import { digestItems } from '#server/features/reminders/digest-items.ts'
import { reminderMailItems } from '#server/features/reminders/reminder-mail-items.ts'
import { unsubscribeToken, type Unsubscribed } from '#server/features/reminders/unsubscribe-token.ts'
import { findAccount, findAccountById } from '#server/features/accounts/account-row.ts'
import { pathOfOccurrence } from '#server/features/events/about-occurrence.ts'
import { pageLink } from '#server/page-link.ts'
import type { Content, LetterOccurrence } from './letter.ts'
import type { MailFacts, MailKind } from '#server/features/mail-queue/queue-mail.ts'

interface Writing extends Pick<Storage, 'clock'> {
  readonly config: Pick<Config, 'publicUrl' | 'port' | 'contact' | 'smtpUrl'>
  /** The signing key of unsubscribe links. */
  readonly unsubscribeKey: string
}

/** A mail's content and recipient. */
export interface AddressedContent {
  readonly address: string
  readonly language: MailTable['language']
  readonly content: Content
  /** The URL for one-click unsubscribing. */
  readonly unsubscribe: string | null
  /** Whether the address is unconfirmed and this mail confirms it. It is counted more strictly. */
  readonly isConfirming: boolean
}

/**
 * Builds a mail from the present state. Links and codes are created here on every attempt, and invalidate those of an
 * earlier one. Null if there is no recipient, or nothing left to say.
 */
export async function contentOf(writing: Writing, trx: Queries, mail: MailTable): Promise<AddressedContent | null> {
  // Unknown if it was queued by a newer version that runs beside this one, which will send it.
  if (!Object.hasOwn(writers, mail.kind)) throw new Error(`unknown kind of mail: ${mail.kind}`)
  return writers[mail.kind as MailKind](writing, trx, mail)
}

type Writer = (writing: Writing, trx: Queries, mail: MailTable) => Promise<AddressedContent | null>

/**
 * People with an account are written to at the account's address, not at the one that was typed: two addresses may look
 * alike. Nothing is sent to an unconfirmed address, nor to whoever is disabled.
 */
function toOwner(user: UserTable, content: Content, unsubscribe: string | null = null): AddressedContent | null {
  if (user.email_confirmed_at === null || user.disabled_at !== null) return null
  return { address: user.email, language: user.language, content, unsubscribe, isConfirming: false }
}

/** Except if the mail itself confirms it, or if the operator has asked for it. */
const toAddress = (
  { address, language }: Pick<MailTable, 'address' | 'language'>,
  content: Content,
  isConfirming = false,
): AddressedContent => ({ address, language, content, unsubscribe: null, isConfirming })

async function passwordReset({ config, clock }: Writing, trx: Queries, mail: MailTable) {
  const reset = await newResetToken(trx, clock, mail.address)
  if (reset === null || reset.user.disabled_at !== null) return null
  const { email, language, username, email_confirmed_at } = reset.user
  const link = pageLink(config, `/reset-password?token=${reset.token}`)
  if (email_confirmed_at !== null) return toOwner(reset.user, { kind: 'password_reset', name: username, link })
  // Using the link confirms the address, and the mail contains no text chosen by anybody else.
  return toAddress({ address: email, language }, { kind: 'password_reset', name: '', link }, true)
}

async function passwordChanged({ config }: Writing, trx: Queries, mail: MailTable) {
  const user = await findAccount(trx, mail.address)
  if (user === null) return null
  const link = pageLink(config, '/forgot-password')
  // Queued by an older version, without keys.
  const { endedKeys = [], keptKeys = [] } = JSON.parse(mail.facts) as MailFacts
  return toOwner(user, { kind: 'password_changed', name: user.username, link, endedKeys, keptKeys })
}

async function twoStepChanged({ config }: Writing, trx: Queries, mail: MailTable) {
  const user = await findAccountById(trx, mail.user_id ?? '')
  const { change } = JSON.parse(mail.facts) as MailFacts
  if (user === null || change === undefined) return null
  const link = pageLink(config, '/forgot-password')
  return toOwner(user, { kind: 'two_step_changed', name: user.username, link, change })
}

async function betaInvite({ config, clock }: Writing, trx: Queries, mail: MailTable) {
  const code = await renewInvite(trx, clock, { id: mail.id, address: mail.address })
  if (code === null) return null
  const link = pageLink(config, `/register?invite=${code}`)
  return toAddress(mail, { kind: 'beta_invite', code, link, days: INVITE_DAYS })
}

async function emailConfirm({ config, clock }: Writing, trx: Queries, mail: MailTable) {
  const made = await newConfirmation(trx, clock, { userId: mail.user_id ?? '', address: mail.address })
  if (made === null) return null
  const { token, user, email, isChange } = made
  const link = pageLink(config, `/register?confirm=${token}`)
  const content = { kind: 'email_confirm', link, days: CONFIRMATION_DAYS, isChange } as const
  return toAddress({ address: email, language: user.language }, content, true)
}

async function emailChange({ config }: Writing, trx: Queries, mail: MailTable) {
  const user = await findAccountById(trx, mail.user_id ?? '')
  const { email } = JSON.parse(mail.facts) as MailFacts
  if (user === null || email === undefined || user.new_email !== email) return null
  const link = pageLink(config, '/forgot-password')
  return toOwner(user, { kind: 'email_change', name: user.username, email, link })
}

/** To the old address, which was confirmed. */
async function emailChanged({ config }: Writing, trx: Queries, mail: MailTable) {
  const user = await findAccountById(trx, mail.user_id ?? '')
  const { email } = JSON.parse(mail.facts) as MailFacts
  if (user === null || email === undefined) return null
  return toAddress(mail, { kind: 'email_changed', name: user.username, email, contact: config.contact })
}

/** Only where mail is sent: in a household without, nobody looks for it in a folder. */
async function newDevice({ config }: Writing, trx: Queries, mail: MailTable) {
  const user = await findAccountById(trx, mail.user_id ?? '')
  const { signIns = [] } = JSON.parse(mail.facts) as MailFacts
  if (user === null || config.smtpUrl === null || signIns.length === 0) return null
  const link = pageLink(config, '/forgot-password')
  const hourCycle = hourCycleOf(user.hour_cycle, user.language, user.country)
  const told = signIns.map(({ userAgent, place, at }) => ({
    ...{ ...deviceOf(userAgent), place: placeText(place), hourCycle },
    at: formatWall(nowIn(user.timezone, Date.parse(at))),
  }))
  return toOwner(user, { kind: 'new_device', name: user.username, signIns: told, link })
}

async function webhookOff({ config }: Writing, trx: Queries, mail: MailTable) {
  const user = await findAccountById(trx, mail.user_id ?? '')
  const { webhook, reason } = JSON.parse(mail.facts) as MailFacts
  if (user === null || webhook === undefined || reason === undefined) return null
  const link = pageLink(config, '/profile#webhooks')
  return toOwner(user, { kind: 'webhook_off', name: user.username, webhook, reason, link })
}

async function reminder(writing: Writing, trx: Queries, mail: MailTable) {
  const facts = JSON.parse(mail.facts) as MailFacts
  const user = await findAccountById(trx, mail.user_id ?? '')
  const reminders = user === null ? null : await reminderMailItems(trx, user, facts)
  const [first] = reminders?.told ?? []
  if (user === null || reminders === null || first === undefined) return null
  const isOne = reminders.told.length === 1
  const unsubscribe = unsubscribeLink(writing, user, 'reminders')
  const content: Content = {
    kind: 'reminder',
    name: user.username,
    items: itemsFor(user, reminders.told),
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
  const ahead = await digestItems(trx, user, { from, days })
  if (ahead === null) return null
  const unsubscribe = unsubscribeLink(writing, user, 'digest')
  const content: Content = {
    kind: 'digest',
    name: user.username,
    items: itemsFor(user, ahead.told),
    more: ahead.more,
    from,
    isWeek: days > 1,
    link: pageLink(writing.config, `/calendar?year=${from.slice(0, 4)}&day=${from}`),
    unsubscribeLink: unsubscribe,
  }
  return toOwner(user, content, unsubscribe)
}

/** Occurrences with how the person writes their times. */
function itemsFor(user: UserTable, told: readonly Omit<LetterOccurrence, 'hourCycle'>[]): LetterOccurrence[] {
  const hourCycle = hourCycleOf(user.hour_cycle, user.language, user.country)
  return told.map((item) => ({ ...item, hourCycle }))
}

const unsubscribeLink = ({ config, unsubscribeKey }: Writing, user: UserTable, kind: Unsubscribed): string =>
  pageLink(config, `${BASE_PATH}/unsubscribe?token=${unsubscribeToken(unsubscribeKey, user.id, kind)}`)

const writers: Readonly<Record<MailKind, Writer>> = {
  password_reset: passwordReset,
  password_changed: passwordChanged,
  two_step_changed: twoStepChanged,
  beta_invite: betaInvite,
  email_confirm: emailConfirm,
  email_change: emailChange,
  email_changed: emailChanged,
  reminder,
  digest,
  new_device: newDevice,
  webhook_off: webhookOff,
}
