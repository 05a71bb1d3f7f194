import net from 'node:net'

/** An answer as it went over the wire. */
export interface RawAnswer {
  readonly status: number
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const PATIENCE_MILLISECONDS = 10_000

/**
 * Sends bytes as they are, whether they are HTTP or not, and answers what came until the server closed the connection.
 * What is to happen once the answer has begun may send more.
 * @throws Error where it is still open after ten seconds, or where nothing came
 */
export async function sendRaw(
  port: number,
  bytes: string | readonly (string | Buffer)[],
  { begun = () => undefined }: { readonly begun?: (socket: net.Socket) => void } = {},
): Promise<RawAnswer> {
  const socket = net.connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.once('data', () => begun(socket))
  for (const part of typeof bytes === 'string' ? [bytes] : bytes) socket.write(part)
  await new Promise<void>((resolve, reject) => {
    socket.setTimeout(PATIENCE_MILLISECONDS, () => {
      socket.destroy()
      reject(new Error(`the connection stayed open after: ${Buffer.concat(chunks).toString()}`))
    })
    // Broken off after the answer or closed in order: what has come is what counts.
    socket.once('error', () => resolve())
    socket.once('close', () => resolve())
  })
  return answerOf(Buffer.concat(chunks).toString())
}

function answerOf(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]
  if (status === undefined) throw new Error(`this is no answer: ${JSON.stringify(text)}`)
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(status), headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') }
}
