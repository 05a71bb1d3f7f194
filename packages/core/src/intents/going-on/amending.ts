import { parseDay, type Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { mentionsTime } from '../reading/dates.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { idOf, isNewId, type ProposedChange } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { foldedText, typed } from '../reading/words.ts'
import { leadTold } from '../wishes/reminder-follow-up.ts'
import { reminderWishIn } from '../wishes/reminder-wish.ts'
import { isOnlyHourLead, isWhole, leadIn } from '../wishes/reminder-lead.ts'
import { aboutListed, isBare, saying, type Talk } from './talk.ts'
import { isPartOfDay } from './moment-told.ts'
import { isMoment } from './is-moment.ts'
import { saidOtherwise } from './said-otherwise.ts'
import { hoursIn } from './wish-again.ts'

const A_DAY = 24 * 60

/** What is said of what is on a card besides its day and hour, as a wish: its length, place, category, name or a reminder. */
export const propertyOf = (whole: QuestionParts, said: QuestionParts, talk: Talk): string | null =>
  saidOtherwise(whole, said, talk) ??
  remindedOtherwise(whole, said, talk) ??
  inCategory(said, talk) ??
  placedBy(whole, said, talk) ??
  withReminder(said) ??
  calledNow(said) ??
  invited(whole, talk.before) ??
  asBareWords(said, talk)

/** Another name: `it is called Lunch`. */
function calledNow({ folded, phrases, language }: QuestionParts): string | null {
  const said = phrases.find('isCalled')
  const name = said ? typed(folded, said.to).replace(/^\s+|[\s.!]+$/gu, '') : ''
  return name ? LANGUAGE_WORDS[language].wishes.renameTo(name) : null
}

/** The place that is said, with a word that goes on before it or without. */
const placedBy = (parts: QuestionParts, said: QuestionParts, talk: Talk): string | null =>
  atPlace(parts, talk) ?? atPlace(said, talk)

/** What words say that ask nothing of their own. */
const asBareWords = (said: QuestionParts, talk: Talk): string | null =>
  isBare(said) ? (ofLength(said) ?? withMore(said, talk)) : null

/** Whether words behind a sign begin with what is another thing: `with Anna, at Gino's`, `in the centre, two hours`. */
const saysMore = (words: string): boolean =>
  words
    .split(/[,;]/u)
    .slice(1)
    .map((part) => readInAnyLanguage(foldedText(part.trim()).plain))
    .some((said) => said.find('beginsProperty')?.from === 0 || said.has('wholeLength') || said.has('bareHour'))

/** Whether words end with a place: `with the dog at Via Verdi 3`. */
const endsWithPlace = (folded: QuestionParts['folded'], talk: Talk): boolean =>
  readInAnyLanguage(folded.plain)
    .findAll('beginsProperty')
    .some(({ from }) => from > 0 && atPlace(partsOfQuestion(typed(folded, from), talk.surroundings), talk) !== null)

/** Who is to come as well, as a new name of something new: `invite Marta too`. */
function invited({ folded, phrases, language }: QuestionParts, { card }: Talk['before']): string | null {
  const [event, ...others] = card
  const said = phrases.find('invites')
  if (!said || event?.action !== 'create' || others.length > 0) return null
  const who = foldedText(typed(folded, said.to).replace(/[\s.!]+$/u, ''))
  const name = withoutSpans(who.text, readInAnyLanguage(who.plain).findAll('alsoSaid'))
  const { and, wishes } = LANGUAGE_WORDS[language]
  const isWithOther = readInAnyLanguage(foldedText(event.title).plain).has('company')
  return wishes.renameTo(`${event.title} ${isWithOther ? and : wishes.with} ${name}`)
}

/** A wish for more words in the title of something new: `with Julia`. */
function withMore({ folded, phrases, language }: QuestionParts, talk: Talk): string | null {
  const { card } = talk.before
  const [event, ...others] = card
  const isOne = event?.action === 'create' && others.length === 0
  if (!isOne || !phrases.has('withSomebody') || saysMore(folded.plain) || endsWithPlace(folded, talk)) return null
  return LANGUAGE_WORDS[language].wishes.renameTo(`${event.title} ${folded.text.replace(/[\s.!]+$/u, '')}`)
}

/** A wish for another length of what was spoken of; null where the words say none. */
export function lengthened(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const text = isBare(parts) ? ofLength(parts) : null
  return text === null ? null : aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: 'change', text })
}

