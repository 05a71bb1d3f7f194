import type { TextSpan } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import type { ReadQuestion } from '../question-types.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { foldedText, typed } from '../reading/words.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { leadIn } from '../wishes/reminder-lead.ts'
import { reminderWishIn } from '../wishes/reminder-wish.ts'
import { namedBesideMoment } from './is-moment.ts'
import { amongIn, namesNothing, wishAgain, type Talk } from './talk.ts'

/** Whether a card that waits has a reminder. */
const hasReminder = ({ before: { card }, surroundings }: Talk): boolean =>
  surroundings.hasOpenCard && card.some(({ action }) => action === 'remind')

/** The wish before for something else as well: for what a text names, or, where it is for a reminder, with its own lead or for both. */
export function sameForOther(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  if (talk.before.question.kind !== 'change' || parts.folded.plain.includes('?')) return null
  const reminded = hasReminder(talk) ? (remindedOfOther(parts, talk) ?? remindedOfBoth(parts, talk)) : null
  return reminded ?? doneTheSame(parts, talk)
}

/** The wish before for what is named behind `do the same for`. */
function doneTheSame({ folded, phrases }: QuestionParts, talk: Talk): ReadQuestion | null {
  const said = phrases.find('doesTheSame')
  const { card } = talk.before
  const isNew = card.some(({ action }) => action === 'create')
  if (said === null || isNew || card.length === 0) return null
  const subject = typed(folded, said.to).replace(/[\s.!]+$/u, '')
  const rest = partsOfQuestion(subject, talk.surroundings)
  if (rest.period !== null || namesNothing(askedFor({ ...rest, kind: 'change' }, talk.surroundings))) return null
  return { ...wishAgain(talk, { subject }), kept: card }
}

/** How long before something a text says at its end, behind other words. */
function leadBehind({ folded, phrases }: QuestionParts): TextSpan | null {
  const [lead, ...others] = leadIn(folded.plain)?.spans ?? []
  const isOfAll = phrases.has('both') || phrases.has('allThose')
  if (!lead || others.length > 0 || lead.from === 0 || isOfAll) return null
  return /[\p{L}\p{N}]/u.test(folded.plain.slice(lead.to)) ? null : lead
}

/** Something else by its name, and how long before it: `and Anna's birthday too, but three days before`. */
function remindedOfOther(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { folded, language } = parts
  const lead = reminderWishIn(folded.text) === null ? leadBehind(parts) : null
  if (lead === null) return null
  const name = foldedText(typed(folded, 0, lead.from))
  const { findAll } = readInAnyLanguage(name.plain)
  const subject = withoutSpans(name.text, [...findAll('sameFor'), ...findAll('alsoBut')])
  const named = askedFor({ ...partsOfQuestion(subject, talk.surroundings), kind: 'change' }, talk.surroundings)
  if (namesNothing(named)) return null
  const text = `${LANGUAGE_WORDS[language].wishes.remindOfIt} ${typed(folded, lead.from, lead.to)}`
  return { ...wishAgain(talk, { subject }), text, kept: talk.before.card }
}

/** The several things that were listed last. */
function severalListed({ behind = [], ...last }: Talk['before']): readonly string[] {
  return [last, ...behind].find(({ listed }) => listed.length > 1)?.listed ?? []
}

/** The same reminder for both of what was listed: `put it on both`. */
function remindedOfBoth({ phrases, folded }: QuestionParts, talk: Talk): ReadQuestion | null {
  const ids = severalListed(talk.before)
  const isOfBoth = phrases.has('both') ? ids.length === 2 : phrases.has('allThose') && ids.length > 0
  const isOfReminder = reminderWishIn(talk.before.question.text) !== null && leadIn(folded.plain) === null
  const isSame = isOfBoth && isOfReminder && namesNothing(namedBesideMoment(folded.text, talk))
  return isSame ? wishAgain(talk, { among: amongIn(talk, ids) }) : null
}
