import type { ReactNode } from 'react'
import { formatYear } from '../../../i18n/format-months.ts'
import { isInMonths } from '../../../address/shown-months.ts'
import { formatDay, monthDays, type Day } from '@dodici/core/date'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import type { Year } from '../use-year.ts'
import { EmptyYear } from './empty-year.tsx'
import { codeOf } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { YearLine } from './year-line.tsx'
import styles from './year-states.module.css'

/** What greets a new person above the year, with the px of its line; an empty year has nothing else to say then. */
export interface Greeting {
  readonly height: (isEmpty: boolean) => number
  readonly draw: (isEmpty: boolean) => ReactNode
}

interface Props {
  readonly year: Year
  readonly today: Day
  /** Px of the line; 0 without one. */
  readonly height: number
  readonly greeting: Greeting | null | undefined
}

/** Px of the line above a year. On a phone its buttons are below its text. */
const HEIGHT = 36
const HEIGHT_ON_PHONE = 88

/** Whether the year is greeted: if it could not be read, or a filter hides it, that matters more. */
const isGreeted = ({ state, items, all }: Year): boolean => state !== 'failed' && (items.length > 0 || all.length === 0)

/** Height of the line above a year: 0 if the year has events or is loading, and greets nobody. */
export function lineHeight(year: Year, greeting: Greeting | null | undefined, isPhone: boolean): number {
  const { state, items, all } = year
  if (greeting && isGreeted(year)) return greeting.height(all.length === 0)
  if (state === 'loading' || items.length > 0) return 0
  return isPhone ? HEIGHT_ON_PHONE : HEIGHT
}

/** The line above a year without events. */
export function YearStates({ year, today, height, greeting }: Props) {
  const { address, change } = useCalendarAddress()
  if (height === 0) return null
  if (greeting && isGreeted(year)) {
    return (
      <div className={styles['greeting']} style={{ height }}>
        {greeting.draw(year.all.length === 0)}
      </div>
    )
  }
  if (year.state === 'failed') {
    return <FailedYear year={formatYear(year.from)} height={height} error={year.error} onTryAgain={year.tryAgain} />
  }
  const { category, calendar } = address
  const day = formatDay(isInMonths(year.from, today) ? today : monthDays(year.from).first)
  return (
    <EmptyYear
      year={formatYear(year.from)}
      height={height}
      isFiltered={year.all.length > 0}
      isHidden={year.all.length > 0 && category === 'all' && calendar === 'all'}
      onAdd={() => change({ create: { start: day, end: day, allDay: true } })}
      onImport={() => change({ dialog: 'import' })}
      onShowAll={() => change({ category: 'all', calendar: 'all' })}
      onCalendars={() => change({ dialog: 'calendars' })}
    />
  )
}

interface FailedProps {
  /** What the shown months are called. */
  readonly year: string
  readonly height: number
  readonly error: unknown
  readonly onTryAgain: () => void
}

/** The line above a year that could not be loaded. */
function FailedYear({ year, height, error, onTryAgain }: FailedProps) {
  const { t } = useTranslation()
  return (
    <YearLine
      height={height}
      role="alert"
      title={t('year.error.title', { year })}
      text={t(`messages.errors.${codeOf(error)}`)}
    >
      <Button kind="primary" onClick={onTryAgain}>
        {t('common.tryAgain')}
      </Button>
    </YearLine>
  )
}
