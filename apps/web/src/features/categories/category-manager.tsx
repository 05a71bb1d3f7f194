import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { Button } from '../../ui/button.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryList } from './category-list.tsx'
import styles from './category-manager.module.css'
import { DeleteQuestion } from './delete-question.tsx'
import { useCategoryManager } from './use-category-manager.ts'

interface Props {
  /** Called when the categories could not be read: the place for it to be said is not here alone. */
  readonly onFetchFailed: () => void
}

/** The dialog in which categories are made, changed and deleted. */
export function CategoryManager({ onFetchFailed }: Props) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const isPhone = useIsPhone()
  const id = useId()
  const close = () => change({ dialog: null })
  return (
    <Dialog
      open={address.dialog === 'categories'}
      onClose={close}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <h2 id={id} className={styles['title']}>
        {t('categories.title')}
      </h2>
      <ManagerContent onFetchFailed={onFetchFailed} onClose={close} />
    </Dialog>
  )
}

/** Lives as long as the dialog is open: closing it forgets what was being typed. */
function ManagerContent({ onFetchFailed, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const manager = useCategoryManager(onFetchFailed)
  const { mode } = manager
  return (
    <>
      <div className={styles['content']}>
        {mode.kind === 'creating' ? (
          <CategoryForm
            key="new"
            title={t('categories.creating')}
            initial={manager.emptyDraft}
            submitLabel={t('common.create')}
            isPending={manager.isSaving}
            onSubmit={manager.create}
            onCancel={manager.cancel}
          />
        ) : null}
        <CategoryList manager={manager} />
      </div>
      <div className={styles['actions']}>
        <Button disabled={mode.kind !== 'idle'} onClick={manager.startCreating}>
          {t('common.createNew')}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      <DeleteQuestion
        category={manager.deleting}
        isPending={manager.isDeleting}
        onConfirm={manager.confirmDelete}
        onCancel={manager.cancelDelete}
      />
    </>
  )
}
