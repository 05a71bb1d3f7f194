import type { Milestone } from '@dodici/contract/types'
import { parseDay } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { milestones } from '../../../api/milestones.queries.ts'
import { formatDay } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ReadState } from '../../../ui/read-state.tsx'
import { ProposalCard } from '../proposal/proposal-card.tsx'
import { movedStepsOf } from './milestone.queries.ts'
import styles from './milestone.module.css'

/** A card that moves a milestone's steps to its present day, with before and after. */
export function MoveSteps({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const reading = useQuery(milestones)
  // Earlier data may have the day before the move, and would propose to go back.
  const data = reading.isFetchedAfterMount ? reading.data : undefined
  const milestone = data?.find(({ _id }) => _id === id)
  const leave = () => change({ moving: null }, { replace: true })
  return (
    <div className={styles['milestone']}>
      {data ? null : <ReadState reading={reading} text={t('milestone.failed')} />}
      {data && !milestone ? <p>{t('milestone.moveGone')}</p> : null}
      {milestone ? <Moved milestone={milestone} onLeave={leave} /> : null}
      <Button kind="plain" onClick={leave}>
        {t('milestone.leaveEnhance')}
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
      {data?.proposal ? (
        <>
          <p>{t('milestone.movedTo', { day })}</p>
          <ProposalCard key={data.proposal._id} proposal={data.proposal} onLeave={onLeave} />
        </>
      ) : null}
    </>
  )
}
