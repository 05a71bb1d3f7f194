import { readInAnyLanguage, readPhrases, tenseOf } from '../read-phrases.ts'
import type { QuestionKind, ReadQuestion } from '../question-types.ts'
import { defaultDays, todayOf } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import {
  asksOfSomething,
  referenceIn,
  spokenOf,
  unsaidReference,
  withoutSpans,
  type Reference,
} from '../reading/references.ts'
import { askedFor, type EventSelector } from '../reading/terms.ts'
import { foldedText, isStopWord, typed, wordsOf, wholePlain } from '../reading/words.ts'
import { wishIn, type Wish } from '../wishes/command.ts'
import { inTurn } from './while-there.ts'
import { namedBesideMoment } from './is-moment.ts'
import { besides } from './wish-again.ts'
import {
  aboutListed,
  actionOf,
  amongIn,
  isBare,
  isOfUnits,
  isWish,
  namesNothing,
  restBehind,
  saying,
  wishAgain,
  type Talk,
} from './talk.ts'

/** What is said besides the words that refer. */
interface Rest {
  readonly rest: QuestionParts
  readonly asked: EventSelector
}

/** What words mean of what was listed; null where they mean what is selected on the page, or nothing of the kind. */
function meantOf({ phrases, kind }: QuestionParts, { before, surroundings }: Talk): Reference | null {
  const isSelection = phrases.has('these') && surroundings.selectedIds.length > 0
  const said = isSelection ? null : referenceIn(phrases, before)
  // Of the busiest day the calmest is another one.
  if (isOfUnits(kind) && isOfUnits(before.question.kind)) return null
  // Of several things `it` is none: `what time is it?`
  return said !== null && kind === 'none' && said.isOne && said.ids.length > 1 ? null : said
}

/** What speaks of things that were listed. */
export function referring(whole: QuestionParts, talk: Talk): ReadQuestion | null {
  if (talk.before.listed.length === 0) return null
  const parts = isWish(whole) ? withoutThen(whole, talk) : whole
  const meant = meantOf(parts, talk)
  if (meant === null) return referringUnsaid(parts, talk)
  const rest = withoutNextOne(partsOfQuestion(withoutSpans(wholePlain(parts.folded), meant.spans), talk.surroundings))
  const asked = askedFor(rest, talk.surroundings)
  // The longest meeting is not the longest of all that was listed.
  if (meant.extreme !== undefined && !namesNothing(asked)) return null
  // By its weekday or its name one of all that was listed is told.
  const isTold = parts.phrases.has('someWeekday') || !namesNothing(asked)
  const isOfAll = meant.by === 'word' && isTold && !isWish(parts)
  return referringBy(isOfAll ? { ...meant, ids: talk.before.listed } : meant, { rest, asked }, { parts, talk })
}

/** A wish without the `then` that ends it, and that says no days: `move that to Tuesday then`. */
function withoutThen(wish: QuestionParts, { surroundings }: Talk): QuestionParts {
  const { folded, phrases } = wish
  const behind = phrases.has('untilThing') ? undefined : phrases.findAll('saidBehind').at(-1)
  return behind && behind.from > 0 ? partsOfQuestion(typed(folded, 0, behind.from), surroundings) : wish
}

/** What is read of a text about whatever weekends or weekdays: of what was listed `the Friday one` is not on the next Friday. */
function withoutNextOne(parts: QuestionParts): QuestionParts {
  const { phrases, period, folded, language } = parts
  const words = period && folded.plain.slice(period.from, period.to)
  const isWeekday = words !== null && readPhrases(words, language).has('loneWeekday')
  return phrases.has('onWeekends') || (isWeekday && !isWish(parts)) ? { ...parts, period: null } : parts
}

function referringBy(
  said: Reference,
  { rest, asked }: Rest,
  { parts, talk }: { readonly parts: QuestionParts; readonly talk: Talk },
): ReadQuestion | null {
  const isNothingElse = namesNothing(asked) && rest.period === null
  // Of a few that are named something else is meant: `the first two meetings of June`.
  if (said.by === 'few' && !isNothingElse) return null
  const whole = wholeAbout(isOfPlace(parts, said) ? rest : parts, said, talk)
  if (whole !== null) return whole
  if (isBare(rest)) return pointing(said, { rest, asked }, talk)
  const isOfOther = rest.kind === 'conflicts'
  return said.by === 'word' || isNothingElse || isOfOther ? questionAbout(said, { rest, asked }, talk) : null
}

/** Whether a reminder is wished for what words mean by its place alone: `set a reminder for the second`. */
function isOfPlace({ folded }: QuestionParts, { by }: Reference): boolean {
  const wish = wishIn(folded.text)
  return by === 'place' && wish !== null && 'source' in wish
}

