import type { TextSpan } from '../../language/index.ts'
import { idsOnCard, type ProposedChange } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { typed } from '../reading/words.ts'
import { allOf, verbOf, wishesOf, wishOf } from './amendment.ts'
import { nameIn, whichIn } from './of-one.ts'
import { aboutListed, bareOf, isWish, saying, type Talk } from './talk.ts'
import { isMoment } from './is-moment.ts'
import { whereTo } from './wish-again.ts'

/** What is said of one of several that were listed, by its place: what is to become of it, or how long it is to last. */
export function placedIn(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  if (talk.before.asks !== null || parts.folded.plain.includes('?')) return null
  const isPlaceBehind = ({ to }: TextSpan): boolean =>
    readInAnyLanguage(parts.folded.plain.slice(to).trim()).has('firstPlace')
  const joint = readInAnyLanguage(parts.folded.plain).findAll('joinsWishes').find(isPlaceBehind)
  const [one, more] = joint
    ? [typed(parts.folded, 0, joint.from), typed(parts.folded, joint.to)]
    : [parts.folded.text, null]
  const first = onePlaced(partsOfQuestion(one, talk.surroundings), talk, '')
  if (first === null || more === null) return first
  const other = onePlaced(partsOfQuestion(more, talk.surroundings), talk, verbOf(first.text))
  if (other?.among === undefined) return saying('none', parts.folded.text, talk)
  return { ...first, further: [{ text: other.text, ids: other.among.ids }] }
}

/** The same of one thing that is said; behind a `verb` it need not be said again. */
function onePlaced(parts: QuestionParts, talk: Talk, verb: string): ReadQuestion | null {
  const bare = bareOf(parts, talk)
  const which = whichIn(bare, talk, true)
  if (which === null) return placedNowhere(bare, talk)
  const { rest, ids } = which
  const moved = verb !== '' && isMoment(rest, talk) ? `${verb} ${whereTo(rest)}` : null
  const text = moved ?? (isHow(rest) ? wishOf(parts, rest, { ...talk, before: { ...talk.before, focus: ids } }) : null)
  return text === null ? null : aboutListed(talk, { ids }, { kind: 'change', text })
}

/** The same where nothing is at that place of what was listed: the first of it is no first day of a month. */
function placedNowhere(bare: QuestionParts, talk: Talk): ReadQuestion | null {
  const isPlace = bare.phrases.has('firstPlace') && !bare.phrases.has('monthName') && isHow(behindPlace(bare, talk))
  const { text } = bare.folded
  if (!isPlace) return null
  const isListed = talk.before.listed.length > 0
  return isListed ? aboutListed(talk, { ids: [] }, { kind: 'change', text }) : saying('none', text, talk)
}

const behindPlace = ({ folded, phrases }: QuestionParts, { surroundings }: Talk): QuestionParts =>
  partsOfQuestion(typed(folded, phrases.find('firstPlace')?.to ?? 0), surroundings)

/** Whether words say what is to become of something, or how long it is to last. */
const isHow = (said: QuestionParts): boolean =>
  isWish(said) || (said.period === null && (said.phrases.has('makesIt') || said.phrases.has('wholeLength')))

/** That what was taken off is wanted again, or is to be otherwise; also by its name: `add the electrician back`. */
function backIn(
  { phrases, folded }: QuestionParts,
  dropped: readonly ProposedChange[],
  isOther: boolean,
): TextSpan | null {
  const back = phrases.find('putsBack') ?? (isOther ? phrases.find('makesIt') : null)
  if (back !== null) return back
  const said = phrases.find('namesBack')
  const words = said === null ? '' : folded.plain.slice(said.from, said.to)
  return dropped.some((one) => one.action === 'create' && nameIn(words, one)) ? said : null
}

/** What was taken off the card, or closed with it, put back on it, with what is said of it then: `put it back, but at nine`. */
export function putBack(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { dropped = [], card, listed } = talk.before
  const said = parts.phrases.find('putsBack')?.from === 0 ? parts : bareOf(parts, talk)
  // Where several or none are listed, it is what was taken off that is to be at another time.
  const isOther = listed.length !== 1 && card.length === 0
  const at = dropped.length === 0 ? null : backIn(said, dropped, isOther)
  if (at?.from !== 0) return null
  const whole = [...card, ...dropped]
  const ids = idsOnCard(whole).slice(idsOnCard(card).length)
  const before = { ...talk.before, card: whole, listed: ids, focus: [], asks: null }
  const open: Talk = { surroundings: { ...talk.surroundings, hasOpenCard: true }, before }
  const rest = bareOf(partsOfQuestion(typed(said.folded, at.to), talk.surroundings), open).folded.text
  const further = rest.replace(/^[\s,.!]+/u, '') === '' ? [] : allOf(rest, open)
  if (further === null) return null
  const back = aboutListed(open, { ids }, { kind: 'change', text: parts.folded.text })
  return { ...back, isBack: true, further: wishesOf(further, ids) }
}
