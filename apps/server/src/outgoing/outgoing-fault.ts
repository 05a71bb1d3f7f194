import type { AddressRefusal } from './outgoing-address.ts'

/** The reason for a request without an answer: refused by us, too slow, or a network code (`ECONNREFUSED`). */
export type OutgoingReason = `refused: ${AddressRefusal | 'address'}` | 'timeout' | `network: ${string}`

/** A request without an answer. It names neither address nor host, because both may be secret. */
export class OutgoingFault extends Error {
  readonly reason: OutgoingReason

  constructor(reason: OutgoingReason) {
    super(reason)
    this.name = 'OutgoingFault'
    this.reason = reason
  }

  /** A retry changes nothing. */
  get isRefusal(): boolean {
    return this.reason.startsWith('refused')
  }
}
