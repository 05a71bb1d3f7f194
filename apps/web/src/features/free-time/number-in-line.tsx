import { useState } from 'react'
import styles from './free-time.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A number within a sentence. What is no number yet stays as typed, and changes nothing. */
export function NumberInLine({ label, value, least, most, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      className={styles['number']}
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={least}
      max={most}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = Number(target.value)
        if (target.value !== '' && Number.isInteger(next) && next >= least && next <= most) onChange(next)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
