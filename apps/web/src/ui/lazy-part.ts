import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadTexts, type TextPart } from '../i18n/start.ts'
import { loadChunk } from './load-chunk.ts'

/** A component that loads when it is first drawn, or when preloaded. */
export interface LazyPart<Props extends object = object> {
  (props: Props): ReactNode
  /** Preloads it, so that it is drawn at once. Rejects on failure; drawing it then retries once. */
  readonly load: () => Promise<void>
}

type LoadResult<Props extends object> = { readonly Drawn: ComponentType<Props> } | { readonly fault: unknown }

interface Options {
  /** The texts that it needs beside those of every page. */
  readonly texts?: readonly TextPart[]
  /** Shown until it has loaded. */
  readonly fallback?: ReactNode
  /** Shown instead if it did not load; without it, drawing throws. */
  readonly failed?: ReactNode
}

/**
 * `lazyPart(async () => (await import('./x.tsx')).X)`. On failure it throws, and retries when drawn again. Unlike
 * React's `lazy`, it does not delay 300 ms after a fallback, and does not cache failures.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], fallback = null, failed }: Options = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const loadAll = async () => (await Promise.all([load(), ...texts.map((part) => loadTexts(part))]))[0]
  const get = async (): Promise<ComponentType<Props>> => (loaded = await loadChunk(loadAll))

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
    if ('fault' in outcome) {
      if (failed === undefined) throw outcome.fault
      return failed
    }
    return createElement(outcome.Drawn, props)
  }
  return Object.assign(Part, { load: () => get().then(() => undefined) })
}
