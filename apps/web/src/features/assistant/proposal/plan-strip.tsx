import type { ProposalItem } from '@dodici/contract/types'
import { dayOf, dayOfText, daysInMonth, partsOf } from '@dodici/core/date'
import { formatDay } from '../../../i18n/format.ts'
import { categoryStyle } from '../../../ui/category-color.ts'
import styles from './proposal.module.css'

interface Props {
  readonly items: readonly ProposalItem[]
  readonly color: string | null
}

/** The months of a plan with its steps, as a picture: the list below says the same. */
export function PlanStrip({ items, color }: Props) {
  const spans = items.flatMap(({ _id, start, end, kind }) => {
    const [first, last] = [dayOfText(start), dayOfText(end)]
    return first === null || last === null ? [] : [{ id: _id, first, last, isGoal: kind === 'milestone' }]
  })
  if (spans.length < 2) return null
  const from = firstOfMonth(Math.min(...spans.map(({ first }) => first)))
  const to = lastOfMonth(Math.max(...spans.map(({ last }) => last)))
  const days = to - from + 1
  const place = (first: number, last: number) => ({
    insetInlineStart: `${((first - from) / days) * 100}%`,
    width: `${((last - first + 1) / days) * 100}%`,
  })
  const months = monthsBetween(from, to)
  const every = Math.ceil(months.length / 8)
  return (
    <div className={styles['strip']} style={{ ...categoryStyle(color) }} aria-hidden="true">
      <div className={styles['spans']}>
        {spans.map(({ id, first, last, isGoal: isTarget }) => (
          <i key={id} style={place(first, last)} data-target={isTarget ? '' : undefined} />
        ))}
      </div>
      <div className={styles['months']}>
        {months.map((first, index) =>
          index % every === 0 ? (
            <span key={first} style={{ insetInlineStart: `${((first - from) / days) * 100}%` }}>
              {formatDay(first, 'month-short')}
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}

function firstOfMonth(day: number): number {
  const { year, month } = partsOf(day)
  return dayOf(year, month, 1)
}

function lastOfMonth(day: number): number {
  const { year, month } = partsOf(day)
  return dayOf(year, month, daysInMonth(year, month))
}

function monthsBetween(from: number, to: number): number[] {
  const months: number[] = []
  for (let first = from; first <= to; first = lastOfMonth(first) + 1) months.push(first)
  return months
}
