import type { Milestone } from '@dodici/contract/types'
import { parseDay } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { milestones } from '../../../api/milestones.queries.ts'
import { misfitsOf } from '../../../ui/step-misfit.ts'
import { formatDay } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ReadState } from '../../../ui/read-state.tsx'
import { useToday } from '../../../ui/today.ts'
import { ProposalCard } from '../proposal/proposal-card.tsx'
import { movedStepsOf } from './milestone.queries.ts'
import styles from './milestone.module.css'

interface Props {
  readonly ids: readonly string[]
  /** What leaves it. */
  readonly back: string
  readonly onLeave: () => void
}

/** For each milestone a card that moves its steps to its present day, with before and after. */
export function MoveSteps({ ids, back, onLeave }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(milestones)
  // Earlier data may have the day before the move, and would propose to go back.
  const data = reading.isFetchedAfterMount ? reading.data : undefined
  const moved = data?.filter(({ _id }) => ids.includes(_id))
  return (
    <div className={styles['milestone']}>
      {data ? null : <ReadState reading={reading} text={t('milestone.failed')} />}
      {moved?.length === 0 ? <p>{t('milestone.moveGone')}</p> : null}
      {moved?.map((milestone) => (
        <Moved key={milestone._id} milestone={milestone} onLeave={onLeave} />
      ))}
      <Button kind="plain" onClick={onLeave}>
        {back}
      </Button>
    </div>
  )
}

function Moved({ milestone, onLeave }: { readonly milestone: Milestone; readonly onLeave: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { _id: id, title, date } = milestone
  const reading = useQuery(movedStepsOf({ id, date, language }))
  const { data } = reading
  const day = formatDay(parseDay(date) ?? 0, 'weekday-day-month-year')
  return (
    <>
      <h3 className={styles['heading']}>{t('milestone.move', { title })}</h3>
      {data ? null : <ReadState reading={reading} text={t('milestone.failed')} />}
      {data?.proposal === null ? <p>{t('milestone.nothingToMove')}</p> : null}
      {data?.proposal ? <p>{t('milestone.movedTo', { day })}</p> : null}
      <Misfits milestone={milestone} />
      {data?.proposal ? <ProposalCard key={data.proposal._id} proposal={data.proposal} onLeave={onLeave} /> : null}
    </>
  )
}

/** The steps that no longer fit where they are, before any of them moves. */
function Misfits({ milestone }: { readonly milestone: Milestone }) {
  const { t } = useTranslation()
  const misfits = misfitsOf(milestone, useToday())
  if (misfits.length === 0) return null
  return (
    <div className={styles['warnings']}>
      <p>{t('event.preparation.misfits', { count: misfits.length })}</p>
      <ul>
        {misfits.map(({ step, misfit }) => (
          <li key={step._id}>
            <bdi>{step.title}</bdi>: {t(`event.preparation.misfit.${misfit}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
