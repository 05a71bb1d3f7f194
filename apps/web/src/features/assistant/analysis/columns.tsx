import { useState, type KeyboardEvent } from 'react'
import { placeByArrow } from '../../../ui/place-by-arrow.ts'
import styles from './charts.module.css'

export interface Column {
  readonly key: string
  /** The column's full text. */
  readonly label: string
  readonly value: number
  readonly isMarked: boolean
  /** Label below it; may be empty. */
  readonly foot: string
}

interface Props {
  readonly label: string
  readonly columns: readonly Column[]
  readonly onOpen: (place: number) => void
}

/** Columns of buttons, each of which lists what it counted, with one Tab stop; arrow keys move between them. */
export function Columns({ label, columns, onOpen }: Props) {
  const [stop, setStop] = useState(0)
  const highest = Math.max(...columns.map(({ value }) => value), 0)
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const next = placeByArrow(event.key, stop, { count: columns.length, along: 'bar', hasEnds: true })
    if (next === null) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={styles['columns']} role="toolbar" aria-label={label} onKeyDown={walk}>
      {columns.map(({ key, label: words, value, isMarked, foot }, place) => (
        <button
          key={key}
          type="button"
          tabIndex={place === stop ? 0 : -1}
          aria-label={words}
          title={words}
          data-marked={isMarked ? '' : undefined}
          onFocus={() => setStop(place)}
          onClick={() => onOpen(place)}
        >
          <i style={{ height: `${highest === 0 ? 0 : (value / highest) * 100}%` }} />
          {/* The label says it in full: what is short for the eye is no text of the button. */}
          <span data-foot={foot} />
        </button>
      ))}
    </div>
  )
}
