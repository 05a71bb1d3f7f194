import type { Category } from '@dodici/contract/types'
import { yearOf, type Day } from '@dodici/core/date'
import Plus from 'lucide-react/icons/plus'
import { codeOf } from '../../../api/api-error.ts'
import type { MisfitStep } from '../../../ui/step-misfit.ts'
import { formatDay } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { LastWeekPart } from '../last-year/last-year-parts.tsx'
import type { ColorOf } from '../year-items.ts'
import { asHeading } from '../../../i18n/as-heading.ts'
import type { Filter } from '../year-items.ts'
import { DayEntries, type ItemActions } from './day-entries.tsx'
import styles from './day.module.css'
import { nearDay } from './near-day.ts'
import { useDayList, type DayList, type DayReading } from './use-day-list.ts'
import { entriesInWindow, useDrawnEntries } from './use-drawn-entries.ts'

/** Data for the list of any day. */
export interface ListFacts extends ItemActions {
  readonly today: Day
  readonly filter: Filter
  readonly categories: readonly Category[]
  readonly colorOf: ColorOf
  readonly misfits: ReadonlyMap<string, MisfitStep>
}

interface Props {
  readonly day: Day
  readonly reading: DayReading
  readonly facts: ListFacts
  /** Whether to show the next day below; a sheet has no room for it. */
  readonly peeks: boolean
  readonly onAdd: (day: Day) => void
}

/** The list of a day, a preview of the next day, and an add button. */
export function DayContent({ day, reading, facts, peeks, onAdd }: Props) {
  const { t } = useTranslation()
  const { list, failure } = reading
  const own = list ? list.allDay.length + list.timed.length : 0
  const drawn = useDrawnEntries(own, entriesInWindow)
  return (
    <>
      <div className={styles['scroll']}>
        {failure ? <FailedDay day={day} {...failure} /> : null}
        {list && own === 0 ? <p className={styles['nothing']}>{t('dayPanel.empty')}</p> : null}
        {list ? <OwnEntries list={list} drawn={drawn} facts={facts} /> : null}
        {peeks && drawn >= own ? <DayAfter day={day + 1} atOnce={drawn - own} facts={facts} /> : null}
        <LastWeekPart day={day} facts={facts} />
      </div>
      <div className={styles['foot']}>
        <button type="button" className={styles['add']} onClick={() => onAdd(day)}>
          <Plus size={18} aria-hidden="true" />
          {t('dayPanel.add', { day: formatDay(day, 'weekday-day-month') })}
        </button>
      </div>
    </>
  )
}

/** Replaces the list if the day's year could not be loaded. */
function FailedDay({ day, error, onTryAgain }: { readonly day: Day } & NonNullable<DayReading['failure']>) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles['failed']}>
      <p>{t('year.error.title', { year: yearOf(day) })}</p>
      <p>{t(`messages.errors.${codeOf(error)}`)}</p>
      <Button onClick={onTryAgain}>{t('common.tryAgain')}</Button>
    </div>
  )
}

interface OwnProps {
  readonly list: DayList
  /** How many of both sections are drawn. */
  readonly drawn: number
  readonly facts: ListFacts
}

function OwnEntries({ list: { allDay, timed, entryOf }, drawn, facts }: OwnProps) {
  const { t } = useTranslation()
  const rest = Math.max(0, drawn - allDay.length)
  return (
    <>
      <DayEntries title={t('dayPanel.allDay')} items={allDay.slice(0, drawn)} {...{ entryOf, facts }} />
      <DayEntries title={t('dayPanel.timed')} items={timed.slice(0, rest)} {...{ entryOf, facts }} />
    </>
  )
}

interface AfterProps {
  readonly day: Day
  /** How many entries the window may have room for. */
  readonly atOnce: number
  readonly facts: ListFacts
}

function DayAfter({ day, atOnce, facts }: AfterProps) {
  const { t } = useTranslation()
  const { list } = useDayList(day, facts)
  const near = nearDay(day, facts.today)
  const date = formatDay(day, 'weekday-day')
  // What continues from the previous day is listed above already.
  const items = list ? [...list.allDay, ...list.timed].filter(({ first }) => first === day) : []
  const drawn = useDrawnEntries(items.length, () => atOnce)
  if (!list) return null
  return (
    <DayEntries
      title={near === null ? asHeading(date) : `${t(`dayPanel.${near}`)}, ${date}`}
      items={items.slice(0, drawn)}
      {...{ entryOf: list.entryOf, facts }}
    />
  )
}
