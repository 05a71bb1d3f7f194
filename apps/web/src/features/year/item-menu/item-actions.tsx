import { moveDay } from '@dodici/core/copying'
import type { Day } from '@dodici/core/date'
import type { Arrangement, YearItem } from '@dodici/core/year'
import { useQueryClient } from '@tanstack/react-query'
import CalendarArrowUp from 'lucide-react/icons/calendar-arrow-up'
import Copy from 'lucide-react/icons/copy'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Move from 'lucide-react/icons/move'
import Pencil from 'lucide-react/icons/pencil'
import Scissors from 'lucide-react/icons/scissors'
import SquareCheck from 'lucide-react/icons/square-check'
import Tag from 'lucide-react/icons/tag'
import Trash from 'lucide-react/icons/trash-2'
import { isReadOnly } from '../../../api/read-only.ts'
import { formatDay } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CategoryDot } from '../../../ui/category-dot.tsx'
import { MenuChoice, MenuItem } from '../../../ui/menu.tsx'
import type { MenuContext } from './menu-context.ts'
import { splitPlace } from './split-place.ts'

/** What the menu offers: everything, or what one of its entries leads on to. */
export type ItemStep = 'all' | 'category' | 'nextYear' | 'date'

interface Props {
  readonly item: YearItem
  /** The day under the pointer. */
  readonly day: Day
  readonly context: MenuContext
  readonly onArrange: (action: Arrangement['action']) => void
  readonly onStep: (step: ItemStep) => void
}

/** What can be done with an item. */
export function ItemActions({ step, ...props }: Props & { readonly step: Exclude<ItemStep, 'date'> }) {
  switch (step) {
    case 'all':
      return <All {...props} />
    case 'category':
      return <Categories {...props} />
    case 'nextYear':
      return <NextYear {...props} />
  }
}

function All({ item, day, context: { events, actions }, onArrange, onStep }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const open = (
    <MenuItem icon={<Pencil size={16} />} onSelect={() => actions.open(item)}>
      {t('itemMenu.open')}
    </MenuItem>
  )
  // Only its address changes it.
  if (isReadOnly(client, item.calendarId)) return open
  const isFirst = events.find(({ _id }) => _id === item.eventId)?.start === item.recurrenceId
  const days = splitPlace(item, day, isFirst)
  const before = formatDay(item.recurrenceId === null ? day : item.first, 'weekday-day-month-short')
  return (
    <>
      {open}
      <MenuItem isStep icon={<Tag size={16} />} onSelect={() => onStep('category')}>
        {t('itemMenu.category')}
      </MenuItem>
      <MenuItem icon={<Copy size={16} />} onSelect={() => onArrange({ kind: 'copy', days: 0 })}>
        {t('itemMenu.duplicate')}
      </MenuItem>
      <MenuItem isStep icon={<CalendarArrowUp size={16} />} onSelect={() => onStep('date')}>
        {t('itemMenu.moveTo')}
      </MenuItem>
      <MenuItem icon={<Move size={16} />} onSelect={() => actions.carry(item)}>
        {t('year.gesture.carry')}
      </MenuItem>
      <MenuItem isStep icon={<CopyPlus size={16} />} onSelect={() => onStep('nextYear')}>
        {t('itemMenu.nextYear')}
      </MenuItem>
      {days === null ? null : (
        <MenuItem icon={<Scissors size={16} />} onSelect={() => onArrange({ kind: 'split', days })}>
          {t(item.recurrenceId === null ? 'itemMenu.split' : 'itemMenu.splitSeries', { day: before })}
        </MenuItem>
      )}
      <MenuItem icon={<SquareCheck size={16} />} onSelect={() => actions.choose(item.id)}>
        {t('year.chosen.choose')}
      </MenuItem>
      <MenuItem icon={<Trash size={16} />} onSelect={() => actions.remove(item)}>
        {t('common.delete')}
      </MenuItem>
    </>
  )
}

function Categories({ item, context: { categories }, onArrange }: Props) {
  const { t } = useTranslation()
  const choice = (categoryId: string | null, name: string, color: string | null) => (
    <MenuChoice
      key={categoryId}
      isChosen={item.categoryId === categoryId}
      icon={<CategoryDot color={color} />}
      onSelect={() => onArrange({ kind: 'category', categoryId })}
    >
      {name}
    </MenuChoice>
  )
  return (
    <>
      {categories.map(({ _id, name, color }) => choice(_id, name, color))}
      {choice(null, t('year.legend.none'), null)}
    </>
  )
}

/** A birthday keeps its date, a course its weekday. */
function NextYear({ item, onArrange }: Props) {
  const { t } = useTranslation()
  return (['weekday', 'date'] as const).map((keep) => {
    const to = moveDay(item.first, { years: 1, keep })
    return (
      <MenuItem key={keep} onSelect={() => onArrange({ kind: 'copy', days: to - item.first })}>
        {t(keep === 'weekday' ? 'itemMenu.sameWeekday' : 'itemMenu.sameDate', {
          day: formatDay(to, 'weekday-day-month-year-short'),
        })}
      </MenuItem>
    )
  })
}
