import type { Notification } from '@dodici/contract/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { isStanding, notifications } from '../../../api/notifications.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ReadState } from '../../../ui/read-state.tsx'
import { changeNotification } from '../reminders.queries.ts'
import { useMoment } from '../use-moment.ts'
import { useMarkSeen } from '../use-mark-seen.ts'
import { useReminded } from '../use-reminded.ts'
import { EmptyList } from '../../../ui/empty-list.tsx'
import { NotificationRow } from './notification-row.tsx'
import styles from './reminders-panel.module.css'
import { SnoozedRow } from './snoozed-row.tsx'

/** Reminders that came, with snoozed ones below. Opening the list marks them as seen. */
export function NewTab() {
  const { t } = useTranslation()
  const reading = useQuery(notifications)
  const fresh = useMarkSeen(reading.data)
  const state = <ReadState reading={reading} text={t('reminders.loadFailed')} className={styles['failed']} />
  if (!reading.data) return state
  const standing = reading.data.filter(isStanding)
  const snoozed = reading.data.filter(({ doneAt, snoozedUntil }) => doneAt === null && snoozedUntil !== null)
  return (
    <>
      {/* What was read before stays below it. */}
      {reading.error === null ? null : state}
      {standing.length === 0 ? <EmptyList title={t('reminders.none')} hint={t('reminders.noneHint')} /> : null}
      <Standing list={standing} fresh={fresh} />
      <Snoozed list={snoozed} />
    </>
  )
}

interface StandingProps {
  readonly list: readonly Notification[]
  /** Those that were unseen when the list was opened. */
  readonly fresh: ReadonlySet<string>
}

function Standing({ list, fresh }: StandingProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const moment = useMoment()
  const { open, colorOf } = useReminded()
  if (list.length === 0) return null
  return (
    <ul aria-label={t('reminders.tab.new')} className={styles['list']}>
      {list.map((notification) => (
        <NotificationRow
          key={notification._id}
          notification={notification}
          isFresh={fresh.has(notification._id)}
          moment={moment}
          color={colorOf(notification)}
          onOpen={() => open(notification)}
          onDone={() => changeNotification(client, { before: notification, patch: { done: true } })}
          onSnooze={(until) => changeNotification(client, { before: notification, patch: { snoozedUntil: until } })}
        />
      ))}
    </ul>
  )
}

function Snoozed({ list }: Pick<StandingProps, 'list'>) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const moment = useMoment()
  const { open, colorOf } = useReminded()
  const id = useId()
  if (list.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['part']}>
        {t('reminders.snoozed')}
      </h3>
      <ul className={styles['list']}>
        {list.map((notification) => (
          <SnoozedRow
            key={notification._id}
            notification={notification}
            moment={moment}
            color={colorOf(notification)}
            onOpen={() => open(notification)}
            onBack={() => changeNotification(client, { before: notification, patch: { snoozedUntil: null } })}
          />
        ))}
      </ul>
    </section>
  )
}
