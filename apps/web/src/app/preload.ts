import { logFault } from '../ui/log.ts'
import type { TextPart } from '../i18n/start.ts'
import type { FirstReads } from './first-client.ts'
import { firstPage, pages } from './page-routes.tsx'

/** What the first page waits for. */
export interface Preloaded {
  /** Rejects where there are none. */
  readonly texts: Promise<void>
  /** Fulfilled once the part is there; one that did not load says so for itself, when it is drawn. */
  readonly part: Promise<void>
  /** What is to be shown on it, where that is a year: fulfilled, whatever comes. */
  readonly reads: FirstReads
}

const NOTHING: FirstReads = { year: Promise.resolve(), whole: Promise.resolve() }

/**
 * Asks at once for all that the address will want first, texts, code and events: otherwise each would wait for the one
 * before. Whoever wants them later waits for the same answers.
 */
export function preload(startTexts: (wanted: readonly TextPart[]) => Promise<void>): Preloaded {
  const first = firstPage(window.location.pathname, window.location.search)
  const texts = startTexts(first.texts)
  const part = noted(first.part.load())
  if (first !== pages.signedIn) return { texts, part, reads: NOTHING }
  const reads = import('./first-client.ts').then(({ readFirst }) => readFirst(texts))
  return {
    texts,
    part,
    reads: { year: noted(reads.then(({ year }) => year)), whole: noted(reads.then(({ whole }) => whole)) },
  }
}

const noted = async (wanted: Promise<unknown>): Promise<void> => {
  await wanted.catch((fault: unknown) => logFault('Error preloading:', fault))
}
