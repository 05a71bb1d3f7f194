import { monthAt, monthDays } from '@dodici/core/date'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { changeYearStart, usualFrom, useYearStart } from '../../address/year-start.ts'
import { asHeading } from '../../i18n/as-heading.ts'
import { formatDay } from '../../i18n/format.ts'
import { formatMonths, formatYear } from '../../i18n/format-months.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Menu, MenuChoice, MenuGroup, MenuItem } from '../../ui/menu.tsx'
import { useToday } from '../../ui/today.ts'
import styles from './year-navigation.module.css'

interface Props {
  /** Shows what begins some months later. */
  readonly onMove: (months: number) => void
  readonly onToday: () => void
}

/** 0 is the present month. */
const STARTS = Array.from({ length: 13 }, (_, start) => start)

/** What is shown: a button that offers other months, and with which month a year begins. */
export function YearMenu({ onMove, onToday }: Props) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const today = useToday()
  const start = useYearStart()
  const choose = (next: number) => {
    changeYearStart(next)
    change({ from: usualFrom(next, today) })
  }
  const [year, months] = [formatYear(address.from), formatMonths(address.from)]
  // Who speaks to the page says what is seen on the button.
  const label = year === months ? year : `${year}, ${months}`
  return (
    <Menu label={label} trigger={year} triggerClass={styles['year'] ?? ''}>
      <MenuItem onSelect={onToday}>{t('bar.year.goToCurrent')}</MenuItem>
      <MenuItem onSelect={() => onMove(-1)}>{t('bar.year.monthEarlier')}</MenuItem>
      <MenuItem onSelect={() => onMove(1)}>{t('bar.year.monthLater')}</MenuItem>
      <MenuGroup label={t('bar.year.start')}>
        {STARTS.map((each) => (
          <MenuChoice key={each} isChosen={each === start} onSelect={() => choose(each)}>
            {each === 0 ? t('bar.year.thisMonth') : monthName(each)}
          </MenuChoice>
        ))}
      </MenuGroup>
    </Menu>
  )
}

/** The name of a month from 1 to 12. */
const monthName = (number: number): string => asHeading(formatDay(monthDays(monthAt(1970, number)).first, 'month'))