/** A wish, or a target to plan: their words are read again with the words that refer. */
function wholeAbout(parts: QuestionParts, said: Reference, talk: Talk): ReadQuestion | null {
  const { text } = parts.folded
  if (isWish(parts)) return aboutListed(talk, said, { kind: 'change', text })
  return parts.kind === 'plan' ? aboutListed(talk, said, { kind: 'plan', text }) : null
}

/** What names nothing, and means what was listed. */
function referringUnsaid(whole: QuestionParts, talk: Talk): ReadQuestion | null {
  const narrowed = talk.before.question.kind === 'change' ? null : restBehind(whole, 'only', talk)
  if (narrowed !== null && !isWish(narrowed)) return narrowing(withoutNextOne(narrowed), talk)
  const parts = narrowed ?? whole
  const asked = askedFor(parts, talk.surroundings)
  if (isWish(parts)) return unsaidWish({ rest: parts, asked }, talk)
  if (!namesNothing(asked)) return null
  const unsaid = isOfOtherDays(parts, talk) ? null : unsaidReference(parts, talk.before)
  if (unsaid === null) return null
  return isOfThem(parts, talk) ? questionAbout(unsaid, { rest: parts, asked }, talk) : ofSame(parts, talk)
}

/** Whether a question about what was listed is not one about another time: of days that are over all was. */
function isOfThem(parts: QuestionParts, talk: Talk): boolean {
  const { phrases, kind } = parts
  const { before, surroundings } = talk
  const { question } = before
  if (isLeftOfCounted(parts, talk)) return false
  const isOver = question.hasPeriod && question.last < todayOf(surroundings)
  const tense = tenseOf(phrases)
  return tense === null || (tense === 'past' && isOver) || kind === 'when' || phrases.has('withWhom')
}

/** Whether it is asked how many are left of what was counted. */
const isLeftOfCounted = ({ phrases }: QuestionParts, { before: { question } }: Talk): boolean =>
  question.kind === 'count' && phrases.has('leftOver') && !phrases.has('timeLeft')

/** Whether other days are asked about: behind `about` no day is sure, but `what about Sunday afternoon` is of one. */
const isOfOtherDays = (parts: QuestionParts, talk: Talk): boolean =>
  parts.phrases.has('goesOnAbout') && (restBehind(parts, 'goesOn', talk)?.period ?? null) !== null

/** Some of what was listed: `only in June`. */
function narrowing(rest: QuestionParts, talk: Talk): ReadQuestion {
  const asked = askedFor(rest, talk.surroundings)
  return questionAbout({ ids: talk.before.listed, spans: [], by: 'nothing', isOne: false }, { rest, asked }, talk)
}

/** A wish that names nothing: for all that was listed, or for a reminder of what was spoken of. */
function unsaidWish({ rest, asked }: Rest, talk: Talk): ReadQuestion | null {
  const { folded, phrases, period } = rest
  const wish = wishIn(folded.text)
  if (wish === null) return null
  const about = (ids: readonly string[]): ReadQuestion =>
    aboutListed(talk, { ids, isOne: talk.before.asks === 'which' }, { kind: 'change', text: folded.text })
  if (isTextOfIt(wish, { rest, asked }, talk) || isMoveOfIt(wish, rest, talk)) return about(spokenOf(talk.before))
  if (period !== null) return null
  if (isReminderOfIt(wish)) return about(spokenOf(talk.before))
  return namesNothing(asked) && phrases.has('everything') ? about(talk.before.listed) : null
}

/** Whether a reminder is wished for, and not of what. */
export const isReminderOfIt = (wish: Wish): boolean =>
  'source' in wish && wordsOf(foldedText(wish.source).plain).every(({ word }) => isStopWord(word))

/** Whether a place, a note or a category is wished for, and not for what: `set the location to the park`. */
function isTextOfIt(wish: Wish, { rest, asked }: Rest, talk: Talk): boolean {
  const action = actionOf(wish)
  if (isOfCategory(action, rest)) return asked.terms.length === 0 && rest.period === null
  if (!('verb' in wish) || (action !== 'locate' && action !== 'note')) return false
  const folded = foldedText(wish.rest)
  const [split] = readInAnyLanguage(folded.plain).findAll(action === 'locate' ? 'newPlace' : 'newNote')
  const lead = typed(folded, 0, split?.from ?? 0)
  return namesNothing(askedFor(partsOfQuestion(lead, talk.surroundings), talk.surroundings))
}

