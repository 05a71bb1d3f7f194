import type { Scope } from '@dodici/contract/types'
import { useSyncExternalStore } from 'react'
import type { ScopeQuestion } from '../../ui/question/scope-options.tsx'

/** A pending question: which part of the series is meant. */
export interface AskedScopeQuestion extends ScopeQuestion {
  /** Null to cancel. */
  readonly onAnswer: (scope: Scope | null) => void
}

let asked: AskedScopeQuestion | null = null
const listeners = new Set<() => void>()

function set(question: AskedScopeQuestion | null): void {
  asked = question
  for (const listener of listeners) listener()
}

/** Asks, and resolves with the answer; null if the person cancelled or another question came. */
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

/** Cancels: nobody will answer. */
export const forgetQuestion = (): void => asked?.onAnswer(null)

/** The pending question. */
export const useScopeQuestion = (): AskedScopeQuestion | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
