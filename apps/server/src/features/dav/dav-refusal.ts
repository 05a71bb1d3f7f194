import type { DavReading, Precondition, XmlElement } from '@dodici/core/dav'

/** Why a request by a calendar program is refused: a status, and the condition that it fails (RFC 4918 16). */
export class DavRefusal extends Error {
  readonly status: number
  readonly precondition: Precondition | null
  /** What the condition's element says. */
  readonly content: readonly XmlElement[]

  constructor(status: number, precondition: Precondition | null = null, content: readonly XmlElement[] = []) {
    super(`The request is refused with ${String(status)}: ${precondition ?? 'no condition'}`)
    this.name = 'DavRefusal'
    this.status = status
    this.precondition = precondition
    this.content = content
  }
}

/**
 * What a request says.
 * @throws DavRefusal if it cannot be understood
 */
export function valueOf<Value>(reading: DavReading<Value>): Value {
  if ('value' in reading) return reading.value
  throw new DavRefusal(reading.fault.status, reading.fault.precondition)
}
