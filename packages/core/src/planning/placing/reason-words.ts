import type { Reason } from './reasons.ts'

/** A clause for each kind of reason. */
export type ReasonWords = {
  readonly [Kind in Reason['kind']]: (fact: Extract<Reason, { readonly kind: Kind }>) => string
}

/** Words a reason in a language. */
export const reasonIn =
  (words: ReasonWords) =>
  (reason: Reason): string =>
    (words[reason.kind] as (fact: Reason) => string)(reason)
