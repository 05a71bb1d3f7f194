import { warmUp } from '@dodici/core/intents'
import type { MailLog } from './mail/message.ts'
import { partByPart } from './event-loop-turns.ts'
import { untilIdle } from './idle-loop.ts'

/** The start itself is busy, and nobody asks a question at once. */
const LATER_MILLISECONDS = 5_000

/**
 * Compiles the patterns for reading questions in advance: otherwise the first question would block everybody. What the
 * start has left behind then goes back to the system.
 */
export function warmUpLater(log: MailLog): void {
  const warm = (): Promise<void> =>
    partByPart(warmUp())
      .then(() => untilIdle())
      .then(giveBackMemory)
      .catch((error: unknown) => log.error({ err: error }, 'questions could not be read in advance'))
  setTimeout(() => void warm(), LATER_MILLISECONDS).unref()
}

/**
 * V8 looks for what is free only when more is asked for: of an idle server it would keep some 20 MB for good. It takes
 * about 100 ms, once, in which nobody is answered, and is there only if Node was started with `--expose-gc`.
 */
function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
