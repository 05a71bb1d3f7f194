import { areCookiesAccepted, onCookiesAccepted } from '../ui/cookies-accepted.ts'
import { loadChunk } from '../ui/load-chunk.ts'
import { sendFaultsTo } from './faults.ts'
import type { Destination } from './sentry-client.ts'

const parts = {
  client: async () => (await import('./sentry-client.ts')).startClient,
  replay: async () => (await import('./sentry-replay.ts')).startReplay,
}

/**
 * Reports errors and traces to the configured host, and recordings once the person has accepted the cookie notice.
 * Null: nothing is loaded. Returns how to stop waiting for the notice.
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
    // A recording that fails to load is no loss.
    void loadChunk(load.replay)
      .then((startReplay) => startReplay())
      .catch(() => undefined)
  }
  if (areCookiesAccepted()) replay()
  return onCookiesAccepted(replay)
}
