import { readInAnyLanguage, readPhrases } from '../read-phrases.ts'
import { dayByDay } from '../reading/day-by-day.ts'
import { withoutSpans } from '../reading/references.ts'
import { foldedText, isStopWord, typed, wordsOf, type FoldedText } from '../reading/words.ts'
import { parseQuickAdd, type QuickAdd } from '../../language/index.ts'
import type { QuestionSurroundings } from '../question-types.ts'
import type { QuestionWords } from '../language-words.ts'
import { LANGUAGE_WORDS, LANGUAGES, type Cue } from '../languages.ts'
import { understoodIn } from '../reading/dates.ts'
import { placedIn } from './placed-in.ts'
import { lengthenedIn, putOtherwise } from './lengthened.ts'
import { toldIn } from './told-in.ts'
import { reminderWishIn, type ReminderWish } from './reminder-wish.ts'

const ACTIONS = ['rename', 'delete', 'shift', 'extend', 'copy', 'categorise', 'create', 'locate', 'note'] as const

export type ChangeAction = (typeof ACTIONS)[number]

/** What is to be done, and the words after the verb, as typed. */
export interface Command {
  readonly action: ChangeAction
  readonly verb: string
  readonly rest: string
}

/** Reads what a wish is to do: by the verb that comes first, in either language. Null where there is none. */
function commandIn(text: string): Command | null {
  const folded = foldedText(text)
  const phrases = readInAnyLanguage(folded.plain)
  const found = ACTIONS.flatMap((action) => {
    const at = phrases.find(action)
    // What was noted is no wish to note it.
    return at && !readInAnyLanguage(folded.plain.slice(at.from, at.to)).has('pastVerb') ? [{ action, ...at }] : []
  }).toSorted((a, b) => a.from - b.from || b.to - a.to)[0]
  if (!found) return null
  const { action, from, to } = found
  const verb = folded.plain.slice(from, to)
  const rest = typed(folded, to)
    .replace(/^[\s:,]+/u, '')
    .trim()
  const isCategory = action !== 'rename' && action !== 'delete' && phrases.has('categoryWord')
  const isPut = readInAnyLanguage(verb).has('putsInto')
  const isNamedAtOnce = action === 'create' && !isPut
  const other = isPut ? putOtherwise(phrases) : null
  if (other !== null) return { action: other, verb, rest }
  return { action: isCategory && !isNamedAtOnce ? 'categorise' : action, verb, rest }
}

/** Whether what was read of a text says when: a day with its hour, or a day of every year, which needs none. */
function saysWhen({ allDay, understood, recurrence }: QuickAdd, isDayKnown: boolean): boolean {
  const isSaid = (...said: readonly string[]): boolean => understood.some(({ kind }) => said.includes(kind))
  if (allDay) return recurrence?.startsWith('FREQ=YEARLY') === true && isSaid('date')
  // Where its day is known, an hour in words is no part of a name: `lunch at one`.
  const isHourSaid = understood.some(
    ({ kind, text: words, meaning }) =>
      kind === 'time' &&
      (/\d/u.test(words) || readInAnyLanguage(words).has('namedHour') || (isDayKnown && !meaning.includes('/'))),
  )
  return isHourSaid && (isDayKnown || isSaid('date', 'recurrence'))
}

/** A text with the first of several dates, each of which says as much. */
const onFirstDate = (text: string, { language }: QuestionSurroundings): string =>
  dayByDay(text, language)[0]?.text ?? text

/**
 * Whether a text is a note of something to come, and asks for nothing: `lunch with Giulia tomorrow 1 pm`. `day` is the one that
 * is meant where it says none.
 */
export function isNote(text: string, surroundings: QuestionSurroundings & { readonly day?: string }): boolean {
  if (text.includes('?')) return false
  const { day = null } = surroundings
  const said = readPhrases(foldedText(text).plain, surroundings.language)
  if (said.has('asks') && !said.has('toldToBe')) return false
  const read = parseQuickAdd(onFirstDate(text, surroundings), { ...surroundings, day })
  // That a moment is fine is no name.
  const isNamed = read.title !== '' && readInAnyLanguage(foldedText(read.title).plain).find('saidBehind')?.from !== 0
  return read.start !== null && saysWhen(read, day !== null) && isNamed && read.start > surroundings.now
}

