/** The words of a refusal that are said to a person. */
export interface HttpWords {
  /** Of a field that does not exist; with one that is probably meant. */
  readonly unknownField: (meant: string | null) => string
}
