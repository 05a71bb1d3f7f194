import ChevronDown from 'lucide-react/icons/chevron-down'
import Tags from 'lucide-react/icons/tags'
import type { ReactNode } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CategoryDot } from '../../ui/category-dot.tsx'
import { Menu, MenuChoice, MenuGroup, MenuItem, MenuNote, MenuToggle } from '../../ui/menu.tsx'
import { useIsNarrow } from '../../ui/use-is-phone.ts'
import styles from './category-filter.module.css'
import { useFilters, type CalendarFilter, type CategoriesFilter } from './use-filters.ts'

/** More dots would take the room of the names. */
const DOTS_MAX = 3

/** Filters by categories, and by calendar if there are several. In a narrow bar it also opens the category manager. */
export function CategoryFilter({ views }: { readonly views: ReactNode }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { category, calendar } = useFilters()
  const isNarrow = useIsNarrow()
  const names = category.chosen.map(({ name }) => name).join(', ') || t('bar.filter.all')
  const shown = [names, calendar.chosen?.name].filter(Boolean).join(' · ')
  const trigger = (
    <>
      {category.chosen.slice(0, DOTS_MAX).map(({ _id, color }) => (
        <CategoryDot key={_id} color={color} />
      ))}
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
        <CategoryChoices filter={category} />
        {calendar.items.length > 1 ? <CalendarChoices filter={calendar} /> : null}
        {views}
        {isNarrow ? (
          <MenuItem icon={<Tags size={16} aria-hidden="true" />} onSelect={() => change({ dialog: 'categories' })}>
            {t('bar.filter.manage')}
          </MenuItem>
        ) : null}
      </Menu>
    </div>
  )
}

function CategoryChoices({ filter }: { readonly filter: CategoriesFilter }) {
  const { t } = useTranslation()
  const { items, chosen, isChosen, toggle, showOnly, showAll, expect } = filter
  return (
    <MenuGroup label={t('bar.filter.label')}>
      <MenuChoice isChosen={chosen.length === 0} onSelect={showAll} onPoint={() => expect('all')}>
        {t('bar.filter.all')}
      </MenuChoice>
      {items.map(({ _id, name, color }) => (
        <MenuToggle
          key={_id}
          isOn={isChosen(_id)}
          icon={<CategoryDot color={color} />}
          only={{
            words: t('bar.filter.only'),
            label: t('bar.filter.onlyNamed', { name }),
            onSelect: () => showOnly(_id),
          }}
          onSwitch={() => toggle(_id)}
          onPoint={() => expect(_id)}
        >
          {name}
        </MenuToggle>
      ))}
      {items.length === 0 ? <MenuNote>{t('bar.filter.none')}</MenuNote> : null}
    </MenuGroup>
  )
}

function CalendarChoices({ filter }: { readonly filter: CalendarFilter }) {
  const { t } = useTranslation()
  const { items, chosen, choose, expect } = filter
  return (
    <MenuGroup label={t('bar.filter.calendar')}>
      <MenuChoice isChosen={chosen === null} onSelect={() => choose('all')} onPoint={() => expect('all')}>
        {t('bar.filter.allCalendars')}
      </MenuChoice>
      {items.map((item) => (
        <MenuChoice
          key={item._id}
          isChosen={item === chosen}
          onSelect={() => choose(item._id)}
          onPoint={() => expect(item._id)}
        >
          {item.name}
        </MenuChoice>
      ))}
    </MenuGroup>
  )
}
