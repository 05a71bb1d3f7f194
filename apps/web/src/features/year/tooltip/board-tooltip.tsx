import type { Month } from '@dodici/core/date'
import { indexDays, type DayIndex, type YearItem } from '@dodici/core/year'
import { useState, type RefObject } from 'react'
import { offeredWords } from '../../../address/offered-days.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { GestureStore } from '../gesture/gesture-store.ts'
import { earlierLines } from '../last-year/shown-earlier.ts'
import type { Preferences, Year } from '../use-year.ts'
import { foreignZone } from '../words/foreign-zone.ts'
import { dayTip, itemTip } from './tip-words.ts'
import { Tooltip } from './tooltip.tsx'

interface Props {
  readonly board: RefObject<HTMLElement | null>
  readonly year: Year
  /** Px of a panel beside or over the year. */
  readonly panel: number
  readonly preferences: Preferences
  readonly gestures: GestureStore
}

/** The tooltip of the day or item under the pointer. Drags show their own dates. */
export function BoardTooltip({ board, year: { from, items, events }, panel, preferences, gestures }: Props) {
  const { holidays, categories, timezone } = preferences
  const { t } = useTranslation()
  const [indexOf] = useState(lazyIndex)
  return (
    <Tooltip
      board={board}
      panel={panel}
      about={items}
      tipOf={(pointed) => {
        if (gestures.get() !== null) return null
        if (pointed.kind === 'day') {
          const holiday = holidays.find(({ day }) => day === pointed.day)?.name ?? null
          const offered = offeredWords(pointed.day)
          const { title, lines } = dayTip(pointed.day, { index: indexOf(items, from), holiday, offered, t })
          return { title, lines: [...lines, ...earlierLines(pointed.day)] }
        }
        const item = items.find(({ id }) => id === pointed.id)
        const category = categories.find(({ _id }) => _id === item?.categoryId)?.name ?? null
        if (!item) return null
        const event = events.find(({ _id }) => _id === item.eventId)
        return itemTip(item, category, t, event ? foreignZone(event, timezone) : null)
      }}
    />
  )
}

/** Indexes items by day on first use, until they change. */
function lazyIndex(): (items: readonly YearItem[], from: Month) => DayIndex {
  let made: { readonly items: readonly YearItem[]; readonly index: DayIndex } | null = null
  return (items, from) => {
    if (made?.items !== items || made.index.from !== from) made = { items, index: indexDays(items, from) }
    return made.index
  }
}
