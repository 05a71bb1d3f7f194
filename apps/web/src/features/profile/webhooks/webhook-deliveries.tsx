import type { User, Webhook } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '../../../i18n/format-instant.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ReadState } from '../../../ui/read-state.tsx'
import feeds from '../feeds/feeds.module.css'
import page from '../profile-page.module.css'
import { outcomeWords } from './outcome-words.ts'
import styles from './webhooks.module.css'
import { deliveriesOf } from './webhooks.queries.ts'

interface Props {
  readonly webhook: Webhook
  readonly user: User
}

/** What was sent to a webhook last, read once it is opened. */
export function WebhookDeliveries({ webhook, user }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className={`${feeds['events']} ${styles['more']}`}
      onToggle={(toggled) => setIsOpen(toggled.currentTarget.open)}
    >
      <summary>{t('profile.webhooks.deliveries')}</summary>
      {isOpen ? <List webhook={webhook} user={user} /> : null}
    </details>
  )
}

function List({ webhook: { _id: id }, user: { timezone } }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(deliveriesOf(id))
  const list = reading.data
  if (list === undefined) return <ReadState reading={reading} text={t('profile.webhooks.deliveriesFailed')} />
  if (list.length === 0) return <p className={page['note']}>{t('profile.webhooks.noDeliveries')}</p>
  return (
    <ol className={styles['deliveries']}>
      {list.map((delivery) => (
        <li key={`${delivery.messageId} ${delivery.at}`}>
          <span className={page['what']}>
            <span>{`${t(`profile.webhooks.type.${delivery.type}`)} · ${formatInstant(delivery.at, timezone)}`}</span>
            <span className={delivery.fault === null ? page['note'] : page['failure']}>
              {outcomeWords(t, delivery)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
