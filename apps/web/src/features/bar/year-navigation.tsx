import { yearOf } from '@dodici/core/date'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { yearWindow } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useToday } from '../../ui/today.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './year-navigation.module.css'

/** The year with previous, next and current. Disabled at the ends. */
export function YearNavigation() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const currentYear = yearOf(useToday())
  const isPhone = useIsPhone()
  const { first, last } = yearWindow(currentYear)
  const goToCurrent = () => change({ year: currentYear })
  return (
    <nav className={styles['navigation']} aria-label={t('bar.year.navigation')}>
      <IconButton
        icon={ChevronLeft}
        size={20}
        label={t('bar.year.previous')}
        disabled={address.year <= first}
        onClick={() => change({ year: address.year - 1 })}
      />
      <h1 className={isPhone ? 'visually-hidden' : styles['year']} aria-live="polite">
        {address.year}
      </h1>
      {isPhone ? (
        <Menu label={String(address.year)} trigger={address.year} triggerClass={styles['tappable'] ?? ''}>
          <MenuItem onSelect={goToCurrent}>{t('bar.year.goToCurrent')}</MenuItem>
        </Menu>
      ) : null}
      <IconButton
        icon={ChevronRight}
        size={20}
        label={t('bar.year.next')}
        disabled={address.year >= last}
        onClick={() => change({ year: address.year + 1 })}
      />
      {isPhone ? null : (
        <Button className={styles['current'] ?? ''} title={t('bar.year.goToCurrent')} onClick={goToCurrent}>
          {t('bar.year.current')}
        </Button>
      )}
    </nav>
  )
}
