/** A sentence or clause for each kind of fact. */
export type FactWords<Fact extends { readonly kind: string }> = {
  readonly [Kind in Fact['kind']]: (fact: Extract<Fact, { readonly kind: Kind }>) => string
}

/** Words a fact in a language. */
export const factIn =
  <Fact extends { readonly kind: string }>(words: FactWords<Fact>) =>
  (fact: Fact): string =>
    (words[fact.kind as Fact['kind']] as (fact: Fact) => string)(fact)