/** A wish for another length: `an hour longer`, `for two hours`, `until ten`. */
function ofLength({ folded, phrases, language }: QuestionParts): string | null {
  const { lengthen, shorten, toLast, until } = LANGUAGE_WORDS[language].wishes
  const amountIn = (cue: 'longerBy' | 'shorterBy' | 'wholeLength'): string | null => {
    const said = phrases.find(cue)
    const words = said && foldedText(typed(folded, said.from, said.to))
    const amount = words && readInAnyLanguage(words.plain).find('byAmount')
    return words && amount ? typed(words, amount.from, amount.to) : null
  }
  const allDay = phrases.find('lastsAllDay')
  if (allDay?.from === 0) return `${toLast} ${typed(folded, allDay.from, allDay.to)}`
  const end = phrases.find('endsAt')
  if (end) return `${lengthen} ${until} ${typed(folded, end.to)}`
  const [longer, shorter, whole] = [amountIn('longerBy'), amountIn('shorterBy'), amountIn('wholeLength')]
  if (longer !== null) return `${lengthen} ${longer}`
  if (shorter !== null) return `${shorten} ${shorter}`
  if (whole !== null) return `${toLast} ${whole}`
  return phrases.has('lastingUntil') ? `${lengthen} ${folded.text}` : null
}

/** Whether reminders are spoken of: they are named, or on the card of what is meant. */
function isOfReminders(whole: QuestionParts, { before }: Talk): boolean {
  const ids = spokenOf(before)
  const has = (change: ProposedChange): boolean =>
    change.action === 'remind' || (change.action === 'create' && change.reminders.length > 0)
  const isOnCard = before.card.some((change, place) => ids.includes(idOf(change, place)) && has(change))
  const isSaid = whole.phrases.has('reminderNoun') || reminderWishIn(before.question.text) !== null
  return isSaid || (isOnCard && (isAlso(whole) || before.card.every(({ action }) => action === 'remind')))
}

/** Whether something is said besides what was said before. */
export const isAlso = ({ phrases }: QuestionParts): boolean => phrases.has('goesOn') || phrases.has('alsoSaid')

/** A reminder so many days before, as it was wished, and now its hour: `remind me of it a week before`, `at 9 in the morning`. */
function atHourOfDay(words: string, { before: { question, card } }: Talk, language: Language): string | null {
  const wish = reminderWishIn(question.text)
  const isOfDays =
    wish?.minutesBefore.length === 1 && wish.minutesBefore[0] !== undefined && wish.minutesBefore[0] % A_DAY === 0
  if (!isOfDays || !card.every(({ action }) => action === 'remind')) return null
  const whole = [words, LANGUAGE_WORDS[language].wishes.atHour(words)].map((hour) => `${question.text} ${hour}`)
  return whole.find((text) => reminderWishIn(text)?.walls.length === 1) ?? null
}

/** How long before something a reminder is to come instead, or another one as well, where those are spoken of. */
function remindedOtherwise(whole: QuestionParts, { folded, language }: QuestionParts, talk: Talk): string | null {
  if (!isOfReminders(whole, talk)) return null
  const { remindOfIt, before, instead } = LANGUAGE_WORDS[language].wishes
  const words = readInAnyLanguage(folded.plain).find('alsoSaid')?.from === 0 ? withoutAlso(folded) : folded.text
  const lead = [words, before(words)].find(isLeadAlone)
  if (lead === undefined) return atHourOfDay(words, talk, language)
  const isNew = spokenOf(talk.before).some(isNewId)
  return `${remindOfIt} ${lead}${isNew && !isAlso(whole) ? ` ${instead}` : ''}`
}

/** How long before what was spoken of a reminder is to come, where that was asked. */
export function leadAsked({ folded, language }: QuestionParts, talk: Talk): ReadQuestion | null {
  const { question, listed } = talk.before
  if (question.kind !== 'change' || listed.length === 0) return null
  const lead = leadTold(question.text, folded.text, language)
  if (lead === null) return null
  const { remindOfIt, instead } = LANGUAGE_WORDS[language].wishes
  const ids = spokenOf(talk.before)
  const isNew = ids.some(isNewId)
  // One that was proposed for an hour which nobody said gives way.
  const text = `${remindOfIt} ${lead}${isNew ? ` ${instead}` : ''}`
  const wish = aboutListed(talk, { ids }, { kind: 'change', text })
  return wish.among ? { ...wish, among: { ...wish.among, isAnew: !isNew } } : wish
}

/** A reminder of what was spoken of on a day that is said: `remind me of it on 25 June`. */
export function remindedOn(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { listed } = talk.before
  const said = parts.phrases.find('remindsOfIt') ?? parts.phrases.find('reminding')
  if (said?.from !== 0 || listed.length === 0 || parts.folded.plain.includes('?')) return null
  const rest = partsOfQuestion(typed(parts.folded, said.to), talk.surroundings)
  const day = dayOfReminder(rest, talk)
  // At which hour of an evening it is to come nobody knows.
  if (day === null) return rest.phrases.has('thatPart') ? saying('none', parts.folded.text, talk) : null
  const [hour] = hoursIn(rest, talk)
  const text = `${LANGUAGE_WORDS[rest.language].wishes.remindOfIt} ${hour?.text ?? ''}`.trim()
  return aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: 'change', text, day })
}

