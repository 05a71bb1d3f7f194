import type { ReactNode } from 'react'
import styles from './option-box.module.css'

interface Props {
  /** Shared by the options of one choice. */
  readonly name: string
  readonly isChosen: boolean
  readonly takesFocus?: boolean
  /** Ids of what names the option, and of what is remarked about it. */
  readonly labelledBy: string
  readonly describedBy?: string
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One of few choices, as a box that can be clicked anywhere. */
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
