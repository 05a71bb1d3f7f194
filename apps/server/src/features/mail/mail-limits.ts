import { bucketOf, type Limit } from '#server/features/limits/limits.ts'
import type { Content } from './letter.ts'

/** Hourly mails of all kinds to one person, and to one mailbox whoever they are for. */
const MAILS_AN_HOUR = 30
/** How many of these may be reminders and digests, so that account mails always have room. */
const REMINDING_AN_HOUR = 20
const REMINDING_A_MINUTE = 1
/** Mails of new devices; what is more comes as one afterwards. */
const NEW_DEVICES_AN_HOUR = 3
/** Mails to an unconfirmed mailbox, over all accounts made with it. */
const CONFIRMING_AN_HOUR = 3
const CONFIRMING_A_DAY = 6

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** How a mail is counted. */
export interface CountedMail {
  readonly kind: Content['kind']
  /** Null without an account. */
  readonly userId: string | null
  readonly address: string
  /** Whether the address is still unconfirmed. */
  readonly isConfirming: boolean
}

/** The limits for a mail. */
export function mailLimits({ kind, userId, address, isConfirming }: CountedMail): Limit[] {
  // Not the address itself: deleting the account forgets the address's attempts, and this must outlast that.
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
  if (kind === 'new_device') {
    limits.push({ bucket: bucketOf('new-devices', userId), most: NEW_DEVICES_AN_HOUR, minutes: HOUR_MINUTES })
  }
  if (kind === 'reminder' || kind === 'digest') {
    limits.push(
      { bucket: bucketOf('reminding-an-hour', userId), most: REMINDING_AN_HOUR, minutes: HOUR_MINUTES },
      { bucket: bucketOf('reminding-a-minute', userId), most: REMINDING_A_MINUTE, minutes: 1 },
    )
  }
  return limits
}

/** Mail providers that ignore dots in mailbox names. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address: nearly all providers deliver `anna+anything` to `anna`. Only for counting. At worst,
 * two people counted as one wait for each other.
 */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@')
  const plain = local.replace(/(?<=.)\+.*$/, '')
  return DOTLESS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
