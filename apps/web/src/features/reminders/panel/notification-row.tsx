import type { Notification } from '@dodici/contract/types'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import Check from 'lucide-react/icons/check'
import { useState, type RefObject, useRef } from 'react'
import { formatAgo } from '../../../i18n/format-instant.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { categoryStyle } from '../../../ui/category-color.ts'
import { fullWords, type Moment } from '../when-words.ts'
import styles from './reminders-panel.module.css'
import { SnoozeChoices } from './snooze-choices.tsx'

interface Props {
  readonly notification: Notification
  /** Whether it was unseen when the list was opened. */
  readonly isFresh: boolean
  readonly moment: Moment
  readonly color: string | null
  readonly onOpen: () => void
  readonly onDone: () => void
  readonly onSnooze: (until: string) => void
}

/** A reminder that came, with its actions. */
export function NotificationRow({ notification, isFresh, moment, color, onOpen, onDone, onSnooze }: Props) {
  const { t } = useTranslation()
  const [isSnoozing, setIsSnoozing] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const snoozing = useRef<HTMLButtonElement>(null)
  const { title } = notification
  const leave = (act: () => void) => () => {
    focusBeside(row)
    act()
  }
  const stopSnoozing = () => {
    setIsSnoozing(false)
    snoozing.current?.focus()
  }
  return (
    <li ref={row} className={styles['row']} style={{ ...categoryStyle(color) }}>
      <About notification={notification} isFresh={isFresh} moment={moment} onOpen={onOpen} />
      <div className={styles['acts']}>
        <Button aria-label={t('reminders.doneNamed', { title })} onClick={leave(onDone)}>
          <Check size={15} aria-hidden="true" />
          {t('reminders.done')}
        </Button>
        <Button
          ref={snoozing}
          aria-label={t('reminders.snoozeNamed', { title })}
          aria-expanded={isSnoozing}
          onClick={() => setIsSnoozing(!isSnoozing)}
        >
          <AlarmClock size={15} aria-hidden="true" />
          {t('reminders.snooze')}
        </Button>
      </div>
      {isSnoozing ? (
        <SnoozeChoices moment={moment} onChoose={(until) => leave(() => onSnooze(until))()} onLeave={stopSnoozing} />
      ) : null}
    </li>
  )
}

/** Before a focused row disappears, the focus moves to the next one, the previous one, or the tab. */
function focusBeside(row: RefObject<HTMLLIElement | null>): void {
  const [next, before] = [row.current?.nextElementSibling, row.current?.previousElementSibling]
  const beside = (next ?? before)?.querySelector<HTMLElement>('button')
  const tab = row.current?.closest('[role="tabpanel"]')?.parentElement?.querySelector<HTMLElement>('[role="tab"]')
  const target = beside ?? tab
  target?.focus()
}

function About({
  notification,
  isFresh,
  moment,
  onOpen,
}: Pick<Props, 'notification' | 'isFresh' | 'moment' | 'onOpen'>) {
  const { t } = useTranslation()
  const { title, location, at, late } = notification
  return (
    <div className={styles['about']}>
      <button type="button" className={styles['open']} title={t('reminders.open', { title })} onClick={onOpen}>
        <span className={styles['title']} data-fresh={isFresh}>
          {isFresh ? <span className="visually-hidden">{t('reminders.unseen')}: </span> : null}
          <bdi>{title}</bdi>
        </span>
        <span className={styles['when']}>{fullWords(notification, moment, t)}</span>
        {location === '' ? null : (
          <span className={styles['place']}>
            <bdi>{location}</bdi>
          </span>
        )}
      </button>
      <span className={styles['ago']}>
        {formatAgo(at, moment.now) ?? t('reminders.now')}
        {late ? (
          <span className={styles['late']} title={t('reminders.lateWhy')}>
            {t('reminders.late')}
          </span>
        ) : null}
      </span>
    </div>
  )
}
