import { dayOfText, twelveMonths, yearOf, type Month } from '@dodici/core/date'
import { yearItems, type YearItem } from '@dodici/core/year'
import type { ProposedItem } from '../../address/proposed-items.ts'

/**
 * The items of twelve months followed by offered ones, which are drawn dashed and not counted. Their ids are no events, so
 * they do not open or move.
 */
export function withProposed(
  items: readonly YearItem[],
  offered: readonly ProposedItem[],
  from: Month,
): readonly YearItem[] {
  if (offered.length === 0) return items
  const { first, last } = twelveMonths(from)
  const drawn = yearItems(offered.filter(hasTimes).map(eventOf))
    .filter((item) => item.first <= last && item.last >= first)
    .map((item) => ({ ...item, isOffered: true as const }))
  return drawn.length === 0 ? items : [...items, ...drawn]
}

const eventOf = ({ _id, start, end, ...content }: ProposedItem) => ({
  ...content,
  _id: `offered-${_id}`,
  status: 'tentative' as const,
  busy: false,
  away: null,
  recurrence: null,
  occurrences: [{ start, end: end < start ? start : end }],
})

/** During typing, days and times may be anything. */
function hasTimes({ allDay, start, end }: ProposedItem): boolean {
  return [start, end].every((text) => {
    const day = dayOfText(text)
    return day !== null && yearOf(day) > 0 && (allDay ? text.length === 10 : /T\d\d:\d\d$/.test(text))
  })
}
