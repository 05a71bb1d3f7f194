import type { Scope } from '@dodici/contract/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import styles from './question-dialog.module.css'
import { ScopeOptions, type ScopeQuestion } from './scope-options.tsx'

interface Props extends ScopeQuestion {
  readonly onCancel: () => void
  readonly onChoose: (scope: Scope) => void
}

/** Which part of the series a change means, or a deletion. */
export function ScopeDialog({ onCancel, onChoose, ...question }: Props) {
  const { t } = useTranslation()
  const { scopes, isDeleting = false } = question
  const [scope, setScope] = useState(scopes[0] ?? 'all')
  return (
    <QuestionDialog
      title={t(isDeleting ? 'event.scope.deleteTitle' : 'event.scope.saveTitle')}
      onCancel={onCancel}
      onSubmit={() => onChoose(scope)}
      actions={
        <>
          <Button kind="plain" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          {isDeleting ? (
            <Button type="submit" className={styles['danger'] ?? ''}>
              {t('event.scope.delete')}
            </Button>
          ) : (
            <Button type="submit" kind="primary">
              {t('event.scope.save')}
            </Button>
          )}
        </>
      }
    >
      <ScopeOptions {...question} scope={scope} onChoose={setScope} />
    </QuestionDialog>
  )
}
