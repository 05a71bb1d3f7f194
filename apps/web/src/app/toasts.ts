import { useSyncExternalStore } from 'react'
import type { NextAction } from '../api/mutation-meta.ts'

export type Severity = 'info' | 'success' | 'error'

/**
 * One message. Its words are made when it is drawn: they may be wanted before the texts have loaded, and the language
 * may change while it shows.
 */
export interface Toast {
  readonly text: () => string
  readonly severity: Severity
  readonly action?: NextAction
  /** What may follow, where there is a second thing to do. */
  readonly next?: NextAction
}

/** The toast that shows now. `number` tells two equal texts apart. */
export type ShownToast = Toast & { readonly number: number }

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

/** Shows a message in place of the one before: there is one at a time. */
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
