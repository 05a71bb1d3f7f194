import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FailedRead } from '../../../ui/read-state.tsx'
import { TargetForm } from './target-form.tsx'
import styles from './milestone.module.css'
import { PlannedTarget } from './planned-target.tsx'
import { UnplannedTarget, unplannedText } from './unplanned-target.tsx'
import { useTarget, type TargetEditing } from './use-target.ts'

const EXAMPLES = ['race', 'exam', 'skill', 'books'] as const

/** A target in words, and its plan. */
export function TargetPlanner({ target }: { readonly target: string | null }) {
  const { t } = useTranslation()
  const editing = useTarget(target)
  const { planned, isPlanning, failure } = editing
  const isUnplanned = planned !== null && planned.proposalId === null
  return (
    <div className={styles['milestone']}>
      <TargetForm editing={editing} />
      <p role="status" className={styles['status']}>
        {isPlanning ? t('milestone.proposing') : isUnplanned ? unplannedText(planned) : ''}
      </p>
      {failure === null ? null : (
        <FailedRead text={t('milestone.failed')} code={failure} onTryAgain={() => editing.plan()} />
      )}
      <Answer editing={editing} />
    </div>
  )
}

function Answer({ editing: { planned, plan, choose, leave } }: { readonly editing: TargetEditing }) {
  if (planned === null) return <Examples onChoose={plan} />
  const { proposalId } = planned
  if (proposalId === null) return <UnplannedTarget unplanned={planned} onChoose={choose} onLeave={leave} />
  return <PlannedTarget key={proposalId} planned={planned} proposalId={proposalId} onLeave={leave} />
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
