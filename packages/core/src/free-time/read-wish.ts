import { foldForSearch } from '../event/index.ts'
import type { DaySpan } from '../load/index.ts'
import {
  phraseReader,
  readPeriod,
  type Amount,
  type FoundPhrase,
  type Language,
  type PeriodSurroundings,
  type TextSpan,
} from '../language/index.ts'
import { languages } from './languages.ts'

/** In the order in which they decide: a quiet weekend is a weekend. */
const KINDS = ['bridge', 'weekend', 'quiet', 'off'] as const

export type WishKind = (typeof KINDS)[number]

/** What somebody wants of free time. */
export interface Wish {
  readonly kind: WishKind
  /** How many days in a row; null where the words do not say. */
  readonly days: number | null
  /** Within which days; null where the words do not say. */
  readonly period: DaySpan | null
  /** Words that were not understood, as they were written. */
  readonly unread: readonly string[]
}

/** The most days in a row that are looked for. */
export const WISH_DAYS_MAX = 60

const A_MONTH = 30

interface WishReader {
  readonly fillers: ReadonlySet<string>
  readonly read: ReturnType<typeof phraseReader>
}

const readers = new Map<Language, WishReader>()

/** The patterns of a language, made ready when they are first needed. */
function readerOf(language: Language): WishReader {
  const known = readers.get(language)
  if (known) return known
  const { fillers, amount, oneUnit, ...kinds } = languages[language]
  const patterns = Object.fromEntries(KINDS.map((kind) => [`wish ${kind}`, { nothing: kinds[kind] }]))
  const read = phraseReader(language, { ...patterns, 'wish amount': { plain: amount, same: oneUnit } })
  const reader = { fillers: new Set(fillers.split(' ')), read }
  readers.set(language, reader)
  return reader
}

/**
 * Reads `10 days off between April and June`; null where the words ask for no free time.
 * @throws RangeError where `now` is no wall time
 */
export function readWish(text: string, surroundings: PeriodSurroundings): Wish | null {
  const { read, fillers } = readerOf(surroundings.language)
  const phrases = read(text)
  const amount = phrases.find('wish amount')
  const said = KINDS.map((kind) => ({ kind, places: phrases.findAll(`wish ${kind}`) }))
  const kind = said.find(({ places }) => places.length > 0)?.kind
  const days = daysIn(amount)
  if (kind === undefined && days === null) return null
  const own = [...said.flatMap(({ places }) => places), ...(amount ? [amount] : [])]
  // What says how many is no date.
  const period = readPeriod(without(text, own), surroundings)
  const covered = period === null ? own : [...own, period]
  return {
    kind: kind ?? 'off',
    days,
    period: period && widened(period, days ?? 1),
    unread: wordsOf(without(text, covered)).filter((word) => !fillers.has(foldForSearch(word))),
  }
}

/** Days of a length; null where it has none. */
function daysIn(found: FoundPhrase | null): number | null {
  const { days = 0, months = 0 } = (found?.value ?? {}) as Partial<Amount>
  const all = days + months * A_MONTH
  return all < 1 ? null : Math.min(WISH_DAYS_MAX, all)
}

/** Days that are fewer than are wanted are those that a stretch is to touch: `five days around Christmas`. */
function widened({ first, last }: DaySpan, days: number): DaySpan {
  return last - first + 1 >= days ? { first, last } : { first: first - days + 1, last: last + days - 1 }
}

const without = (text: string, spans: readonly TextSpan[]): string =>
  spans.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text)

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
