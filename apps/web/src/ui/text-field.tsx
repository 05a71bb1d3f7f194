import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import styles from './text-field.module.css'

type Props = FieldWords &
  ComponentProps<'input'> & {
    /** A button at the field's end. */
    readonly end?: ReactNode
  }

/** A field for one line. */
export const TextField = ({ label, fault, hint, end, ...input }: Props) => (
  <FieldFrame label={label} fault={fault} hint={hint}>
    {(ties) => (
      <span className={styles['box']}>
        <input {...ties} {...input} />
        {end}
      </span>
    )}
  </FieldFrame>
)

/** A field for several lines. */
export const TextArea = ({ label, fault, hint, ...area }: FieldWords & ComponentProps<'textarea'>) => (
  <FieldFrame label={label} fault={fault} hint={hint}>
    {(ties) => <textarea {...ties} {...area} />}
  </FieldFrame>
)
