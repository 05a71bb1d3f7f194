import { areCookiesAccepted, onCookiesAccepted } from '../ui/cookies-accepted.ts'
import { loadChunk } from '../ui/load-chunk.ts'
import { sendFaultsTo } from './faults.ts'
import type { Destination } from './sentry-client.ts'

const parts = {
  client: async () => (await import('./sentry-client.ts')).startClient,
  replay: async () => (await import('./sentry-replay.ts')).startReplay,
}

/**
 * Reports errors and traces to where this installation wants them, and recordings of the page once the person has
 * accepted the cookie notice. Null: it wants none, and nothing is loaded. Gives the way to stop waiting for the notice.
 */
export async function startReporting(to: Destination | null, load: typeof parts = parts): Promise<() => void> {
  if (to === null) {
    sendFaultsTo(null)
    return () => undefined
  }
  const startClient = await loadChunk(load.client)
  sendFaultsTo(startClient(to))
  let isReplaying = false
  const replay = () => {
    if (isReplaying) return
    isReplaying = true
    // Nobody misses a recording that did not load.
    void loadChunk(load.replay)
      .then((startReplay) => startReplay())
      .catch(() => undefined)
  }
  if (areCookiesAccepted()) replay()
  return onCookiesAccepted(replay)
}
