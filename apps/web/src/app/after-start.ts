import { routes } from '@dodici/contract/routes'
import { call } from '../api/client.ts'
import { texts } from '../i18n/texts.ts'
import { registerWorker } from '../pwa/register.ts'
import type { Destination } from '../reporting/sentry-client.ts'
import { startReporting } from '../reporting/start-reporting.ts'
import { showToast } from './toasts.ts'

/** Work that nobody waits for, done when the page is drawn and idle. */
export async function afterStart(): Promise<void> {
  await Promise.all([registerWorker(sayNewVersion), destination().then((to) => startReporting(to))])
}

/** Where this installation wants error reports; null for nowhere or unknown. */
async function destination(): Promise<Destination | null> {
  try {
    const { sentryDsn, version } = await call(routes.readInstance, {})
    return sentryDsn === null ? null : { dsn: sentryDsn, release: `dodici@${version}` }
  } catch {
    // Without the server nobody can answer; the page says so itself.
    return null
  }
}

function sayNewVersion(change: () => void): void {
  showToast({
    text: () => texts.t('shell.newVersion'),
    severity: 'info',
    action: { label: () => texts.t('shell.broken.reload'), run: change },
  })
}
