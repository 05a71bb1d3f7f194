import { createElement, lazy, useState, type ComponentType } from 'react'
import { loadChunk } from '../ui/load-chunk.ts'

/** How to begin anew with each part that did not load. */
const failed = new Set<() => void>()

/** A component that loads when it is first drawn, or when it is asked to before that. */
export interface LazyPart {
  (): ReturnType<typeof createElement>
  /** Loads it, so that it is drawn at once. Rejects where it does not load; drawing it then tries once more. */
  readonly load: () => Promise<void>
}

/**
 * `lazyPart(() => import('./x.tsx'), 'X')`. One that has loaded is drawn without a suspense, and that is more than a
 * detail: once React has shown a fallback, it shows nothing else in its place for the next 300 ms.
 */
export function lazyPart<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyPart {
  let loaded: ComponentType | null = null
  const get = async (): Promise<ComponentType> => (loaded = (await loadChunk(load))[name])
  const begin = (): ComponentType =>
    lazy(async () => {
      try {
        return { default: await get() }
      } catch (fault) {
        failed.add(() => {
          part = begin()
        })
        throw fault
      }
    })
  let part = begin()
  // What is drawn stays the same component: another one would begin with a state of its own.
  const Part = () => createElement(useState(() => loaded ?? part)[0])
  return Object.assign(Part, { load: () => get().then(() => undefined) })
}

/**
 * Lets the parts that did not load be tried again when they are next drawn. React keeps the failure of a lazy component
 * for good, so an error boundary calls this once it shows something else in its place.
 */
export function forgetFailedParts(): void {
  for (const beginAnew of failed) beginAnew()
  failed.clear()
}
