import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from './load-chunk.ts'

/** A component that loads when it is first drawn, or when preloaded. */
export interface LazyPart<Props extends object = object> {
  (props: Props): ReactNode
  /** Preloads it, so that it is drawn at once. Rejects on failure; drawing it then retries once. */
  readonly load: () => Promise<void>
}

type LoadResult<Props extends object> = { readonly Drawn: ComponentType<Props> } | { readonly fault: unknown }

/**
 * `lazyPart(async () => (await import('./x.tsx')).X)`. Until it has loaded, `fallback` is shown; on failure it throws,
 * and retries when drawn again. Unlike React's `lazy`, it does not delay 300 ms after a fallback, and does not cache
 * failures.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const get = async (): Promise<ComponentType<Props>> => (loaded = await loadChunk(load))

  function Part(props: Props) {
    const [outcome, setOutcome] = useState<LoadResult<Props> | null>(() => loaded && { Drawn: loaded })
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
