import { weekdayOf, type Day } from '@dodici/core/date'
import { classNames } from '../class-names.ts'
import type { Attention } from '../attention.ts'
import styles from './phone.module.css'

interface Dated {
  readonly day: Day
  readonly holiday: string | null
}

const SUNDAY = 6

/** A day's states as class names. */
export const dayState = ({ day, holiday }: Dated, { today, selected, hits }: Attention): string =>
  classNames(
    (holiday !== null || weekdayOf(day) === SUNDAY) && styles['red'],
    day < today && styles['past'],
    day === today && styles['today'],
    day === selected && styles['selected'],
    hits?.days.has(day) && styles['hit'],
  )
