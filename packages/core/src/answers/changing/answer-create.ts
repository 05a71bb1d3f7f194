import { NOTICE } from '../../event/index.ts'
import type { QuickAdd, TextSpan } from '../../language/index.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { splitCategory } from './category-of-new.ts'
import { foldedText, STOP_WORDS, typed, wordsOf, type PlacedWord } from '../../intents/reading/words.ts'
import { dateIn, doubtfulDate, understoodIn } from '../../intents/reading/dates.ts'
import { daysBesideIn } from '../../intents/reading/days-beside.ts'
import { quotationIn } from '../../intents/reading/terms.ts'
import { opening } from '../words/day-words.ts'
import { readInAnyLanguage, readPhrases } from '../../intents/read-phrases.ts'
import type { ItemReminder } from '../../intents/proposed-change.ts'
import { toldParts } from '../../intents/wishes/told-parts.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { holdsNext } from '../../intents/wishes/next-thing.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { inFirstRoom } from './first-room.ts'
import { dayBesideIn, placedWish, spokenDay } from './placed-wish.ts'
import { onDayBeside } from './told-day.ts'
import { atHourOfSpoken } from './hour-of-spoken.ts'
import { namedInFull } from './named-in-full.ts'
import { textsOf, withoutPlace } from './place-of-new.ts'
import { isSometimeIn } from './sometime-in.ts'
import { titleOf } from './title-of-new.ts'
import { newOnEachDay } from './new-on-each-day.ts'
import { isEndless } from './on-card.ts'
import { thereAlready } from './there-already.ts'
import { added, unchanged } from './proposal.ts'

function withoutDay(words: string, asking: QuestionContext): Reply {
  const { language, today, surroundings, sentences } = asking
  const doubt = doubtfulDate(foldedText(words), { language, today, surroundings, isAhead: true })
  return unchanged(asking, doubt === null ? sentences.changes.whichDayToAdd : sentences.changes.whichDate(doubt))
}

/** The words of a line that say how something comes back; null where none do. */
function seriesIn({ understood }: Pick<QuickAdd, 'understood'>, { sentences }: QuestionContext): string | null {
  const words = understood.filter(({ kind }) => kind === 'recurrence').map(({ text }) => text)
  return words.length === 0 ? null : sentences.words.quoted(words.join(' '))
}

/** What is said of what was read although nobody said it. */
function guessesOf({ understood }: Pick<QuickAdd, 'understood'>, { sentences }: QuestionContext): readonly string[] {
  return understood.flatMap(({ isGuess, otherHalf, text }) => [
    ...(isGuess ? [sentences.changes.guessed(text)] : []),
    ...(otherHalf ? [sentences.changes.otherHalf(otherHalf.split('/')[0] ?? otherHalf)] : []),
  ])
}

/** When it begins, or in the usual hour of a whole day. */
const AT_ITS_TIME: readonly ItemReminder[] = [{ minutesBefore: 0, channel: NOTICE }]

/** A wish without the words that only ask to be reminded, by its verb or behind all of it, and whether there are some. */
function splitReminder({ verb, rest }: Command): { readonly wish: string; readonly isReminded: boolean } {
  const phrases = readInAnyLanguage(verb)
  const behind = readInAnyLanguage(foldedText(rest).plain).find('remindedBehind')
  const isReminded = behind !== null || phrases.has('reminding') || phrases.has('reminderNoun')
  return { wish: rest.slice(0, behind?.from).replace(/[\s,;]+$/u, ''), isReminded }
}

/** The reminders that a wish says, or one at its time where it only asks to be reminded. */
const remindersOf = ({ reminders }: Pick<QuickAdd, 'reminders'>, isReminded: boolean): readonly ItemReminder[] =>
  isReminded && reminders.length === 0 ? AT_ITS_TIME : reminders

