import ArrowRight from 'lucide-react/icons/arrow-right'
import Repeat from 'lucide-react/icons/repeat'
import { memo, useMemo } from 'react'
import { asHeading } from '../../../i18n/as-heading.ts'
import { formatDay, formatSpanBeside } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { canBeCopied, copiedMonths, daysOf, isCopied, type CopiedEvent } from './copied-months.ts'
import styles from './copy-year.module.css'
import type { CopyState } from './use-copy-year.ts'

interface Props {
  readonly state: CopyState
  readonly from: number
  readonly to: number
}

/** The events of the year by month, to select from. The browser draws only visible months. */
export function CopyList({ state, from, to }: Props) {
  const { t } = useTranslation()
  const { events, said, chosen, choose, chooseAll } = state
  const months = useMemo(() => copiedMonths(events, from), [events, from])
  const count = useMemo(() => events.filter(canBeCopied).length, [events])
  if (events.length === 0) return <p className={styles['instead']}>{t('calendars.copy.nothing', { year: from })}</p>
  return (
    <>
      {count === 0 ? (
        <p>{t('calendars.copy.nothingToCopy', { year: from })}</p>
      ) : (
        <div className={styles['head']}>
          <span role="status">{t('calendars.copy.chosen', { chosen: chosen.length, count })}</span>
          <Button kind="plain" disabled={chosen.length === count} onClick={() => chooseAll(true)}>
            {t('calendars.copy.all')}
          </Button>
          <Button kind="plain" disabled={chosen.length === 0} onClick={() => chooseAll(false)}>
            {t('calendars.copy.none')}
          </Button>
        </div>
      )}
      {months.map(({ first, events: inMonth }) => (
        <section
          key={first}
          className={styles['month']}
          style={{ '--rows': inMonth.length }}
          aria-label={formatDay(first, 'month-year')}
        >
          <h3>{asHeading(formatDay(first, 'month-year'))}</h3>
          <ul>
            {inMonth.map((event) => (
              <CopyRow
                key={event.eventId}
                event={event}
                years={`${from} ${to}`}
                isChosen={isCopied(event, said)}
                onChoose={choose}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface RowProps {
  readonly event: CopiedEvent
  /** Source and target as one text, so that equal years compare equal. */
  readonly years: string
  readonly isChosen: boolean
  readonly onChoose: (eventId: string, isChosen: boolean) => void
}

/** One selectable event. */
const CopyRow = memo(
  function CopyRow({ event, years, isChosen, onChoose }: RowProps) {
    if (!canBeCopied(event)) {
      return (
        <li className={styles['row']} data-fixed="">
          <Repeat size={16} aria-hidden="true" />
          <EventWords event={event} years={years} />
        </li>
      )
    }
    return (
      <li>
        <label className={styles['row']}>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={(change) => onChoose(event.eventId, change.target.checked)}
          />
          <EventWords event={event} years={years} />
        </label>
      </li>
    )
  },
  (before, now) => before.event === now.event && before.isChosen === now.isChosen && before.years === now.years,
)

/** Its title, old and new dates, and remarks. */
function EventWords({ event, years }: Pick<RowProps, 'event' | 'years'>) {
  const { t } = useTranslation()
  const { title, kind, note, start, end, newStart, newEnd, allDay } = event
  const [from = 0, to = 0] = years.split(' ').map(Number)
  const old = daysOf(start, end, allDay)
  const next = canBeCopied(event) ? daysOf(newStart, newEnd, allDay) : null
  const remark = kind === 'continues' ? kind : note
  return (
    <span className={styles['words']}>
      <span className={styles['name']}>
        <bdi>{title}</bdi> {kind === 'ended' ? <small>{t('calendars.copy.ended')}</small> : null}
      </span>
      <span className={styles['dates']}>
        {old === null ? null : <span>{formatSpanBeside(...old, from)}</span>}
        {next === null ? null : (
          <>
            <ArrowRight size={12} role="img" aria-label={t('calendars.copy.becomes')} />
            <span>{formatSpanBeside(...next, to)}</span>
          </>
        )}
        {remark === null ? null : <em>{t(`calendars.copy.${remark}`)}</em>}
      </span>
    </span>
  )
}
