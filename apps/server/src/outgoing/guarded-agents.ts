import dns, { type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isAllowed } from './outgoing-address.ts'
import { OutgoingFault } from './outgoing-fault.ts'
import { isPublicAddress } from './public-address.ts'

/** All addresses that a name has now. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>

const resolveBySystem: Resolve = (name) => dns.promises.lookup(name, { all: true })

/**
 * Looks a name up for a socket that is being connected, and answers only where all of its addresses may be asked: the socket
 * takes one of those that were looked at, and no other look comes between.
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

/** Checks where each connection goes as it is made: a literal address here, as sockets look none up, and a name by its lookup. */
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

export interface GuardedAgents {
  readonly http: http.Agent
  readonly https: https.Agent
}

/**
 * Agents whose connections go to public addresses alone, and to what the operator allows (`host:port`). The address is checked
 * when the connection is made, so that a name which leads elsewhere by then leads nowhere. Connections are not kept: each
 * request has its own check.
 */
export function guardedAgents(allowed: readonly string[], resolve: Resolve = resolveBySystem): GuardedAgents {
  const agents = { http: new http.Agent(), https: new https.Agent({ maxCachedSessions: 0 }) }
  guard(agents.http, allowed, resolve)
  guard(agents.https, allowed, resolve)
  return agents
}
