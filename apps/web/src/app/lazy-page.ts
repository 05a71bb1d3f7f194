import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from '../ui/load-chunk.ts'

/** How to begin anew with each part that did not load. */
const failed = new Set<() => void>()

/** A component that loads when it is first drawn: `lazyPart(() => import('./x.tsx'), 'X')`. */
export function lazyPart<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType {
  const begin = (): LazyExoticComponent<ComponentType> =>
    lazy(async () => {
      try {
        return { default: (await loadChunk(load))[name] }
      } catch (fault) {
        failed.add(() => {
          part = begin()
        })
        throw fault
      }
    })
  let part = begin()
  return () => createElement(part)
}

/**
 * Lets the parts that did not load be tried again when they are next drawn. React keeps the failure of a lazy component
 * for good, so an error boundary calls this once it shows something else in its place.
 */
export function forgetFailedParts(): void {
  for (const beginAnew of failed) beginAnew()
  failed.clear()
}
