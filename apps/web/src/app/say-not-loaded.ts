import { texts } from '../i18n/texts.ts'
import { showToast } from './toasts.ts'

/** Reports that a part of the page is missing, and offers a reload, which helps if an upgrade has removed it. */
export function sayNotLoaded(text: () => string): void {
  const reload = { label: () => texts.t('shell.broken.reload'), run: () => window.location.reload() }
  showToast({ text, severity: 'error', action: reload })
}
