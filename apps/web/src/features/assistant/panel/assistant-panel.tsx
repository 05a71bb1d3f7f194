import type { AssistantStatus } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { assistantStatus } from '../../../api/assistant-status.queries.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { texts } from '../../../i18n/texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { YearPanel } from '../../../ui/year-panel.tsx'
import styles from './assistant-panel.module.css'
import { AssistantTabs } from './assistant-tabs.tsx'

/** The assistant: beside the year, or over it on a phone. */
export function AssistantPanel() {
  const { address, change } = useCalendarAddress()
  const id = useId()
  const close = () => change({ panel: null })
  return (
    <YearPanel
      labelledBy={id}
      classes={{ panel: styles['panel'] ?? '', sheet: styles['sheet'] ?? '' }}
      isCovered={address.event !== null || address.create !== null || address.dialog !== null}
      onClose={close}
    >
      <Inside headingId={id} onClose={close} />
    </YearPanel>
  )
}

function Inside({ headingId, onClose }: { readonly headingId: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { data: status } = useQuery(assistantStatus)
  return (
    <>
      <div className={styles['head']} data-sheet-hold>
        <h2 id={headingId}>{t('assistant.title')}</h2>
        <p>{status ? statusWords(status) : ''}</p>
        <Button kind="plain" square aria-label={t('common.close')} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </Button>
      </div>
      {status?.engine === 'off' ? (
        <p role="alert" className={styles['off']}>
          {t('messages.errors.assistant_unavailable')}
        </p>
      ) : (
        <AssistantTabs />
      )}
    </>
  )
}

/** Which assistant answers, and what leaves the server, in one line. */
function statusWords({ engine, model, sends }: AssistantStatus): string {
  if (engine === 'off') return ''
  if (engine === 'builtin' || sends.to === null) return texts.t('assistant.builtin')
  const what = texts.t(`assistant.sends.${sends.what}`)
  return texts.t('assistant.model', { model: model ?? '', to: sends.to, what })
}
