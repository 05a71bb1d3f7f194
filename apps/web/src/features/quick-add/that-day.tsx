import type { Event } from '@dodici/contract/types'
import { type Day, dayOfText, formatDay as dayText, monthOf, yearOf } from '@dodici/core/date'
import type { QuickAdd } from '@dodici/core/language'
import { indexDays, itemsOn, type YearItem, yearItems } from '@dodici/core/year'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { yearEvents } from '../../api/year.queries.ts'
import { asHeading } from '../../i18n/as-heading.ts'
import { formatDay, formatTime } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { categoryInks } from '../../ui/category-inks.ts'
import styles from './quick-add.module.css'

interface Props {
  readonly read: QuickAdd
  readonly colorOf: (categoryId: string) => string | null
  /** The new event's colour; null without a category. */
  readonly color: string | null
}

/** Lines that fit; the rest is counted. */
const MOST_LINES = 4

/** The day's other events, and any overlap; the latter only once they are loaded. */
export function ThatDay(props: Props) {
  const { start } = props.read
  const day = start === null ? null : dayOfText(start)
  return day === null ? null : <Day day={day} {...props} />
}

function Day({ day, read, colorOf, color }: Props & { readonly day: Day }) {
  const { t } = useTranslation()
  const items = useItemsOn(day)
  const fresh = newItemOf(read)
  const shown = items?.slice(0, MOST_LINES) ?? []
  const hidden = (items?.length ?? 0) - shown.length
  return (
    <section className={styles['day']} aria-label={t('quickAdd.thatDay')}>
      <div>
        <span>{t('quickAdd.thatDay')}</span>
        <strong>{asHeading(formatDay(day, 'weekday-day-month'))}</strong>
        <span>{items && fresh ? conflictWords(items, fresh, t) : null}</span>
      </div>
      <ul>
        {shown.map((item) => (
          <Line key={item.id} item={item} color={item.categoryId === null ? null : colorOf(item.categoryId)} />
        ))}
        {hidden > 0 ? <li className={styles['more']}>{t('year.day.more', { count: hidden })}</li> : null}
        {fresh && fresh.title !== '' ? <Line item={fresh} color={color} isNew /> : null}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly item: YearItem
  readonly color: string | null
  readonly isNew?: boolean
}

function Line({ item, color, isNew = false }: LineProps) {
  const { t } = useTranslation()
  return (
    <li>
      <span className={styles['time']}>{item.allDay ? '' : formatTime(item.start)}</span>
      <i style={{ backgroundColor: categoryInks(color, 'coming').edge }} aria-hidden="true" />
      {isNew ? <strong>{item.title}</strong> : <bdi>{item.title}</bdi>}
      {isNew ? <small>{t('quickAdd.new')}</small> : null}
    </li>
  )
}

function conflictWords(items: readonly YearItem[], fresh: YearItem, t: TFunction): string {
  const count = items.filter((item) => meets(item, fresh)).length
  return count === 0 ? t('quickAdd.noConflict') : t('quickAdd.conflicts', { count })
}

/** All-day events overlap with nothing. */
const meets = (item: YearItem, fresh: YearItem): boolean =>
  item.isLoad && !item.allDay && !fresh.allDay && item.start < fresh.end && fresh.start < item.end

/** Null while loading. Usually the year is on screen already. */
function useItemsOn(day: Day): readonly YearItem[] | null {
  const { data } = useQuery(yearEvents(yearOf(day)))
  return useMemo(() => (data ? itemsOfDay(data.events, day) : null), [data, day])
}

/** Only the events of that day are read: those of a whole year would take longer than a key press. */
function itemsOfDay(events: readonly Event[], day: Day): readonly YearItem[] {
  const text = dayText(day)
  const touching = events.filter(({ occurrences }) =>
    occurrences.some(({ start, end }) => start.slice(0, 10) <= text && text <= end.slice(0, 10)),
  )
  return itemsOn(indexDays(yearItems(touching), monthOf(day)), day)
}

/** The first day of the line's event, as the year would draw it; null without a day. */
function newItemOf({ title, start, end, allDay, categoryId }: QuickAdd): YearItem | null {
  if (start === null || end === null) return null
  const event = {
    _id: 'new',
    calendarId: '',
    categoryId,
    title,
    kind: 'event',
    status: 'confirmed',
    busy: true,
    away: null,
    allDay,
    recurrence: null,
    occurrences: [{ start, end }],
  } as const
  return yearItems([event])[0] ?? null
}
