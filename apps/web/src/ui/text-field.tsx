import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './text-field.module.css'

interface Props extends ComponentProps<'input'> {
  readonly label: string
  /** What is wrong with the value; shown in place of the hint. */
  readonly fault?: string | undefined
  readonly hint?: string | undefined
  /** A button inside the field, at its end. */
  readonly end?: ReactNode
}

/** A field with its label above and its hint or fault below, said together by screen readers. */
export function TextField({ label, fault, hint, end, ...input }: Props) {
  const id = useId()
  const note = fault ?? hint
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['box']}>
        <input
          id={id}
          className={styles['input']}
          aria-invalid={fault !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          {...input}
        />
        {end}
      </span>
      {note === undefined ? null : (
        <span id={`${id}-note`} className={fault === undefined ? styles['hint'] : styles['fault']}>
          {note}
        </span>
      )}
    </div>
  )
}
