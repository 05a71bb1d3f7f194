import { yearOf } from '@dodici/core/date'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { askedYear, yearWindow } from '../address/calendar-address.ts'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { useToday } from '../ui/today.ts'
import { showToast } from './toasts.ts'

/** An address that asks for a year outside the window is put right, and the person is told. */
export function useYearWindow(): void {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const { search } = useLocation()
  const currentYear = yearOf(useToday())
  const asked = askedYear(new URLSearchParams(search))
  const { year } = address
  useEffect(() => {
    if (asked === null || asked === year) return
    showToast({ text: () => t('bar.year.outside', { ...yearWindow(currentYear), year }), severity: 'info' })
    change({ year }, { replace: true })
  }, [asked, year, currentYear, change, t])
}
