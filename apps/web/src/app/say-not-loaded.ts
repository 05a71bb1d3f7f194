import i18next from 'i18next'
import { showToast } from './toasts.ts'

/** Says that a part of the page is missing, and offers what helps where an upgrade has taken it away: another page. */
export function sayNotLoaded(text: () => string): void {
  const reload = { label: () => i18next.t('shell.broken.reload'), run: () => window.location.reload() }
  showToast({ text, severity: 'error', action: reload })
}
