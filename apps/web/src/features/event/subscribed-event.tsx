import type { Calendar } from '@dodici/contract/types'
import AlignLeft from 'lucide-react/icons/align-left'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import Clock from 'lucide-react/icons/clock'
import Link from 'lucide-react/icons/link'
import MapPin from 'lucide-react/icons/map-pin'
import Repeat from 'lucide-react/icons/repeat-2'
import { useId, type ReactNode } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { whenWords } from '../../i18n/when-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { EditedEvent } from './draft.ts'
import { Row } from './form-row.tsx'
import { safeLink } from './safe-link.ts'
import styles from './subscribed-event.module.css'

interface Props {
  readonly opened: EditedEvent
  /** The calendar that it is in. */
  readonly from: Calendar
  readonly onClose: () => void
}

/** An event that only changes elsewhere: it is read here, and can be copied. */
export function SubscribedEvent({ opened, from, onClose }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const id = useId()
  const { event, occurrence } = opened
  const { title, allDay, location, description, url } = occurrence?.changed ?? event
  // Occurrences are at the person's own wall times.
  const { start, end } = occurrence ?? event.occurrences[0] ?? event
  const copy = () => change({ event: null, occurrence: null, create: { title, allDay, start, end } })
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={styles['scroll']}>
        <h2 id={id} className={styles['title']} dir="auto">
          {title === '' ? t('event.untitled') : title}
        </h2>
        <Row icon={<CalendarSync size={18} />}>
          <p className={styles['from']}>{t('event.fromCalendar', { name: from.name })}</p>
        </Row>
        <Row icon={<Clock size={18} />}>
          <p>{whenWords({ allDay, start, end })}</p>
        </Row>
        {event.recurrence === null ? null : (
          <Row icon={<Repeat size={18} />}>
            <p>{t('event.repeats')}</p>
          </Row>
        )}
        <TextRow icon={<MapPin size={18} />} text={location} />
        <LinkRow url={url} />
        <TextRow icon={<AlignLeft size={18} />} text={description} />
      </div>
      <div className={styles['footer']}>
        <Button onClick={copy}>{t('event.copyAsOwn')}</Button>
        <Button kind="primary" autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  )
}

function TextRow({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  if (text === '') return null
  return (
    <Row icon={icon}>
      <p className={styles['text']} dir="auto">
        {text}
      </p>
    </Row>
  )
}

function LinkRow({ url }: { readonly url: string }) {
  const link = safeLink(url)
  if (link === null) return null
  return (
    <Row icon={<Link size={18} />}>
      <a href={link} target="_blank" rel="noopener noreferrer" className={styles['text']}>
        {url}
      </a>
    </Row>
  )
}
