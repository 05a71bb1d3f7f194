import type { Goal, Milestone } from '@dodici/contract/types'
import type { Day } from '@dodici/core/date'
import { useMutation, useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { milestones } from '../../api/milestones.queries.ts'
import { misfitsOf } from '../../ui/step-misfit.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { FieldFrame } from '../../ui/field-frame.tsx'
import notes from '../../ui/notes.module.css'
import { useToday } from '../../ui/today.ts'
import { hangMilestone } from './goals.queries.ts'
import { listedDay } from './goal-words.ts'
import styles from './goals.module.css'

/** The milestones of a goal; hidden if there are no milestones at all. */
export function GoalMilestones({ goal }: { readonly goal: Goal }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { data: known = [] } = useQuery(milestones)
  const today = useToday()
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
            <span className={styles['on']}>{listedDay(date, today)}</span>
            {eventId === null ? (
              <span className={styles['what']}>{title}</span>
            ) : (
              <button type="button" className={styles['what']} onClick={() => change({ event: eventId })}>
                {title}
              </button>
            )}
            {steps === 0 ? null : <span>{`${stepsDone}/${steps}`}</span>}
            <Misfits milestone={known.find((one) => one._id === _id)} today={today} />
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

interface MisfitsProps {
  readonly milestone: Milestone | undefined
  readonly today: Day
}

function Misfits({ milestone, today }: MisfitsProps) {
  const { t } = useTranslation()
  const count = milestone === undefined ? 0 : misfitsOf(milestone, today).length
  return count === 0 ? null : <span className={notes['fault']}>{t('event.preparation.misfits', { count })}</span>
}
