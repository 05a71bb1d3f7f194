import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { MailTable, Queries } from '#server/db/schema.ts'
import { forgiveAttempts, takeIfRoom, type TakenAttempts } from '#server/features/limits/limits.ts'
import { unsubscribeKey } from '#server/features/reminders/unsubscribe-key.ts'
import { MailFault, plainReason } from '#server/mail/mail-fault.ts'
import { messageIdOf, type Mailer, type MailLog, type Message } from '#server/mail/message.ts'
import { claimJoined } from '#server/features/mail-queue/claim-mails.ts'
import { contentOf, type AddressedContent } from './contents.ts'
import { headerLine, letterOf, textOf } from './letter.ts'
import { htmlOf } from './letter-html.ts'
import { mailLimits } from './mail-limits.ts'
import { deleteMail, updateMail } from './mail.queries.ts'
import { pageLink } from '#server/page-link.ts'
import { sendDue, storeOutcome } from '#server/send-queue.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

/** What sending takes. */
export interface PostOffice extends Storage {
  readonly config: Pick<Config, 'appName' | 'publicUrl' | 'port' | 'mailFrom' | 'contact' | 'smtpUrl'>
  readonly mailer: Mailer
  readonly log: MailLog
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const AT_ONCE = 5
const CLAIM_MILLISECONDS = 10 * MINUTE
const GIVE_UP_AFTER_MILLISECONDS = 48 * HOUR
const REFUSALS_MAX = 3

const words = { en, it }

/** Sends due mails and returns how many were tried. */
export const sendDueMails = (office: PostOffice): Promise<number> =>
  sendDue(office, {
    table: 'mail',
    atOnce: AT_ONCE,
    claimMilliseconds: CLAIM_MILLISECONDS,
    claim: claimJoined,
    deliver: (mail) => deliver(office, mail),
    lost: 'what became of a mail is not stored',
  })

async function deliver(office: PostOffice, mail: MailTable): Promise<void> {
  let taken: TakenAttempts = []
  try {
    const writing = { ...office, unsubscribeKey: await unsubscribeKey(office) }
    const ready = await office.db.transact((trx) => prepare(writing, trx, mail))
    if (ready === null) {
      await office.db.transact((trx) => deleteMail(trx, mail.id))
      return
    }
    taken = ready.taken
    await office.mailer.send(messageOf(office, mail, ready.content))
  } catch (error) {
    if (error instanceof NoRoom) await waitForRoom(office, mail, error)
    else await putOff(office, mail, { error, taken })
    return
  }
  const sent_at = instantOf(office.clock)
  await store(office, mail.id, { sent_at, due_at: null, last_fault: null })
  office.log.info({ mail: mail.id, kind: mail.kind, tries: mail.tries }, 'mail sent')
}

/** Too many mails went to this mailbox. */
class NoRoom extends Error {
  /** Null if waiting is pointless. */
  readonly waitMilliseconds: number | null
  constructor(waitMilliseconds: number | null) {
    super('too many mails')
    this.waitMilliseconds = waitMilliseconds
  }
}

/**
 * The mail to send, with its counted attempts; null if it is not to be sent.
 * @throws NoRoom, which rolls back the new link, so that the earlier one keeps working
 */
async function prepare(
  writing: Parameters<typeof contentOf>[0],
  trx: Queries,
  mail: MailTable,
): Promise<{ content: AddressedContent; taken: TakenAttempts } | null> {
  const content = await contentOf(writing, trx, mail)
  if (content === null) return null
  const { address, isConfirming } = content
  const counted = { kind: content.content.kind, userId: mail.user_id, address, isConfirming }
  const room = await takeIfRoom(trx, writing.clock, mailLimits(counted))
  if ('taken' in room) return { content, taken: room.taken }
  // Not postponed, so that a stranger's mailbox is not filled later: whoever wants the link requests it again.
  throw new NoRoom(isConfirming ? null : room.waitMilliseconds)
}

/** Waiting for room is no attempt. */
async function waitForRoom({ db, clock }: PostOffice, mail: MailTable, { waitMilliseconds }: NoRoom): Promise<void> {
  await db.transact((trx) =>
    waitMilliseconds === null
      ? deleteMail(trx, mail.id)
      : updateMail(trx, mail.id, {
          due_at: new Date(clock.now() + waitMilliseconds).toISOString(),
          tries: mail.tries - 1,
        }),
  )
}

const store = (office: PostOffice, id: string, outcome: Parameters<typeof updateMail>[2]): Promise<void> =>
  storeOutcome(office, (trx) => updateMail(trx, id, outcome))

/** Records the result and the next attempt: later each time, and finally none. */
async function putOff(
  office: PostOffice,
  mail: MailTable,
  { error, taken }: { readonly error: unknown; readonly taken: TakenAttempts },
): Promise<void> {
  const { clock, log } = office
  if (taken.length > 0) await office.db.transact((trx) => forgiveAttempts(trx, taken))
  const last_fault = error instanceof Error ? plainReason(error.message) : 'unknown'
  const isRefused = error instanceof MailFault && error.isPermanent
  const isOver = isRefused
    ? mail.tries >= REFUSALS_MAX
    : clock.now() - Date.parse(mail.created_at) >= GIVE_UP_AFTER_MILLISECONDS
  const due_at = isOver ? null : new Date(clock.now() + pause(mail.tries, isRefused)).toISOString()
  await store(office, mail.id, { due_at, last_fault })
  const facts = { mail: mail.id, kind: mail.kind, tries: mail.tries, fault: last_fault, again: due_at }
  log.error(facts, isOver ? 'mail given up' : 'mail could not be sent')
}

/** 1, 2, 4 ... minutes, at most an hour; ten times that if the server has refused the mail. */
const pause = (tries: number, isRefused: boolean): number =>
  Math.min(HOUR, 2 ** (tries - 1) * MINUTE * (isRefused ? 10 : 1))

function messageOf({ config }: PostOffice, mail: MailTable, addressed: AddressedContent): Message {
  const { address, language, content, unsubscribe } = addressed
  const sender = headerLine(config.appName)
  const letter = letterOf(content, sender, words[language])
  const frame = { language, sender, link: pageLink(config, '/') }
  return {
    messageId: messageIdOf(mail.id, config.mailFrom),
    from: headerLine(config.mailFrom),
    to: address,
    language,
    subject: headerLine(letter.subject),
    text: textOf(letter, words[language], frame),
    html: htmlOf(letter, words[language], frame),
    unsubscribe,
  }
}
