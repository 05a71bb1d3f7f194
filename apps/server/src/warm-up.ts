import { warmUp } from '@dodici/core/intents'
import type { MailLog } from './mail/message.ts'
import { partByPart } from './event-loop-turns.ts'

/** The start itself is busy, and nobody asks a question at once. */
const LATER_MILLISECONDS = 5_000

/** Compiles the patterns for reading questions in advance. Otherwise the first question would block everybody. */
export function warmUpLater(log: MailLog): void {
  const warm = (): Promise<void> =>
    partByPart(warmUp()).catch((error: unknown) => log.error({ err: error }, 'questions could not be read in advance'))
  setTimeout(() => void warm(), LATER_MILLISECONDS).unref()
}
