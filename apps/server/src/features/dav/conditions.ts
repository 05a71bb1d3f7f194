import { DavRefusal } from './dav-refusal.ts'

/** `If-Match` and `If-None-Match` as they came; undefined without one. */
export interface Conditions {
  readonly ifMatch: string | undefined
  readonly ifNoneMatch: string | undefined
}

const tagsIn = (header: string): string[] => header.split(',').map((tag) => tag.trim())

/** Whether a list of entity tags names one that is there, by strong comparison (RFC 9110 13.1.1). */
const isNamed = (header: string, etag: string | undefined): boolean =>
  etag !== undefined && tagsIn(header).some((tag) => tag === '*' || tag === etag)

/** @throws DavRefusal 412 if the resource is not what the conditions of a write say */
export function refuseStale(
  present: { readonly etag: string } | undefined,
  { ifMatch, ifNoneMatch }: Conditions,
): void {
  const isStale = ifMatch !== undefined && !isNamed(ifMatch, present?.etag)
  const isThere = ifNoneMatch !== undefined && isNamed(ifNoneMatch, present?.etag)
  if (isStale || isThere) throw new DavRefusal(412)
}

/** Whether a reader has what is there: then 304 is the answer. Weak tags count too (RFC 9110 13.1.2). */
export const isKnown = ({ ifNoneMatch }: Conditions, etag: string): boolean =>
  ifNoneMatch !== undefined && isNamed(ifNoneMatch.replaceAll('W/', ''), etag)
