import styles from './event-form.module.css'

interface Props {
  readonly label: string
  /** NaN while the field is empty. */
  readonly value: number
  /** Id of the error text. */
  readonly fault: string | null
  readonly onChange: (value: number) => void
}

/** A small positive integer. */
export const NumberField = ({ label, value, fault, onChange }: Props) => (
  <input
    type="number"
    inputMode="numeric"
    min={1}
    className={styles['number']}
    aria-label={label}
    {...(fault === null ? {} : { 'aria-invalid': true, 'aria-describedby': fault })}
    value={Number.isNaN(value) ? '' : value}
    onChange={(change) => onChange(change.target.valueAsNumber)}
  />
)
