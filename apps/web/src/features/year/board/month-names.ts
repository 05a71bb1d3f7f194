import type { KeyboardEvent } from 'react'
import { focusCell } from '../../../ui/drawn-day.ts'

const NAME = '[data-row]'

/** Focuses the name of a day's row; returns whether its row can be opened. */
export function focusName(day: EventTarget): boolean {
  const name = nameIn(rowOf(day))
  name?.focus()
  return name !== null
}

/** Handles a key on the name of a month: arrows lead to its neighbours and to its days. Enter is a click. */
export function pressName({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean {
  if (!(target instanceof HTMLElement) || !target.matches(NAME)) return false
  const row = rowOf(target)
  const next = (row && NEIGHBOURS.get(key)?.(row)) ?? null
  focusCell(next)
  return next !== null
}

type Neighbour = (row: Element) => HTMLElement | null | undefined

const nameIn = (row: Element | null): HTMLElement | null => row?.querySelector<HTMLElement>(NAME) ?? null
const daysIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-day]')]

const NEIGHBOURS: ReadonlyMap<string, Neighbour> = new Map<string, Neighbour>([
  ['ArrowUp', (row) => nameIn(row.previousElementSibling)],
  ['ArrowDown', (row) => nameIn(row.nextElementSibling)],
  ['ArrowRight', (row) => daysIn(row)[0]],
  ['End', (row) => daysIn(row).at(-1)],
])

const rowOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[role="row"]') : null
