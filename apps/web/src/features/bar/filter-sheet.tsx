import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CategoryDot } from '../../ui/category-dot.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './filter-sheet.module.css'
import { useFilters, type Filter } from './use-filters.ts'

interface Item {
  readonly _id: string
  readonly name: string
  readonly color: string
}

/** On a phone: a button for the filters and the category manager. */
export function FilterSheet() {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { category, calendar } = useFilters()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const manage = () => {
    close()
    change({ dialog: 'categories' })
  }
  const isFiltered = category.chosen !== null || calendar.chosen !== null
  return (
    <>
      <IconButton
        icon={SlidersHorizontal}
        size={20}
        className={isFiltered ? (styles['filtered'] ?? '') : ''}
        label={t('bar.filter.title')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <Sheet title={t('bar.filter.title')} isOpen={isOpen} onClose={close}>
        <Choices legend={t('bar.filter.label')} all={t('bar.filter.all')} filter={category} onChosen={close} />
        {category.items.length === 0 ? <p className={styles['none']}>{t('bar.filter.none')}</p> : null}
        {calendar.items.length > 1 ? (
          <Choices
            legend={t('bar.filter.calendar')}
            all={t('bar.filter.allCalendars')}
            filter={calendar}
            onChosen={close}
          />
        ) : null}
        <Button className={styles['manage'] ?? ''} onClick={manage}>
          {t('bar.filter.manage')}
        </Button>
      </Sheet>
    </>
  )
}

interface ChoicesProps {
  readonly legend: string
  readonly all: string
  readonly filter: Filter<Item>
  readonly onChosen: () => void
}

/** One filter as radio buttons. */
function Choices({ legend, all, filter, onChosen }: ChoicesProps) {
  const choose = (id: string) => () => {
    filter.choose(id)
    onChosen()
  }
  return (
    <fieldset className={styles['choices']}>
      <legend>{legend}</legend>
      <label>
        <input type="radio" name={legend} checked={filter.chosen === null} onChange={choose('all')} />
        {all}
      </label>
      {filter.items.map((item) => (
        <label key={item._id}>
          <input type="radio" name={legend} checked={item._id === filter.chosen?._id} onChange={choose(item._id)} />
          <CategoryDot color={item.color} />
          {item.name}
        </label>
      ))}
    </fieldset>
  )
}
