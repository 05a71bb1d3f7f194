import { bucketOf, type Limit } from '#server/features/limits/limits.ts'
import type { Content } from './letter.ts'

/** Mails of all kinds that one person gets, and that one mailbox gets whoever they are for. */
const MAILS_AN_HOUR = 30
/** Of these, how many may be reminders and digests: what is about the account itself finds room beside them. */
const REMINDING_AN_HOUR = 20
const REMINDING_A_MINUTE = 1
/** Mails to a mailbox that has confirmed nothing, whatever accounts somebody makes with it. */
const CONFIRMING_AN_HOUR = 3
const CONFIRMING_A_DAY = 6

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** What a mail counts as. */
export interface CountedMail {
  readonly kind: Content['kind']
  /** Null for who has no account. */
  readonly userId: string | null
  readonly address: string
  /** Whether nobody has confirmed the address yet. */
  readonly isConfirming: boolean
}

/** How many mails may be sent where this one would be. */
export function mailLimits({ kind, userId, address, isConfirming }: CountedMail): Limit[] {
  // Not the address alone: deleting the account forgets what its address has tried, and this must outlast that.
  const mailbox = `mailbox ${mailboxOf(address)}`
  const limits = [{ bucket: bucketOf('mails', mailbox), most: MAILS_AN_HOUR, minutes: HOUR_MINUTES }]
  if (isConfirming) {
    limits.push(
      { bucket: bucketOf('confirming-an-hour', mailbox), most: CONFIRMING_AN_HOUR, minutes: HOUR_MINUTES },
      { bucket: bucketOf('confirming-a-day', mailbox), most: CONFIRMING_A_DAY, minutes: DAY_MINUTES },
    )
  }
  if (userId === null) return limits
  limits.push({ bucket: bucketOf('mails', userId), most: MAILS_AN_HOUR, minutes: HOUR_MINUTES })
  if (kind === 'reminder' || kind === 'digest') {
    limits.push(
      { bucket: bucketOf('reminding-an-hour', userId), most: REMINDING_AN_HOUR, minutes: HOUR_MINUTES },
      { bucket: bucketOf('reminding-a-minute', userId), most: REMINDING_A_MINUTE, minutes: 1 },
    )
  }
  return limits
}

/** Mail providers whose mailboxes have dots that mean nothing. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address most likely leads to: nearly all providers put `anna+anything` into the one of `anna`. Only for
 * counting; two people who are counted as one wait for each other at worst.
 */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  const plain = local.replace(/(?<=.)\+.*$/, '')
  return DOTLESS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
