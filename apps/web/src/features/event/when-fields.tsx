import { dayOfWall, type WallMinute } from '@dodici/core/date'
import { useId } from 'react'
import { formatDay, formatTime } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Faults } from './draft-faults.ts'
import { withAllDay, withStart } from './draft-times.ts'
import type { EventDraft } from './draft.ts'
import switchStyles from '../../ui/switch.module.css'
import styles from './event-form.module.css'
import { describedBy, FaultText } from './fault-text.tsx'
import { MomentField } from './moment-field.tsx'
import { ownClock } from './own-clock.ts'
import { ZoneFields } from './zone-fields.tsx'

interface Props {
  readonly draft: EventDraft
  readonly faults: Faults
  readonly viewerZone: string
  readonly onChange: (draft: EventDraft) => void
}

/** All-day or timed, start, end and zone. The end follows the start. */
export function WhenFields({ draft, faults, viewerZone, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const start = describedBy('start', faults, `${id}-start`)
  const end = describedBy('end', faults, `${id}-end`)
  const moveStart = (moment: Parameters<typeof withStart>[1]) => onChange(withStart(draft, moment))
  return (
    <fieldset className={styles['stack']}>
      <legend className="visually-hidden">{t('event.when')}</legend>
      <label className={switchStyles['line']}>
        <input
          type="checkbox"
          role="switch"
          className={switchStyles['switch']}
          checked={draft.allDay}
          onChange={(change) => onChange(withAllDay(draft, change.target.checked))}
        />
        {t('event.allDay')}
      </label>
      <div className={styles['span']}>
        <span className={styles['moments']}>
          <span className={styles['momentsName']} aria-hidden="true">
            {t('event.start')}
          </span>
          <MomentField
            kind="date"
            label={t('event.startDay')}
            value={draft.startDay}
            onChange={(startDay) => moveStart({ startDay })}
            {...start}
          />
          {draft.allDay ? null : (
            <MomentField
              kind="time"
              label={t('event.startTime')}
              value={draft.startTime}
              onChange={(startTime) => moveStart({ startTime })}
              {...start}
            />
          )}
        </span>
        <span className={styles['dash']} aria-hidden="true" />
        <span className={styles['moments']}>
          <span className={styles['momentsName']} aria-hidden="true">
            {t('event.end')}
          </span>
          <MomentField
            kind="date"
            label={t('event.endDay')}
            value={draft.endDay}
            min={draft.startDay}
            onChange={(endDay) => onChange({ ...draft, endDay })}
            {...end}
          />
          {draft.allDay ? null : (
            <MomentField
              kind="time"
              label={t('event.endTime')}
              value={draft.endTime}
              onChange={(endTime) => onChange({ ...draft, endTime })}
              {...end}
            />
          )}
        </span>
      </div>
      <FaultText field="start" faults={faults} id={`${id}-start`} />
      <FaultText field="end" faults={faults} id={`${id}-end`} />
      {draft.allDay ? null : (
        <ZoneFields
          timezone={draft.timezone}
          endTimezone={draft.endTimezone}
          viewerZone={viewerZone}
          onChange={(zones) => onChange({ ...draft, ...zones })}
        />
      )}
      <OwnClockLine draft={draft} viewerZone={viewerZone} />
    </fieldset>
  )
}

/** An event of another zone in the viewer's time, which is where the year shows it. */
function OwnClockLine({ draft, viewerZone }: Pick<Props, 'draft' | 'viewerZone'>) {
  const { t } = useTranslation()
  const clock = ownClock(draft, viewerZone)
  if (clock === null) return null
  const inWords = (wall: WallMinute) => `${formatDay(dayOfWall(wall), 'weekday-day-month-short')} ${formatTime(wall)}`
  const isOneDay = dayOfWall(clock.start) === dayOfWall(clock.end)
  const end = isOneDay ? formatTime(clock.end) : inWords(clock.end)
  return <p className={styles['ownClock']}>{t('event.zone.ownClock', { start: inWords(clock.start), end })}</p>
}
