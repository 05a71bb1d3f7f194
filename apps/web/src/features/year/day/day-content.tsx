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
import { useDayList, type DayReading } from './use-day-list.ts'

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
  return (
    <>
      <div className={styles['scroll']}>
        {failure ? <FailedDay day={day} {...failure} /> : null}
        {list?.allDay.length === 0 && list.timed.length === 0 ? (
          <p className={styles['nothing']}>{t('dayPanel.empty')}</p>
        ) : null}
        <DayEntries title={t('dayPanel.allDay')} entries={list?.allDay ?? []} facts={facts} />
        <DayEntries title={t('dayPanel.timed')} entries={list?.timed ?? []} facts={facts} />
        {peeks ? <DayAfter day={day + 1} facts={facts} /> : null}
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

function DayAfter({ day, facts }: { readonly day: Day; readonly facts: ListFacts }) {
  const { t } = useTranslation()
  const { list } = useDayList(day, facts)
  const near = nearDay(day, facts.today)
  const date = formatDay(day, 'weekday-day')
  // What continues from the previous day is listed above already.
  const entries = [...(list?.allDay ?? []), ...(list?.timed ?? [])].filter(({ item }) => item.first === day)
  return (
    <DayEntries
      title={near === null ? asHeading(date) : `${t(`dayPanel.${near}`)}, ${date}`}
      entries={entries}
      facts={facts}
    />
  )
}
