import type { Day } from '@dodici/core/date'

/** What an event of the page happened on: an item, or a day. */
export type Pointed =
  | { readonly kind: 'item'; readonly id: string; readonly element: HTMLElement }
  | { readonly kind: 'day'; readonly day: Day; readonly element: HTMLElement }

/** A point of the window, in px, as the events of pointers have it. */
export interface Place {
  readonly clientX: number
  readonly clientY: number
}

/** Finds the item or the day that a node of the board belongs to. One listener on the board serves all of them. */
export function pointedAt(target: EventTarget | null): Pointed | null {
  if (!(target instanceof Element)) return null
  const element = target.closest<HTMLElement>('[data-item], [data-day]')
  if (!element) return null
  const { item, day } = element.dataset
  if (item !== undefined) return { kind: 'item', id: item, element }
  return day === undefined ? null : { kind: 'day', day: Number(day), element }
}
