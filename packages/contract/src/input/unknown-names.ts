import { nearestWord } from '@dodici/core/language'

/** A name that is none of those that are known, and the one that is probably meant; null if there is none. */
export interface UnknownName {
  readonly name: string
  readonly meant: string | null
}

/** No longer name is looked for among others. */
const LOOKED_UP_MAX = 64

interface Search {
  /** Letters of the shortest name that may be meant. */
  readonly shortest?: number
  /** So many are told. */
  readonly most?: number
}

/** Which of some given names are none of the known ones. What is meant is known, and not given itself. */
export function unknownNames(
  given: readonly string[],
  known: readonly string[],
  { shortest = 0, most = Number.POSITIVE_INFINITY }: Search = {},
): UnknownName[] {
  const [free, ofKnown] = [new Set(known), new Set(known)]
  const unknown: string[] = []
  for (const name of given) {
    if (ofKnown.has(name)) free.delete(name)
    else if (unknown.length < most) unknown.push(name)
  }
  const possible = [...free].filter((name) => name.length >= shortest)
  return unknown.map((name) => ({ name, meant: name.length > LOOKED_UP_MAX ? null : nearestWord(name, possible) }))
}
