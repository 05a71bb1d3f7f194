/**
 * What to do with one thing that is kept the same in two places, here and there. Each side names its versions: a tag here,
 * an ETag there; null is deleted, or not yet made.
 */

/** The versions that were the same when the two sides last agreed. */
export interface Agreement {
  readonly tag: string | null
  readonly etag: string | null
}

/** A version from here that was being sent, noted before it was: the answer may have been lost. */
export interface Sending {
  readonly tag: string | null
  /** The meaning of what was sent; null for a deletion. */
  readonly print: string | null
}

/** A side whose meaning may not have been read yet. */
export interface Side<Version> {
  readonly version: Version | null
  /** The same text for two versions that mean the same; undefined before it was read. */
  readonly print: string | undefined
}

export interface Situation {
  /** Null where they never agreed. */
  readonly agreed: Agreement | null
  readonly sending: Sending | null
  readonly here: Side<string>
  readonly there: Side<string>
}

/**
 * `nothing`: they are the same; `agree`: they are the same as they are now, which is to be noted; `forget`: gone on both
 * sides; `receive`, `send`: one version is written to the other side; `removeHere`, `removeThere`: deleted on the other side;
 * `read`: both meanings have to be known first; `conflict`: both have changed, and nobody but the person can say.
 */
export type Step =
  | 'nothing'
  | 'agree'
  | 'forget'
  | 'receive'
  | 'send'
  | 'removeHere'
  | 'removeThere'
  | 'read'
  | 'conflict'

/** The next step. It depends on nothing but the situation, so one that was interrupted is found again. */
export function nextStep(situation: Situation): Step {
  const { here, there, sending } = situation
  if (here.version === null && there.version === null) return 'forget'
  const agreed = situation.agreed ?? { tag: null, etag: null }
  const isChangedHere = here.version !== agreed.tag
  const isChangedThere = there.version !== agreed.etag
  if (!isChangedThere) return stepFromHere(here.version, isChangedHere)
  if (sending !== null) return stepAfterSending(situation, sending)
  if (!isChangedHere && there.version === null) return 'removeHere'
  if (!isChangedHere && here.version === null) return 'receive'
  return stepOfMeanings(here, there, isChangedHere)
}

/** The other side is as it was. */
function stepFromHere(tag: string | null, isChanged: boolean): Step {
  if (!isChanged) return 'nothing'
  return tag === null ? 'removeThere' : 'send'
}

/**
 * Something was under way. If that is what is there now, it has arrived, and is what was agreed. Else nobody can know whether
 * it came and was replaced, so both versions count as changed.
 */
function stepAfterSending(situation: Situation, sending: Sending): Step {
  const { here, there } = situation
  if (there.version !== null && there.print === undefined) return 'read'
  if ((there.version === null ? null : there.print) !== sending.print) return stepOfMeanings(here, there, true)
  const agreed = { tag: sending.tag, etag: there.version }
  const step = nextStep({ ...situation, agreed, sending: null })
  return step === 'nothing' ? 'agree' : step
}

/** That there is another one than agreed. */
function stepOfMeanings(here: Side<string>, there: Side<string>, isChangedHere: boolean): Step {
  if (here.version === null || there.version === null) return 'conflict'
  if (here.print === undefined || there.print === undefined) return 'read'
  if (here.print === there.print) return 'agree'
  return isChangedHere ? 'conflict' : 'receive'
}

/** A version that nothing has. */
const NEVER = ''

/**
 * What a conflict becomes when the person keeps one side, by the versions that they saw: as if the other had not changed. If
 * either has changed meanwhile, the next step sees that.
 */
export const settled = ({ tag, etag }: Agreement, keep: 'here' | 'there'): Agreement =>
  keep === 'here' ? { tag: NEVER, etag } : { tag, etag: NEVER }
