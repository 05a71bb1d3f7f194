import type { Scope } from '@dodici/contract/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { ScopeOptions } from './scope-options.tsx'

interface Props {
  readonly scopes: readonly Scope[]
  readonly day: string
  readonly onCancel: () => void
  readonly onChoose: (scope: Scope) => void
}

/** Which part of the series a change means. */
export function ScopeDialog({ scopes, day, onCancel, onChoose }: Props) {
  const { t } = useTranslation()
  const [scope, setScope] = useState(scopes[0] ?? 'all')
  return (
    <QuestionDialog
      title={t('event.scope.saveTitle')}
      onCancel={onCancel}
      onSubmit={() => onChoose(scope)}
      actions={
        <>
          <Button kind="plain" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" kind="primary">
            {t('event.scope.save')}
          </Button>
        </>
      }
    >
      <ScopeOptions scopes={scopes} scope={scope} day={day} onChoose={setScope} />
    </QuestionDialog>
  )
}
