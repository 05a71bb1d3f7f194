import type { Scope } from '@dodici/contract/types'
import { useState } from 'react'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../button.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { ScopeOptions, type ScopeQuestion } from './scope-options.tsx'

interface Props extends ScopeQuestion {
  readonly onCancel: () => void
  readonly onChoose: (scope: Scope) => void
}

const deleteTitle = (title: string | undefined, t: TFunction): string =>
  title === undefined ? t('event.scope.deleteTitle') : t('event.scope.deleteNamedTitle', { name: title })

/** Which part of a series a change or deletion means. */
export function ScopeDialog({ onCancel, onChoose, ...question }: Props) {
  const { t } = useTranslation()
  const { scopes, title, isDeleting = false } = question
  const [scope, setScope] = useState(scopes[0] ?? 'all')
  return (
    <QuestionDialog
      title={isDeleting ? deleteTitle(title, t) : t('event.scope.saveTitle')}
      onCancel={onCancel}
      onSubmit={() => onChoose(scope)}
      actions={
        <>
          <Button kind="plain" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          {isDeleting ? (
            <Button type="submit" kind="danger">
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
