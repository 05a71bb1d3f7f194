import type { ReadQuestion } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { daysBesideIn } from '../reading/days-beside.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { typed } from '../reading/words.ts'
import { amendmentIn } from './amendment.ts'
import { leadAsked, remindedOn } from './amending.ts'
import { askedOfCard, onItsWeekday } from './asked-of-card.ts'
import { besideIn } from './beside.ts'
import { addedOnListed, onListedDays, whichDays } from './listed-days.ts'
import { keptAfterAll, leftWhereItIs, notOneOf, withoutSome } from './left-out.ts'
import { leftOver } from './left-over.ts'
import { moreOfTwo, ofBothTogether } from './more-of-two.ts'
import {
  anotherTimeOf,
  edgeBeside,
  inTheWay,
  inHours,
  ofUnread,
  oneOfOtherDays,
  onSomeWeekend,
  onceBack,
  stillThere,
  timeUntilIt,
  untilNext,
} from './of-the-same.ts'
import { firstRead, takenOff, withoutSomeOf, type Reader } from './of-one.ts'
import { betweenTwo, clashOfTwo, farApart, longestOfThem, whatIsBetween } from './of-two.ts'
import { addedBy, longerByOne, byOtherAmount, nextAsWell, nextWeekday } from './once-more.ts'
import { holidaysIn, nextHoliday, suchHolidays } from './of-holidays.ts'
import { movedToSpokenDay, newOnJourney, onSpokenDay, onToldDay, roomOnSpokenDay, thenOnDay } from './on-spoken-day.ts'
import { madeOf } from './made-of.ts'
import { movedToo } from './moment-told.ts'
import { offByWeekday } from './off-weekday.ts'
import { placedIn, putBack } from './placed-and-back.ts'
import { referring } from './referring.ts'
import { sameForOther } from './same-for-other.ts'
import { namedNew, newBesides, saidOfLacking, toldOfLacking } from './several-said.ts'
import { beginsAsWish, isWish, namesNothing, restBehind, saying, type Talk } from './talk.ts'
import { ofSpokenAndNamed } from './spoken-and-named.ts'
import { oneMoreUnnamed, timesOfIt } from './times-of-it.ts'
import { offOnTheirDays, whileThere } from './while-there.ts'
import { isMoment } from './is-moment.ts'
import { addedToo, asksWhatIsOn, keepingCard, movedOn, oneMoreOf, wishGoingOn, withoutSameHour } from './wish-again.ts'

/**
 * What a text means that follows an answer: a question, or the whole wish that it completes, which is to be read in its place.
 * Null where it stands by itself.
 */
export const followUpIn = (parts: QuestionParts, talk: Talk): ReadQuestion | string | null =>
  ofUnread(parts, talk) ??
  behindRemark(parts, talk) ??
  ofFirstNamed(parts, talk) ??
  (talk.before.question.kind === 'change' ? notOneOf(parts, talk) : null) ??
  followedUp(parts, talk)

/** So many clauses say how things are: what stands behind each is read. */
const REMARKS_MAX = 3

/** A wish for what was spoken of, behind how things are: `but I'm in Lisbon, take it off`. */
function behindRemark({ folded, phrases }: QuestionParts, talk: Talk): ReadQuestion | string | null {
  const { listed, card } = talk.before
  if (!phrases.has('remark') || listed.length + card.length === 0) return null
  const signs = [...folded.plain.matchAll(/[,;.!]\s+/gu)]
  for (const { index, 0: sign } of signs.slice(0, REMARKS_MAX)) {
    const wish = partsOfQuestion(typed(folded, index + sign.length), talk.surroundings)
    if (beginsAsWish(wish) && namesNothing(askedFor(wish, talk.surroundings))) return followedUp(wish, talk)
  }
  return null
}

