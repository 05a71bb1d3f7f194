import { useId } from 'react'
import styles from './check-field.module.css'

interface Props {
  readonly label: string
  readonly hint: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A checkbox with a line below that says what it does. */
export function CheckField({ label, hint, isChecked, onChange }: Props) {
  const id = useId()
  const name = `${id}-name`
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={isChecked}
        aria-labelledby={name}
        aria-describedby={id}
        onChange={(change) => onChange(change.target.checked)}
      />
      <span id={name}>{label}</span>
      <span id={id} className={styles['hint']}>
        {hint}
      </span>
    </label>
  )
}
