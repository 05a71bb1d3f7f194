import type { Month } from '@dodici/core/date'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { formatYear } from '../../../i18n/format-months.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import quiet from '../../../ui/quiet-button.module.css'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useYearSettings } from '../settings/year-settings.ts'
import { useFilter } from '../use-filter.ts'
import { useYear } from '../use-year.ts'
import styles from './last-year.module.css'

export interface NoteProps {
  /** The first of the twelve months that are shown. */
  readonly from: Month
}

/** What is drawn of the year before, whether it is there, and a way to compare the two. */
export function LastYearNote({ from }: NoteProps) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const { state, items, tryAgain } = useYear(from - 12, useFilter())
  const drawing = useDrawing()
  const year = formatYear(from - 12)
  const isDrawn = state === 'ready' && items.length > 0
  const words = t(isDrawn ? `lastYear.note.${drawing}` : `lastYear.${state === 'ready' ? 'empty' : state}`, { year })
  const isOpen = address.panel === 'compare'
  return (
    <span className={styles['note']}>
      {isDrawn ? (
        <>
          <span className={styles['short']} aria-hidden="true" title={words}>
            {t(`lastYear.short.${drawing}`, { year })}
          </span>
          <span role="status" className="visually-hidden">
            {words}
          </span>
        </>
      ) : (
        <span role="status">{words}</span>
      )}
      {state === 'failed' ? (
        <button type="button" className={quiet['link']} onClick={tryAgain}>
          {t('common.tryAgain')}
        </button>
      ) : (
        <button
          type="button"
          className={quiet['link']}
          aria-expanded={isOpen}
          onClick={() => change({ panel: isOpen ? null : 'compare' })}
        >
          {t('lastYear.compare')}
        </button>
      )}
    </span>
  )
}

/** How the shown view draws it. */
function useDrawing() {
  const { view } = useCalendarAddress().address
  const { align } = useYearSettings()
  const isPhone = useIsPhone()
  if (view === 'planner') return isPhone ? 'titled' : align
  return isPhone ? 'heat' : view
}
