import type { Config } from '../config.ts'
import type { Mailer, MailLog } from './message.ts'
import { outbox } from './outbox.ts'
import { smtp } from './smtp.ts'

/** Sends by the mail server of the settings; without one, mails become files, and the log says so. */
export const openMailer = ({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>, log: MailLog): Mailer =>
  smtpUrl === null ? outbox(dataDir, log) : smtp(smtpUrl)
