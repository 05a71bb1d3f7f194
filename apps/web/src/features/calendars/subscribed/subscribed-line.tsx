import type { Subscription } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { HeldQuestion } from './held-question.tsx'
import { hostOf, stateWords } from './state-words.ts'
import { SubscribedSettings } from './subscribed-settings.tsx'
import styles from './subscribed.module.css'
import { refreshSubscription } from './subscriptions.queries.ts'

interface Props {
  readonly name: string
  readonly subscription: Subscription
  /** When that was read, in milliseconds. */
  readonly readAt: number
}

/** Below a subscribed calendar: from where it comes, how that goes, and what can be done about it. */
export function SubscribedLine({ name, subscription, readAt }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const refresh = useMutation(refreshSubscription)
  const { calendarId, url, fault, held } = subscription
  return (
    <div className={styles['line']}>
      <p className={styles['state']} role="status" data-fault={fault === null ? undefined : ''}>
        {stateWords(subscription, readAt)} <span className={styles['host']}>{hostOf(url)}</span>
      </p>
      {held === null ? null : <HeldQuestion name={name} calendarId={calendarId} held={held} />}
      <div className={styles['buttons']}>
        <Button
          kind="plain"
          disabled={refresh.isPending}
          aria-busy={refresh.isPending}
          aria-label={refresh.isPending ? undefined : t('subscriptions.refreshNamed', { name })}
          onClick={() => refresh.mutate(calendarId)}
        >
          <RefreshCw size={16} aria-hidden="true" />
          {t(refresh.isPending ? 'subscriptions.refreshing' : 'subscriptions.refresh')}
        </Button>
        <Button
          kind="plain"
          aria-expanded={isOpen}
          aria-label={t('subscriptions.settingsNamed', { name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />
          {t('subscriptions.settings')}
        </Button>
      </div>
      {isOpen ? <SubscribedSettings name={name} subscription={subscription} /> : null}
    </div>
  )
}
