import type { Config } from '../config.ts'
import type { Mailer, MailLog } from './message.ts'
import { outbox } from './outbox.ts'
import { smtp } from './smtp.ts'

/** Sends by the mail server of the settings; without one, mails become files, and the log says so. */
export const openMailer = ({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>, log: MailLog): Mailer =>
  smtpUrl === null ? outbox(dataDir, log) : smtp(smtpUrl)

/** What an operator should know who has set a mail server and not what belongs to it. */
export function mailWarnings(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): string[] {
  if (config.smtpUrl === null) return []
  const warnings: string[] = []
  if (config.mailFrom.includes('@localhost')) warnings.push('MAIL_FROM is not set: mail servers may refuse our mails')
  if (config.publicUrl === null) warnings.push('PUBLIC_URL is not set: the links of mails lead to this machine alone')
  return warnings
}
