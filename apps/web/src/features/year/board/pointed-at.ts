import type { Day, Month } from '@dodici/core/date'

/** The item or day under an event. */
export type PointerTarget =
  | { readonly kind: 'item'; readonly id: string; readonly element: HTMLElement }
  | { readonly kind: 'day'; readonly day: Day; readonly element: HTMLElement }

/** A point of the window in px, as in pointer events. */
export interface Place {
  readonly clientX: number
  readonly clientY: number
}

/** Finds the item or day of a DOM node. One listener on the board serves all of them. */
export function pointedAt(target: EventTarget | null): PointerTarget | null {
  if (!(target instanceof Element)) return null
  const element = target.closest<HTMLElement>('[data-item], [data-day]')
  if (!element) return null
  const { item, day } = element.dataset
  if (item !== undefined) return { kind: 'item', id: item, element }
  return day === undefined ? null : { kind: 'day', day: Number(day), element }
}

/** The month, from 1, whose count a DOM node is in; null for that of the year, undefined outside of counts. */
export function countedAt(target: EventTarget | null): number | null | undefined {
  const counted = target instanceof Element ? target.closest<HTMLElement>('[data-counted]') : null
  return counted ? Number(counted.dataset['counted']) || null : undefined
}

/** The month whose name a DOM node is in, if its row can be opened. */
export function monthAt(target: EventTarget | null): Month | null {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  return name && Number(name.dataset['row'])
}
