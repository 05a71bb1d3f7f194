import type { Access } from '#server/actor.ts'
import type { FileStorage } from '#server/features/calendar-contents/ics-tasks.ts'
import type { Conditions } from './conditions.ts'
import type { Place } from './places.ts'
import type { Owner } from './resources.ts'

/** A request of a calendar program, as it came. */
export interface DavRequest {
  readonly method: string
  /** As sent, without the query. */
  readonly path: string
  /** The path that the installation lies below, which addresses in headers and bodies have; empty at the root of a host. */
  readonly base: string
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
}

/** The same for who sent it, at a place that is there to be asked. */
export interface DavCall extends DavRequest {
  readonly storage: FileStorage
  readonly access: Access
  readonly owner: Owner
  readonly place: Place
}

export interface DavAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** What is made for where the installation lies, in pieces if it may be long. */
  readonly body?: string | ((base: string) => string | AsyncIterable<string>)
}

/** How a method is answered. */
export type Method = (call: DavCall) => Promise<DavAnswer>

type Asked = Pick<DavRequest, 'headers'>

const prefersMinimal = ({ headers }: Asked): boolean =>
  /(^|[,;\s])return=minimal($|[,;\s])/i.test(headers['prefer'] ?? '')

/** `Prefer: return=minimal` (RFC 8144), and what Apple's programs sent before it. */
export const isMinimal = (asked: Asked): boolean =>
  prefersMinimal(asked) || /^t$/i.test(asked.headers['brief']?.trim() ?? '')

/** `Prefer: depth-noroot` (RFC 8144 3), and the older `Depth: 1,noroot`: only what is inside is asked for. */
export const isWithoutRoot = ({ headers }: Asked): boolean =>
  /(^|[,;\s])depth-noroot($|[,;\s])/i.test(headers['prefer'] ?? '') || /,\s*noroot\s*$/i.test(headers['depth'] ?? '')

/** Says what was done as it was preferred (RFC 7240 3). */
export const preferenceApplied = (asked: Asked): Readonly<Record<string, string>> =>
  prefersMinimal(asked) ? { 'preference-applied': 'return=minimal', vary: 'Brief, Prefer' } : {}

export const conditionsOf = ({ headers }: Pick<DavRequest, 'headers'>): Conditions => ({
  ifMatch: headers['if-match'],
  ifNoneMatch: headers['if-none-match'],
})
