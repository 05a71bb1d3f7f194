import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryDot } from '../../ui/category-dot.tsx'
import styles from './filter-choices.module.css'
import type { CalendarFilter, CategoriesFilter, Filters } from './use-filters.ts'

interface Props {
  readonly filters: Filters
  /** A calendar was chosen, after which nothing else is. */
  readonly onChosen: () => void
}

/** What can be filtered for, in the sheet of a phone. */
export function FilterChoices({ filters: { category, calendar }, onChosen }: Props) {
  return (
    <>
      <CategoryChoices filter={category} />
      {calendar.items.length > 1 ? <CalendarChoices filter={calendar} onChosen={onChosen} /> : null}
    </>
  )
}

/** The categories as checkboxes, each with a button for it alone. The sheet stays open for the next one. */
function CategoryChoices({ filter }: { readonly filter: CategoriesFilter }) {
  const { t } = useTranslation()
  const { items, chosen, isChosen, toggle, showOnly, showAll } = filter
  return (
    <fieldset className={styles['choices']}>
      <legend>{t('bar.filter.label')}</legend>
      <label>
        <input type="checkbox" checked={chosen.length === 0} onChange={showAll} />
        {t('bar.filter.all')}
      </label>
      {items.map(({ _id, name, color }) => (
        <div key={_id} className={styles['row']}>
          <label>
            <input type="checkbox" checked={isChosen(_id)} onChange={() => toggle(_id)} />
            <CategoryDot color={color} />
            {name}
          </label>
          <Button kind="plain" aria-label={t('bar.filter.onlyNamed', { name })} onClick={() => showOnly(_id)}>
            {t('bar.filter.only')}
          </Button>
        </div>
      ))}
      {items.length === 0 ? <p className={styles['none']}>{t('bar.filter.none')}</p> : null}
    </fieldset>
  )
}

interface CalendarProps {
  readonly filter: CalendarFilter
  readonly onChosen: () => void
}

/** The calendars as radio buttons. */
function CalendarChoices({ filter, onChosen }: CalendarProps) {
  const { t } = useTranslation()
  const legend = t('bar.filter.calendar')
  const choose = (id: string) => () => {
    filter.choose(id)
    onChosen()
  }
  return (
    <fieldset className={styles['choices']}>
      <legend>{legend}</legend>
      <label>
        <input type="radio" name={legend} checked={filter.chosen === null} onChange={choose('all')} />
        {t('bar.filter.allCalendars')}
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
