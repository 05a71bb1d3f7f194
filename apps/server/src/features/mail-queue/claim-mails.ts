import type { QueueClaim } from '#server/db/queue-rows.ts'
import type { MailTable, Queries } from '#server/db/schema.ts'
import { claimMails, deleteMails, setMailFacts, takeAlike } from './mail-queue.queries.ts'
import type { MailFacts, MailKind } from './queue-mail.ts'

/** Kinds whose due mails are combined into one. */
const joinedKinds: readonly MailKind[] = ['reminder', 'password_changed', 'email_confirm', 'email_change', 'new_device']

/** Sign-ins that one mail tells of. */
const SIGN_INS_MAX = 10

/**
 * Claims due mails, oldest first, by postponing them until an instant. Other due mails of their kind for the same
 * person are combined with them.
 */
export async function claimJoined(trx: Queries, claim: QueueClaim): Promise<MailTable[]> {
  const joined: MailTable[] = []
  for (const mail of await claimMails(trx, claim)) {
    const index = joined.findIndex((one) => areAlike(one, mail))
    const alike = joined[index]
    if (alike === undefined) joined.push(await joinDue(trx, mail, claim.now))
    else joined[index] = await join(trx, alike, [mail])
  }
  return joined
}

const isJoined = ({ kind, user_id }: MailTable): boolean =>
  user_id !== null && joinedKinds.some((joined) => joined === kind)

const areAlike = (one: MailTable, other: MailTable): boolean =>
  isJoined(one) && one.kind === other.kind && one.user_id === other.user_id

async function joinDue(trx: Queries, mail: MailTable, now: string): Promise<MailTable> {
  if (!isJoined(mail)) return mail
  return join(trx, mail, await takeAlike(trx, { userId: mail.user_id ?? '', kind: mail.kind, now }))
}

/** The latest request wins (ids grow with time); reminders and ended keys are united. */
async function join(trx: Queries, mail: MailTable, others: readonly MailTable[]): Promise<MailTable> {
  if (others.length === 0) return mail
  await deleteMails(
    trx,
    others.map(({ id }) => id),
  )
  const all = [mail, ...others].sort((one, other) => (one.id < other.id ? -1 : 1))
  const { address } = all.at(-1) ?? mail
  const facts = joinedFacts(mail.kind, all)
  await setMailFacts(trx, mail.id, { facts, address })
  return { ...mail, facts, address }
}

function joinedFacts(kind: string, mails: readonly MailTable[]): string {
  const all = mails.map(({ facts }) => JSON.parse(facts) as MailFacts)
  return JSON.stringify({
    ...all.at(-1),
    ...(kind === 'reminder' && {
      notificationIds: [...new Set(all.flatMap(({ notificationIds = [] }) => notificationIds))],
      isLate: all.every(({ isLate }) => isLate === true),
    }),
    ...(kind === 'new_device' && { signIns: all.flatMap(({ signIns = [] }) => signIns).slice(-SIGN_INS_MAX) }),
    ...(kind === 'password_changed' && { endedKeys: all.flatMap(({ endedKeys = [] }) => endedKeys) }),
  } satisfies MailFacts)
}
