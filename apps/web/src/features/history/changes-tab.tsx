import type { Change } from '@dodici/contract/types'
import type { Day } from '@dodici/core/date'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import Rewind from 'lucide-react/icons/rewind'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { wallOfInstant } from '../../i18n/wall-of-instant.ts'
import { ReadState } from '../../ui/read-state.tsx'
import { useToday } from '../../ui/today.ts'
import { ChangeRow, type HistoryActions } from './change-row.tsx'
import { changesSince } from './changes-since.ts'
import { GroupChanges } from './group-changes.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { changesOf } from './history.queries.ts'
import { OlderChanges } from './older-changes.tsx'
import styles from './history.module.css'
import { dayIn, dayWords } from './words/time-words.ts'

interface Props extends HistoryActions {
  /** The event whose changes are shown; null for all. */
  readonly event: string | null
}

/** The changes by day, newest first. */
export function ChangesTab({ event, ...actions }: Props) {
  const { t } = useTranslation()
  const reading = useInfiniteQuery(changesOf(event === null ? {} : { event }))
  const { data } = reading
  if (!data) return <ReadState reading={reading} text={t('history.failed')} className={styles['failed']} />
  const changes = data.pages.flat()
  return (
    <>
      {event === null ? <p className={styles['note']}>{t('history.kept')}</p> : <OfEvent />}
      {event === null && changes.filter(({ undoable }) => undoable).length > 1 ? <Legend /> : null}
      {changes.length === 0 ? (
        <EmptyList title={t('history.empty')} hint={t(event === null ? 'history.emptyHint' : 'history.emptyOfEvent')} />
      ) : (
        <Days changes={changes} isWhole={event === null} {...actions} />
      )}
      {reading.hasNextPage ? <OlderChanges reading={reading} /> : null}
    </>
  )
}

/** What the button does that takes back more than its row. */
function Legend() {
  const { t } = useTranslation()
  return (
    <p className={styles['legend']}>
      <Rewind size={14} aria-hidden="true" />
      {t('history.sinceHint')}
    </p>
  )
}

/** That only one event is shown, and the way to all. */
function OfEvent() {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  return (
    <p className={styles['note']}>
      {t('history.ofEvent')}{' '}
      <button type="button" className={styles['all']} onClick={() => change({ changesOf: null })}>
        {t('history.all')}
      </button>
    </p>
  )
}

interface DaysProps extends HistoryActions {
  readonly changes: readonly Change[]
  /** Whether nothing is left out, so that one can go back to a change. */
  readonly isWhole: boolean
}

function Days({ changes, isWhole, ...actions }: DaysProps) {
  const today = useToday()
  const { data: user } = useQuery(profile)
  const timezone = user?.timezone ?? 'UTC'
  const wallOf = ({ createdAt }: Change): string => wallOfInstant(new Date(createdAt), timezone)
  const newest = changes.find(({ undoable }) => undoable)
  const days = Map.groupBy(changes, (change) => wallOf(change).slice(0, 10))
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`history-${day}`}>
          <h3 id={`history-${day}`} className={styles['day']}>
            <DayName day={day} today={today} />
          </h3>
          <ol className={styles['list']}>
            {ofDay.map((change) => (
              <ChangeRow
                key={change._id}
                change={change}
                wall={wallOf(change)}
                isNewest={change === newest}
                sinceThis={isWhole ? () => changesSince(changes, change._id) : null}
                below={change.group === null ? null : <GroupChanges newest={change} wallOf={wallOf} {...actions} />}
                {...actions}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function DayName({ day, today }: { readonly day: string; readonly today: Day }) {
  const { t } = useTranslation()
  const ago = today - dayIn(day)
  if (ago === 0) return t('history.today')
  return ago === 1 ? t('history.yesterday') : dayWords(day)
}