/** The day on which a reminder is to come; null where none is said, or at an hour that nobody knows. */
function dayOfReminder(said: QuestionParts, talk: Talk): Day | null {
  if (said.phrases.has('thatPart')) return morningOnCard(said, talk)
  return isMoment(said, talk) ? dayIn(said) : null
}

/** The day of the one new event, where its morning is meant. */
function morningOnCard({ phrases }: QuestionParts, { before }: Talk): Day | null {
  const [one, ...others] = before.card
  return phrases.has('morning') && one?.action === 'create' && others.length === 0
    ? parseDay(one.start.slice(0, 'yyyy-mm-dd'.length))
    : null
}

/** The day that is said; null where a part of it is, as which hour of an evening is meant nobody knows. */
function dayIn({ period, phrases }: QuestionParts): Day | null {
  const isPart = (['morning', 'afternoon', 'evening'] as const).some((cue) => phrases.has(cue))
  return period !== null && period.first === period.last && !isPart ? period.first : null
}

/** What is said without `also` before it. */
const withoutAlso = (folded: QuestionParts['folded']): string =>
  typed(folded, readInAnyLanguage(folded.plain).find('alsoSaid')?.to ?? 0).trim()

/** Whether a text says how long before something, and nothing else. */
const isLeadAlone = (text: string): boolean => {
  const { plain } = foldedText(text.replace(/[\s.!]+$/u, ''))
  const lead = isOnlyHourLead(plain) ? null : leadIn(plain)
  return isOnlyHourLead(plain) || (lead !== null && isWhole(lead, plain))
}

/** A wish to put it into the category that is named, and nothing else. */
export function inCategory({ folded, language }: QuestionParts, { surroundings }: Talk): string | null {
  const said = readInAnyLanguage(folded.plain)
  const before = [said.find('into'), said.find('inCategory')].findLast((one) => one?.from === 0)
  const behind = said.find('categoryBehind')
  const name = folded.plain.slice(before?.to ?? 0, behind?.from).replaceAll(/^[\s:]+|[\s.!]+$/gu, '')
  const category = surroundings.categories.find((one) => foldedText(one.name).plain === name)
  return category && before ? LANGUAGE_WORDS[language].wishes.putInto(category.name) : null
}

/** Whether words are the name of a place, or of a kind of place: `Gino`, `al bar`. */
const isPlaceName = (words: string): boolean =>
  /^\p{Lu}/u.test(words) || readInAnyLanguage(foldedText(words).plain).has('placeNoun')

/** A wish for a place: a name behind the word that says where, or whatever `it is at`, and no day or hour. */
function atPlace(parts: QuestionParts, talk: Talk): string | null {
  const { folded, phrases, language, period } = parts
  const { before } = talk
  const said = period === null ? (phrases.find('itIsAt') ?? phrases.find('atPlace')) : null
  if (said === null || saysOther(parts, talk)) return null
  const place = typed(folded, said.to).trim()
  const isSaid = !/[,;]/u.test(place) && (phrases.has('itIsAt') || isOfNew(before.card, place))
  const isName = isSaid ? isWords(place) : isPlaceName(place)
  return isName && !mentionsTime(folded.text, { language, surroundings: talk.surroundings })
    ? LANGUAGE_WORDS[language].wishes.placeAt(place)
    : null
}

/** Whether other things are said as well, that something is in the place of another, a part of the day, or another category. */
const saysOther = ({ folded, phrases }: QuestionParts, { before: { card } }: Talk): boolean =>
  saysMore(folded.plain) ||
  phrases.has('inItsPlace') ||
  isPartOfDay(folded.plain) ||
  (card.length > 0 && card.every(({ action }) => action === 'categorise') && !phrases.has('itIsAt'))

/** Of something new also several words in small letters are a place: `in victoria park`. */
const isOfNew = ([event, ...others]: Talk['before']['card'], place: string): boolean =>
  event?.action === 'create' && others.length === 0 && /\s/u.test(place)

const isWords = (text: string): boolean =>
  /^\p{L}/u.test(text) && !readInAnyLanguage(foldedText(text).plain).has('partOfEvent')

/** A wish for a reminder, with how long before where that is said: `with a reminder an hour before`. */
function withReminder({ folded, phrases, language }: QuestionParts): string | null {
  const said = phrases.find('withReminder')
  if (said?.from !== 0) return null
  return `${LANGUAGE_WORDS[language].wishes.remindOfIt} ${withoutSpans(folded.text, [said])}`
}
