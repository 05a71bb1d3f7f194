import type { DaySpan, Load } from '@dodici/core/load'
import { shownFigure } from '../../address/counted-figure.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import quiet from '../../ui/quiet-button.module.css'
import { amountWords, valueOf, type Measure } from './compare-words.ts'

interface Props {
  readonly load: Load
  readonly measure: Measure
  readonly span: DaySpan
  /** An id, or `none`; null for all that the filter shows. */
  readonly category: string | null
  /** What it is the figure of, and in which year. */
  readonly name: string
  readonly year: string
}

/** A figure that lists what it counted; plain where that is nothing. */
export function FigureCell({ load, measure, span, category, name, year }: Props) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const value = valueOf(load, measure)
  if (load.events === 0) return formatNumber(value)
  const figure = shownFigure(span, category === null ? address : { ...address, category })
  return (
    <button
      type="button"
      className={quiet['figure']}
      aria-label={t('lastYear.panel.figure', { amount: amountWords(value, measure, t), name, year })}
      onClick={() => change({ counted: figure })}
    >
      {formatNumber(value)}
    </button>
  )
}