/** A wish without words for the day that was spoken of before, where one was: `lunch THERE`, `dinner THAT evening`. */
function withoutSpokenDay(words: string, asking: QuestionContext): string {
  const onBeside = onDayBeside(words, asking)
  if (onBeside !== null) return onBeside
  if (spokenDay(asking) === null) return words
  const phrases = readInAnyLanguage(foldedText(words).plain)
  const part = phrases.find('spokenPart')
  const beside = dayBesideIn({ plain: asking.plain, phrases: readPhrases(foldedText(words).plain, asking.language) })
  // Until that day something comes back, and is not on it.
  const ends = new Set(phrases.findAll('untilThing').map(({ to }) => to))
  const ahead = phrases.find('aheadOfIt') ?? phrases.find('behindIt')
  const isAhead = ({ from, to }: TextSpan): boolean => ahead !== null && from >= ahead.from && to <= ahead.to
  const days = phrases.findAll('spokenDay').filter((one) => !ends.has(one.from - 1) && !isAhead(one))
  const spans = (beside ? [beside] : [...days, part]).flatMap((span) => span ?? [])
  const rest = withoutSpans(words, spans)
  if (part === null && beside === null) return rest
  // The part of the day is read where it is said last.
  const { ofPart } = LANGUAGE_WORDS[asking.language]
  const at = readInAnyLanguage(foldedText(rest).plain).find('halfOfDay')
  // That of an hour stays at it: `at 4pm`.
  return at && !/\d\s?$/u.test(rest.slice(0, at.from))
    ? `${withoutSpans(rest, [at])} ${ofPart} ${rest.slice(at.from, at.to)}`
    : rest
}

/** The name that a wish ends with, and where it stands with the words before it: `..., call it Garden day`. */
function titledIn(wish: string): { readonly words: string; readonly from: number; readonly to: number } | null {
  const folded = foldedText(wish)
  const said = readInAnyLanguage(folded.plain).find('titledBehind')
  const words = said ? typed(folded, said.to).trim() : ''
  return said && said.from > 0 && words !== '' ? { words, from: folded.places[said.from] ?? 0, to: wish.length } : null
}

/** A wish without its name, where that is told apart from the other words, and that name. */
function splitTitle(wish: string): { readonly named: string | null; readonly rest: string } {
  const said = quotationIn(wish) ?? titledIn(wish)
  return said
    ? { named: said.words, rest: wish.slice(0, said.from) + wish.slice(said.to) }
    : { named: null, rest: wish }
}

/** Of these nobody knows which day of them is meant. */
const UNITS: ReadonlySet<string> = new Set(['week', 'weekend', 'month', 'year'])

/** Days in the words of a name: `the week after`. */
function daysIn(title: string, { language }: QuestionContext): string | null {
  const beside = daysBesideIn(readPhrases(foldedText(title).plain, language))
  return beside !== null && UNITS.has(beside.unit) ? title.slice(beside.from, beside.to) : null
}

/**
 * Until when something comes back in words that say no day, or when it does not: `every Tuesday but not in May`, and days of which
 * one is meant; null where none are said.
 */
function unknownDays({ title, recurrence }: QuickAdd, asking: QuestionContext): string | null {
  const days = daysIn(title, asking)
  if (days !== null) return days
  const { find } = readInAnyLanguage(foldedText(title).plain)
  const until = isEndless({ recurrence }) ? find('untilThing') : null
  const said = until ?? (recurrence === null ? null : find('leavesOut'))
  return said && said.from > 0 ? title.slice(said.from) : null
}

/** Whether a title is all that says when, and no name. */
function isMoment(title: string, { language, today, surroundings }: QuestionContext): boolean {
  const said = dateIn(title, { language, today, surroundings, isAhead: true })
  const times = understoodIn(title, { language, surroundings }).filter(({ kind }) => WHEN.has(kind))
  const isDay = said !== null && said.from === 0 && said.to >= title.length
  const left = wordsOf(foldedText(withoutSpans(title, times)).plain)
  return isDay || (times.length > 0 && left.every(({ word }) => STOP_WORDS[language].has(word)))
}

const WHEN: ReadonlySet<string> = new Set(['date', 'time', 'recurrence'])

/** Whether a title says an hour that was not read: of two nobody knows which is meant. */
const keepsHour = (title: string, { language, surroundings }: QuestionContext): boolean =>
  understoodIn(title, { language, surroundings }).some(({ kind, text }) => kind === 'time' && /\d/u.test(text))

