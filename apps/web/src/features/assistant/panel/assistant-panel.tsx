import type { AssistantStatus } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { usePanel } from '../../../address/use-panel.ts'
import { assistantStatus } from '../../../api/assistant-status.queries.ts'
import { hasAssistant } from '../../../api/has-assistant.ts'
import { profile } from '../../../api/profile.queries.ts'
import { texts } from '../../../i18n/texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { YearPanel } from '../../../ui/year-panel.tsx'
import { MoveSteps } from '../milestone/move-steps.tsx'
import styles from './assistant-panel.module.css'
import { AssistantTabs } from './assistant-tabs.tsx'
import { OwnSwitch } from './own-switch.tsx'

/** The assistant: beside the year, or over it on a phone. Steps follow their milestone also where there is none. */
export function AssistantPanel() {
  const { moving } = useCalendarAddress().address
  const { data: user } = useQuery(profile)
  return moving === null || hasAssistant(user) ? <WholeAssistant /> : <MovingPanel ids={moving.split(',')} />
}

/** Moves steps, and nothing else of the assistant. */
function MovingPanel({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation()
  const panel = usePanel()
  return (
    <YearPanel title={t('milestone.moving')} {...panel}>
      <div className={styles['content']}>
        <MoveSteps key={ids.join(',')} ids={ids} back={t('common.close')} onLeave={panel.onClose} />
      </div>
    </YearPanel>
  )
}

function WholeAssistant() {
  const { t } = useTranslation()
  const { data: status } = useQuery(assistantStatus)
  return (
    <YearPanel title={t('assistant.title')} note={status ? statusWords(status) : ''} {...usePanel()}>
      {status?.provider === 'off' ? (
        <p role="alert" className={styles['off']}>
          {t('messages.errors.assistant_unavailable')}
        </p>
      ) : (
        <OwnAssistant isOff={status?.engine === 'off'} />
      )}
    </YearPanel>
  )
}

/** The tabs, unless the person has switched the assistant off. The switch stays for who has just used it. */
function OwnAssistant({ isOff }: { readonly isOff: boolean }) {
  const [wasOff, setWasOff] = useState(isOff)
  if (isOff && !wasOff) setWasOff(true)
  return (
    <>
      {wasOff ? <OwnSwitch isOn={!isOff} /> : null}
      {isOff ? null : <AssistantTabs />}
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
