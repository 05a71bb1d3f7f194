import type { Reason } from './reasons.ts'

/** A clause for each kind of reason. */
export type ReasonWords = {
  readonly [Kind in Reason['kind']]: (fact: Extract<Reason, { readonly kind: Kind }>) => string
}

/** Says a reason in the words of a language. */
export const reasonIn =
  (words: ReasonWords) =>
  (reason: Reason): string =>
    (words[reason.kind] as (fact: Reason) => string)(reason)