/** A question, words about something else (`who moved to Rome`), and a wish by itself. */
const OTHERS: readonly Cue[] = ['asks', 'asking', 'reminder', 'wishesFirst']

const WISHES = Object.values(LANGUAGE_WORDS).map(({ wishes }) => wishes)

const MOVES = Object.values(LANGUAGE_WORDS).flatMap(({ wishes: { patterns, ...words } }) =>
  patterns.map((pattern) => ({ ...words, pattern })),
)

/** A name without what is only said of it: `I can't be bothered with` the gym. */
const withoutMusing = (name: string): string =>
  neededIn(name) ?? (withoutSpans(name, readInAnyLanguage(foldedText(name).plain).findAll('musing')) || name)

/** What somebody needs, which is new: `I need` a haircut. */
function neededIn(name: string): string | null {
  const folded = foldedText(name)
  const said = readInAnyLanguage(folded.plain).find('needing')
  return said ? typed(folded, said.to).trim() : null
}

/** What dates are read with where only counts that there are some. */
const ANY_DAY = { now: '2000-01-01T00:00', weekStart: 0 } as const

const NO_KINDS = new Set<never>()

/** What somebody wants, needs or has to do, as a wish to add it: `I want to start running on Thursdays`; null where anything is asked. */
function intendedIn(folded: FoldedText): Command | null {
  const { find, has } = readInAnyLanguage(folded.plain)
  const said = find('needing') ?? find('toldToBe')
  if (said?.from !== 0 || has('reminder')) return null
  const rest = foldedText(typed(folded, said.to).trim())
  const begun = readInAnyLanguage(rest.plain).find('beginsDoing')
  const name = typed(rest, begun?.to ?? 0).trim()
  const times = LANGUAGES.flatMap((language) => understoodIn(name, { language, surroundings: ANY_DAY }))
  const weekdays = readInAnyLanguage(foldedText(name).plain).findAll('someWeekday')
  const named = foldedText(withoutSpans(name, [...times, ...weekdays])).plain
  // What says only when, or means what was spoken of, names nothing new.
  const isNew = wordsOf(named).some(({ word }) => /\p{L}{2}/u.test(word) && !isStopWord(word))
  const asked = `${folded.plain.slice(0, said.to)} ${named}`
  // Who goes to do something does not ask for it: `andare a trovare i miei`.
  const isAsked =
    begun === null && LANGUAGES.some((language) => readPhrases(asked, language).kindBut(NO_KINDS) !== null)
  return isNew && !isAsked ? { action: 'create', verb: '', rest: name } : null
}

/** The same wish with its verb first, in one language; null where the words are no wish. */
function turnedAround(folded: FoldedText, { nameFirst, asName }: QuestionWords['wishes']): Command | null {
  const { what, verb, rest } = nameFirst.exec(folded.plain)?.indices?.groups ?? {}
  if (!what || !verb) return null
  const [name, rested] = [withoutMusing(typed(folded, ...what)), rest ? typed(folded, ...rest) : '']
  const command = commandIn(`${typed(folded, ...verb)} ${name} ${rested}`)
  if (!command || !folded.plain.slice(...verb).startsWith(command.verb)) return null
  return command.action === 'rename' ? { ...command, rest: `${name} ${asName} ${rested}` } : command
}

/** What somebody wishes for something that is named before the verb: `the dinner, make it longer`. */
const wishBehindIn = (folded: FoldedText): Command | null =>
  Object.values(LANGUAGE_WORDS).reduce<Command | null>(
    (found, { wishes }) => found ?? turnedAround(folded, wishes),
    null,
  )

/** A text without the words that only ask politely for what follows, and without the sign behind it. */
function withoutAsking(text: string): string {
  const folded = foldedText(text)
  const said = readInAnyLanguage(folded.plain).find('asksPolitely')
  return said ? typed(folded, said.to).replace(/^\s+|[\s?.!]+$/gu, '') : text
}

