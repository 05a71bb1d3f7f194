import { useQuery } from '@tanstack/react-query'
import Target from 'lucide-react/icons/target'
import { goalsOf } from '../../api/goals.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { EventDraft } from './draft.ts'
import styles from './event-form.module.css'
import { Row } from './form-row.tsx'

interface Props {
  readonly draft: EventDraft
  readonly onChange: (draft: EventDraft) => void
}

/** The goal that the event counts for, whatever its title and category; hidden if its year has no goals. */
export function GoalField({ draft, onChange }: Props) {
  const { t } = useTranslation()
  const { goalId, startDay } = draft
  const { data: goals = [] } = useQuery({ ...goalsOf(Number(startDay.slice(0, 4))), enabled: startDay !== '' })
  if (goals.length === 0 && goalId === null) return null
  const isOfOtherDays = goalId !== null && !goals.some(({ _id }) => _id === goalId)
  return (
    <Row icon={<Target size={18} />}>
      <select
        className={styles['select']}
        aria-label={t('goals.link.label')}
        value={goalId ?? ''}
        onChange={({ target }) => onChange({ ...draft, goalId: target.value || null })}
      >
        <option value="">{t('goals.link.none')}</option>
        {goals.map(({ _id, title }) => (
          <option key={_id} value={_id}>
            {t('goals.link.to', { title })}
          </option>
        ))}
        {isOfOtherDays ? <option value={goalId}>{t('goals.link.ofOtherDays')}</option> : null}
      </select>
    </Row>
  )
}
