import { twelveMonths } from '@dodici/core/date'
import { compareLoads } from '@dodici/core/load'
import { useMemo, useState } from 'react'
import { switchLastBeside } from '../../address/beside-last.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { usePanel } from '../../address/use-panel.ts'
import { formatYear } from '../../i18n/format-months.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ReadState } from '../../ui/read-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useToday } from '../../ui/today.ts'
import { YearPanel } from '../../ui/year-panel.tsx'
import styles from './compare.module.css'
import { CompareBody } from './compare-body.tsx'
import { measures, type Measure } from './compare-words.ts'
import { useTwoYears } from './use-two-years.ts'

/** How the shown months differ from the twelve before: by month and by category. */
export function ComparePanel() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const [measure, setMeasure] = useState<Measure>('events')
  return (
    <YearPanel title={t('lastYear.panel.title')} {...usePanel()}>
      <label className={styles['show']}>
        <input type="checkbox" checked={address.beside !== null} onChange={() => switchLastBeside(address, change)} />
        {t('lastYear.panel.show')}
      </label>
      <Tabs
        label={t('lastYear.panel.what')}
        tabs={measures.map((name) => ({ name, text: t(`lastYear.panel.${name}`) }))}
        open={measure}
        onOpen={setMeasure}
        contentClass={styles['content'] ?? ''}
      >
        <TwoYears measure={measure} />
      </Tabs>
    </YearPanel>
  )
}

function TwoYears({ measure }: { readonly measure: Measure }) {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  const { from } = address
  const { items, rules, reading, categories, isFiltered, isTruncated } = useTwoYears(address)
  const { running, isSoFar, setIsSoFar } = useSoFar(from)
  const whole = useMemo(() => items && compareLoads(items, { from, until: null }, rules), [items, from, rules])
  const shown = useMemo(
    () => (items && isSoFar ? compareLoads(items, { from, until: running }, rules) : whole),
    [items, isSoFar, running, from, rules, whole],
  )
  if (!whole || !shown) {
    return <ReadState reading={reading} text={t('lastYear.panel.failed')} />
  }
  if (whole.before.events === 0) {
    const year = formatYear(from - 12)
    return (
      <p className={styles['nothing']}>
        {whole.now.events === 0 && !isFiltered
          ? t('lastYear.panel.neither')
          : t(isFiltered ? 'lastYear.panel.noneFiltered' : 'lastYear.panel.none', { year })}
      </p>
    )
  }
  return (
    <CompareBody
      from={from}
      measure={measure}
      compared={shown}
      categories={categories}
      isFiltered={isFiltered}
      isTruncated={isTruncated}
      soFar={running === null ? null : { isOn: isSoFar, onChange: setIsSoFar }}
    />
  )
}

/**
 * A year that is running is compared until today first: against a year that is whole, what is not planned yet would look as
 * if it were missing.
 */
function useSoFar(from: number) {
  const today = useToday()
  const [isWanted, setIsSoFar] = useState(true)
  const { first, last } = twelveMonths(from)
  const running = today >= first && today < last ? today : null
  return { running, isSoFar: isWanted && running !== null, setIsSoFar }
}