/** Whether something is wished to be in another category, or in none. */
const isOfCategory = (action: string, { phrases }: QuestionParts): boolean =>
  action === 'categorise' || (action === 'delete' && phrases.has('noCategory'))

/** Whether the one thing that was spoken of is to be moved, or to last otherwise, which goes without saying: `push by half an hour`. */
function isMoveOfIt(wish: Wish, { folded }: QuestionParts, talk: Talk): boolean {
  const action = actionOf(wish)
  const isOfOne = (action === 'shift' || action === 'extend') && spokenOf(talk.before).length === 1
  return isOfOne && namesNothing(namedBesideMoment(folded.text, talk))
}

/** The same at another time: `and how many are left?`, which is of the days that were asked about where these are not over. */
function ofSame({ kind, folded }: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const { terms, categoryId, hasPeriod, first, last } = before.question
  if (kind === null || namesNothing({ terms, categoryId, words: [] })) return null
  const today = todayOf(surroundings)
  const isWithin = hasPeriod && last >= today
  const days = isWithin ? { first: Math.max(first, today), last } : defaultDays(kind, surroundings)
  // How many are left is a number, where one was asked for.
  const asked = kind === 'when' ? before.question.kind : kind
  return { kind: asked, ...days, hasPeriod: isWithin, terms, categoryId, text: folded.text }
}

/** Kinds that find what was listed: of that there is no next, and no other. */
const TO_FIND: ReadonlySet<QuestionKind> = new Set(['agenda', 'next', 'last', 'help', 'none'])

/** What is asked about what was listed. */
function kindAbout({ kind, phrases }: QuestionParts): QuestionKind {
  if ((kind === null || kind === 'find') && asksOfSomething(phrases)) return 'when'
  return kind === null || TO_FIND.has(kind) || (kind === 'when' && phrases.has('during')) ? 'find' : kind
}

/** A question about some of what was listed. */
function questionAbout(said: Reference, { rest, asked }: Rest, talk: Talk): ReadQuestion {
  const { period, folded, phrases } = rest
  const { terms, categoryId } = asked
  const days = period ? { first: period.first, last: period.last, hasPeriod: true } : {}
  const asking = aboutListed(talk, said, { kind: kindAbout(rest), terms, categoryId, ...days, text: folded.text })
  // Of a flight it is the journey that somebody returns from.
  if (phrases.has('comesHome') && asking.among) return { ...asking, among: { ...asking.among, inTurn: inTurn(talk) } }
  return said.isOfDays ? { ...asking, among: { ...amongIn(talk, said.ids), isOfDays: true } } : asking
}

/** Words that only point: they choose what the wish before is about, or ask the same of another one. */
function pointing(said: Reference, { rest, asked }: Rest, talk: Talk): ReadQuestion {
  const { question } = talk.before
  if (question.kind === 'change' && !asksOfSomething(rest.phrases)) return wishPointing(said, { rest, asked }, talk)
  if (question.kind === 'when' && said.by === 'place')
    return aboutListed(talk, said, { kind: 'when', text: question.text })
  return questionAbout(said, { rest, asked }, talk)
}

/** Whether a place in the list is said, or how many of it. */
const isPlaced = ({ by }: Reference): boolean => by === 'place' || by === 'few'

/** Whether something is meant besides what was spoken of. */
const isOfOther = ({ by, isOne }: Reference, { phrases }: QuestionParts): boolean =>
  by === 'word' && isOne && (phrases.has('alsoSaid') || phrases.has('goesOn'))

/** The wish before for those that are pointed at, or where to these are moved. */
function wishPointing(said: Reference, { rest, asked }: Rest, talk: Talk): ReadQuestion {
  const { listed } = talk.before
  if (said.isOther) {
    const subject = namesNothing(asked) ? {} : { subject: rest.folded.text }
    return wishAgain(talk, { among: amongIn(talk, said.ids, true), ...subject })
  }
  // Another one by its name is none of those: `and that of Anna`; what is new already is not added once more for it.
  const isNamed = isOfOther(said, rest) && !namesNothing(asked)
  if (isNamed && actionOf(wishIn(talk.before.question.text)) === 'create') return saying('none', rest.folded.text, talk)
  if (isNamed) return besides(wishAgain(talk, { subject: rest.folded.text }), rest, talk)
  const ids = isPlaced(said) ? said.ids : listed
  const isNarrowed = ids === listed && rest.phrases.has('only')
  const wish = wishAgain(talk, { among: { ...amongIn(talk, ids, said.isOne), isNarrowed }, subject: rest.folded.text })
  return said.by === 'word' ? besides(wish, rest, talk) : wish
}
