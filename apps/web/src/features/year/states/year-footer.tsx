import { formatYear } from '../../../i18n/format-months.ts'
import { twelveMonths } from '@dodici/core/date'
import { density } from '@dodici/core/year'
import { useMemo, type ReactNode } from 'react'
import { shownFigure } from '../../../address/counted-figure.ts'
import { ALL, aloneCategory, chosenCategories, NONE, toggledCategory } from '../../../address/category-filter.ts'
import { expectChange } from '../../../address/expected-change.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import quiet from '../../../ui/quiet-button.module.css'
import { ViewSettings } from '../settings/view-settings.tsx'
import type { YearSettings } from '../settings/year-settings.ts'
import type { Room } from '../use-room.ts'
import type { Preferences, Year } from '../use-year.ts'
import { countByCalendar, countByCategory, filterItems } from '../year-items.ts'
import { Footer } from './footer.tsx'
import styles from './footer.module.css'
import { Legend } from './legend.tsx'

interface Props {
  readonly year: Year
  readonly room: Room
  readonly preferences: Preferences
  readonly settings: YearSettings
  /** At the end of the line: what does not concern the year. */
  readonly foot: ReactNode
}

/** An almost empty year keeps the fixed limits, whatever was chosen. */
function scaleNote({ items, from }: Year, { metric, scale }: YearSettings, { rules }: Preferences) {
  const isCount = metric === 'count'
  if (scale === 'fixed') return isCount ? 'fixedNote' : 'fixedHoursNote'
  if (density(items, { from, metric, scale, rules }).scale === 'fixed') return 'tooFewNote'
  return isCount ? 'relativeNote' : 'relativeHoursNote'
}

/** Categories below planner and months, limits below the heatmap. */
export function YearFooter({ year, room, preferences, settings, foot }: Props) {
  const { t } = useTranslation()
  const hasRoutine = useMemo(() => year.inCalendars.some(({ isRoutine }) => isRoutine), [year.inCalendars])
  const end = room.isPhone ? null : (
    <>
      <FreeTimeButton />
      <ViewSettings settings={settings} />
    </>
  )
  if (room.view === 'heat') {
    return (
      <Footer year={year} end={end} foot={foot}>
        <span className={styles['note']}>
          {t(`year.heat.${scaleNote(year, settings, preferences)}`, { year: formatYear(year.from) })}
        </span>
      </Footer>
    )
  }
  return (
    <Footer year={year} end={end} foot={foot}>
      <ColorLegend
        year={year}
        preferences={preferences}
        hasRoutine={hasRoutine && room.view === 'planner' && !settings.routineAsEvents}
      />
    </Footer>
  )
}

/** Opens the panel that looks for free days, or closes it. */
function FreeTimeButton() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const isOpen = address.panel === 'free-time'
  return (
    <button
      type="button"
      className={quiet['link']}
      aria-expanded={isOpen}
      onClick={() => change({ panel: isOpen ? null : 'free-time' })}
    >
      {t('bar.freeTime')}
    </button>
  )
}

type ColorLegendProps = Pick<Props, 'year' | 'preferences'> & { readonly hasRoutine: boolean }

/** The categories, or calendars if they give the colours, with counts. */
function ColorLegend({ year, preferences, hasRoutine }: ColorLegendProps) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const { category, calendar } = address
  const { colorBy, categories, calendars } = preferences
  const all = shownFigure(twelveMonths(year.from), address)
  const known = [...categories.map(({ _id }) => _id), NONE]
  if (colorBy === 'calendar') {
    const seen = calendars.filter(({ _id, shown }) => shown || _id === calendar)
    return (
      <Legend
        label={t('year.legend.calendars')}
        parts={seen}
        counts={countByCalendar(filterItems(year.all, { category, calendar: 'all', hidden: '' }), year.from)}
        chosen={calendar === ALL ? [] : [calendar]}
        next={(part) => (part === calendar ? ALL : part)}
        onChoose={(next) => change({ calendar: next })}
        onCount={(part) => part !== null && change({ counted: { ...all, calendar: part } })}
        onPoint={(next) => expectChange({ calendar: next })}
        hasRoutine={hasRoutine}
      />
    )
  }
  return (
    <Legend
      label={t('year.legend.label')}
      hint={t('year.legend.alone')}
      parts={categories}
      counts={countByCategory(year.inCalendars, year.from)}
      chosen={chosenCategories(category)}
      next={(part, isAlone) => (isAlone ? aloneCategory(category, part) : toggledCategory(category, part, known))}
      onChoose={(next) => change({ category: next })}
      onCount={(part) => change({ counted: { ...all, category: part ?? NONE } })}
      onPoint={(next) => expectChange({ category: next })}
      hasRoutine={hasRoutine}
    />
  )
}
