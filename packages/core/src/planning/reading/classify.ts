import type { Language } from '../../language/index.ts'
import { eachLanguage, languages } from '../languages.ts'
import { type TemplateId } from '../planning-types.ts'
import { GENERAL_KINDS, type KnownKind } from '../templates/known-kinds.ts'
import { acts, type Sign } from '../templates/signs.ts'
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
  readonly hasAct: boolean
  readonly hasThing: boolean
}

/** What only suggests a kind counts less than anything that tells it. */
const SUGGESTED = 0.5
/** What tells a kind where nothing else does counts more than that, and less than all others. */
const OTHERWISE = 0.75
const CHOICES = 3

const isAct = new Set<Sign>(acts)

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
  return {
    id,
    score,
    at,
    end,
    hasAct: rule.some((sign) => isAct.has(sign)),
    hasThing: !rule.every((sign) => isAct.has(sign)),
  }
}

function evidenceOf({ id, by, maybe, otherwise }: Template, signs: Signs, rank: Rank): Evidence[] {
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
    first.hasThing &&
    second.hasThing &&
    first.hasAct === second.hasAct &&
    second.end > first.end &&
    !endsCompound.test(plain.slice(first.end, second.end))
  return (a, b) => {
    if (a.score !== b.score) return b.score - a.score
    if (a.at === b.at && a.end === b.end) return 0
    const [first, second] = a.at < b.at || (a.at === b.at && a.end < b.end) ? [a, b] : [b, a]
    return (areCompound(first, second) ? second : first) === a ? -1 : 1
  }
}

interface Reader {
  readonly language: Language
  /** The name of a place in the text, in normalised words. */
  readonly place: string | null
}

/** A name with a capital letter where places stand: `to Whitstable`, but not `to Anna's`. */
function placeIn(text: string, language: Language): string | null {
  const match = new RegExp(languages[language].reading.placeName, 'u').exec(text)
  const isOwner = match !== null && /^['’]/u.test(text.slice(match.index + match[0].length))
  return match?.[1] === undefined || isOwner ? null : plainWords(match[1])
}

/** The signs in normalised words, the place among them unless it is one that is known: `to Legoland`. */
function signsWithPlace(plain: string, { language, place }: Reader): Signs {
  const signs = signsIn(plain, language)
  const before = place === null ? -1 : plain.indexOf(place)
  if (place === null || before < 0) return signs
  const mark = { at: before + 1, length: place.length - 2 }
  const end = mark.at + mark.length
  const isKnown = [...signs.values()].some(({ at, length }) => at < end && at + length >= end)
  return isKnown ? signs : new Map([...signs, ['place', mark]])
}

/** What speaks for kinds in normalised words, strongest first; what speaks against them may stand anywhere in the whole. */
function ranked(plain: string, whole: string, reader: Reader): readonly Evidence[] {
  const { language } = reader
  const signs = signsWithPlace(plain, reader)
  const all = plain === whole ? signs : signsIn(whole, language)
  const rank = rankIn(plain, language)
  return templates
    .filter(({ not }) => !not.some((sign) => all.has(sign)))
    .flatMap((template) => evidenceOf(template, signs, rank))
    .sort(rank)
}

const isTold = ([best, next]: readonly Evidence[]): boolean =>
  best !== undefined &&
  best.score >= OTHERWISE &&
  (next === undefined || next.score < best.score || next.at !== best.at || next.end !== best.end)

/** Where what names a goal ends: `wedding of Ada: dress, present`, `new tent so we can camp`. */
const headEnd = eachLanguage(
  ({ reading }) => new RegExp(`[:;,(–—]\\s|\\s[-–—]\\s|\\s(?:${reading.tails})(?!\\p{L})`, 'iu'),
)

/** The same, mended where nothing is told as the words are written. */
function evidenceIn(plain: string, whole: string, reader: Reader): readonly Evidence[] {
  const { language } = reader
  const own = ranked(plain, whole, reader)
  const mended = own.length > 0 ? own : ranked(mendedSigns(plain, language), mendedSigns(whole, language), reader)
  return isTold(mended) ? mended : own
}

/** What tells a kind: the words that name it, unless an act behind them tells more of what is named. */
function telling(plain: string, head: string, reader: Reader): readonly Evidence[] {
  const all = evidenceIn(plain, plain, reader)
  const named = head === plain ? all : evidenceIn(head, plain, reader)
  const [best, first] = [all[0], named[0]]
  if (!first || !isTold(named)) return all
  const isMore = best !== undefined && best.hasAct && best.score > first.score && best.at < head.length
  return isMore && isTold(all) ? all : named
}

/** What is not done: `no sugar`, `not buying clothes` is about no purchase. */
function givenUp(text: string, language: Language): Kind | null {
  const found = new RegExp(languages[language].reading.givenUp, 'iu').exec(text.trim())
  return found && { id: 'quitting', words: plainWords(found[0]).trim(), choices: [] }
}

/** The kind of target that words tell; `generic` with three choices where they tell none, or several alike. */
export function classify(text: string, language: Language): Kind {
  const left = givenUp(text, language)
  if (left) return left
  const withoutMoney = text.replace(MONEY, ' ')
  const plain = plainWords(withoutMoney)
  const head = plainWords(withoutMoney.split(headEnd[language], 1).join(''))
  const all = telling(plain, head, { language, place: placeIn(text, language) })
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
