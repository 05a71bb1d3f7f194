import type { Scope } from '@dodici/contract/types'
import { useSyncExternalStore } from 'react'
import type { ScopeQuestion } from '../../ui/question/scope-options.tsx'

/** A question that stands before a change: which part of the series is meant. */
export interface Asked extends ScopeQuestion {
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
export function askScope(question: ScopeQuestion): Promise<Scope | null> {
  forgetQuestion()
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

/** Nobody will answer: what the question stands before is not done. */
export const forgetQuestion = (): void => asked?.onAnswer(null)

/** The question that stands now. */
export const useAsked = (): Asked | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
