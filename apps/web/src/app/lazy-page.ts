import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from '../ui/load-chunk.ts'

/** A component that loads when it is first drawn: `lazyPart(() => import('./x.tsx'), 'X')`. */
export const lazyPart = <Name extends string, Part extends ComponentType>(
  load: () => Promise<Readonly<Record<Name, Part>>>,
  name: Name,
): LazyExoticComponent<Part> => lazy(async () => ({ default: (await loadChunk(load))[name] }))
