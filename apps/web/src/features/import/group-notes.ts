import type { ImportNote } from '@dodici/contract/types'

/** Notes of one reason, in the order of the file. */
export interface NoteGroup {
  readonly reason: string
  readonly notes: readonly ImportNote[]
}

/** Notes by their reason, the most frequent reason first. */
export const groupNotes = (notes: readonly ImportNote[]): readonly NoteGroup[] =>
  [...Map.groupBy(notes, ({ reason }) => reason)]
    .map(([reason, ofReason]) => ({ reason, notes: ofReason }))
    .sort((one, other) => other.notes.length - one.notes.length)
