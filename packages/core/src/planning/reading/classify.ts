import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import { type TemplateId } from '../planning-types.ts'
import { GENERAL_KINDS, type KnownKind } from '../templates/known-kinds.ts'
import { things, type Sign } from '../templates/signs.ts'
import type { Template } from '../templates/template-types.ts'
import { templates } from '../templates/templates.ts'
import { plainWords } from './patterns.ts'
import { mendedSigns, signsIn, type Mark, type Signs } from './signs-in.ts'

/** A kind of target and the words that tell it, normalised; empty without any. */
export interface Kind {
  readonly id: TemplateId
  readonly words: string
  /** The three kinds that it may be, likeliest first, where none is told. */
  readonly choices: readonly KnownKind[]
}

/** What speaks for a kind: how many signs together, and where they begin. */
interface Evidence {
  readonly id: KnownKind
  readonly score: number
  readonly at: number
  readonly end: number
  readonly isThing: boolean
}

/** What only suggests a kind counts less than anything that tells it. */
const SUGGESTED = 0.5
/** What tells a kind where nothing else does counts more than that, and less than all others. */
const OTHERWISE = 0.75
const CHOICES = 3

const isThing = new Set<Sign>(things)

const CURRENCIES = Object.values(languages)
  .map(({ reading }) => reading.currencies)
  .join('|')

/** Sums of money, of which `10k` is no race. */
const MONEY = new RegExp(
  String.raw`[£$€]\s*\d[\d.,]*\s*k?(?!\p{L})|\d[\d.,]*\s*k?\s*(?:[£$€]|(?:${CURRENCIES})(?!\p{L}))`,
  'giu',
)

function evidenceBy(id: KnownKind, rule: readonly Sign[], signs: Signs): Evidence | null {
  const marks = rule.flatMap((sign): readonly Mark[] => {
    const mark = signs.get(sign)
    return mark ? [mark] : []
  })
  if (marks.length < rule.length) return null
  const at = Math.min(...marks.map((mark) => mark.at))
  const end = Math.max(...marks.map((mark) => mark.at + mark.length))
  // The same word may be of several signs; together they say no more than one.
  const score = new Set(marks.map((mark) => mark.at)).size
  return { id, score, at, end, isThing: rule.every((sign) => isThing.has(sign)) }
}

function evidenceOf({ id, by, maybe, otherwise, not }: Template, signs: Signs, rank: Rank): Evidence[] {
  if (not.some((sign) => signs.has(sign))) return []
  const told = by.flatMap((rule) => evidenceBy(id, rule, signs) ?? [])
  const weaker = (alone: readonly Sign[], score: number): Evidence[] =>
    alone.flatMap((sign) => evidenceBy(id, [sign], signs) ?? []).map((one) => ({ ...one, score }))
  return [...told, ...weaker(otherwise, OTHERWISE), ...weaker(maybe, SUGGESTED)].sort(rank).slice(0, 1)
}

type Rank = (a: Evidence, b: Evidence) => number

/**
 * More signs together before fewer. Among equals the head of the words: the first one, but of a compound in languages
 * that end them with it (`birthday present`) the last. 0 where both stand on the same words.
 */
const rankIn = (plain: string, language: Language): Rank => {
  const { compoundEnd } = languages[language].reading
  const endsCompound = compoundEnd === null ? null : new RegExp(compoundEnd, 'u')
  const areCompound = (first: Evidence, second: Evidence): boolean =>
    endsCompound !== null &&
    first.isThing === second.isThing &&
    second.end > first.end &&
    !endsCompound.test(plain.slice(first.end, second.end))
  return (a, b) => {
    if (a.score !== b.score) return b.score - a.score
    if (a.at === b.at && a.end === b.end) return 0
    const [first, second] = a.at < b.at || (a.at === b.at && a.end < b.end) ? [a, b] : [b, a]
    return (areCompound(first, second) ? second : first) === a ? -1 : 1
  }
}

function ranked(plain: string, language: Language): readonly Evidence[] {
  const signs = signsIn(plain, language)
  const rank = rankIn(plain, language)
  return templates.flatMap((template) => evidenceOf(template, signs, rank)).sort(rank)
}

const isTold = ([best, next]: readonly Evidence[]): boolean =>
  best !== undefined &&
  best.score >= OTHERWISE &&
  (next === undefined || next.score < best.score || next.at !== best.at || next.end !== best.end)

/** The kind of target that words tell; `generic` with three choices where they tell none, or several alike. */
export function classify(text: string, language: Language): Kind {
  const plain = plainWords(text.replace(MONEY, ' '))
  const own = ranked(plain, language)
  const mended = own.length > 0 ? own : ranked(mendedSigns(plain, language), language)
  const all = isTold(mended) ? mended : own
  const [best] = all
  if (best && isTold(all)) return { id: best.id, words: plain.slice(best.at, best.end).trim(), choices: [] }
  const likely = [...new Set([...all.map(({ id }) => id), ...GENERAL_KINDS])]
  return { id: 'generic', words: '', choices: likely.slice(0, CHOICES) }
}

/** The length of a race in its words; half by default. */
function raceLength(signs: Signs): Sign {
  if (signs.has('half')) return 'half'
  if (signs.has('short')) return 'short'
  return signs.has('long') ? 'long' : 'half'
}

/** What a target's words say beyond its kind. A race has exactly one length. */
export function signsOf(text: string, id: TemplateId, language: Language): ReadonlySet<Sign> {
  const signs = signsIn(plainWords(text), language)
  return id === 'race' ? new Set([raceLength(signs)]) : new Set(signs.keys())
}
