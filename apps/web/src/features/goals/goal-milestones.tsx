import type { Goal } from '@dodici/contract/types'
import { parseDay } from '@dodici/core/date'
import { useMutation, useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { milestones } from '../../api/milestones.queries.ts'
import { formatDay } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { hangMilestone } from './goals.queries.ts'
import styles from './goals.module.css'

/** The milestones of a goal; hidden if there are no milestones at all. */
export function GoalMilestones({ goal }: { readonly goal: Goal }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { data: known = [] } = useQuery(milestones)
  const hanging = useMutation(hangMilestone)
  const free = known.filter(({ _id }) => goal.milestones.every((own) => own._id !== _id))
  if (goal.milestones.length === 0 && free.length === 0) return null
  return (
    <section className={styles['part']}>
      <h4>{t('goals.milestones.title')}</h4>
      {goal.milestones.length === 0 ? <p className={styles['note']}>{t('goals.milestones.none')}</p> : null}
      <ul className={styles['done']}>
        {goal.milestones.map(({ _id, eventId, title, date, steps, stepsDone }) => (
          <li key={_id}>
            <span className={styles['on']}>{formatDay(parseDay(date) ?? 0, 'day-month-short')}</span>
            {eventId === null ? (
              <span className={styles['what']}>{title}</span>
            ) : (
              <button type="button" className={styles['what']} onClick={() => change({ event: eventId })}>
                {title}
              </button>
            )}
            {steps === 0 ? null : <span>{`${stepsDone}/${steps}`}</span>}
            <IconButton
              icon={X}
              size={15}
              label={t('goals.milestones.take', { title })}
              onClick={() => hanging.mutate({ id: _id, goalId: null })}
            />
          </li>
        ))}
      </ul>
      {free.length === 0 ? null : (
        <FieldFrame label={t('goals.milestones.hang')}>
          {(ties) => (
            <select
              {...ties}
              value=""
              onChange={(event) => hanging.mutate({ id: event.target.value, goalId: goal._id })}
            >
              <option value="">{t('goals.milestones.choose')}</option>
              {free.map(({ _id, title }) => (
                <option key={_id} value={_id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
    </section>
  )
}
