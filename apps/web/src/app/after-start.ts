import { routes } from '@dodici/contract/routes'
import i18next from 'i18next'
import { call } from '../api/client.ts'
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
    text: () => i18next.t('shell.newVersion'),
    severity: 'info',
    action: { label: () => i18next.t('shell.broken.reload'), run: change },
  })
}
