import { yearOf } from '@dodici/core/date'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { KeyboardEvent } from 'react'
import { clampFrom, fromWindow, isInMonths } from '../../address/shown-months.ts'
import { useCalendarAddress, useUsualFrom } from '../../address/use-calendar-address.ts'
import { formatMonths } from '../../i18n/format-months.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useToday } from '../../ui/today.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './year-navigation.module.css'
import { YearMenu } from './year-menu.tsx'

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The shown months with the year before, the next and the current one; with Shift by a month. Disabled at the ends. */
export function YearNavigation() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const { from } = address
  const today = useToday()
  const usual = useUsualFrom()
  const isPhone = useIsPhone()
  const currentYear = yearOf(today)
  const { first, last } = fromWindow(currentYear)
  const move = (months: number) => change({ from: clampFrom(from + months, currentYear) })
  const goToToday = () => {
    if (!isInMonths(from, today)) change({ from: usual })
  }
  const press = (event: KeyboardEvent) => {
    const months = event.shiftKey ? ARROWS[event.key] : undefined
    if (months === undefined) return
    event.preventDefault()
    move(months)
  }
  return (
    <nav className={styles['navigation']} aria-label={t('bar.year.navigation')} onKeyDown={press}>
      <IconButton
        icon={ChevronLeft}
        size={20}
        label={t('bar.year.previous')}
        disabled={from <= first}
        onClick={({ shiftKey }) => move(shiftKey ? -1 : -12)}
      />
      <h1 className="visually-hidden" aria-live="polite">
        {formatMonths(from)}
      </h1>
      <YearMenu onMove={move} onToday={goToToday} />
      <IconButton
        icon={ChevronRight}
        size={20}
        label={t('bar.year.next')}
        disabled={from >= last}
        onClick={({ shiftKey }) => move(shiftKey ? 1 : 12)}
      />
      {isPhone ? null : (
        <Button className={styles['current'] ?? ''} title={t('bar.year.goToCurrent')} onClick={goToToday}>
          {t('bar.year.current')}
        </Button>
      )}
    </nav>
  )
}
