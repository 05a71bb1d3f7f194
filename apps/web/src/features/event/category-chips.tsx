import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { categories } from '../../api/categories.queries.ts'
import { categoryStyle } from '../../ui/category-color.ts'
import { CategoryDot } from '../../ui/category-dot.tsx'
import styles from './chips.module.css'
import { RetryLine } from './retry-line.tsx'

interface Props {
  readonly categoryId: string | null
  readonly onChoose: (categoryId: string | null) => void
  /** Opens the category manager; what was typed here stays. */
  readonly onManage: () => void
}

/** The categories, of which an event has one or none: the chosen one is let go by choosing it again. */
export function CategoryChips({ categoryId, onChoose, onManage }: Props) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(categories)
  if (isError && !data) return <RetryLine text={t('event.category.loadFailed')} onTryAgain={() => void refetch()} />
  return (
    <div role="group" aria-label={t('event.category.label')} className={styles['chips']}>
      {data?.map((category) => (
        <button
          key={category._id}
          type="button"
          className={styles['category']}
          style={{ ...categoryStyle(category.color) }}
          aria-pressed={category._id === categoryId}
          onClick={() => onChoose(category._id === categoryId ? null : category._id)}
        >
          <CategoryDot color={category.color} />
          <span dir="auto">{category.name}</span>
        </button>
      ))}
      <button type="button" className={styles['category']} onClick={onManage}>
        <Plus size={14} aria-hidden="true" />
        {t('event.category.create')}
      </button>
    </div>
  )
}
