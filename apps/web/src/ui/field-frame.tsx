import { useId, type ReactNode } from 'react'
import styles from './field-frame.module.css'

export interface FieldWords {
  readonly label: string
  /** The error; replaces the hint. */
  readonly fault?: string | undefined
  readonly hint?: string | undefined
}

interface Props extends FieldWords {
  /** Draws the control with the ids of its label and note. */
  readonly children: (ties: FieldTies) => ReactNode
}

export interface FieldTies {
  readonly id: string
  readonly className: string | undefined
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** A label above a control, and a hint or error below it, both read by screen readers. */
export function FieldFrame({ label, fault, hint, children }: Props) {
  const id = useId()
  const note = fault ?? hint
  const noteId = note === undefined ? undefined : `${id}-note`
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: styles['input'], 'aria-invalid': fault !== undefined, 'aria-describedby': noteId })}
      {note === undefined ? null : (
        <span id={noteId} className={fault === undefined ? styles['hint'] : styles['fault']}>
          {note}
        </span>
      )}
    </div>
  )
}
