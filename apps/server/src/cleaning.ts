import { daysBefore, timerOf } from './clock.ts'
import type { Config } from './config.ts'
import type { Storage } from './db/journal/write-change.ts'
import { removeOldConfirmations } from './features/credentials/confirmation.ts'
import { purge } from './features/changes/purge.ts'
import { removeOldAttempts } from './features/limits/limits.ts'
import { MAIL_KEPT_DAYS, removeOldMails } from './features/mail-queue/queue-mail.ts'
import { removeOldResets } from './features/credentials/reset-token.ts'
import { removeOldNotifications } from './features/reminders/notifications.service.ts'
import { removeOldPushes } from './features/push/queue-push.ts'
import { removeOldLoginSteps } from './features/factors/login-steps.ts'
import { removeOldChallenges } from './features/factors/passkey-challenge.ts'
import { removeOldOidcCodes } from './features/identities/oidc-steps.service.ts'
import { removeDeadSessions } from './features/sessions/sessions.service.ts'
import { removeOldDevices } from './features/accounts/known-devices.ts'
import { removeOldAudit } from './features/audit/note-audit.ts'
import { removeOldOperatorLog } from './features/audit/operator-log.ts'
import { clearOutbox } from './mail/outbox.ts'
import type { MailLog } from './mail/message.ts'

const HOUR = 60 * 60 * 1000

interface Surroundings extends Storage {
  readonly config: Pick<Config, 'dataDir'>
  readonly logger: MailLog
}

/** Removes expired data now, and then every hour. Returns how to stop that, which waits for the task that is running. */
export function startCleaning(surroundings: Surroundings): () => Promise<void> {
  let isStopped = false
  let cleaning = Promise.resolve()
  const start = (): void => {
    cleaning = clean(surroundings, () => isStopped)
  }
  const timer = setInterval(start, timerOf(surroundings.clock, HOUR))
  timer.unref()
  start()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await cleaning
  }
}

/** A failed task does not stop the others. */
async function clean({ logger, config, ...storage }: Surroundings, isStopped: () => boolean): Promise<void> {
  const works: (() => Promise<unknown>)[] = [
    () => purge(storage),
    () => removeDeadSessions(storage),
    () => removeOldLoginSteps(storage),
    () => removeOldChallenges(storage),
    () => removeOldOidcCodes(storage),
    () => removeOldAttempts(storage),
    () => removeOldResets(storage),
    () => removeOldDevices(storage),
    () => removeOldAudit(storage),
    () => removeOldOperatorLog(storage),
    () => removeOldConfirmations(storage),
    () => removeOldMails(storage),
    () => removeOldNotifications(storage),
    () => removeOldPushes(storage),
    () => storage.db.giveBackPages(),
    () => clearOutbox(config.dataDir, daysBefore(storage.clock, MAIL_KEPT_DAYS)),
  ]
  for (const work of works) {
    if (isStopped()) return
    await work().catch((error: unknown) => logger.error({ err: error }, 'what is old could not be removed'))
  }
}
