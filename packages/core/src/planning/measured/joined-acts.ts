import type { TextSpan } from '../../language/index.ts'
import { classify } from '../reading/classify.ts'
import { partPatterns, refersBack } from '../reading/named-parts.ts'
import { plainWords } from '../reading/patterns.ts'
import { actWords } from '../reading/signs-in.ts'
import { dayOfKind, rulesOf } from '../templates/templates.ts'
import { clausesIn, type Clause } from '../reading/clauses-in.ts'
import { isOften } from './counted.ts'
import type { MeasuredText } from './measured-text.ts'
import type { ReadyWords } from './ready-words.ts'
import { blanked, overlap } from '../reading/spans.ts'

/** Something that is done, with what is said of it, as it stands behind what joins it to the act before. */
interface Act extends TextSpan {
  /** What joins it. */
  readonly mark: string
  readonly isThen: boolean
  /** Whether it has a rhythm; or that, or an amount. */
  readonly isOften: boolean
  readonly isCounted: boolean
}

const rhythmsOf = ({ rhythms, weekdays }: MeasuredText): readonly TextSpan[] => [...rhythms, ...weekdays]

/** Where amounts and rhythms stand, and how long something is left; of a single thing only how often it is. */
const amountsOf = (read: MeasuredText): readonly TextSpan[] => [
  ...read.quantities.filter(
    ({ measure, value, isDone }) => isOften(measure) || (value > 1 && (measure !== 'open' || isDone)),
  ),
  ...rhythmsOf(read),
  ...(read.lasting && read.phrases.find('abstains') ? [read.lasting] : []),
]

/** Whether words of several begin with what is done. */
function isAct(said: string, words: ReadyWords): boolean {
  const { act } = partPatterns[words.language]
  if (!said.trim().includes(' ')) return false
  return (
    act.test(said) ||
    plainWords(said).search(actWords[words.language]) === 1 ||
    words.phrasesOf(said).find('does')?.from === 0
  )
}

/**
 * Whether words open an act of their own: no amount, and not on what was named before, unless they have an amount of it; or
 * name a thing behind how often another is.
 */
function opensAct({ said, from, to, index, mark }: Clause, amounts: readonly TextSpan[], words: ReadyWords): boolean {
  const { noAct, starts } = partPatterns[words.language]
  const ofIt = amounts.filter((one) => overlap(one, { from, to }))
  const hasOwn = ofIt.length > 0
  if (ofIt.some((one) => one.from <= from) || noAct.test(said)) return false
  const isOther = hasOwn || (mark.startsWith(' ') && starts.test(said))
  if (isOther && amounts.some((one) => one.to === index)) return true
  return (hasOwn || !refersBack(said, words.language)) && isAct(said, words)
}

/** The acts of a text; what opens none belongs to the one before. */
function actsIn(read: MeasuredText): readonly Act[] {
  const { text, words } = read
  const amounts = amountsOf(read)
  const opened = clausesIn(text, words.language, amounts).filter(
    (clause) => clause.index === 0 || clause.isThen || opensAct(clause, amounts, words),
  )
  return opened.map((act, at) => {
    const span = { from: act.from, to: opened[at + 1]?.index ?? text.length }
    const isOften = rhythmsOf(read).some((one) => overlap(span, one))
    return { ...act, ...span, isOften, isCounted: amounts.some((one) => overlap(span, one)) }
  })
}

/** Whether something is planned that begins with another act, or with a heading. */
function isPlannedFirst(read: MeasuredText, first: string, counted: Act, isHeading: boolean): boolean {
  const { id } = classify(first, read.words.language)
  if (counted.isThen) return isHeading || id !== 'generic'
  const isLike = id === 'generic' || rulesOf(id).isEveryday || dayOfKind(id) === 'lasting'
  return !isHeading && (!isLike || (!counted.isOften && read.phrases.find('saves') !== null))
}

/** What becomes of a text in which something stands before what is counted. */
function behindOther(read: MeasuredText, all: readonly Act[], counted: Act): 'planned' | 'together' | 'alone' {
  const [first, second] = all
  if (!first || !second || counted === first) return 'alone'
  const isHeading = second.mark.startsWith(':')
  if (isPlannedFirst(read, read.text.slice(first.from, first.to), counted, isHeading)) return 'planned'
  return all.length === 2 && (isHeading || counted.isOften) ? 'together' : 'alone'
}

/** The act of a text that is counted, and the others. */
export interface CountedAct {
  readonly text: string
  /** What else is said, but for what becomes of the same: `then leave it alone`. */
  readonly others: readonly string[]
}

/**
 * What is counted where several acts are joined: an amount or a rhythm belongs to its own act. Null where all of it is
 * planned: it begins with what is done until it is done, or with steps to what has the rhythm.
 */
export function countedAct(read: MeasuredText): CountedAct | null {
  const { text } = read
  const all = actsIn(read)
  const isAny = all.some(({ isCounted }) => isCounted)
  const counted = all.find(({ isCounted }) => isCounted || !isAny)
  const becomes = counted ? behindOther(read, all, counted) : 'alone'
  if (becomes === 'planned') return null
  const isLeft = (act: Act): boolean => {
    const hasOwn = counted?.isOften === true || (act.isOften && !overlap(act, read.atATime)) || !act.isCounted
    return act !== counted && (act.isThen || (isAny && hasOwn))
  }
  const left = becomes === 'together' ? [] : all.filter(isLeft)
  const ahead = ({ from, mark }: Act): TextSpan => ({ from: from - mark.length, to: from })
  // What the counted act was joined by goes with what it was joined to.
  const joined = counted && all[0] !== counted ? [ahead(counted)] : []
  const alone = blanked(text, [...left.map((act) => ({ from: ahead(act).from, to: act.to })), ...joined])
  const others = left.map(({ from, to }) => text.slice(from, to).trim())
  return {
    text: left.length === 0 ? text : alone.trimStart(),
    others: others.filter((words) => !refersBack(words, read.words.language)),
  }
}