/** Whether a title says nothing, when, or only `also`, `that one` or for whom. */
function isNoName(title: string, asking: QuestionContext): boolean {
  const { find, has } = readInAnyLanguage(foldedText(title).plain)
  const isWhole = (['addedToo', 'thatOne'] as const).some((cue) => find(cue)?.to === title.length)
  return has('forWhom') || isWhole || title === '' || isMoment(title, asking)
}

/** What is asked back about a title: what it is, or which of two hours is meant. */
function unsureTitle(title: string, isHourless: boolean, asking: QuestionContext): string | null {
  const { whichTitle, whichHour } = asking.sentences.changes
  if (isNoName(title, asking)) return whichTitle
  const isHourOpen = (isHourless && keepsHour(title, asking)) || holdsNext(title)
  return isHourOpen ? whichHour(title) : null
}

/** What is said of words beside a name between quotation marks of which nothing was made. */
function leftOut(
  { title: whole, understood }: QuickAdd,
  named: string | null,
  asking: QuestionContext,
): readonly string[] {
  const title = understood.reduce((left, { text }) => left.replace(text, ' '), whole)
  const isName = ({ word }: PlacedWord): boolean => !STOP_WORDS[asking.language].has(word)
  const isSaid = named !== null && wordsOf(foldedText(title).plain).some(isName)
  return isSaid ? [asking.sentences.replies.leftOut(title.trim())] : []
}

/** Adds what is wished, on each of the dates that are said. */
export const answerCreate = (asking: QuestionContext, command: Command): Reply =>
  newOnEachDay(asking, command, addOne) ?? addOne(asking, command)

const saysDay = ({ understood }: QuickAdd): boolean =>
  understood.some(({ kind }) => kind === 'date' || kind === 'recurrence')

/** Something new as it was read, with the words that only say when, where and under which category it is. */
function readNew(asking: QuestionContext, command: Command) {
  const { wish, isReminded } = splitReminder({ ...command, rest: withoutSpokenDay(command.rest, asking) })
  const told = toldParts(inFirstRoom(wish, asking), asking.surroundings)
  const { named, rest } = splitTitle(told.words)
  const { words, id } = splitCategory(rest, asking, named !== null)
  return {
    told,
    named,
    words,
    id: told.categoryId ?? id,
    isReminded,
    read: atHourOfSpoken(placedWish(words, asking), asking),
  }
}

/** The reminders that something new has, with those of which several are said at once. */
const allReminders = (add: Pick<QuickAdd, 'reminders'>, leads: readonly number[], isReminded: boolean) => [
  ...(leads.length > 0 ? add.reminders : remindersOf(add, isReminded)),
  ...leads.map((minutesBefore) => ({ minutesBefore, channel: NOTICE })),
]

/** What is asked back about the days or the name of something new; null where both are sure. */
function unsureOf(read: QuickAdd, title: string, isHourless: boolean, asking: QuestionContext): string | null {
  const ending = unknownDays(read, asking)
  return ending === null ? unsureTitle(title, isHourless, asking) : asking.sentences.changes.whichDate(ending)
}

/** Adds one thing, where its day is sure. */
function addOne(asking: QuestionContext, command: Command): Reply {
  const { told, named, words, id, isReminded, read } = readNew(asking, command)
  if ('ask' in read) return read.ask
  const { start, end, allDay, recurrence, categoryId, ...add } = read
  if (start === null || end === null || isSometimeIn(words, asking)) return withoutDay(words, asking)
  const title = opening(namedInFull(titleOf(named ?? add.title, command.verb), asking))
  const unsure = unsureOf(read, title, named === null && allDay, asking)
  if (unsure !== null) return unchanged(asking, unsure)
  const there = thereAlready(asking, command, {
    title,
    besides: titleOf(add.title, ''),
    start,
    isDaySaid: saysDay(read),
  })
  if (there.moved !== null) return there.moved
  const reminders = allReminders(add, told.leads, isReminded)
  const event = { start, end, allDay, recurrence, categoryId: categoryId ?? id, reminders }
  return added(
    asking,
    { ...event, ...withoutPlace(title, named !== null), ...textsOf(told, asking) },
    {
      series: seriesIn(add, asking),
      behind: [...there.told, ...guessesOf(add, asking), ...leftOut(read, named, asking)],
    },
  )
}
