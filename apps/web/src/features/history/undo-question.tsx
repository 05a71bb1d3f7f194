import type { Change } from '@dodici/contract/types'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { HistoryActions } from './change-row.tsx'
import styles from './history.module.css'
import { changeWords, withinSentence } from './words/change-words.ts'

interface Props extends Pick<HistoryActions, 'onUndoSince'> {
  readonly change: Change
  /** What would be taken back. */
  readonly undone: readonly Change[]
  readonly onLeave: () => void
}

/** Confirms going back to a change, and says how many are taken back. */
export function UndoQuestion({ change, undone, onUndoSince, onLeave }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const count = undone.reduce((sum, { group }) => sum + (group?.changes ?? 1), 0)
  const confirm = () => {
    onLeave()
    onUndoSince(change, undone)
  }
  return (
    <Dialog size="small" role="alertdialog" labelledBy={id} describedBy={`${id}-text`} onClose={onLeave}>
      <div className={styles['question']}>
        <h2 id={id}>{t('history.ask.title')}</h2>
        <p id={`${id}-text`}>
          {t('history.ask.text', { count, what: withinSentence(changeWords(change)) })} {t('history.ask.again')}
        </p>
        <div className={styles['answers']}>
          <Button kind="plain" autoFocus onClick={onLeave}>
            {t('history.ask.no')}
          </Button>
          <Button kind="primary" onClick={confirm}>
            {t('history.ask.yes', { count })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
