import { Readable } from 'node:stream'
import type { Talk } from './chat.service.ts'

/** A streaming answer as a response body. */
export interface TalkBody {
  readonly conversationId: string
  readonly body: Readable
}

/**
 * Waits for the first piece, so that an earlier failure gets its own status. The rest is streamed. The answer is
 * completed, and stored, whether anybody still listens or not.
 */
export async function talkBody({ conversationId, pieces }: Talk, report: (fault: unknown) => void): Promise<TalkBody> {
  const first = await pieces.next()
  const body = new Readable({ read: () => undefined })
  const push = (text: string | null): void => {
    if (!body.destroyed && !body.readableEnded) body.push(text)
  }
  const speak = async (): Promise<void> => {
    for (let step = first; step.done !== true; step = await pieces.next()) push(step.value)
    push(null)
  }
  speak().catch((fault: unknown) => {
    report(fault)
    body.destroy()
  })
  return { conversationId, body }
}
