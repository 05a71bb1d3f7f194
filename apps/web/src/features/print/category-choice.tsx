import { useQuery } from '@tanstack/react-query'
import { NONE } from '../../address/category-filter.ts'
import { categories } from '../../api/categories.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './print-dialog.module.css'

interface Props {
  /** Ids; null for all. */
  readonly chosen: readonly string[] | null
  readonly onChoose: (chosen: string[] | null) => void
}

/** Which categories are drawn. Nothing where there are none to choose from. */
export function CategoryChoice({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const { data: own = [] } = useQuery(categories)
  if (own.length === 0) return null
  const all = [...own.map(({ _id, name }) => ({ id: _id, name })), { id: NONE, name: t('print.noCategory') }]
  const isChosen = (id: string) => chosen === null || chosen.includes(id)
  const toggle = (id: string) => {
    const next = all.filter((one) => (one.id === id ? !isChosen(id) : isChosen(one.id))).map((one) => one.id)
    onChoose(next.length === all.length ? null : next)
  }
  return (
    <fieldset className={styles['categories']}>
      <legend>{t('print.fields.categories')}</legend>
      {all.map(({ id, name }) => (
        <label key={id} className={styles['check']}>
          <input type="checkbox" checked={isChosen(id)} onChange={() => toggle(id)} />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
