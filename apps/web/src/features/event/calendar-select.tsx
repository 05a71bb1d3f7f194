import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { calendars } from '../../api/calendars.queries.ts'
import { defaultCalendar, writableCalendars } from '../../api/default-calendar.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { NamedOptions } from '../../ui/named-options.tsx'
import styles from './event-form.module.css'

interface Props {
  /** Empty for the default, the first visible calendar. */
  readonly calendarId: string
  readonly onChoose: (calendarId: string) => void
}

/** The event's calendar; hidden if there is only one. */
export function CalendarSelect({ calendarId, onChoose }: Props) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(calendars)
  const own = writableCalendars(data)
  if (own.length < 2) return null
  return (
    <label className={styles['calendar']}>
      <span>{t('event.inCalendar')}</span>
      <select value={calendarId || defaultCalendar(own)?._id} onChange={(change) => onChoose(change.target.value)}>
        <NamedOptions of={own} />
      </select>
      <ChevronDown size={14} />
    </label>
  )
}