/** A question about one of what was listed, which is named before it by its place: `the first one, what else is on that day?`. */
function ofFirstNamed({ folded, phrases }: QuestionParts, talk: Talk): ReadQuestion | string | null {
  const said = phrases.findAll('placeListed').find(({ from }) => from === 0)
  const id = talk.before.listed[Number(said?.value) - 1]
  const rest = said && folded.plain.slice(said.to).trimStart()
  if (!rest?.startsWith(',') || id === undefined || !folded.plain.includes('?')) return null
  const asked = partsOfQuestion(typed(folded, folded.plain.indexOf(',', said?.to) + 1), talk.surroundings)
  return followedUp(asked, { ...talk, before: { ...talk.before, listed: [id], focus: [] } })
}

function followedUp(parts: QuestionParts, talk: Talk): ReadQuestion | string | null {
  const isAfterWish = talk.before.question.kind === 'change'
  const isOpen = talk.before.card.length > 0 && talk.surroundings.hasOpenCard
  const first = firstRead(parts, talk, [
    askedOfCard,
    stillThere,
    untilNext,
    onItsWeekday,
    keptHour,
    putBack,
    sameForOther,
    remindedOn,
    leadAsked,
    namedNew,
    withoutSomeOf,
    ...(isOpen ? (isAfterWish ? OF_CARD : [withoutSome]) : []),
    placedIn,
  ])
  if (first !== null) return first
  const corrected = correctedIn(parts, talk, isAfterWish || isOpen)
  const said = wishBehind(corrected ?? parts, talk)
  const whatever = firstRead(said, talk, WHATEVER)
  if (whatever !== null) return whatever
  // What joins it to the card is no more in the wish itself.
  const newToo: Reader = () => newBesides(parts, talk)
  const wished = [
    saidOfLacking,
    whileThere,
    offOnTheirDays,
    newOnJourney,
    movedToSpokenDay,
    referring,
    newToo,
    onSpokenDay,
  ]
  if (isWish(said)) return keepingCard(firstRead(said, talk, wished), parts, talk)
  return isAfterWish
    ? afterWish(said, talk, corrected !== null)
    : firstRead(said, talk, [...OF_THE_SAME, besideIn, referring, onSpokenDay])
}

/** What may be said of a card that waits. */
const OF_CARD: readonly Reader[] = [
  ...[keptAfterAll, leftWhereItIs, nextWeekday, offByWeekday],
  (parts, talk) => (isMoment(parts, talk) ? toldOfLacking(parts, talk) : null),
  (parts, talk) => withoutSome(restBehind(parts, 'correcting', talk) ?? parts, talk),
  ...[leftOver, nextAsWell, oneMoreOf, byOtherAmount, amendmentIn, addedToo],
]

/** What may be said after any answer. */
const WHATEVER: readonly Reader[] = [
  ...[longerByOne, leftOver, ofSpokenAndNamed, ofBothTogether, moreOfTwo, addedOnListed, onListedDays, inTheWay],
  ...[addedBy, oneMoreUnnamed, madeOf, droppedFrom],
]

/** What is asked of the same as before, without naming it. */
const OF_THE_SAME: readonly Reader[] = [
  ...[whileThere, clashOfTwo, farApart, whatIsBetween, betweenTwo, roomOnSpokenDay, longestOfThem, whichDays],
  ...[onToldDay, thenOnDay],
  ...[timesOfIt, nextHoliday, suchHolidays, anotherTimeOf, timeUntilIt, onceBack, edgeBeside],
  ...[holidaysIn, inHours, oneOfOtherDays, onSomeWeekend],
]

/** What is said of a wish before: of its card, of when it is to be, or of other things that it is for. */
function afterWish(said: QuestionParts, talk: Talk, isCorrected: boolean): ReadQuestion | string | null {
  // Beside what is on the card `that weekend` is its own.
  if (asksWhatIsOn(said) && daysBesideIn(said.phrases) === null) return null
  const when: Reader = (parts) => movedOn(withoutSameHour(parts, talk), talk, isCorrected)
  const others: Reader = (parts) => wishGoingOn(parts, talk, isCorrected)
  const isWhere = readInAnyLanguage(said.folded.plain).has('saysWhere')
  const readers = isCorrected || isWhere ? [when, besideIn] : [besideIn, when]
  const ofItself = [timesOfIt, anotherTimeOf, timeUntilIt, onceBack, whileThere]
  // The other one, and not what the card has.
  const isInstead = isCorrected && said.phrases.has('otherOne')
  const pointed: Reader = (parts) => referring(parts, isInstead ? withoutCard(talk) : talk)
  return firstRead(said, talk, [...ofItself, newBesides, ...readers, pointed, movedToo, others])
}

