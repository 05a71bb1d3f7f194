import type { Category } from '@dodici/contract/types'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import swatches from '../../ui/swatch-list.module.css'
import notes from '../../ui/notes.module.css'
import { CategoryForm } from './category-form.tsx'
import styles from './category-list.module.css'
import type { ManagerState } from './use-category-manager.ts'

interface Props {
  readonly manager: ManagerState
}

/** The categories, or why there are none. */
export function CategoryList({ manager }: Props) {
  const { t } = useTranslation()
  const { data, isError, refetch } = manager.list
  const { mode } = manager.form
  if (data === undefined) {
    return isError ? (
      <div className={swatches['instead']}>
        <p>{t('categories.fetchError')}</p>
        <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
      </div>
    ) : (
      <Spinner />
    )
  }
  if (data.length === 0) return <EmptyList manager={manager} />
  return (
    <ul className={swatches['list']}>
      {data.map((category) => (
        <li key={category._id}>
          {mode.kind === 'editing' && mode.id === category._id ? (
            <CategoryForm
              title={t('categories.editing')}
              submitLabel={t('common.save')}
              manager={manager}
              onSubmit={() => manager.update(category._id)}
            />
          ) : (
            <CategoryRow category={category} manager={manager} />
          )}
        </li>
      ))}
    </ul>
  )
}

function EmptyList({ manager }: Props) {
  const { t } = useTranslation()
  return (
    <div className={swatches['instead']}>
      <p>{t('categories.empty')}</p>
      <Button disabled={manager.form.mode.kind !== 'idle' || manager.isStarting} onClick={manager.createStarterSet}>
        {t('categories.starter')}
      </Button>
      <p className={notes['hint']}>{t('categories.starterHint')}</p>
    </div>
  )
}

function CategoryRow({ category, manager }: Props & { readonly category: Category }) {
  const { t } = useTranslation()
  const { name, description, color } = category
  const isBusy = manager.form.mode.kind !== 'idle'
  return (
    <div className={styles['row']}>
      <span className={styles['swatch']} style={{ '--c': color }} aria-hidden="true" />
      <span className={styles['words']}>
        <span className={styles['name']}>
          <bdi>{name}</bdi> <code>{color}</code>
        </span>
        <span className={swatches['description']}>{description === '' ? t('common.noDescription') : description}</span>
      </span>
      <IconButton
        icon={Pencil}
        label={t('categories.editNamed', { name })}
        title={t('common.edit')}
        disabled={isBusy}
        onClick={() => manager.form.startEditing(category)}
      />
      <IconButton
        icon={Trash2}
        label={t('categories.deleteNamed', { name })}
        title={t('common.delete')}
        disabled={isBusy}
        onClick={() => manager.askDelete(category)}
      />
    </div>
  )
}
