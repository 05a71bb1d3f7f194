import { useId } from 'react'
import styles from './chips.module.css'

interface Props<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly text: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** Native radio buttons that look like chips, so that arrow keys and screen readers work. */
export function ChoiceChips<Value extends string>({ label, choices, value, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles['chips']}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['chip']}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          {choice.text}
        </label>
      ))}
    </fieldset>
  )
}
