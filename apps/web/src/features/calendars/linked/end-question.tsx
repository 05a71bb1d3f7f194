import { useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import dialog from '../../../ui/dialog.module.css'
import styles from './linked.module.css'

interface Props {
  /** Of the calendar, or of the account. */
  readonly name: string
  readonly isAccount?: boolean
  readonly isPending: boolean
  readonly onNo: () => void
  readonly onYes: () => void
}

/** Confirms the end of a link, and says that nothing is lost by it. */
export function EndQuestion({ name, isAccount = false, isPending, onNo, onYes }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog size="small" role="alertdialog" labelledBy={id} describedBy={`${id}-note`} onClose={onNo}>
      <h2 id={id} className={dialog['question']}>
        {t('linked.end.title', { name })}
      </h2>
      <p id={`${id}-note`} className={styles['questionNote']}>
        {t('linked.end.text')}
        {isAccount ? ` ${t('linked.end.account')}` : null}
      </p>
      <div className={styles['answers']}>
        <Button kind="plain" autoFocus onClick={onNo}>
          {t('common.cancel')}
        </Button>
        <Button kind="primary" disabled={isPending} aria-busy={isPending} onClick={onYes}>
          {t('linked.end.yes')}
        </Button>
      </div>
    </Dialog>
  )
}
