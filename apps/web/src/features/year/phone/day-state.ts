import { weekdayOf, type Day } from '@dodici/core/date'
import { classNames } from '../class-names.ts'
import type { Interaction } from '../interaction.ts'
import styles from './phone.module.css'

interface DatedDay {
  readonly day: Day
  readonly holiday: string | null
}

const SUNDAY = 6

/** A day's states as class names. */
export const dayState = ({ day, holiday }: DatedDay, { today, selected, hits }: Interaction): string =>
  classNames(
    (holiday !== null || weekdayOf(day) === SUNDAY) && styles['red'],
    day < today && styles['past'],
    day === today && styles['today'],
    day === selected && styles['selected'],
    hits?.days.has(day) && styles['hit'],
  )
