import type { AddressRefusal } from './outgoing-address.ts'

/** What became of a request that got no answer: refused by us, too slow, or a code of the network (`ECONNREFUSED`). */
export type OutgoingReason = `refused: ${AddressRefusal | 'address'}` | 'timeout' | `network: ${string}`

/** A request that got no answer. It names neither address nor host: both may be secrets. */
export class OutgoingFault extends Error {
  readonly reason: OutgoingReason

  constructor(reason: OutgoingReason) {
    super(reason)
    this.name = 'OutgoingFault'
    this.reason = reason
  }

  /** Trying again changes nothing. */
  get isRefusal(): boolean {
    return this.reason.startsWith('refused')
  }
}
