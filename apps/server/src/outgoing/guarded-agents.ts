import dns, { type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isAllowed } from './outgoing-address.ts'
import { OutgoingFault } from './outgoing-fault.ts'
import { isPublicAddress } from './public-address.ts'

/** All present addresses of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>

const resolveBySystem: Resolve = (name) => dns.promises.lookup(name, { all: true })

/**
 * Resolves a name for a connecting socket, and answers only if all its addresses are allowed. The socket uses one of
 * the checked addresses, without a second lookup.
 */
const lookupBy =
  (resolve: Resolve, mayBeAsked: (address: string) => boolean): LookupFunction =>
  (name, options, answer) => {
    resolve(name).then(
      (found) => {
        const [first] = found
        if (first === undefined) answer(new OutgoingFault('network: ENOTFOUND'), '', 0)
        else if (!found.every(({ address }) => mayBeAsked(address)))
          answer(new OutgoingFault('refused: address'), '', 0)
        else if (options.all === true) answer(null, [...found])
        else answer(null, first.address, first.family)
      },
      (error: unknown) => answer(error instanceof Error ? error : new Error('failed'), '', 0),
    )
  }

type Connect = https.Agent['createConnection']

/** Checks every connection: a literal address here, because sockets do not resolve those, and a name in its lookup. */
function guard(agent: http.Agent, allowed: readonly string[], resolve: Resolve): void {
  const connect: Connect = agent.createConnection.bind(agent)
  agent.createConnection = (options, done) => {
    const host = options.host ?? ''
    const mayBeAsked = isAllowed(allowed, host, options.port ?? '') ? () => true : isPublicAddress
    if (isIP(host) !== 0 && !mayBeAsked(host)) throw new OutgoingFault('refused: address')
    const lookup = lookupBy(resolve, mayBeAsked)
    return connect({ ...options, lookup }, done)
  }
}

/** Connections of a host that wait for its next request, and for how long: servers often close theirs after 5 s. */
const KEPT = { keepAlive: true, maxFreeSockets: 2, timeout: 4_000 }

export interface GuardedAgents {
  readonly http: http.Agent
  readonly https: https.Agent
}

/**
 * HTTP agents that connect only to public addresses and to hosts that the operator allows (`host:port`). The address is
 * checked when the connection is made, so DNS rebinding does not help. A connection is kept for the next request to the
 * same host and port: it leads where it was checked.
 */
export function guardedAgents(allowed: readonly string[], resolve: Resolve = resolveBySystem): GuardedAgents {
  const agents = { http: new http.Agent(KEPT), https: new https.Agent({ ...KEPT, maxCachedSessions: 0 }) }
  guard(agents.http, allowed, resolve)
  guard(agents.https, allowed, resolve)
  return agents
}
