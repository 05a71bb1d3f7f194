import type { AssistantStatus } from '@dodici/contract/types'
import i18next from 'i18next'

/** Who answers, and what leaves the server: one short line. */
export function statusWords({ engine, model, sends }: AssistantStatus): string {
  if (engine === 'off') return ''
  if (engine === 'builtin' || sends.to === null) return i18next.t('assistant.builtin')
  const what = i18next.t(`assistant.sends.${sends.what}`)
  return i18next.t('assistant.model', { model: model ?? '', to: sends.to, what })
}
