import type { Config } from '../config.ts'
import type { Mailer, MailLog } from './message.ts'
import { outbox } from './outbox.ts'
import { smtp } from './smtp.ts'

/** Sends through the configured mail server; without one, mails become files and the log says so. */
export const openMailer = ({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>, log: MailLog): Mailer =>
  smtpUrl === null ? outbox(dataDir, log) : smtp(smtpUrl)

/** Warnings for an operator who has set a mail server without the settings it needs. */
export function mailWarnings(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): string[] {
  if (config.smtpUrl === null) return []
  const warnings: string[] = []
  if (config.mailFrom.includes('@localhost')) warnings.push('MAIL_FROM is not set: mail servers may refuse our mails')
  if (config.publicUrl === null) warnings.push('PUBLIC_URL is not set: the links of mails lead to this machine alone')
  return warnings
}
