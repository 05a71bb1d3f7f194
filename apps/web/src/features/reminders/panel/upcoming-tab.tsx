import type { UpcomingReminder } from '@dodici/contract/types'
import { dayOfWall, MINUTES_A_DAY, yearOf, type Day } from '@dodici/core/date'
import { nowIn } from '@dodici/core/zone'
import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import Mail from 'lucide-react/icons/mail'
import { useId } from 'react'
import { formatDay, formatTime } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { categoryStyle } from '../../../ui/category-color.ts'
import { ReadState } from '../../../ui/read-state.tsx'
import { upcomingReminders, UPCOMING_MOST } from '../reminders.queries.ts'
import { useMoment } from '../use-moment.ts'
import { useReminded } from '../use-reminded.ts'
import { dayWords, eventWords, type Moment } from '../when-words.ts'
import { EmptyList } from '../../../ui/empty-list.tsx'
import styles from './reminders-panel.module.css'

/** Upcoming reminders by day. */
export function UpcomingTab() {
  const { t } = useTranslation()
  const moment = useMoment()
  const reading = useQuery(upcomingReminders)
  const state = <ReadState reading={reading} text={t('reminders.loadFailed')} className={styles['failed']} />
  if (!reading.data) return state
  const days = byDay(reading.data, moment)
  return (
    <>
      {/* What was read before stays below it. */}
      {reading.error === null ? null : state}
      {days.length === 0 ? <EmptyList title={t('reminders.noneComing')} hint={t('reminders.noneComingHint')} /> : null}
      {days.map(([day, list]) => (
        <UpcomingDay key={day} day={day} list={list} moment={moment} />
      ))}
      {reading.data.length < UPCOMING_MOST ? null : <p className={styles['more']}>{t('reminders.moreComing')}</p>}
    </>
  )
}

/** By day in the person's time zone, in order. */
function byDay(list: readonly UpcomingReminder[], { zone }: Moment): (readonly [Day, readonly UpcomingReminder[]])[] {
  const days = new Map<Day, UpcomingReminder[]>()
  for (const reminder of list) {
    const day = dayOfWall(nowIn(zone, Date.parse(reminder.at)))
    days.set(day, [...(days.get(day) ?? []), reminder])
  }
  return [...days]
}

interface DayProps {
  readonly day: Day
  readonly list: readonly UpcomingReminder[]
  readonly moment: Moment
}

function UpcomingDay({ day, list, moment }: DayProps) {
  const id = useId()
  const today = dayOfWall(nowIn(moment.zone, moment.now))
  const near = Math.abs(day - today) <= 1 ? `${dayWords(day, today)}, ` : ''
  const form = yearOf(day) === yearOf(today) ? 'weekday-day-month' : 'weekday-day-month-year'
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['part']}>
        <span className={styles['sentence']}>{`${near}${formatDay(day, form)}`}</span>
      </h3>
      <ul className={styles['list']}>
        {list.map((reminder) => (
          <Upcoming
            key={`${reminder.eventId} ${reminder.recurrenceId} ${reminder.minutesBefore} ${reminder.channel}`}
            reminder={reminder}
            moment={moment}
          />
        ))}
      </ul>
    </section>
  )
}

function Upcoming({ reminder, moment }: { readonly reminder: UpcomingReminder; readonly moment: Moment }) {
  const { t } = useTranslation()
  const { open, colorOf } = useReminded()
  const wall = nowIn(moment.zone, Date.parse(reminder.at))
  const Icon = reminder.channel === 'email' ? Mail : Bell
  const { title } = reminder
  return (
    <li className={styles['coming']} style={{ ...categoryStyle(colorOf(reminder)) }}>
      <button
        type="button"
        className={styles['open']}
        title={t('reminders.open', { title })}
        onClick={() => open(reminder)}
      >
        <span className={styles['time']}>{formatTime(wall - dayOfWall(wall) * MINUTES_A_DAY)}</span>
        <i aria-hidden="true" />
        <span className={styles['what']}>
          <bdi className={styles['title']}>{title}</bdi>
          <span className={styles['when']}>{eventWords(reminder, moment, t)}</span>
        </span>
        <span className={styles['channel']}>
          <Icon size={14} aria-hidden="true" />
          {t(`reminders.channel.${reminder.channel}`)}
        </span>
      </button>
    </li>
  )
}
