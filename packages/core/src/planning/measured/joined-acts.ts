import type { Language, TextSpan } from '../../language/index.ts'
import { eachLanguage, languages } from '../languages.ts'
import type { TemplateId } from '../planning-types.ts'
import { classify } from '../reading/classify.ts'
import { dayOfKind } from '../templates/templates.ts'
import { isOften } from './counted.ts'
import type { MeasuredText } from './measured-text.ts'
import { blanked, overlap } from './spans.ts'

/** Something that is done, with what is said of it, as it stands behind what joins it to the act before. */
interface Act extends TextSpan {
  /** What joins it. */
  readonly mark: string
  readonly isThen: boolean
  /** Whether it has an amount, or a rhythm. */
  readonly isCounted: boolean
}

/** What is done every day or week beside the like of it: `feed the cat and call mum every Sunday`. */
const EVERYDAY: readonly TemplateId[] = [
  ...(['generic', 'chore', 'pet', 'letter', 'conversation', 'visit', 'dinner', 'buying'] as const),
]

const patterns = eachLanguage(({ reading, parts }) => ({
  joint: new RegExp(
    String.raw`[,;:.!]\s+(?:(?:${parts.then}|${reading.joins})\s)?|\s(?:${parts.then}|${reading.joins})\s`,
    'giu',
  ),
  then: new RegExp(String.raw`(?:${parts.then})\s*$`, 'iu'),
  act: new RegExp(String.raw`${parts.act}|${reading.begunByAct}(?=\s)`, 'iu'),
  noAct: new RegExp(parts.none, 'iu'),
  refersBack: new RegExp(parts.refersBack, 'iu'),
  thing: new RegExp(parts.starts, 'iu'),
}))

/** Where amounts and rhythms stand; of a single thing only how often it is. */
const amountsOf = ({ quantities, rhythms, weekly }: MeasuredText): readonly TextSpan[] => [
  ...quantities.filter(({ measure, value }) => isOften(measure) || (value > 1 && measure !== 'open')),
  ...rhythms,
  ...(weekly ? [weekly] : []),
]

/** Words behind a joint. */
interface Piece extends TextSpan {
  readonly index: number
  readonly mark: string
  readonly isThen: boolean
  readonly said: string
}

function piecesOf(text: string, amounts: readonly TextSpan[], language: Language): readonly Piece[] {
  const { joint, then } = patterns[language]
  const between = [...text.matchAll(joint)].filter(
    ({ index, 0: mark }) => !amounts.some((one) => one.from < index && one.to > index + mark.length),
  )
  const joints = [{ index: 0, 0: '' }, ...between]
  return joints.map(({ index, 0: mark }, at) => {
    const [from, to] = [index + mark.length, joints[at + 1]?.index ?? text.length]
    return { index, mark, from, to, isThen: then.test(mark), said: text.slice(from, to) }
  })
}

/**
 * Whether words open an act of their own: no amount, and not on what was named before, unless they have an amount of it; or
 * name a thing behind how often another is.
 */
function opensAct({ said, from, to, index, mark }: Piece, amounts: readonly TextSpan[], language: Language): boolean {
  const { act, noAct, refersBack, thing } = patterns[language]
  const ofIt = amounts.filter((one) => overlap(one, { from, to }))
  const isBehindAmount = mark.startsWith(' ') && amounts.some((one) => one.to === index)
  if (ofIt.some((one) => one.from <= from) || noAct.test(said)) return false
  if (isBehindAmount && thing.test(said)) return true
  return (ofIt.length > 0 || !refersBack.test(said)) && act.test(said)
}

/** The acts of a text; what opens none belongs to the one before. */
function actsIn(read: MeasuredText): readonly Act[] {
  const { text, words } = read
  const amounts = amountsOf(read)
  const opened = piecesOf(text, amounts, words.language).filter(
    (piece) => piece.index === 0 || piece.isThen || opensAct(piece, amounts, words.language),
  )
  return opened.map((act, at) => {
    const span = { from: act.from, to: opened[at + 1]?.index ?? text.length }
    return { ...act, ...span, isCounted: amounts.some((one) => overlap(one, span)) }
  })
}

/** The act of a text that is counted, and the others. */
export interface CountedAct {
  readonly text: string
  readonly others: readonly string[]
}

/**
 * What is counted where several acts are joined: an amount or a rhythm belongs to its own act. Null where all of it is
 * planned: it begins with what is done until it is done, or with steps to what has the rhythm.
 */
export function countedAct(read: MeasuredText): CountedAct | null {
  const { text, words, rhythms, weekly, phrases } = read
  const acts = actsIn(read)
  const at = acts.findIndex(({ isCounted }) => isCounted)
  const [first, second] = acts
  const counted = acts[Math.max(0, at)]
  if (!first || !second || !counted) return { text, others: [] }
  if (counted !== first) {
    const { id } = classify(text.slice(first.from, first.to), words.language)
    const day = dayOfKind(id)
    const isHeading = second.mark.startsWith(':')
    const isOften = rhythms.length > 0 || weekly !== null
    const isOfAnother = !isHeading && !isOften && phrases.find('saves') !== null
    if (counted.isThen ? isHeading || id !== 'generic' : isOfAnother) return null
    const mayShare = EVERYDAY.includes(id) || day === 'lasting'
    if (!isHeading && !mayShare) return null
    if (acts.length === 2 && (isHeading || (isOften && mayShare))) return { text, others: [] }
  }
  const isOften = [...rhythms, weekly].some((one) => one !== null && overlap(counted, one))
  const left = acts.filter((act) => act !== counted && (act.isThen || isOften || (at >= 0 && !act.isCounted)))
  const alone = blanked(text, left.map(({ from, to, mark }) => ({ from: from - mark.length, to })))
  return {
    text: alone.trimStart(),
    others: left.map(({ from, to }) => text.slice(from, to).trim()),
  }
}
