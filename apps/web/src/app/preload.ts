import { pathHere } from '../network/base-path.ts'
import { logFault } from '../ui/log.ts'
import type { TextPart } from '../i18n/start.ts'
import type { FirstReads } from './first-client.ts'
import { firstPage, pages } from './page-routes.tsx'

/** What the first page needs. */
export interface Preloaded {
  /** Rejects if there are none. */
  readonly texts: Promise<void>
  /** Resolves when the part has loaded; a failure is reported when it is drawn. */
  readonly part: Promise<void>
  /** The year's data, if a year is shown; resolves in any case. */
  readonly reads: FirstReads
}

const NOTHING: FirstReads = { year: Promise.resolve(), whole: Promise.resolve() }

/**
 * Requests everything that the URL needs first, in parallel: texts, code and events. Later consumers share these
 * requests.
 */
export function preload(startTexts: (wanted: readonly TextPart[]) => Promise<void>): Preloaded {
  const first = firstPage(pathHere(), window.location.search)
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
