import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState, type ReactNode } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './filter-sheet.module.css'
import { useFilters } from './use-filters.ts'

const FilterChoices = lazyPart(async () => (await import('./filter-choices.tsx')).FilterChoices)

/** On a phone: a button for the filters and the category manager. */
export function FilterSheet({ views }: { readonly views: ReactNode }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const filters = useFilters()
  const { category, calendar } = filters
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const manage = () => {
    close()
    change({ dialog: 'categories' })
  }
  const isFiltered = category.chosen.length > 0 || calendar.chosen !== null
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
        <FilterChoices filters={filters} onChosen={close} />
        {views}
        <Button className={styles['manage'] ?? ''} onClick={manage}>
          {t('bar.filter.manage')}
        </Button>
      </Sheet>
    </>
  )
}
