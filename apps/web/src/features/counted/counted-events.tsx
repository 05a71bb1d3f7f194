import type { Category } from '@dodici/contract/types'
import { useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { asHeading } from '../../i18n/as-heading.ts'
import { formatDay, formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { categoryStyle } from '../../ui/category-color.ts'
import lines from '../../ui/event-line.module.css'
import { firstEvents, type CountedEvent, type CountedList } from './counted-list.ts'
import { amountWords, whenWords } from './counted-words.ts'
import styles from './counted.module.css'

/** A year can hold thousands: as many are drawn at once. */
const STEP = 200

interface Props {
  readonly list: CountedList
  readonly categories: readonly Category[]
}

/** The events of a figure by month; each opens. */
export function CountedEvents({ list: { months, events }, categories }: Props) {
  const { t } = useTranslation()
  const [most, setMost] = useState(STEP)
  const known = new Map(categories.map((category) => [category._id, category]))
  const left = events - most
  const isOfOneYear = new Set(months.map(({ key }) => key.slice(0, 4))).size < 2
  return (
    <>
      {firstEvents(months, most).map(({ key, first, events: shown }) => {
        const name = asHeading(formatDay(first, isOfOneYear ? 'month' : 'month-year'))
        return (
          <section key={key} aria-label={name}>
            {months.length === 1 ? null : <h3 className={lines['part']}>{name}</h3>}
            <ul>
              {shown.map((one) => (
                <Line key={one.item.id} event={one} category={known.get(one.item.categoryId ?? '')} />
              ))}
            </ul>
          </section>
        )
      })}
      {left <= 0 ? null : (
        <Button onClick={() => setMost(most + STEP)}>
          {t('counted.more', { count: Math.min(STEP, left), number: formatNumber(Math.min(STEP, left)) })}
        </Button>
      )}
    </>
  )
}

interface LineProps {
  readonly event: CountedEvent
  readonly category: Category | undefined
}

function Line({ event, category }: LineProps) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { title, eventId, recurrenceId } = event.item
  return (
    <li>
      <button
        type="button"
        className={styles['event']}
        onClick={() => change({ event: eventId, occurrence: recurrenceId })}
      >
        <i style={{ ...categoryStyle(category?.color ?? null) }} aria-hidden="true" />
        <span className={styles['what']}>
          <bdi>{title}</bdi> <small>{[whenWords(event), category?.name ?? t('counted.without')].join(' · ')}</small>
        </span>{' '}
        <span className={styles['amount']}>{amountWords(event, t)}</span>
      </button>
    </li>
  )
}
