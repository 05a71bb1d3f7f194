import type { Event, Milestone } from '@dodici/contract/types'
import { parseDay, yearOf } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import { useId } from 'react'
import { movingSteps } from '../../address/moving-steps.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { milestones, stepsLeftBehind } from '../../api/milestones.queries.ts'
import { misfitsOf } from '../../ui/step-misfit.ts'
import { formatSpanBeside } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './event-form.module.css'
import own from './preparation.module.css'
import { PreparationStep } from './preparation-step.tsx'
import { RetryLine } from './retry-line.tsx'
import notes from '../../ui/notes.module.css'
import { useToday } from '../../ui/today.ts'

/** The milestone that an event is, or is a step of. */
const milestoneOf = (known: readonly Milestone[], id: string): Milestone | undefined =>
  known.find(({ eventId }) => eventId === id) ?? known.find(({ steps }) => steps.some(({ eventId }) => eventId === id))

/** A deleted step no longer counts as open. */
const shownSteps = ({ steps }: Milestone) => steps.filter(({ eventId, doneAt }) => eventId !== null || doneAt !== null)

/** Progress of a milestone's preparation, in its dialog and in those of its steps. Hidden for other events. */
export function Preparation({ event }: { readonly event: Event }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(milestones)
  if (data === undefined) {
    return isError && event.kind === 'milestone' ? (
      <RetryLine text={t('event.preparation.loadFailed')} onTryAgain={() => void refetch()} />
    ) : null
  }
  const milestone = milestoneOf(data, event._id)
  if (milestone === undefined || shownSteps(milestone).length === 0) return null
  return <Steps milestone={milestone} eventId={event._id} />
}

function Steps({ milestone, eventId }: { readonly milestone: Milestone; readonly eventId: string }) {
  const { t } = useTranslation()
  const id = useId()
  const steps = shownSteps(milestone)
  const done = steps.filter(({ doneAt }) => doneAt !== null).length
  const misfits = misfitsOf(milestone, useToday()).length
  const isItself = milestone.eventId === eventId
  const { title } = milestone
  return (
    <section aria-labelledby={id} className={`${styles['row'] ?? ''} ${own['preparation'] ?? ''}`}>
      <span className={styles['icon']} aria-hidden="true">
        <ListChecks size={18} />
      </span>
      <div className={own['content']}>
        <h3 id={id} className={own['title']}>
          {isItself ? t('event.preparation.title') : t('event.preparation.titleOf', { title })}
        </h3>
        <p className={notes['quiet']} role="status">
          {t('event.preparation.done', { done, count: steps.length })}
          {misfits === 0 ? null : <span>{` · ${t('event.preparation.misfits', { count: misfits })}`}</span>}
        </p>
        {isItself ? <TakeAlong milestone={milestone} /> : null}
        <ul className={own['steps']}>
          {steps.map((step) => (
            <PreparationStep key={step._id} milestone={milestone} step={step} isThis={step.eventId === eventId} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * For a milestone that was moved without its steps: opens the card that proposes new days for them. With unsaved input,
 * navigation asks first.
 */
function TakeAlong({ milestone }: { readonly milestone: Milestone }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const currentYear = yearOf(useToday())
  const count = stepsLeftBehind(milestone)
  const day = parseDay(milestone.plannedFor) ?? 0
  if (count === 0) return null
  return (
    <>
      <p className={notes['quiet']}>
        {t('event.preparation.plannedFor', { day: formatSpanBeside(day, day, currentYear) })}
      </p>
      <button type="button" className={styles['textButton']} onClick={() => change(movingSteps([milestone._id]))}>
        {t('year.steps.take', { count })}
      </button>
    </>
  )
}
