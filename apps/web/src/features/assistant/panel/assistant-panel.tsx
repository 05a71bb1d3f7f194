import type { AssistantStatus } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { usePanel } from '../../../address/use-panel.ts'
import { assistantStatus } from '../../../api/assistant-status.queries.ts'
import { texts } from '../../../i18n/texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { YearPanel } from '../../../ui/year-panel.tsx'
import styles from './assistant-panel.module.css'
import { AssistantTabs } from './assistant-tabs.tsx'

/** The assistant: beside the year, or over it on a phone. */
export function AssistantPanel() {
  const { t } = useTranslation()
  const { data: status } = useQuery(assistantStatus)
  return (
    <YearPanel title={t('assistant.title')} note={status ? statusWords(status) : ''} {...usePanel()}>
      {status?.engine === 'off' ? (
        <p role="alert" className={styles['off']}>
          {t('messages.errors.assistant_unavailable')}
        </p>
      ) : (
        <AssistantTabs />
      )}
    </YearPanel>
  )
}

/** Which assistant answers, and what leaves the server, in one line. */
function statusWords({ engine, model, sends }: AssistantStatus): string {
  if (engine === 'off') return ''
  if (engine === 'builtin' || sends.to === null) return texts.t('assistant.builtin')
  const what = texts.t(`assistant.sends.${sends.what}`)
  return texts.t('assistant.model', { model: model ?? '', to: sends.to, what })
}
