import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a PostgreSQL that can be cut, as a network between two machines can. */
export interface DatabaseGate {
  /** The same database through the gate. */
  readonly url: string
  /** Lets nothing through any more, and closes nothing: so does a server that is frozen. */
  readonly freeze: () => void
  /** What waited goes on. */
  readonly thaw: () => void
  readonly close: () => Promise<void>
}

interface Pair {
  readonly near: Socket
  readonly far: Socket
}

export async function openGate(databaseUrl: string): Promise<DatabaseGate> {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let isFrozen = false
  const link = ({ near, far }: Pair): void => {
    near.pipe(far)
    far.pipe(near)
  }
  const halt = ({ near, far }: Pair): void => {
    for (const socket of [near, far]) socket.unpipe().pause()
  }
  const server = createServer((near) => {
    const pair = { near, far: connect(Number(target.port || 5432), target.hostname) }
    pairs.add(pair)
    for (const [socket, other] of [
      [pair.near, pair.far],
      [pair.far, pair.near],
    ] as const) {
      // Which end breaks first is what the tests are about.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
    if (isFrozen) halt(pair)
    else link(pair)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.toString(),
    freeze: () => {
      isFrozen = true
      for (const pair of pairs) halt(pair)
    },
    thaw: () => {
      isFrozen = false
      for (const pair of pairs) link(pair)
    },
    close: () => {
      for (const { near } of pairs) near.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
