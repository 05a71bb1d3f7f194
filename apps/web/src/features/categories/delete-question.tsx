import type { Category } from '@dodici/contract/types'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import styles from './category-manager.module.css'

interface Props {
  /** The category to delete; null if closed. */
  readonly category: Category | null
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Confirms deleting a category. */
export function DeleteQuestion({ category, isPending, onConfirm, onCancel }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog open={category !== null} onClose={onCancel} role="alertdialog" maxWidth="xs" aria-labelledby={id}>
      <h2 id={id} className={styles['question']}>
        {t('common.deleteConfirmMessage', { name: category?.name ?? '' })}
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
