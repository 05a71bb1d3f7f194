import { once } from 'node:events'
import { connect } from 'node:net'

/** The remote control of a program of Mozilla's (Marionette): each message is the length of its JSON, a colon, and that. */
export interface Marionette {
  /** @throws Error with what the program says to a command that it refuses */
  readonly command: (name: string, parameters?: object) => Promise<unknown>
  readonly close: () => void
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

type Answer = readonly [kind: 1, id: number, error: { readonly message: string } | null, value: unknown]

export async function openMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, Waiting>()
  let unread: Buffer = Buffer.alloc(0)
  let count = 0
  socket.on('data', (data: Buffer) => {
    const { messages, rest } = messagesIn(Buffer.concat([unread, data]))
    unread = rest
    for (const message of messages) settle(waiting, message)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The program has closed its remote control.'))
  })
  await once(socket, 'connect')
  return {
    command: (name, parameters = {}) =>
      new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        const message = Buffer.from(JSON.stringify([0, count, name, parameters]))
        socket.write(Buffer.concat([Buffer.from(`${String(message.length)}:`), message]))
      }),
    close: () => socket.destroy(),
  }
}

/** The whole messages that have come, and the beginning of one that has not. */
function messagesIn(unread: Buffer): { readonly messages: readonly unknown[]; readonly rest: Buffer } {
  const messages: unknown[] = []
  let from = 0
  for (;;) {
    const colon = unread.indexOf(':', from)
    const end = colon + 1 + Number(unread.toString('latin1', from, Math.max(from, colon)))
    if (colon < 0 || unread.length < end) return { messages, rest: unread.subarray(from) }
    messages.push(JSON.parse(unread.toString('utf8', colon + 1, end)))
    from = end
  }
}

/** The first message is a greeting, and no answer. */
function settle(waiting: Map<number, Waiting>, message: unknown): void {
  if (!Array.isArray(message)) return
  const [, id, error, value] = message as unknown as Answer
  const asked = waiting.get(id)
  waiting.delete(id)
  if (error === null) asked?.resolve(value)
  else asked?.reject(new Error(error.message))
}
