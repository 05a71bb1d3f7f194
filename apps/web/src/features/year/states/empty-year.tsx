import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { YearLine } from './year-line.tsx'

interface Props {
  /** What the shown months are called. */
  readonly year: string
  readonly height: number
  /** There are events, but the filter hides them. */
  readonly isFiltered: boolean
  /** Not filtered: their calendars are hidden. */
  readonly isHidden: boolean
  readonly onAdd: () => void
  readonly onImport: () => void
  readonly onShowAll: () => void
  readonly onCalendars: () => void
}

/** The line above a year without events: how to begin. */
export function EmptyYear({ year, height, isFiltered, isHidden, onAdd, onImport, onShowAll, onCalendars }: Props) {
  const { t } = useTranslation()
  // Files cannot be dropped on a phone.
  const isPhone = useIsPhone()
  if (isHidden) {
    return (
      <YearLine height={height} title={t('year.empty.hidden', { year })}>
        <Button onClick={onCalendars}>{t('bar.calendars')}</Button>
      </YearLine>
    )
  }
  if (isFiltered) {
    return (
      <YearLine height={height} title={t('year.empty.filtered', { year })}>
        <Button onClick={onShowAll}>{t('year.empty.showAll')}</Button>
      </YearLine>
    )
  }
  return (
    <YearLine
      height={height}
      title={t('year.empty.title', { year })}
      {...(isPhone ? {} : { text: t('year.empty.text') })}
    >
      <Button kind="primary" onClick={onAdd}>
        {t('year.empty.add')}
      </Button>
      <Button onClick={onImport}>{t('bar.importFile')}</Button>
    </YearLine>
  )
}
