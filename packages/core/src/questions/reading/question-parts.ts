import type { Language } from '../../language/index.ts'
import type { QuestionKind, QuestionSurroundings } from '../question-types.ts'
import { todayOf, type Dating, type SaidSpan } from './dates.ts'
import { foldedText, type FoldedText } from './folded-text.ts'
import { readKind } from '../../intents/read-kind.ts'
import { isAboutOthers } from './others.ts'
import { readPeriod } from './period.ts'
import { wordsOf } from './stems.ts'
import { STOP_WORDS } from './stop-words.ts'
import { isWilled, tenseOf } from './tense.ts'
import { isAnyWeekend } from './weekends.ts'

/** Characters of a question that are read. */
const READ_MAX = 1_000

/** What is read of a text before anything is made of it. */
export interface QuestionParts {
  readonly folded: FoldedText
  /** The language that the question is written in. */
  readonly language: Language
  readonly kind: QuestionKind | null
  /** Where the words of the kind stand. */
  readonly kindAt: { readonly from: number; readonly to: number } | null
  readonly dating: Dating
  readonly period: SaidSpan | null
}

interface SaidKind {
  readonly kind: QuestionKind
  readonly from: number
  readonly to: number
}

/** What is asked about, and not wished for. */
const ASKS = /\b(?:anything|something|qualcosa|niente)\b|^(?:what|cosa|che cosa)\b/u

const PLANS: ReadonlySet<QuestionKind> = new Set(['plan'])
const NO_KINDS: ReadonlySet<QuestionKind> = new Set()

function kindIn(plain: string, language: Language): SaidKind | null {
  if (isAboutOthers(plain, language)) return { kind: 'none', from: 0, to: 0 }
  return readKind(plain, language, ASKS.test(plain) ? PLANS : NO_KINDS)
}

const stopsIn = (plain: string, language: Language): number =>
  wordsOf(plain).filter(({ word }) => STOP_WORDS[language].has(word)).length

/** The language of a question: the person's own, but where the words are clearly of the other one. */
function languageOf(plain: string, own: Language): Language {
  const other = own === 'it' ? 'en' : 'it'
  return stopsIn(plain, other) > stopsIn(plain, own) + 1 ? other : own
}

/** Kinds that are about what comes: a day that is over is not meant. */
const AHEAD: ReadonlySet<QuestionKind> = new Set(['free', 'next', 'plan'])

/** Signs that a weekday alone is one that is over. */
const PAST =
  /\b(?:ho fatto|avevo|c'era|c'erano|abbiamo fatto|sono (?:stat|andat)|ho avuto|did i|did we|was i|were we|had i|i had|was there|were there)/u

const FEAST =
  /\b(?:primo dell'anno|natale|pasqu\w+|ferragosto|capodanno|epifania|befana|carnevale|vigilia|ognissanti|immacolata|easter|christmas|xmas|new year's|halloween|thanksgiving|valentine's)\b/u

/** Whether a feast is named that is not asked for as over: it is the one that comes. */
const isComingFeast = (plain: string): boolean =>
  FEAST.test(plain) && tenseOf(plain) !== 'past' && !/\d{4}/u.test(plain)

/** Reads language, kind and days of a question. Throws a RangeError where `now` is no wall time. */
export function partsOfQuestion(text: string, surroundings: QuestionSurroundings): QuestionParts {
  const today = todayOf(surroundings)
  const folded = foldedText(text.slice(0, READ_MAX).trim())
  const language = languageOf(folded.plain, surroundings.language)
  const kindAt = kindIn(folded.plain, language)
  const kind = kindAt?.kind ?? null
  const isCountdown = kind === 'when' && /manca|quant|until|till|how/u.test(folded.plain)
  const isAhead =
    (kind !== null && AHEAD.has(kind)) || isCountdown || isWilled(folded.plain) || isComingFeast(folded.plain)
  const dating: Dating = { language, today, surroundings, isAhead }
  const period = periodIn(folded, dating, kind)
  return { folded, language, kind, kindAt, dating, period: period && backwards(folded, period, today) }
}

/** The first of many weekdays that is free, and not the one that comes next. */
const FIRST_FREE =
  /\b(?:first|next|which) free|\b(?:prim[oa]|prossim[oa]|quale|che) (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica) (?:del tutto )?liber/u

const isBareWeekday = (words: string): boolean =>
  /^(?:di |il |la |on )?(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/u.test(
    words,
  )

/** Whether the word for a weekend or a weekday is about many of them, and not the one that comes next. */
function isOfMany(plain: string, words: string, isFree: boolean): boolean {
  if (/week ?-?end|fine ?settimana/u.test(words)) return isAnyWeekend(plain, isFree)
  return isFree && isBareWeekday(words.replace(/^(?:(?:il|la) )?(?:prossim[oa]|next) /u, '')) && FIRST_FREE.test(plain)
}

/** Days of a name that comes back each year are those of the year before, where they are asked for as over. */
function periodIn(folded: FoldedText, dating: Dating, kind: QuestionKind | null): SaidSpan | null {
  const period = readPeriod(folded, dating)
  if (!period) return null
  if (isOfMany(folded.plain, folded.plain.slice(period.from, period.to), kind === 'free')) return null
  if (period.first <= dating.today || tenseOf(folded.plain) !== 'past') return period
  const { surroundings } = dating
  const before = readPeriod(folded, { ...dating, surroundings: { ...surroundings, year: surroundings.year - 1 } })
  return before && before.last <= dating.today ? before : period
}

/** A weekday alone, asked for as over, is the last one and not the next. */
function backwards({ plain }: FoldedText, period: SaidSpan, today: number): SaidSpan {
  const words = plain.slice(period.from, period.to)
  const isWeekday = isBareWeekday(words)
  const isOver = period.first > today && period.first - today <= 7 && isWeekday && PAST.test(plain)
  return isOver ? { ...period, first: period.first - 7, last: period.last - 7 } : period
}
