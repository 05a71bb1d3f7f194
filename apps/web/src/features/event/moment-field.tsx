import { parseDay, parseWall } from '@dodici/core/date'
import type { ComponentProps } from 'react'
import { formatDay, formatTime } from '../../i18n/format.ts'
import styles from './moment-field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  readonly kind: 'date' | 'time'
  readonly label: string
  /** `YYYY-MM-DD` or `HH:mm`; empty while incomplete. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A value in the person's language with its weekday; empty while incomplete. */
function inWords(kind: Props['kind'], value: string): string {
  const parsed = kind === 'date' ? parseDay(value) : parseWall(`1970-01-01T${value}`)
  if (parsed === null) return ''
  return kind === 'date' ? formatDay(parsed, 'weekday-day-month-year-short') : formatTime(parsed)
}

/**
 * The browser's date or time field. While it is not being edited, the value is shown over it in the page's language:
 * the browser would use its own, without the weekday.
 */
export function MomentField({ kind, label, value, onChange, ...rest }: Props) {
  const words = inWords(kind, value)
  return (
    <span className={styles['moment']} data-kind={kind}>
      <input
        type={kind}
        aria-label={label}
        value={value}
        onChange={(change) => onChange(change.target.value)}
        {...(kind === 'date' ? { max: '9999-12-31' } : {})}
        {...rest}
      />
      {words === '' ? null : (
        <span className={styles['words']} aria-hidden="true">
          {words}
        </span>
      )}
    </span>
  )
}
