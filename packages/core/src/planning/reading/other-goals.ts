import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { Target, TemplateId } from '../planning-types.ts'
import type { KnownKind } from '../templates/known-kinds.ts'
import { besideAsThings, madeReadyFor, neverBeside } from '../templates/beside-kinds.ts'
import { stepsFor } from '../templates/templates.ts'
import { CLAUSE_END } from './clauses-in.ts'
import { classify } from './classify.ts'
import { contentWords } from './content-words.ts'
import { partPatterns, refersBack } from './named-parts.ts'
import { everyRegExp, has, regExp } from './patterns.ts'
import { upperFirst } from './target-title.ts'

/** Another goal beside the one that is planned: null for its kind where that is the same. */
export interface OtherGoal {
  readonly words: string
  readonly id: KnownKind | null
  /** Whether it is named before the one that is planned. */
  readonly isAhead: boolean
}

/** What takes fewer steps is no goal of its own beside another. */
const GOAL_LEAST = 5

/** More words that join are those of a list, and each costs time. */
const SIDES_MOST = 3

/** The kind that words tell, and whether it is no small thing. */
function goalIn(words: string, language: Language) {
  const { id } = classify(words, language)
  return { id, isSmall: id === 'generic' || stepsFor(id, new Set()).length < GOAL_LEAST }
}

type Sides = readonly [ahead: string, behind: string]

/** The two sides of each word that joins: `Enrol at university` and `find a room`. */
function sidesOf(text: string, language: Language): readonly Sides[] {
  const { joins, leading } = partPatterns[language]
  const [head = ''] = text.split(CLAUSE_END)
  const all = [...head.matchAll(new RegExp(joins, 'gu'))].slice(0, SIDES_MOST)
  return all.map(({ index, 0: { length } }) => [head.slice(0, index), head.slice(index + length).replace(leading, '')])
}

/** Whether one kind of goal beside another is a goal of its own by what it is. */
const isApart = (first: TemplateId, second: TemplateId): boolean =>
  first !== second && neverBeside[first]?.some((id) => id === second) !== true

/** Whether one act is joined to another, and not only its verb, with one object of both: `write and record an EP`. */
function joinsActs(ahead: string, after: string, language: Language): boolean {
  const { reading, parts } = languages[language]
  const isWhole = ahead.trim().includes(' ') || has(parts.withoutObject, ahead)
  return isWhole && has(reading.begunByAct, after)
}

/** The two kinds on both sides of a word that joins them, where each is a goal of its own; null where they are not. */
function kindsOf(ahead: string, after: string, language: Language): readonly [KnownKind, KnownKind] | null {
  const isBegun = joinsActs(ahead, after, language)
  const [first, second] = [goalIn(ahead, language), goalIn(after, language)]
  if (first.id === 'generic' || second.id === 'generic' || !isApart(first.id, second.id)) return null
  const areGoals = isBegun && !refersBack(after, language) && !first.isSmall && !second.isSmall
  return areGoals || besideAsThings[first.id]?.includes(second.id) === true ? [first.id, second.id] : null
}

/** Two acts, each with the object that only one of them has: `empty and sell the house`, `restore the boat and sell it`. */
function withOneObject([ahead, after]: Sides, language: Language): Sides {
  const { bareAct, actAhead, itself, withObject } = languages[language].parts
  const first = ahead.trim()
  const objectOf = (words: string): string => words.replace(regExp(actAhead), '')
  if (has(bareAct, first)) return [`${first} ${objectOf(after)}`, after]
  return [first, after.replace(regExp(itself), withObject(objectOf(first)))]
}

/** What is made ready and what for, where two acts have one object; null where it is none. */
function madeReady(sides: Sides, language: Language) {
  const [ahead, after] = withOneObject(sides, language)
  if (ahead === sides[0].trim() && after === sides[1]) return null
  const [first, second] = [classify(ahead, language).id, classify(after, language).id]
  const id = madeReadyFor[first]?.find((one) => one === second)
  return id === undefined ? null : { id, words: upperFirst(ahead), first }
}

/** The kind for which something is made ready first: `do up the flat and let it` is to let it. */
export function kindMadeReadyFor(text: string, language: Language): KnownKind | null {
  return sidesOf(text, language).flatMap((sides) => madeReady(sides, language)?.id ?? [])[0] ?? null
}

/** The goal of another kind that is joined to the one that is planned, or to which that is joined; null without any. */
export function otherBeside({ text, templateId }: Target, language: Language): OtherGoal | null {
  for (const sides of sidesOf(text, language)) {
    const [ahead, after] = sides
    const ready = madeReady(sides, language)
    if (ready?.id === templateId && ready.first !== 'generic')
      return { words: ready.words, id: ready.first, isAhead: true }
    const [first, second] = kindsOf(ahead, after, language) ?? []
    if (second !== undefined && first === templateId) return { words: upperFirst(after), id: second, isAhead: false }
    if (first !== undefined && second === templateId) return { words: upperFirst(ahead), id: first, isAhead: true }
  }
  return null
}

/** Another goal of the same kind, behind the first: `Half marathon in September, then Florence`. */
export const anotherIn = ({ text }: Target, language: Language): readonly OtherGoal[] => {
  const { another, more } = languages[language].parts
  const words = new RegExp(`${another}([^,;:.]+)`, 'u').exec(text)?.[1]?.replace(everyRegExp(more), '').trim() ?? ''
  return contentWords(words).length > 0 ? [{ words: upperFirst(words), id: null, isAhead: false }] : []
}
