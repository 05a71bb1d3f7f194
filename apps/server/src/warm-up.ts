import { warmUp } from '@dodici/core/intents'
import type { MailLog } from './mail/message.ts'
import { partByPart } from './give-way.ts'

/** After the start there is enough else to do, and nobody asks at once. */
const LATER_MILLISECONDS = 5_000

/** Compiles what reading a question needs while nobody waits for it: it would hold everybody when somebody first asks. */
export function warmUpLater(log: MailLog): void {
  const warm = (): Promise<void> =>
    partByPart(warmUp()).catch((error: unknown) => log.error({ err: error }, 'questions could not be read in advance'))
  setTimeout(() => void warm(), LATER_MILLISECONDS).unref()
}
