import { isAbsence } from './absence.ts'
import type { MeasuredItem } from './measured.ts'
import type { MeasureRules } from './rules.ts'
import { titleSaysAppointment } from './says-away.ts'

interface MissableItem extends MeasuredItem {
  readonly eventId: string
  readonly title: string
  readonly repeats: boolean
}

/** An absence, and what is missed for it. */
export type Missed<Item> = readonly [absence: Item, missed: Item]

/** What others wait for, or what comes again and again: a lesson, a meeting. What has the absence's category is part of it. */
const isMissable = (item: MissableItem, absence: MissableItem): boolean =>
  (item.categoryId === null || item.categoryId !== absence.categoryId) &&
  (item.repeats || titleSaysAppointment(item.title))

/**
 * What lies within an absence although it is elsewhere, by start; of a series the first in each absence. Beside an
 * absence within another counts the longer one.
 */
export function missedWhileAway<Item extends MissableItem>(
  items: readonly Item[],
  rules: MeasureRules,
): readonly Missed<Item>[] {
  const found = new Map<string, Missed<Item>>()
  let absence: Item | null = null
  // What is on the first day of an absence lies within it.
  const inOrder = items
    .filter(({ isLoad }) => isLoad)
    .map((item) => ({ item, isAway: isAbsence(item, rules) }))
    .sort((a, b) => a.item.first - b.item.first || Number(b.isAway) - Number(a.isAway) || a.item.start - b.item.start)
  for (const { item, isAway } of inOrder) {
    if (isAway) {
      if (absence === null || item.last > absence.last) absence = item
    } else if (absence && !item.allDay && item.last <= absence.last && isMissable(item, absence)) {
      const key = `${absence.eventId} ${String(absence.first)} ${item.eventId}`
      if (!found.has(key)) found.set(key, [absence, item])
    }
  }
  return [...found.values()]
}
