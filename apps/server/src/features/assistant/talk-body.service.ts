import { Readable } from 'node:stream'
import type { Talk } from './chat.service.ts'

/** A talk as a body that is sent while it is spoken. */
export interface TalkBody {
  readonly conversationId: string
  readonly body: Readable
}

/**
 * Waits for the first piece, so that what fails before it is an answer with a status of its own; the rest follows as it
 * comes. It is spoken to its end, and so kept, whether anybody still listens or not.
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