/** The same with nothing on its card. */
const withoutCard = ({ surroundings, before }: Talk): Talk => ({ surroundings, before: { ...before, card: [] } })

/** That a card which would only add something is not wanted: `scrap that, I will do it another time`. */
function droppedFrom({ folded, phrases }: QuestionParts, talk: Talk): ReadQuestion | null {
  const { before } = talk
  const isLast = before.question.kind === 'change' || talk.surroundings.hasOpenCard
  if (isLast && (phrases.has('declinesBecause') || isDeclinedFor(folded, talk)))
    return saying('decline', folded.text, talk)
  const isNew = before.card.length > 0 && before.card.every(({ action }) => action === 'create')
  if (!phrases.has('dropsIt') || !talk.surroundings.hasOpenCard || !isNew) return null
  return takenOff(folded.text, spokenOf(before), talk)
}

/** Whether nothing is to be done, and why stands behind it: `hang on, put it back, I'll go late`; behind a `no` alone may stand what is. */
function isDeclinedFor({ plain, text }: QuestionParts['folded'], talk: Talk): boolean {
  const reason = readInAnyLanguage(plain).find('reasonBehind')
  if (reason === null || plain.includes('?')) return false
  const before = partsOfQuestion(text.slice(0, reason.from), talk.surroundings)
  const said = before.phrases.has('correcting') ? restBehind(before, 'correcting', talk) : before
  return said !== null && said.phrases.has('declining')
}

/** That the hour stays as the card has it, and nothing else. */
function keptHour({ folded, phrases }: QuestionParts, talk: Talk): ReadQuestion | null {
  const { card, question } = talk.before
  const isOpen = card.length > 0 && talk.surroundings.hasOpenCard
  const said = isOpen || question.kind === 'change' ? phrases.find('sameHour') : null
  const rest = said === null ? '' : withoutSpans(folded.plain, [said])
  const isAll = said !== null && (/^[\s.!,]*$/u.test(rest) || readInAnyLanguage(rest).has('agreeing'))
  return isAll ? saying(isOpen ? 'agree' : 'none', folded.text, talk) : null
}

/** What is right, behind words that say that the answer was not; of a question that is a wish alone. */
function correctedIn(parts: QuestionParts, talk: Talk, isAfterWish: boolean): QuestionParts | null {
  const behind = isWish(parts) ? null : (restBehind(parts, 'correcting', talk) ?? beforeCorrection(parts, talk))
  return behind !== null && (isAfterWish || isWish(behind)) ? behind : null
}

/** The same where only the end of it says so: `at nine instead`. */
function beforeCorrection({ folded, phrases }: QuestionParts, { surroundings }: Talk): QuestionParts | null {
  const said = phrases.find('correctedBehind')
  return said === null || said.from === 0 ? null : partsOfQuestion(typed(folded, 0, said.from), surroundings)
}

/** The wish behind a word that only joins it to what was said: `and put it in Work`. */
function wishBehind(parts: QuestionParts, talk: Talk): QuestionParts {
  const rests = (['goesOn', 'correcting', 'agreeFirst'] as const).map((cue) => restBehind(parts, cue, talk))
  return rests.find((rest) => rest !== null && isWish(rest)) ?? inItsPlace(rests[0] ?? parts, talk) ?? parts
}

/** A wish behind words that say whose place it takes, with these behind it: `in its place put a run`. */
function inItsPlace({ phrases, folded }: QuestionParts, { surroundings }: Talk): QuestionParts | null {
  const said = phrases.find('inItsPlace')
  if (said?.from !== 0) return null
  const wish = partsOfQuestion(`${typed(folded, said.to).trim()} ${typed(folded, 0, said.to)}`, surroundings)
  return isWish(wish) ? wish : null
}
