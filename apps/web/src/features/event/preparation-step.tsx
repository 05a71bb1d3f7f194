import type { Milestone } from '@dodici/contract/types'
import { parseDay, yearOf } from '@dodici/core/date'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { milestones } from '../../api/milestones.queries.ts'
import { misfitOf } from '../../ui/step-misfit.ts'
import { formatSpanBeside } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useToday } from '../../ui/today.ts'
import { tick } from './event.queries.ts'
import styles from './preparation.module.css'

type Step = Milestone['steps'][number]

interface Props {
  readonly milestone: Milestone
  readonly step: Step
  /** Whether the dialog is for this step. */
  readonly isThis: boolean
}

/** A step with its checkbox, which is saved at once and independently of the dialog. */
export function PreparationStep({ milestone, step, isThis }: Props) {
  const { t } = useTranslation()
  const { isDone, setDone } = useTick(milestone._id, step)
  const today = useToday()
  const misfit = isDone ? null : misfitOf(step, milestone, today)
  const first = parseDay(step.start) ?? 0
  return (
    <li aria-current={isThis ? 'true' : undefined} data-done={isDone ? '' : undefined}>
      <label className={styles['step']}>
        <input type="checkbox" checked={isDone} onChange={(change) => setDone(change.target.checked)} />
        <span className={styles['name']} dir="auto">
          {step.title}
        </span>{' '}
        <span className={styles['when']}>
          {formatSpanBeside(first, parseDay(step.end) ?? first, yearOf(today))}
          {misfit === null ? null : (
            <>
              {' '}
              <em className={styles['misfit']}>{t(`event.preparation.misfit.${misfit}`)}</em>
            </>
          )}
        </span>
      </label>
    </li>
  )
}

/** Shows the new state while it is being saved, and reverts if refused. */
function useTick(id: string, { _id: stepId, doneAt }: Step) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation(tick)
  const setDone = (done: boolean) => {
    if (isPending) return
    const show = ({ value }: { readonly value: Milestone }) =>
      client.setQueryData(milestones.queryKey, (known) => known?.map((one) => withStepOf(one, value, stepId)))
    mutate({ id, stepId, done }, { onSuccess: show })
  }
  return { isDone: isPending ? variables.done : doneAt !== null, setDone }
}

/** Only this step: the answer may not include another one in progress. */
function withStepOf(milestone: Milestone, newer: Milestone, stepId: string): Milestone {
  const step = newer.steps.find(({ _id }) => _id === stepId)
  if (milestone._id !== newer._id || step === undefined) return milestone
  return { ...milestone, steps: milestone.steps.map((one) => (one._id === stepId ? step : one)) }
}
