import type { KeyboardEvent } from 'react'

const NAME = '[data-row]'

/** Focuses the name of a day's row; returns whether its row can be opened. */
export function focusName(day: EventTarget): boolean {
  const name = rowOf(day)?.querySelector<HTMLElement>(NAME)
  name?.focus()
  return name !== undefined && name !== null
}

/** Handles a key on the name of a month: arrows lead to its neighbours and to its days. Enter is a click. */
export function pressName({ target, key }: Pick<KeyboardEvent, 'target' | 'key'>): boolean {
  if (!(target instanceof HTMLElement) || !target.matches(NAME)) return false
  const next = neighbourOf(target, key)
  next?.focus()
  return next !== null
}

function neighbourOf(name: HTMLElement, key: string): HTMLElement | null {
  const row = rowOf(name)
  const days = row?.querySelectorAll<HTMLElement>('[data-day]')
  switch (key) {
    case 'ArrowUp':
      return row?.previousElementSibling?.querySelector<HTMLElement>(NAME) ?? null
    case 'ArrowDown':
      return row?.nextElementSibling?.querySelector<HTMLElement>(NAME) ?? null
    case 'ArrowRight':
      return days?.[0] ?? null
    case 'End':
      return days?.[days.length - 1] ?? null
    default:
      return null
  }
}

const rowOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[role="row"]') : null
