import { readInAnyLanguage } from '../read-phrases.ts'
import { withoutSpans } from '../reading/references.ts'
import { foldedText, isStopWord, typed, wordsOf } from '../reading/words.ts'
import type { TextSpan } from '../../language/index.ts'
import type { QuestionSurroundings } from '../question-types.ts'
import { understoodIn } from '../reading/dates.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { isNote, wishIn, type Command, type Wish } from './command.ts'
import { nextIn, rightBehind, type NextThing } from './next-thing.ts'
import { beginsAsPart, nameIn, toldParts } from './told-parts.ts'
import { afterDayOf, commasIn, isNoJoint, nextOf, onDay, placesOfMore, withinTimes } from './wish-joints.ts'

/** Whether a text begins with the words of a wish. */
function beginsAsWish(text: string): boolean {
  const wish = wishIn(text)
  if (wish === null) return false
  const { plain } = foldedText(text)
  const phrases = readInAnyLanguage(plain)
  return 'verb' in wish
    ? plain.startsWith(wish.verb)
    : (['reminding', 'makesReminder', 'taking'] as const).some((cue) => phrases.find(cue)?.from === 0)
}

/** Whether a wish is for something new. */
const isAdding = (wish: Wish): boolean => 'verb' in wish && wish.action === 'create'

/** Whether the first is a wish of its own: what is added may come with its reminder, but for one that counts from a day before. */
function isApart(one: string, other: string, surroundings: QuestionSurroundings): boolean {
  const [first, second] = [wishIn(one), wishIn(other)]
  if (second === null) return false
  const isOwn = 'verb' in second || second.isVague || second.walls.length > 0
  return first === null ? isOwn && !('verb' in second) && isNote(one, surroundings) : isOwn || !isAdding(first)
}

/** Whether a text wishes for a reminder of what was named before it. */
const remindsOfIt = (text: string): boolean => {
  const wish = wishIn(text)
  return wish !== null && 'source' in wish && wish.source === ''
}

/** The day and the hour that are said of something. */
interface Moment {
  readonly day: string | null
  readonly hour: string | null
}

/** The day that words say beside a name; null where they name nothing, or say no time at all. */
function namedMoment(text: string, surroundings: QuestionSurroundings): Moment | null {
  const said = understoodIn(text, { language: surroundings.language, surroundings })
  const date = said.find(({ kind }) => kind === 'date') ?? said.find(({ kind }) => kind === 'recurrence')
  const times = [...said.filter(({ kind }) => kind === 'date' || kind === 'time'), ...weekdaysIn(text)]
  const begin = Math.min(...times.map(({ from }) => from))
  const isEnd = readInAnyLanguage(foldedText(text.slice(begin)).plain).has('untilThing')
  const name = isEnd ? text.slice(0, begin) : withoutSpans(text, [...said, ...times])
  const isNamed =
    wordsOf(foldedText(name).plain).some(({ word }) => !isStopWord(word)) &&
    wordsOf(foldedText(nameIn(text, surroundings)).plain).some(({ word }) => !isStopWord(word))
  const hour = said.find(({ kind }) => kind === 'time')?.text ?? null
  return isNamed && times.length > 0 ? { day: date?.text ?? null, hour } : null
}

/** A weekday says when even where nobody knows which day it is: that is asked back. */
const weekdaysIn = (text: string) => readInAnyLanguage(foldedText(text).plain).findAll('someWeekday')

const SHARED: ReadonlySet<string> = new Set(['create', 'shift', 'delete'])

/** A wish that begins with a verb of which more may be said: of adding, moving, or surely of taking away. */
function openingWish(text: string, surroundings: QuestionSurroundings): Command | null {
  const wish = wishIn(toldParts(text, surroundings).words)
  const isVerb = wish !== null && 'verb' in wish && SHARED.has(wish.action)
  const { plain } = foldedText(text)
  const begin = plain.slice(readInAnyLanguage(plain).find('asksPolitely')?.to ?? 0).trimStart()
  return isVerb && !readInAnyLanguage(wish.verb).has('carries') && begin.startsWith(wish.verb) ? wish : null
}

