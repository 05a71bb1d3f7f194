import type { ProposedGoal } from '@dodici/contract/types'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { amountWords, daysWords, paceWords } from './goal-amount.ts'
import { editedGoal, goalFaultOf, type GoalChoice, type GoalFault } from './goal-choice.ts'
import styles from './proposal.module.css'

interface Props {
  readonly goal: ProposedGoal
  readonly choice: GoalChoice
  readonly isOpen: boolean
  readonly isEditing: boolean
  readonly onChange: (patch: Partial<GoalChoice>) => void
}

/** The goal of a card: how much, in which days, and at which pace. */
export function CardGoal({ goal, choice, isOpen, isEditing, onChange }: Props) {
  const { t } = useTranslation()
  const shown = editedGoal(goal, choice)
  const fault = goalFaultOf(choice)
  const notes = [amountWords(shown, t), paceWords(shown, t)].filter((words) => words !== '')
  return (
    <li className={styles['item']} data-taken={choice.isTaken ? '' : undefined}>
      <input
        type="checkbox"
        checked={choice.isTaken}
        disabled={!isOpen}
        aria-label={t('proposal.goal.take', { title: choice.title })}
        onChange={(change) => onChange({ isTaken: change.target.checked })}
      />
      <div className={styles['what']}>
        <p className={styles['line']}>
          <b>
            <bdi>{choice.title}</bdi>
            <em>{t('proposal.goal.label')}</em>
          </b>
          <span className={styles['when']}>{daysWords(shown)}</span>
        </p>
        <p className={styles['notes']}>{notes.join(' · ')}</p>
        {isEditing ? <GoalFields goal={goal} choice={choice} fault={fault} onChange={onChange} /> : null}
        {fault !== null && !isEditing ? <p className={styles['fault']}>{t(`proposal.goal.${fault}`)}</p> : null}
      </div>
    </li>
  )
}

function GoalFields({
  goal,
  choice,
  fault,
  onChange,
}: Pick<Props, 'goal' | 'choice' | 'onChange'> & { readonly fault: GoalFault | null }) {
  const { t } = useTranslation()
  const faultAt = (at: GoalFault) => (fault === at ? t(`proposal.goal.${at}`) : undefined)
  return (
    <div className={styles['fields']}>
      <TextField
        label={t('proposal.goal.name')}
        value={choice.title}
        fault={faultAt('noTitle')}
        onChange={(change) => onChange({ title: change.target.value })}
      />
      <TextField
        inputMode="decimal"
        label={t('proposal.goal.target')}
        value={choice.target}
        fault={faultAt('noTarget')}
        onChange={(change) => onChange({ target: change.target.value })}
      />
      {goal.kind === 'number' || goal.kind === 'count' ? (
        <TextField
          maxLength={30}
          label={t('proposal.goal.unit')}
          value={choice.unit}
          onChange={(change) => onChange({ unit: change.target.value })}
        />
      ) : null}
      <TextField
        type="date"
        label={t('proposal.goal.from')}
        value={choice.from}
        onChange={(change) => onChange({ from: change.target.value })}
      />
      <TextField
        type="date"
        label={t('proposal.goal.to')}
        value={choice.to}
        fault={faultAt('noDays')}
        onChange={(change) => onChange({ to: change.target.value })}
      />
    </div>
  )
}
