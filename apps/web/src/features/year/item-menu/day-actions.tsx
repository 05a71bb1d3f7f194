import { formatDay, type Day } from '@dodici/core/date'
import { compareOnDay } from '@dodici/core/year'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import PanelRight from 'lucide-react/icons/panel-right'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryDot } from '../../../ui/category-dot.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import type { MenuContext } from './menu-context.ts'

interface Props extends Pick<MenuContext, 'items' | 'colorOf' | 'actions'> {
  readonly day: Day
  /** Leads on to an item, by its id. */
  readonly onChoose: (id: string) => void
}

/** What can be done on a day, and what is on it. */
export function DayActions({ day, items, colorOf, actions, onChoose }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const there = items.filter(({ first, last }) => first <= day && day <= last).sort(compareOnDay)
  const add = () => change({ event: null, create: null, dialog: 'quick-add', on: formatDay(day) })
  return (
    <>
      <MenuItem icon={<CalendarPlus size={16} />} onSelect={add}>
        {t('itemMenu.add')}
      </MenuItem>
      <MenuItem icon={<PanelRight size={16} />} onSelect={() => actions.openDay(day, true)}>
        {t('itemMenu.openDay')}
      </MenuItem>
      {there.map((item) => (
        <MenuItem key={item.id} isStep icon={<CategoryDot color={colorOf(item)} />} onSelect={() => onChoose(item.id)}>
          <bdi>{item.title}</bdi>
        </MenuItem>
      ))}
    </>
  )
}
