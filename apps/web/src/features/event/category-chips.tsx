import { freeColors } from '@dodici/contract/category-colors'
import type { Category } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useEffectEvent, useRef } from 'react'
import { categories } from '../../api/categories.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { categoryStyle } from '../../ui/category-color.ts'
import { CategoryDot } from '../../ui/category-dot.tsx'
import styles from './chips.module.css'
import { RetryLine } from './retry-line.tsx'

interface Props extends CategoryChoice {
  /** A category to create with the event. */
  readonly newName: string | null
  /** Opens the category manager; input here stays. */
  readonly onManage: () => void
}

/**
 * Selects the category created after the manager was opened from here, because it is meant for this event. If several
 * appear at once, none is selected. Returns a function to call when opening the manager.
 */
function useChooseNew(list: readonly Category[] | undefined, onChoose: (categoryId: string) => void): () => void {
  const known = useRef<ReadonlySet<string> | null>(null)
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (!list || known.current === null) return
    const made = list.filter(({ _id }) => known.current?.has(_id) === false)
    if (made.length > 0) known.current = idsOf(list)
    if (made[0] && made.length === 1) choose(made[0]._id)
  }, [list])
  return () => {
    known.current = idsOf(list ?? [])
  }
}

const idsOf = (list: readonly Category[]): ReadonlySet<string> => new Set(list.map(({ _id }) => _id))

/** The categories; choosing the selected one again removes it. */
export function CategoryChips({ newName, onManage, ...choice }: Props) {
  const { categoryId, onChoose } = choice
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(categories)
  useKnownCategory(isFetching ? undefined : data, choice)
  const noteKnown = useChooseNew(data, onChoose)
  const manage = () => {
    noteKnown()
    onManage()
  }
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
      {newName === null ? null : <NewChip name={newName} list={data ?? []} onLetGo={() => onChoose(null)} />}
      <button type="button" className={styles['category']} onClick={manage}>
        <Plus size={14} aria-hidden="true" />
        {t('event.category.create')}
      </button>
    </div>
  )
}

interface NewChipProps {
  readonly name: string
  readonly list: readonly Category[]
  readonly onLetGo: () => void
}

/** A category to create with the event, unless deselected. */
function NewChip({ name, list, onLetGo }: NewChipProps) {
  const { t } = useTranslation()
  const color = freeColors(list.map((category) => category.color))()
  return (
    <button
      type="button"
      className={styles['category']}
      style={{ ...categoryStyle(color) }}
      aria-pressed="true"
      onClick={onLetGo}
    >
      <CategoryDot color={color} />
      <span dir="auto">{name}</span>
      <small>{t('quickAdd.newCategory')}</small>
    </button>
  )
}

interface CategoryChoice {
  readonly categoryId: string | null
  /** The event's saved category; null for none and for a new event. It is sent only if it changes. */
  readonly savedId: string | null
  readonly onChoose: (categoryId: string | null) => void
}

/**
 * Deselects a category that is no longer in the list, because the server would refuse it. The list is undefined while
 * loading.
 */
function useKnownCategory(list: readonly Category[] | undefined, choice: CategoryChoice): void {
  const { categoryId, savedId, onChoose } = choice
  const isChosenHere = categoryId !== null && categoryId !== savedId
  const isGone = isChosenHere && list !== undefined && list.every(({ _id }) => _id !== categoryId)
  const letGo = useEffectEvent(() => onChoose(savedId))
  useEffect(() => {
    if (isGone) letGo()
  }, [isGone])
}
