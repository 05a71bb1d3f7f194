import { useSyncExternalStore } from 'react'
import type { NextAction } from '../api/mutation-meta.ts'

export type Severity = 'info' | 'success' | 'error'

/**
 * One message. Its text is made when drawn: it may be needed before the texts have loaded, and the language may change.
 */
export interface Toast {
  readonly text: () => string
  readonly severity: Severity
  readonly action?: NextAction
  /** A second action, if there is one. */
  readonly next?: NextAction
}

/** The present toast. `number` distinguishes two equal texts. */
export type ShownToast = Toast & { readonly number: number }

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

/** Shows a message, replacing the previous one. */
export function showToast(toast: Toast): void {
  count += 1
  set({ ...toast, number: count })
}

export const hideToast = (): void => set(null)

export const useToast = (): ShownToast | null => useSyncExternalStore(subscribe, () => shown)

function set(toast: ShownToast | null): void {
  shown = toast
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
