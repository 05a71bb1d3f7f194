import type { LinkFault } from '@dodici/contract/types'

/** What went wrong for a whole account or calendar elsewhere. It names neither address nor password. */
export class RemoteFault extends Error {
  readonly fault: LinkFault
  /** How long the other server wants to be left alone, if it says so. */
  readonly retrySeconds: number | null

  constructor(fault: LinkFault, retrySeconds: number | null = null) {
    super(`The account elsewhere: ${fault}`)
    this.name = 'RemoteFault'
    this.fault = fault
    this.retrySeconds = retrySeconds
  }
}
