/** A calendar of an account elsewhere. */
export interface RemoteCalendar {
  /** The whole address of its collection, with a slash at the end. */
  readonly url: string
  readonly name: string
  /** `#rrggbb`. */
  readonly color: string | null
  /** Whether the account may only read it. */
  readonly isReadOnly: boolean
}

/** What tells whether a collection has changed. */
export interface RemoteMarks {
  readonly ctag: string | null
  readonly syncToken: string | null
  /** Whether it says what has changed since a token: without that, it is listed. */
  readonly hasSync: boolean
  readonly isReadOnly: boolean
}

export interface RemoteResource {
  /** The path on its server in the one form that `hrefOf` writes, however that server writes it. */
  readonly href: string
  /** As the server says it, with its quotes; a weak one with `W/`. Null where it says none. */
  readonly etag: string | null
}

export interface RemoteBody extends RemoteResource {
  /** Null where it is there, but cannot be read: too large, refused, or no UTF-8. */
  readonly body: string | null
}

export interface RemoteDifference {
  readonly changed: readonly RemoteResource[]
  /** Hrefs of what was there and is no more. */
  readonly gone: readonly string[]
  readonly token: string
}

/** What must be there for a write to be done. `any` overwrites whatever is there. */
export type Expected = { readonly etag: string } | 'any'

/**
 * `changed`: what is there is not what was expected, or is there although nothing was. `refused`: the server does not take
 * this resource; trying again changes nothing.
 */
export type RemoteRefusal =
  | { readonly kind: 'changed' }
  | {
      readonly kind: 'refused'
      readonly status: number
      /** The condition that failed, as the server names it: `no-uid-conflict`. */
      readonly precondition: string | null
    }

/** The ETag is null where the server says none: then it may have changed what it was sent, which is to be read again. */
export type PutAnswer = { readonly kind: 'done'; readonly etag: string | null } | RemoteRefusal

export type RemoveAnswer = { readonly kind: 'done' } | RemoteRefusal

/** One calendar elsewhere. Every call may throw a RemoteFault, which is about the whole calendar or account. */
export interface RemoteCollection {
  /** The href of a resource by its name: `a@b.ics`. */
  readonly hrefOf: (name: string) => string
  readonly readMarks: () => Promise<RemoteMarks>
  /**
   * What has changed since a token, or everything since null. Null if the server does not know the token any more, or does
   * not answer this at all: then `list` tells.
   */
  readonly changesSince: (token: string | null) => Promise<RemoteDifference | null>
  /** All resources, without the collection itself and those inside it. */
  readonly list: () => Promise<readonly RemoteResource[]>
  /** Contents by href. What is missing is not there. */
  readonly read: (hrefs: readonly string[]) => Promise<ReadonlyMap<string, RemoteBody>>
  readonly put: (href: string, body: string, expected: Expected | 'new') => Promise<PutAnswer>
  /** What is not there is done too. */
  readonly remove: (href: string, expected: Expected) => Promise<RemoveAnswer>
}
