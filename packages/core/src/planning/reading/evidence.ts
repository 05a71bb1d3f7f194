import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import { handled } from '../templates/handled-things.ts'
import type { KnownKind } from '../templates/known-kinds.ts'
import { acts, type Sign } from '../templates/signs.ts'
import { placesAndPeople } from '../templates/signs-of-places.ts'
import type { Template } from '../templates/template-types.ts'
import type { WordsInText } from './patterns.ts'
import type { Signs } from './signs-in.ts'

/** What speaks for a kind: how many signs together, and where they are. */
export interface Evidence {
  readonly id: KnownKind
  readonly score: number
  readonly at: number
  readonly end: number
  /** Where its acts begin; and where its things do, or if it has none, its places and people. */
  readonly acts: readonly number[]
  readonly things: readonly number[]
  readonly isWhere: boolean
  /** Whether it is only things with which much may be done. */
  readonly isHandled: boolean
  /** Whether somebody leads others, which tells more wherever it is said. */
  readonly isLed: boolean
}

/** What only suggests a kind counts less than anything that tells it. */
const SUGGESTED = 0.5
/** What tells a kind where nothing else does counts more than that, and less than all others. */
export const OTHERWISE = 0.75

const isAct = new Set<Sign>(acts)
const isPlaceOrPerson = new Set<Sign>(placesAndPeople)
const isHandledThing = new Set<Sign>(handled)

function evidenceBy(id: KnownKind, rule: readonly Sign[], signs: Signs): Evidence | null {
  const marks = rule.flatMap((sign): readonly (WordsInText & { readonly sign: Sign })[] => {
    const mark = signs.get(sign)
    return mark ? [{ ...mark, sign }] : []
  })
  if (marks.length < rule.length) return null
  const about = marks.filter(({ sign }) => !isAct.has(sign))
  const things = about.filter(({ sign }) => !isPlaceOrPerson.has(sign))
  return {
    id,
    // The same word may be of several signs; together they say no more than one.
    score: new Set(marks.map((mark) => mark.at)).size,
    at: Math.min(...marks.map((mark) => mark.at)),
    end: Math.max(...marks.map((mark) => mark.at + mark.length)),
    acts: marks.filter(({ sign }) => isAct.has(sign)).map((mark) => mark.at),
    things: (things.length > 0 ? things : about).map((mark) => mark.at),
    isWhere: things.length === 0,
    isHandled: marks.every(({ sign }) => isHandledThing.has(sign)),
    isLed: marks.some(({ sign }) => sign === 'ownClass'),
  }
}

/** The strongest evidence for a kind; none where nothing speaks for it. */
export function evidenceOf({ id, by, maybe, otherwise }: Template, signs: Signs, rank: Rank): Evidence[] {
  const told = by.flatMap((rule) => evidenceBy(id, rule, signs) ?? [])
  const weaker = (alone: readonly Sign[], score: number): Evidence[] =>
    alone.flatMap((sign) => evidenceBy(id, [sign], signs) ?? []).map((one) => ({ ...one, score }))
  return [...told, ...weaker(otherwise, OTHERWISE), ...weaker(maybe, SUGGESTED)].sort(rank).slice(0, 1)
}

export type Rank = (a: Evidence, b: Evidence) => number

/**
 * More signs together before fewer. Among equals the head of the words: the first one, but of a compound in languages
 * that end them with it (`birthday present`) the last. 0 where both stand on the same words.
 */
export const rankIn = (plain: string, language: Language): Rank => {
  const { compoundEnd } = languages[language].reading
  const endsCompound = compoundEnd === null ? null : new RegExp(compoundEnd, 'u')
  const areCompound = (first: Evidence, second: Evidence): boolean =>
    endsCompound !== null &&
    first.things.length > 0 &&
    second.things.length > 0 &&
    first.acts.length > 0 === second.acts.length > 0 &&
    second.end > first.end &&
    !endsCompound.test(plain.slice(first.end, second.end))
  return (a, b) => {
    if (a.score !== b.score) return b.score - a.score
    if (a.at === b.at && a.end === b.end) return 0
    const [first, second] = a.at < b.at || (a.at === b.at && a.end < b.end) ? [a, b] : [b, a]
    return (areCompound(first, second) ? second : first) === a ? -1 : 1
  }
}
