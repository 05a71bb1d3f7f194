import type { Language } from '../../language/index.ts'
import { eachLanguage, languages } from '../languages.ts'
import { type TemplateId } from '../planning-types.ts'
import { GENERAL_KINDS, type KnownKind } from '../templates/known-kinds.ts'
import type { Sign } from '../templates/signs.ts'
import { dayOfKind, sizesOf, templates } from '../templates/templates.ts'
import { CLAUSE_END } from './clauses-in.ts'
import { doingIn, type Doing } from './doing.ts'
import { evidenceOf, OTHERWISE, rankIn, type Evidence } from './evidence.ts'
import { everyRegExp, plainWords, regExp } from './patterns.ts'
import { mendedSigns, signsIn, type Signs } from './signs-in.ts'

/** A kind of target and the words that tell it, normalised; empty without any. */
export interface Kind {
  readonly id: TemplateId
  readonly words: string
  /** The three kinds that it may be, likeliest first, where none is told. */
  readonly choices: readonly KnownKind[]
}

const CHOICES = 3

const CURRENCIES = Object.values(languages)
  .map(({ reading }) => reading.currencies)
  .join('|')

/** Sums of money, of which `10k` is no race. */
const MONEY = new RegExp(
  String.raw`[£$€]\s*\d[\d.,]*\s*k?(?!\p{L})|\d[\d.,]*\s*k?\s*(?:[£$€]|(?:${CURRENCIES})(?!\p{L}))`,
  'giu',
)

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

/** What says why, how things are, or what is not to be done, up to the end of its clause. */
const asides = eachLanguage(({ reading }) =>
  everyRegExp(String.raw`(?:^|\s)(?:${reading.tails}|${reading.asides})(?!\p{L})(?:(?!${CLAUSE_END.source}).)*[\s,]*`),
)

/** The same, mended where nothing is told as the words are written. */
function evidenceIn(plain: string, whole: string, reader: Reader): readonly Evidence[] {
  const { language } = reader
  const own = ranked(plain, whole, reader)
  const mended = own.length > 0 ? own : ranked(mendedSigns(plain, language), mendedSigns(whole, language), reader)
  return isTold(mended) ? mended : own
}

/** The normalised words of a goal, those of its first clause, those that name it, and of these what is done to what. */
interface Words {
  readonly plain: string
  readonly head: string
  readonly core: string
  readonly doing: Doing | null
}

function wordsOf(text: string, language: Language): Words {
  const [clause = ''] = text.split(CLAUSE_END, 1)
  const head = plainWords(clause)
  const doing = doingIn(head, language)
  const core = doing === null ? head : `${head.slice(0, doing.end)} `
  return { plain: plainWords(text), head, core, doing }
}

/** Whether words tell no more than what something is done for, or where: `a dress for the wedding`. */
function isAside({ acts: acting, things, isWhere }: Evidence, end: number, head: string): boolean {
  const isBehind = (from: number): boolean => from >= end
  const isAllBehind = things.length > 0 && things.every(isBehind)
  if (acting.length > 0) return acting.some(isBehind) || (isWhere && isAllBehind)
  return isAllBehind || things.some((from) => isBehind(from) && from < head.length)
}

/** What of some evidence is of what a goal does. A verb may do much with some things, which alone do not tell: `tune the piano`. */
function aboutDoing(all: readonly Evidence[], { head, doing }: Words): readonly Evidence[] {
  if (doing === null) return all
  const { verbEnd, end, isPlain } = doing
  return all.filter((one) => !isAside(one, end, head) && (isPlain || !one.isHandled || one.at < verbEnd))
}

/** Whether an act tells more than what names a goal: by more signs, or in one phrase with what stands behind that. */
const tellsMore = (
  { acts: acting, score, at, end, isLed }: Evidence,
  named: Evidence,
  { head, core }: Words,
): boolean =>
  (isLed && score > named.score) ||
  (acting.length > 0 &&
    ((score > named.score && at < core.length) || (at === named.at && end > core.length && end <= head.length)))

/** What tells a kind: the words that name it, unless an act behind them tells more of what is named. */
function telling(words: Words, reader: Reader): readonly Evidence[] {
  const { plain, core } = words
  const all = aboutDoing(evidenceIn(plain, plain, reader), words)
  const named = core === plain ? all : aboutDoing(evidenceIn(core, plain, reader), words)
  const [best, first] = [all[0], named[0]]
  if (!first || !isTold(named)) return all
  return best && tellsMore(best, first, words) && isTold(all) ? all : named
}

/** Kinds that words may be of, likeliest first: what is only to be done, if nothing tells more, or suggests what has its own day. */
function likeliest(all: readonly Evidence[], isDoing: boolean): readonly KnownKind[] {
  const [best] = all
  const isPlain = isDoing && (best === undefined || (best.score < OTHERWISE && dayOfKind(best.id) === 'open'))
  const likely = [...(isPlain ? ['doneBy' as const] : []), ...all.map(({ id }) => id), ...GENERAL_KINDS]
  return [...new Set(likely)].slice(0, CHOICES)
}

/** What is not done: `no sugar`, `not buying clothes` is about no purchase. */
function givenUp(text: string, language: Language): Kind | null {
  const found = regExp(languages[language].reading.givenUp).exec(text.trim())
  return found && { id: 'quitting', words: plainWords(found[0]).trim(), choices: [] }
}

/** The kind of target that words tell; `generic` with three choices where they tell none, or several alike. */
export function classify(text: string, language: Language): Kind {
  const left = givenUp(text, language)
  if (left) return left
  const said = text.replace(MONEY, ' ')
  const reader = { language, place: placeIn(text, language) }
  const withoutAsides = wordsOf(said.replace(asides[language], ' '), language)
  const named = telling(withoutAsides, reader)
  const isSure = named.some(({ score }) => score > OTHERWISE)
  const words = isSure ? withoutAsides : wordsOf(said, language)
  const all = telling(words, reader)
  const [best] = all
  if (best && isTold(all)) return { id: best.id, words: words.plain.slice(best.at, best.end).trim(), choices: [] }
  return { id: 'generic', words: '', choices: likeliest(all, words.doing !== null) }
}

/** What a target's words say beyond its kind; of a race only its length. */
export function signsOf(text: string, id: TemplateId, language: Language): ReadonlySet<Sign> {
  const signs = signsIn(plainWords(text), language)
  const sizes = sizesOf[id]
  return new Set(sizes ? [sizes.find((size) => signs.has(size)) ?? sizes[0]] : signs.keys())
}
