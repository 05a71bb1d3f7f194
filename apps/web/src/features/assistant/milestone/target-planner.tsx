import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FailedRead } from '../../../ui/read-state.tsx'
import { TargetForm } from './target-form.tsx'
import styles from './milestone.module.css'
import { PlannedTarget } from './planned-target.tsx'
import { useTarget } from './use-target.ts'

const EXAMPLES = ['race', 'exam', 'skill', 'books'] as const

/** A target in words, and its plan. */
export function TargetPlanner({ target }: { readonly target: string | null }) {
  const { t } = useTranslation()
  const editing = useTarget(target)
  const { planned, isPlanning, failure } = editing
  return (
    <div className={styles['milestone']}>
      <TargetForm editing={editing} />
      <p role="status" className={styles['status']}>
        {isPlanning ? t('milestone.proposing') : ''}
      </p>
      {failure === null ? null : (
        <FailedRead text={t('milestone.failed')} code={failure} onTryAgain={() => editing.plan()} />
      )}
      {planned ? (
        <PlannedTarget key={planned.proposalId} planned={planned} onLeave={editing.leave} />
      ) : (
        <Examples onChoose={editing.plan} />
      )}
    </div>
  )
}

function Examples({ onChoose }: { readonly onChoose: (target: string) => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles['examples']}>
      <p>{t('milestone.lead')}</p>
      <h3>{t('milestone.examples')}</h3>
      {EXAMPLES.map((name) => (
        <Button key={name} onClick={() => onChoose(t(`milestone.example.${name}`))}>
          {t(`milestone.example.${name}`)}
        </Button>
      ))}
    </div>
  )
}
