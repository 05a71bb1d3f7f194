import type { ReactNode } from 'react'
import styles from './option-box.module.css'

interface Props {
  /** Shared by the options of a choice. */
  readonly name: string
  readonly isChosen: boolean
  readonly takesFocus?: boolean
  /** Ids of the option's label and description. */
  readonly labelledBy: string
  readonly describedBy?: string
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** A large radio button that can be clicked anywhere. */
export const OptionBox = (props: Props) => (
  <label className={styles['box']}>
    <input
      type="radio"
      name={props.name}
      checked={props.isChosen}
      autoFocus={props.takesFocus}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      onChange={props.onChoose}
    />
    {props.children}
  </label>
)
