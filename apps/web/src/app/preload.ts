import { logFault } from '../ui/log.ts'
import type { TextPart } from '../i18n/start.ts'
import { firstPage, pages } from './page-routes.tsx'

/** What the first page waits for. */
export interface Preloaded {
  /** Rejects where there are none. */
  readonly texts: Promise<void>
  /** Settles once the part is there; one that did not load says so for itself, when it is drawn. */
  readonly part: Promise<void>
}

/**
 * Asks at once for all that the address will want first, texts, code and events: otherwise each would wait for the one
 * before. Whoever wants them later waits for the same answers.
 */
export function preload(startTexts: (wanted: readonly TextPart[]) => Promise<void>): Preloaded {
  const first = firstPage(window.location.pathname)
  const texts = startTexts(first.texts)
  if (first === pages.signedIn) void noted(import('./first-client.ts').then(({ readFirstYear }) => readFirstYear()))
  return { texts, part: noted(first.part.load()) }
}

const noted = (wanted: Promise<void>): Promise<void> =>
  wanted.catch((fault: unknown) => logFault('Error preloading:', fault))
