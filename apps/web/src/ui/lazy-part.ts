import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from './load-chunk.ts'

/** A component that loads when it is first drawn, or when it is asked to before that. */
export interface LazyPart<Props extends object = object> {
  (props: Props): ReactNode
  /** Loads it, so that it is drawn at once. Rejects where it does not load; drawing it then tries once more. */
  readonly load: () => Promise<void>
}

type Outcome<Props extends object> = { readonly Drawn: ComponentType<Props> } | { readonly fault: unknown }

/**
 * `lazyPart(async () => (await import('./x.tsx')).X)`. Until it has loaded, `fallback` stands in its place; where it does
 * not load it throws, and loads again when it is drawn anew. It is React's `lazy` without the two things that hurt here:
 * after a fallback that shows nothing else for 300 ms, and what did not load it keeps as failed for good.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const get = async (): Promise<ComponentType<Props>> => (loaded = await loadChunk(load))

  function Part(props: Props) {
    const [outcome, setOutcome] = useState<Outcome<Props> | null>(() => loaded && { Drawn: loaded })
    const isSettled = outcome !== null
    useEffect(() => {
      if (isSettled) return
      get().then(
        (Drawn) => setOutcome({ Drawn }),
        (fault: unknown) => setOutcome({ fault }),
      )
    }, [isSettled])
    if (outcome === null) return fallback
    if ('fault' in outcome) throw outcome.fault
    return createElement(outcome.Drawn, props)
  }
  return Object.assign(Part, { load: () => get().then(() => undefined) })
}
