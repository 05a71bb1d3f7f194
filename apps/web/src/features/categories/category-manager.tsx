import { useId } from 'react'
import { useKeptDialog } from '../../address/use-kept-dialog.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LeaveDialog } from '../../ui/question/leave-dialog.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import { CategoryForm } from './category-form.tsx'
import { CategoryList } from './category-list.tsx'
import styles from './category-manager.module.css'
import { DeleteQuestion } from './delete-question.tsx'
import { useCategoryForm, type CategoryFormState } from './use-category-form.ts'
import { useCategoryManager } from './use-category-manager.ts'

interface Props {
  /** Called if the list could not be read, to report it elsewhere too. */
  readonly onFetchFailed: () => void
}

/** The dialog for creating, editing and deleting categories. */
export function CategoryManager({ onFetchFailed }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const form = useCategoryForm()
  const { isOpen, isAsking, leave, stay, close } = useKeptDialog('categories', form)
  if (!isOpen) return null
  return (
    <Dialog labelledBy={id} onClose={leave}>
      <h2 id={id} className={dialogStyles['title']}>
        {t('categories.title')}
      </h2>
      <ManagerContent form={form} onFetchFailed={onFetchFailed} onClose={leave} />
      {isAsking ? <LeaveDialog text={t('categories.leaveText')} onStay={stay} onLeave={close} /> : null}
    </Dialog>
  )
}

interface ContentProps extends Props {
  readonly form: CategoryFormState
  readonly onClose: () => void
}

function ManagerContent({ form, onFetchFailed, onClose }: ContentProps) {
  const { t } = useTranslation()
  const manager = useCategoryManager(form, onFetchFailed)
  const { mode } = form
  return (
    <>
      <div className={styles['content']}>
        {mode.kind === 'creating' || manager.isGone ? (
          <CategoryForm
            key="new"
            title={t('categories.creating')}
            note={manager.isGone ? <p role="status">{t('categories.gone')}</p> : null}
            submitLabel={t('common.create')}
            manager={manager}
            onSubmit={manager.create}
          />
        ) : null}
        <CategoryList manager={manager} />
      </div>
      <div className={styles['actions']}>
        <Button disabled={mode.kind !== 'idle'} onClick={form.startCreating}>
          {t('common.createNew')}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      {manager.deleting ? (
        <DeleteQuestion
          category={manager.deleting}
          isPending={manager.isDeleting}
          onConfirm={manager.confirmDelete}
          onCancel={manager.cancelDelete}
        />
      ) : null}
    </>
  )
}
