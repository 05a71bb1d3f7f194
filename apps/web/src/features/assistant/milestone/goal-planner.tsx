import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { FailureWords } from '../../../ui/failure-words.tsx'
import { GoalForm } from './goal-form.tsx'
import styles from './milestone.module.css'
import { PlannedGoal } from './planned-goal.tsx'
import { useGoal } from './use-goal.ts'

const EXAMPLES = ['race', 'exam', 'skill'] as const

/** A goal in words, and its plan. */
export function GoalPlanner({ goal }: { readonly goal: string | null }) {
  const { t } = useTranslation()
  const editing = useGoal(goal)
  const { planned, isPlanning, failure } = editing
  return (
    <div className={styles['milestone']}>
      <GoalForm editing={editing} />
      <p role="status" className={styles['status']}>
        {isPlanning ? t('milestone.proposing') : ''}
      </p>
      {failure === null ? null : (
        <div role="alert" className={styles['failed']}>
          <p>
            {t('milestone.failed')} <FailureWords code={failure} />
          </p>
          <Button onClick={() => editing.plan()}>{t('common.tryAgain')}</Button>
        </div>
      )}
      {planned ? (
        <PlannedGoal key={planned.proposalId} planned={planned} onLeave={editing.leave} />
      ) : (
        <Examples onChoose={editing.plan} />
      )}
    </div>
  )
}

function Examples({ onChoose }: { readonly onChoose: (goal: string) => void }) {
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
