import type { Scope } from '@dodici/contract/types'
import { useSyncExternalStore } from 'react'

/** A question that stands before a change: which part of the series is meant. */
export interface Asked {
  readonly scopes: readonly Scope[]
  /** The day of the occurrence, `YYYY-MM-DD`. */
  readonly day: string
  /** Null for none: nothing is to be done. */
  readonly onAnswer: (scope: Scope | null) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

function set(question: Asked | null): void {
  asked = question
  for (const listener of listeners) listener()
}

/** Asks, and settles with the answer; null where the person changed their mind, or was asked something else. */
export function askScope(question: Omit<Asked, 'onAnswer'>): Promise<Scope | null> {
  asked?.onAnswer(null)
  return new Promise((resolve) => {
    set({
      ...question,
      onAnswer: (scope) => {
        set(null)
        resolve(scope)
      },
    })
  })
}

/** The question that stands now. */
export const useAsked = (): Asked | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
