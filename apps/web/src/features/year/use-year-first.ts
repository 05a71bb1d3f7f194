import type { Month } from '@dodici/core/date'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { offersItems } from '../../address/proposed-items.ts'
import { isInMonths } from '../../address/shown-months.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { onYearFirst, type YearPatch } from '../../address/year-first.ts'
import { firstFocus } from './board/use-day-focus.ts'
import { filtered } from './drawing-options.ts'
import { NO_ITEMS, type YearInteraction } from './interaction.ts'
import { yearDrawer, type DrawingOptions } from './ready-year.ts'
import type { Room } from './use-room.ts'

interface Shown {
  readonly room: Room
  readonly interaction: YearInteraction
}

/**
 * Draws the year at once when the URL asks for another filter or other months. This is done while the planner shows
 * twelve months and nothing else; otherwise it waits for the page.
 */
export function useYearFirst(from: Month, wanted: DrawingOptions, { room, interaction }: Shown): void {
  const client = useQueryClient()
  const { address } = useCalendarAddress()
  const isPlain = room.opened === null && address.beside === null && interaction.found === null
  const draw = useEffectEvent((patch: YearPatch) => {
    const to = patch.from ?? from
    if (!isPlain || offersItems() || (to !== from && interaction.selected !== null)) return null
    return yearDrawer(client, to, filtered(wanted, patch), to === from ? interaction : attentionIn(to, interaction))
  })
  useEffect(() => onYearFirst(draw), [])
}

/** In other months nothing is chosen, and the Tab stop is where it was if they have that day. */
const attentionIn = (from: Month, { today, focus, ...rest }: YearInteraction): YearInteraction => ({
  ...rest,
  today,
  focus: focus !== null && isInMonths(from, focus) ? focus : firstFocus(from, today),
  chosen: NO_ITEMS,
})
