import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ChangeEvent, ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'
import arrowSelect from './arrow-select.module.css'

interface Props {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly isDisabled?: boolean
  readonly onChoose: (value: string) => void
  /** The options. */
  readonly children: ReactNode
}

/** A field with one of several values. */
export const SelectField = ({ label, hint, value, isDisabled = false, onChoose, children }: Props) => (
  <FieldFrame label={label} hint={hint}>
    {(ties) => (
      <span className={arrowSelect['select']}>
        <select
          {...ties}
          value={value}
          disabled={isDisabled}
          onChange={(change: ChangeEvent<HTMLSelectElement>) => onChoose(change.target.value)}
        >
          {children}
        </select>
        <ChevronDown size={16} aria-hidden="true" />
      </span>
    )}
  </FieldFrame>
)
