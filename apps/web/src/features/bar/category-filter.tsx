import ChevronDown from 'lucide-react/icons/chevron-down'
import Tags from 'lucide-react/icons/tags'
import type { ReactNode } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CategoryDot } from '../../ui/category-dot.tsx'
import { Menu, MenuChoice, MenuGroup, MenuItem, MenuNote } from '../../ui/menu.tsx'
import { useIsNarrow } from '../../ui/use-is-phone.ts'
import styles from './category-filter.module.css'
import { useFilters, type Filter } from './use-filters.ts'

/** Filters by category, and by calendar if there are several. In a narrow bar it also opens the category manager. */
export function CategoryFilter() {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { category, calendar } = useFilters()
  const isNarrow = useIsNarrow()
  const shown = [category.chosen?.name ?? t('bar.filter.all'), calendar.chosen?.name].filter(Boolean).join(' · ')
  const trigger = (
    <>
      {category.chosen ? <CategoryDot color={category.chosen.color} /> : null}
      <span className={styles['shown']}>{shown}</span>
      <ChevronDown size={14} aria-hidden="true" />
    </>
  )
  return (
    <div className={styles['place']}>
      <Menu
        id="filter"
        label={`${t('bar.filter.label')}: ${shown}`}
        trigger={trigger}
        triggerClass={buttonClass({ kind: 'outlined' }, styles['filter'])}
        align="end"
      >
        <MenuGroup label={t('bar.filter.label')}>
          <Choices filter={category} all={t('bar.filter.all')} iconOf={(item) => <CategoryDot color={item.color} />} />
          {category.items.length === 0 ? <MenuNote>{t('bar.filter.none')}</MenuNote> : null}
        </MenuGroup>
        {calendar.items.length > 1 ? (
          <MenuGroup label={t('bar.filter.calendar')}>
            <Choices filter={calendar} all={t('bar.filter.allCalendars')} />
          </MenuGroup>
        ) : null}
        {isNarrow ? (
          <MenuItem icon={<Tags size={16} aria-hidden="true" />} onSelect={() => change({ dialog: 'categories' })}>
            {t('bar.filter.manage')}
          </MenuItem>
        ) : null}
      </Menu>
    </div>
  )
}

interface ChoicesProps<Item> {
  readonly filter: Filter<Item>
  /** The option that filters nothing. */
  readonly all: string
  readonly iconOf?: (item: Item) => ReactNode
}

function Choices<Item extends { readonly _id: string; readonly name: string }>(props: ChoicesProps<Item>) {
  const { filter, all, iconOf } = props
  const { items, chosen, choose, expect } = filter
  return (
    <>
      <MenuChoice isChosen={chosen === null} onSelect={() => choose('all')} onPoint={() => expect('all')}>
        {all}
      </MenuChoice>
      {items.map((item) => (
        <MenuChoice
          key={item._id}
          isChosen={item === chosen}
          icon={iconOf?.(item)}
          onSelect={() => choose(item._id)}
          onPoint={() => expect(item._id)}
        >
          {item.name}
        </MenuChoice>
      ))}
    </>
  )
}
