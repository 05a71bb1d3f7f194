import { logFault } from '../ui/log.ts'
import type { TextPart } from '../i18n/start.ts'
import { firstPage, pages } from './page-routes.tsx'

/** What the first page waits for. */
export interface Preloaded {
  /** Rejects where there are none. */
  readonly texts: Promise<void>
  /** Fulfilled once the part is there; one that did not load says so for itself, when it is drawn. */
  readonly part: Promise<void>
}

/** How long a page that is there waits for what is to be shown on it, in ms: what comes later would draw it again. */
const PATIENCE = 300

/**
 * Asks at once for all that the address will want first, texts, code and events: otherwise each would wait for the one
 * before. Whoever wants them later waits for the same answers.
 */
export function preload(startTexts: (wanted: readonly TextPart[]) => Promise<void>): Preloaded {
  const first = firstPage(window.location.pathname)
  const texts = startTexts(first.texts)
  const code = noted(first.part.load())
  if (first !== pages.signedIn) return { texts, part: code }
  const data = noted(import('./first-client.ts').then(({ readFirst }) => readFirst(texts)))
  const isThere = Promise.allSettled([code, texts])
  return { texts, part: isThere.then(() => Promise.race([data, pause(PATIENCE)])) }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const noted = (wanted: Promise<void>): Promise<void> =>
  wanted.catch((fault: unknown) => logFault('Error preloading:', fault))