/** Whether what somebody must do, or has on beside what is to go, only says why: `cancel German, I've got parents' evening`. */
function isWhy({ action }: Command, words: string, surroundings: QuestionSurroundings): boolean {
  if (readInAnyLanguage(foldedText(words).plain).find('mustDo')?.from === 0) return true
  const told = wishIn(words)
  const isTold = told !== null && 'verb' in told && told.verb === ''
  return action === 'delete' && isTold && namedMoment(words, surroundings) === null
}

/** Wishes whose own words may hold a comma: `add a note, book the hotel`. */
const HOLDS_WORDS: ReadonlySet<string> = new Set(['note', 'rename', 'locate'])

/**
 * Whether one more wish begins behind a comma: about what is there, or with a verb where nothing that is to be added waits
 * for its day. What somebody must do may also be why: `add the Friday before too, I have to pack`.
 */
function beginsBehindComma(one: string, other: string, surroundings: QuestionSurroundings): boolean {
  if (remindsOfIt(other)) return true
  const wish = wishIn(one)
  if (wish === null || !('verb' in wish) || HOLDS_WORDS.has(wish.action)) return false
  const isWhole = !isAdding(wish) || namedMoment(one, surroundings) !== null
  return isWhole && beginsAsWish(other) && !isWhy(wish, other, surroundings)
}

/** The moment of words, of which one more thing with its own may follow: then that of what stands before it. */
function momentOfFirst(text: string, surroundings: QuestionSurroundings): ReturnType<typeof namedMoment> {
  const whole = namedMoment(text, surroundings)
  if (whole?.day) return whole
  const first = placesOfMore(text).map(({ from }) => namedMoment(text.slice(0, from), surroundings))
  return first.find((moment) => moment?.day) ?? whole
}

/** When the first of two things is that one verb is said of: what is moved may stay on its day, what is added has one. */
function momentToShare({ action, rest }: Command, surroundings: QuestionSurroundings): ReturnType<typeof namedMoment> {
  const moment = namedMoment(rest, surroundings)
  return moment && (moment.day !== null || moment.hour !== null || action === 'shift') ? moment : null
}

/** Two wishes of one verb: `add lunch on Friday at one, AND DINNER AT NINE`. */
function withSharedVerb(
  one: string,
  said: string,
  surroundings: QuestionSurroundings,
): readonly [string, string] | null {
  const wish = openingWish(one, surroundings)
  const first = wish && momentToShare(wish, surroundings)
  if (!wish || !first) return null
  const words = withoutSpans(said, readInAnyLanguage(foldedText(said).plain).findAll('onSameDay'))
  if (!namesThing(nextOf(words), surroundings)) return null
  const other = afterDayOf(one, words, surroundings)
  const second = momentOfFirst(other, surroundings)
  if (!second) return null
  const withDay = (text: string, day: string | null): string =>
    day === null || wish.action !== 'create' ? text : onDay(text, day, surroundings)
  const isDayTold = second.day !== null || weekdaysIn(other).length > 0
  return [
    withDay(one, first.day === null ? second.day : null),
    withDay(`${wish.verb} ${other}`, isDayTold ? null : first.day),
  ]
}

/** Two notes, of which the one that says no day is on that of the other: `kids 10.30 and lunch at one on Sunday`. */
function notesIn(one: string, other: string, surroundings: QuestionSurroundings): readonly [string, string] | null {
  // More than one thing may follow: the next one is on the day of the first.
  const next = nextOf(other)
  const isMore = next.length < other.length
  const [first, second] = [dayOfNote(one, surroundings), dayOfNote(next, surroundings)]
  const before = first === null ? withDayOf(one, second ?? '', false) : one
  const dated = (note: string): string => (second === null ? withDayOf(note, first ?? '', isMore) : note)
  // Of several that follow each is read in its turn.
  const areNoted = [before, dated(next)].every((note) => isNote(note, surroundings)) && namesThing(next, surroundings)
  return areNoted ? [before, dated(other)] : null
}

/** Whether words name something, and do not only say when. */
function namesThing(words: string, surroundings: QuestionSurroundings): boolean {
  return wordsOf(nameIn(words, surroundings)).length > 0
}

/** The day that a note says, which is empty where only a weekday does; null where none is said. */
function dayOfNote(text: string, surroundings: QuestionSurroundings): string | null {
  const said = understoodIn(text, { language: surroundings.language, surroundings })
  return said.find(({ kind }) => kind === 'date')?.text ?? (weekdaysIn(text).length > 0 ? '' : null)
}

