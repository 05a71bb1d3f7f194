import { useId, useMemo, useState } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { zoneGroups } from '../../ui/zone.ts'
import type { EventDraft } from './draft.ts'
import styles from './event-form.module.css'

type Zones = Pick<EventDraft, 'timezone' | 'endTimezone'>

interface Props extends Zones {
  readonly viewerZone: string
  readonly onChange: (zones: Partial<Zones>) => void
}

/** The zone of a timed event: on demand, or always if it is not the person's own. */
export function ZoneFields({ timezone, endTimezone, viewerZone, onChange }: Props) {
  const { t } = useTranslation()
  const [isAskedFor, setIsAskedFor] = useState(false)
  const isForeign = timezone !== viewerZone || endTimezone !== null
  if (!isAskedFor && !isForeign) {
    return (
      <button type="button" className={styles['textButton']} onClick={() => setIsAskedFor(true)}>
        {t('event.zone.show')}
      </button>
    )
  }
  const hasOwnEnd = endTimezone !== null
  return (
    <div className={styles['line']}>
      <ZoneSelect
        label={t(hasOwnEnd ? 'event.zone.startLabel' : 'event.zone.label')}
        value={timezone}
        hasFloating={!hasOwnEnd}
        onChange={(zone) => onChange({ timezone: zone })}
      />
      {hasOwnEnd ? (
        <ZoneSelect
          label={t('event.zone.endLabel')}
          value={endTimezone}
          onChange={(zone) => onChange({ endTimezone: zone })}
        />
      ) : null}
      {timezone === null ? null : (
        <button
          type="button"
          className={styles['textButton']}
          onClick={() => onChange({ endTimezone: hasOwnEnd ? null : timezone })}
        >
          {t(hasOwnEnd ? 'event.zone.sameEnd' : 'event.zone.separateEnd')}
        </button>
      )}
    </div>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string | null
  readonly hasFloating?: boolean
  readonly onChange: (zone: string | null) => void
}

function ZoneSelect({ label, value, hasFloating = false, onChange }: SelectProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const groups = useMemo(() => zoneGroups(value === null ? [] : [value], language), [value, language])
  return (
    <span className={styles['labelled']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles['select']}
        value={value ?? ''}
        onChange={(change) => onChange(change.target.value || null)}
      >
        {hasFloating ? <option value="">{t('event.zone.floating')}</option> : null}
        {groups.map(({ region, zones }) => (
          <optgroup key={region} label={region || t('event.zone.otherRegion')}>
            {zones.map(({ name, place }) => (
              <option key={name} value={name}>
                {place}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </span>
  )
}
