/** What a client was told about a write, in the end. */
export type Outcome =
  /** Answered 2xx. */
  | 'stored'
  /** Answered that nothing was changed, and not sent again. */
  | 'refused'
  /** Neither: nobody was told what became of it. */
  | 'unknown'

interface Asked {
  readonly owner: string
  /** Milliseconds on one clock, for all clients. */
  readonly start: number
  readonly end: number
}

/**
 * A write of one value of an item. The values of an item grow, and one client writes them one after another. One that is sent
 * again with its key is one write, from the first time until the last answer.
 */
export interface Write extends Asked {
  readonly item: string
  readonly value: number
  readonly outcome: Outcome
}

/** A read of all items of one group, which is the first part of their names. An item that was stored twice is there twice. */
export interface Read extends Asked {
  readonly group: string
  readonly seen: readonly (readonly [item: string, value: number])[]
}

export interface History {
  readonly writes: readonly Write[]
  readonly reads: readonly Read[]
  /** Reads of everything at the end, when nothing is under way. */
  readonly last: readonly Read[]
  /** The numbers of each owner's changes, as they are stored in the end. */
  readonly numbers: ReadonlyMap<string, readonly number[]>
}

/** A sentence for each violation. */
export interface Violations {
  /** Writes that were answered, and are not there in the end. */
  readonly lost: readonly string[]
  /** Items that are there twice. */
  readonly doubled: readonly string[]
  /** Reads that show less than what an answer before them has shown or promised. */
  readonly back: readonly string[]
  /** What nobody wrote, or what was answered as not stored, and is there. */
  readonly invented: readonly string[]
  /** Owners whose numbers have a gap. */
  readonly gaps: readonly string[]
}

export const groupOf = (item: string): string => item.split('/')[0] ?? item
