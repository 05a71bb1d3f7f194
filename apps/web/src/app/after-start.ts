import i18next from 'i18next'
import { registerWorker } from '../pwa/register.ts'
import { showToast } from './toasts.ts'

/** What nobody waits for: it comes when the page is drawn and has nothing to do. */
export async function afterStart(): Promise<void> {
  await registerWorker(sayNewVersion)
}

function sayNewVersion(change: () => void): void {
  showToast({
    text: () => i18next.t('shell.newVersion'),
    severity: 'info',
    action: { label: () => i18next.t('shell.broken.reload'), run: change },
  })
}
