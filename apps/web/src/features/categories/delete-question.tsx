import type { Category } from '@dodici/contract/types'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import dialog from '../../ui/dialog.module.css'
import styles from './category-manager.module.css'

interface Props {
  readonly category: Category
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Confirms deleting a category. */
export function DeleteQuestion({ category, isPending, onConfirm, onCancel }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog size="small" role="alertdialog" labelledBy={id} onClose={onCancel}>
      <h2 id={id} className={dialog['question']}>
        {t('common.deleteConfirmMessage', { name: category.name })}
      </h2>
      <p className={styles['note']}>{t('categories.deleteNote')}</p>
      <div className={styles['answers']}>
        <Button kind="plain" autoFocus onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button kind="danger" disabled={isPending} onClick={onConfirm}>
          {t('common.delete')}
        </Button>
      </div>
    </Dialog>
  )
}