/** What is to be at another hour, behind a verb: `can we make dinner 7.30 instead of 8?`; null where nothing is. */
function retimedIn(text: string): Command | null {
  const folded = foldedText(withoutAsking(text))
  if (folded.text.includes('?')) return null
  for (const { retimed, verb, toWhen } of WISHES) {
    const told = retimed.map((pattern) => toldIn(folded, pattern)).find((one) => one !== null)
    // `Make it finish at 6 instead` is about its end.
    if (!told || readInAnyLanguage(told.what).has('longer')) continue
    const at = readInAnyLanguage(foldedText(told.where).plain).has('saysWhere') ? told.where : toWhen(told.where)
    return { action: 'shift', verb, rest: `${told.what} ${at}` }
  }
  return null
}

/** What is not to be any more: `the dentist has been called off`; null where it is something else. */
function calledOffIn(folded: FoldedText): Command | null {
  const { find } = readInAnyLanguage(folded.plain)
  // A wish may say why at its end.
  if (ACTIONS.some((action) => find(action)?.from === 0)) return null
  for (const { calledOff, drop } of WISHES)
    for (const pattern of calledOff) {
      const { what } = pattern.exec(folded.plain)?.indices?.groups ?? {}
      if (what) return { action: 'delete', verb: drop, rest: typed(folded, ...what) }
    }
  return null
}

/** What is moved, and where to; what somebody needs is new there: `I need a haircut, put it on Friday`. Null where nothing is. */
function movedIn(folded: FoldedText): Command | null {
  for (const { verb, add, toWhen, pattern } of MOVES) {
    const told = toldIn(folded, pattern)
    if (!told || readInAnyLanguage(told.where).has('longer')) continue
    const where = readInAnyLanguage(told.where).has('saysWhere') ? told.where : toWhen(told.where)
    const needed = neededIn(told.what)
    if (needed !== null) return { action: 'create', verb: add, rest: `${needed} ${told.where}` }
    return { action: 'shift', verb, rest: `${withoutMusing(told.what)} ${where}` }
  }
  return null
}

/** Reads what is wished from words that name it before the verb, or what was moved; null where they are something else. */
export function nameFirstWishIn(text: string): Command | null {
  const retimed = retimedIn(text.trim())
  if (retimed !== null) return retimed
  const folded = foldedText(text.trim())
  const phrases = readInAnyLanguage(folded.plain)
  if (text.includes('?')) return null
  const told = OTHERS.some((cue) => phrases.has(cue))
    ? null
    : (lengthenedIn(folded) ?? movedIn(folded) ?? placedIn(folded) ?? calledOffIn(folded) ?? wishBehindIn(folded))
  return told ?? intendedIn(folded)
}

/** What is wished: a change of something, or of its reminders. */
export type Wish = Command | ReminderWish

/** Whether what a reminder is wished for is something to add, with its own day and hour: `add lunch tomorrow at one, remind me`. */
function isNew({ source }: ReminderWish): boolean {
  const verb = readInAnyLanguage(foldedText(source).plain).find('create')
  if (verb?.from !== 0) return false
  const kinds = LANGUAGES.flatMap((language) => understoodIn(source, { language, surroundings: ANY_DAY }))
  const isSaid = (...said: readonly string[]): boolean => kinds.some(({ kind }) => said.includes(kind))
  return isSaid('recurrence') || isSaid('date')
}

/** Whether a reminder comes with something new that is noted with its day and hour: `plumber tomorrow 8 to 9 with a reminder`. */
function isNotedWith(text: string): boolean {
  const { plain } = foldedText(text)
  const said = readInAnyLanguage(plain).find('comesWithReminder')
  if (said === null || said.from === 0) return false
  const kinds = LANGUAGES.flatMap((language) =>
    understoodIn(plain.slice(0, said.from), { language, surroundings: ANY_DAY }),
  )
  return (
    kinds.some(({ kind }) => kind === 'date') &&
    kinds.some(({ kind, text: words }) => kind === 'time' && /\d/u.test(words))
  )
}

/** A wish about reminders of what there is. */
function reminderWishOf(text: string): ReminderWish | null {
  const wish = reminderWishIn(text)
  return wish !== null && (isNew(wish) || isNotedWith(text)) ? null : wish
}

/** Reads a wish that needs no other word of asking to be one: about reminders, or told with the name before the verb. */
export const sureWishIn = (text: string): Wish | null => reminderWishOf(text) ?? nameFirstWishIn(text)

/** Reads what is wished; null where no word says so. */
export const wishIn = (text: string): Wish | null => sureWishIn(text) ?? commandIn(text)
