import { phraseReader, type FoundPhrase, type Phrases } from '../../language/index.ts'
import { LANGUAGES, type Cue } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'

/** A part of a folded text: where it begins, and where what follows does. */
export type FoldedSpan = readonly [from: number, to: number]

/** Where something was found. */
export const stretchOf = ({ from, to }: FoundPhrase): FoldedSpan => [from, to]

/** How long before something, and where that is said. */
export interface Lead {
  /** In the order in which they are said, each once. */
  readonly minutes: readonly number[]
  /** In the order of the text; at least one. */
  readonly spans: readonly FoldedSpan[]
}

/** Readers of a folded text, one for each language: a wish may be written in any, whatever that of the page is. */
export const LEAD_READERS = LANGUAGES.map((language) => phraseReader(language, {}))

type Way = 'lead' | 'leadBeside' | 'leadTo' | 'leadFrom' | 'anyLead'

function leadBy(phrases: Phrases, way: Way): Lead | null {
  const found = phrases.findAll(way)
  const minutes = found.flatMap(({ value }) => value as readonly number[])
  if (minutes.length === 0) return null
  return { minutes: [...new Set(minutes)], spans: found.map(stretchOf) }
}

const lengthOf = ({ spans }: Lead): number => spans.reduce((sum, [from, to]) => sum + to - from, 0)

/** The first of some ways that one of the languages knows; what only one of them reads in full is the longer one. */
const longestBy = (plain: string, ...ways: readonly Way[]): Lead | null =>
  LEAD_READERS.map((read) => read(plain))
    .flatMap((phrases) => ways.map((way) => leadBy(phrases, way)).find((lead) => lead !== null) ?? [])
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null

/** Reads how long before something a folded text says: `two days and an hour before`. */
export const leadIn = (plain: string): Lead | null => longestBy(plain, 'lead', 'leadBeside')

/** The same where something is moved, which needs no word for `before`: `change it from 3 hours to 2 days`. */
export function leadToIn(plain: string): Lead | null {
  const from = longestBy(plain, 'leadFrom')
  const after = blanked(plain, from?.spans ?? [])
  const lead = leadIn(after) ?? longestBy(after, 'leadTo')
  return lead && { ...lead, spans: [...(from?.spans ?? []), ...lead.spans] }
}

/** A text with some of it left out, in which all else stands where it did. */
export const blanked = (plain: string, spans: readonly FoldedSpan[]): string =>
  spans.reduce((text, [at, to]) => text.slice(0, at) + '.'.repeat(to - at) + text.slice(to), plain)

/** The same where all of a text is about that: `make it 2 days`. */
export const leadAnywhereIn = (plain: string): Lead | null => leadIn(plain) ?? longestBy(plain, 'anyLead')

/** Whether a text says nothing but how long before. */
export const isWhole = ({ spans: [first, ...others] }: Lead, plain: string): boolean =>
  first !== undefined && others.length === 0 && first[0] === 0 && first[1] === plain.length

/** Whether a text, such as what is left of one, holds a cue and signs, and nothing else: nor need it hold the cue. */
export const isOnly = (cue: Cue, plain: string): boolean =>
  /^[ .,!?]*$/u.test(blanked(plain, readInAnyLanguage(plain).findAll(cue).map(stretchOf)))