/** A note with a day: before the first of several things, which the others follow. */
const withDayOf = (note: string, day: string, isMore: boolean): string => (isMore ? `${day} ${note}` : `${note} ${day}`)

/** The first of two things, and one more that is added like it, or noted. */
function withMore(one: string, next: NextThing, surroundings: QuestionSurroundings): readonly [string, string] | null {
  const wish = openingWish(one, surroundings)
  const behind = rightBehind(wish, next, surroundings)
  if (behind !== null) return namedMoment(one, surroundings)?.hour ? [one, behind] : null
  return wish === null ? notesIn(one, next.words, surroundings) : withSharedVerb(one, next.words, surroundings)
}

/** Whether the second only tells more of what the first adds: `..., and file it under Health`. */
function isToldOf(one: string, other: string, surroundings: QuestionSurroundings): boolean {
  const wish = wishIn(toldParts(one, surroundings).words)
  return (wish === null || isAdding(wish)) && beginsAsPart(other, surroundings)
}

/** What stands before and behind each place where one more wish may begin. */
function halvesOf(text: string, surroundings: QuestionSurroundings) {
  const folded = foldedText(text)
  const joins: readonly TextSpan[] = readInAnyLanguage(folded.plain).findAll('joinsWishes')
  const isWithin = withinTimes(text, surroundings)
  return [...joins, ...commasIn(folded.plain)]
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from }) => !isWithin(folded.places[from] ?? 0))
    .map((join) => ({
      one: typed(folded, 0, join.from).trim(),
      other: typed(folded, join.to).trim(),
      isJoined: joins.includes(join),
      joint: folded.plain.slice(join.from, join.to),
    }))
    .filter(({ one, other }) => one !== '' && other !== '' && !isNoJoint(one, other))
}

/** Two wishes that are said in one text, of which all is read. */
function partedIn(text: string, surroundings: QuestionSurroundings): readonly [string, string] | null {
  for (const { one, other, isJoined, joint } of halvesOf(text, surroundings)) {
    if (isToldOf(one, other, surroundings)) continue
    const isWish = isJoined ? beginsAsWish(other) : beginsBehindComma(one, nextOf(other), surroundings)
    if (isWish && isApart(one, other, surroundings)) return [one, other]
    const both = withMore(one, nextIn(joint, other), surroundings)
    if (both !== null) return both
  }
  return null
}

/** So many characters of a text are looked at for its next wish. */
const REACH = 240

/** The beginning of a long text, before one of the places where one more wish may begin; null where it is not long. */
function beginningOf(text: string): string | null {
  const folded = foldedText(text.slice(0, REACH))
  const last = placesOfMore(folded.text).at(-1)
  return text.length > REACH && last !== undefined ? typed(folded, 0, last.from) : null
}

/**
 * Two wishes that are said in one text, such as `delete the workshop and move the vet to Friday`; null where it is one.
 * What stands far behind the first is looked at in its turn only, so that the time for a list grows with its length.
 */
export function twoWishesIn(text: string, surroundings: QuestionSurroundings): readonly [string, string] | null {
  const beginning = beginningOf(text)
  const parted = beginning === null ? null : partedIn(beginning, surroundings)
  return parted === null || beginning === null
    ? partedIn(text, surroundings)
    : [parted[0], parted[1] + text.slice(beginning.length)]
}

/** The wishes that are said in one text, in their order; one at least. */
export function wishesIn(text: string, surroundings: QuestionSurroundings): readonly string[] {
  const wishes: string[] = []
  let rest = text
  for (let both = twoWishesIn(rest, surroundings); both !== null; both = twoWishesIn(rest, surroundings)) {
    wishes.push(both[0])
    rest = both[1]
  }
  return [...wishes, rest]
}

/** Whether the days of a wish are all that it may touch: those of a new name, or of one of two wishes or days, are none of them. */
export const narrowsChange = ({ phrases }: QuestionParts, text: string, surroundings: QuestionSurroundings): boolean =>
  phrases.has('takesAway') &&
  !phrases.has('rename') &&
  !phrases.has('severalDays') &&
  twoWishesIn(text, surroundings) === null
