import { formatDay as dayText, sameWeekdayBefore, startOfWeek, weekStartOf, yearOf, type Day } from '@dodici/core/date'
import { compareOnDay, type YearItem } from '@dodici/core/year'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { shownFigure } from '../../../address/counted-figure.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { profile } from '../../../api/profile.queries.ts'
import { yearEvents } from '../../../api/year.queries.ts'
import { formatDay, formatDays, formatTime } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { categoryStyle } from '../../../ui/category-color.ts'
import lines from '../../../ui/event-line.module.css'
import quiet from '../../../ui/quiet-button.module.css'
import { filterItems, itemsOf, type ColorOf, type Filter } from '../year-items.ts'
import styles from './last-year.module.css'

export interface WeekProps {
  readonly day: Day
  readonly facts: {
    readonly filter: Filter
    readonly colorOf: ColorOf
    readonly onOpen: (item: YearItem) => void
  }
}

/** So many are listed; the others are a click away. */
const MOST_LISTED = 8

/** What was in the week of the day that stands for a day a year before. Not there if it was empty. */
export function LastWeek({ day, facts }: WeekProps) {
  const { t } = useTranslation()
  const id = useId()
  const { address, change } = useCalendarAddress()
  const { data: user } = useQuery(profile)
  const before = sameWeekdayBefore(day)
  const first = startOfWeek(before, weekStartOf(user?.weekStart))
  const items = useWeek(first, facts.filter)
  if (items.length === 0) return null
  const days = formatDays(first, first + 6, 'day-month-year-short')
  const more = items.length - MOST_LISTED
  const rest = t('lastYear.week.all', { count: more })
  return (
    <section className={styles['week']} aria-labelledby={id}>
      <div className={styles['weekHead']}>
        <h3 id={id} className={lines['part']}>
          {t('lastYear.week.title')}
        </h3>
        <button
          type="button"
          className={quiet['link']}
          aria-label={t('lastYear.week.open', { days, day: formatDay(before, 'weekday-day-month-year') })}
          onClick={() => change({ day: dayText(before), holding: before })}
        >
          {days}
        </button>
      </div>
      <ul>
        {items.slice(0, MOST_LISTED).map((item) => (
          <li key={item.id}>
            <Line item={item} from={first} facts={facts} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <button
          type="button"
          className={quiet['link']}
          aria-label={t('lastYear.week.allOf', { more: rest, days })}
          onClick={() => change({ counted: shownFigure({ first, last: first + 6 }, address) })}
        >
          {rest}
        </button>
      ) : null}
    </section>
  )
}

interface LineProps extends Pick<WeekProps, 'facts'> {
  readonly item: YearItem
  /** The first day of the week. */
  readonly from: Day
}

function Line({ item, from, facts: { colorOf, onOpen } }: LineProps) {
  const { title, first, allDay, start } = item
  return (
    <button type="button" className={styles['open']} onClick={() => onOpen(item)}>
      <span className={styles['when']}>{formatDay(Math.max(first, from), 'weekday-short')}</span>
      <i style={{ ...categoryStyle(colorOf(item)) }} aria-hidden="true" />
      <span className={lines['what']}>
        <bdi>{title}</bdi>
        {allDay || first < from ? null : <small>{formatTime(start)}</small>}
      </span>
    </button>
  )
}

/** The items of a week, which may lie in two years, by day; those that are over New Year once. */
function useWeek(first: Day, filter: Filter): readonly YearItem[] {
  const last = first + 6
  const earlier = useQuery(yearEvents(yearOf(first))).data?.events
  const later = useQuery(yearEvents(yearOf(last))).data?.events
  return useMemo(() => {
    const all = [earlier, later].flatMap((events) => (events ? filterItems(itemsOf(events), filter) : []))
    const inWeek = all.filter((item) => item.first <= last && item.last >= first && item.status !== 'cancelled')
    const dayIn = (item: YearItem): Day => Math.max(item.first, first)
    return [...new Map(inWeek.map((item) => [item.id, item])).values()].sort(
      (a, b) => dayIn(a) - dayIn(b) || compareOnDay(a, b),
    )
  }, [earlier, later, filter, first, last])
}
