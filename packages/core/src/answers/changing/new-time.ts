import { readInAnyLanguage, readPhrases, languageByCue, type CuePhrases } from '../../intents/read-phrases.ts'
import type { Amount, FoundPhrase, Language, QuickAdd, TextSpan } from '../../language/index.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { isOpenHour } from '../../intents/wishes/reminder-lead.ts'
import { type DateContext, dateIn, understoodIn, minuteOf, type Span } from '../../intents/reading/dates.ts'
import { foldedText, isStopWord, typed, wordsOf, type FoldedText } from '../../intents/reading/words.ts'
import { LANGUAGE_WORDS, type Cue } from '../../intents/languages.ts'

/** Characters in which a day and an hour are looked for. */
const WORDS_READ = 100

/** Where to: so many units later, or a day, an hour, or both. */
export interface NewTime {
  readonly by: { readonly amount: Amount; readonly sign: 1 | -1 } | null
  readonly day: number | null
  /** The day of a month, where no month is named: it is that of what is moved. */
  readonly dayOfMonth: number | null
  /** The weekday (0 is Monday) that comes next after what is moved. */
  readonly weekdayAfter: number | null
  /** A week in which it is to be on its own weekday. */
  readonly within: Span | null
  /** How many weekends later. */
  readonly weekends: -1 | 0 | 1
  /** Whether the day is said by its weekday alone: it is that of the week in which what is moved lies. */
  readonly isWeekday: boolean
  readonly minute: number | null
  /** Whether the words leave open in which half of the day the hour is. */
  readonly isOpenHour: boolean
  /** The words that name what is moved. */
  readonly source: string
  /** The words behind where to, of which nothing is made. */
  readonly left?: string
}

/** How far something is moved: by an amount with a word of direction, or after a verb that needs none. */
function movedBy(phrases: CuePhrases, verb: CuePhrases): { by: NewTime['by']; at: FoundPhrase } | null {
  const found = (cue: Cue, sign: 1 | -1) => {
    const at = phrases.find(cue)
    return at ? { by: { amount: at.value as Amount, sign }, at } : null
  }
  const bySign = verb.has('movesEarlier') ? -1 : 1
  return (
    found('earlierBy', -1) ??
    found('laterBy', bySign) ??
    (verb.has('pushes') ? found('backBy', 1) : null) ??
    found('movedBy', bySign) ??
    (verb.has('movesByAmount') && !phrases.has('backBy') ? found('byAmount', bySign) : null)
  )
}

/** What something is moved by, without a day or an hour of its own. */
const newTimeBy = (by: NewTime['by'], source: string): NewTime => ({
  ...{ by, source },
  day: null,
  dayOfMonth: null,
  weekdayAfter: null,
  isWeekday: false,
  within: null,
  weekends: 0,
  minute: null,
  isOpenHour: false,
})

function amountIn(text: string, verb: string): NewTime | null {
  const folded = foldedText(text)
  const moved = movedBy(readInAnyLanguage(folded.plain), readInAnyLanguage(verb))
  if (!moved) return null
  return newTimeBy(moved.by, `${withoutAdrift(typed(folded, 0, moved.at.from))} ${typed(folded, moved.at.to)}`)
}

/** Words without those of direction that stand alone before where to: push it BACK by two days, bring it FORWARD to Friday. */
function withoutAdrift(words: string): string {
  const folded = foldedText(words)
  return typed(folded, 0, readInAnyLanguage(folded.plain).find('adrift')?.from)
}

/** Words without a preposition that ends them, and that belongs to what followed. */
export const withoutHanging = (words: string): string =>
  words.slice(0, readInAnyLanguage(words).findAll('hanging')[0]?.from)

/** A wish without words that its hour stays what it is, which goes without saying. */
function withoutSameHour(text: string): FoldedText {
  const folded = foldedText(text)
  const said = readInAnyLanguage(folded.plain).find('sameHour')
  return said ? foldedText(typed(folded, 0, said.from) + typed(folded, said.to)) : folded
}

/** One day, week or month from where it is: `to the day after`. */
function besideIn(text: string): NewTime | null {
  const folded = withoutSameHour(text)
  const phrases = readInAnyLanguage(folded.plain)
  const [after, before] = [phrases.find('unitAfter'), phrases.find('unitBefore')]
  const at = after ?? before
  if (at) return newTimeBy({ amount: at.value as Amount, sign: after ? 1 : -1 }, typed(folded, 0, at.from))
  const weekend = besideWeekend(folded, phrases)
  if (weekend !== null) return weekend
  const weekday = phrases.find('weekdayAfter')
  const source = weekday && withoutHanging(typed(folded, 0, weekday.from))
  return source === null ? null : { ...newTimeBy(null, source), weekdayAfter: weekday?.value as number }
}

/** To the weekend after the one on which it is, or on whose week. */
function besideWeekend(folded: FoldedText, phrases: CuePhrases): NewTime | null {
  const [after, before] = [phrases.find('weekendAfter'), phrases.find('weekendBefore')]
  const at = after ?? before
  return at && { ...newTimeBy(null, withoutHanging(typed(folded, 0, at.from))), weekends: after ? 1 : -1 }
}

/** Words before where to, the surest first: `on` and `at` may also say which one is moved. */
const TO = ['toPlace', 'onPlace'] as const

/** Places in which a day or an hour is looked for: no wish has so many, and each costs time. */
const PLACES_MAX = 12

/** Whether words are nothing, or an article alone. */
const isArticle = (words: string): boolean =>
  words.slice(readInAnyLanguage(words).findAll('article')[0]?.to).trim() === ''

/** A day and an hour that words say, and where they do. */
interface Moment extends Omit<NewTime, 'by' | 'weekdayAfter' | 'source' | 'weekends'> {
  /** Whether several days are named. */
  readonly isMany: boolean
  readonly places: readonly TextSpan[]
}

/** The day of a month that words begin with, where no date says more than that. */
function bareDayOfMonth(words: string, date: TextSpan | null, language: Language): (TextSpan & { dom: number }) | null {
  const said = readPhrases(foldedText(words).plain, language).find('bareDom')
  if (said?.from !== 0 || (date && date.to > said.to)) return null
  return { from: 0, to: said.to, dom: said.value as number }
}

const isWeekdayAlone = (words: string, at: TextSpan | null, language: Language): boolean =>
  at !== null && readPhrases(foldedText(words.slice(Math.max(at.from, 0), at.to)).plain, language).has('loneWeekday')

const isOfMany = (repeats: TextSpan | undefined, said: Span | null): boolean =>
  repeats !== undefined || said?.first !== said?.last

const hourOf = (time: QuickAdd['understood'][number] | undefined): Pick<NewTime, 'minute' | 'isOpenHour'> => ({
  minute: time ? minuteOf(time.meaning) : null,
  isOpenHour: time !== undefined && isOpenHour(time.text),
})

const isWeek = ({ first, last }: Span): boolean => last - first === 6

/** What is read of words that may say a day and an hour. */
interface ReadMoment {
  readonly said: (Span & TextSpan) | null
  readonly ofMonth: (TextSpan & { readonly dom: number }) | null
  readonly time: QuickAdd['understood'][number] | undefined
  readonly repeats: QuickAdd['understood'][number] | undefined
}

/** Some words are read only with the preposition before them, some without; places are those behind it. */
function readMoment(preposition: string, bare: string, dating: DateContext): ReadMoment {
  const words = `${preposition}${bare}`
  const placed = <Found extends TextSpan>(found: Found): Found => ({
    ...found,
    from: found.from - preposition.length,
    to: found.to - preposition.length,
  })
  const within = dateIn(words, dating)
  const ofMonth = bareDayOfMonth(words, within, dating.language)
  const found = (wanted: string) => {
    const one = understoodIn(words, dating).find(({ kind }) => kind === wanted)
    return one && placed(one)
  }
  return {
    said: within ? placed(within) : dateIn(bare, dating),
    ofMonth: ofMonth && placed(ofMonth),
    ...{ time: found('time'), repeats: found('recurrence') },
  }
}

/** The day that a moment says, or the week, and whether several are. */
function daysOf({ said, repeats }: ReadMoment, isWeekday: boolean): Pick<Moment, 'day' | 'within' | 'isMany'> {
  if (said && isWeek(said)) return { day: null, within: { first: said.first, last: said.last }, isMany: false }
  return { day: said?.first ?? null, within: null, isMany: !isWeekday && isOfMany(repeats, said) }
}

/** The day and the hour that words begin with. */
function momentBehind(preposition: string, behind: string, dating: DateContext): Moment | null {
  const bare = behind.slice(0, WORDS_READ)
  const read = readMoment(preposition, bare, dating)
  const { said, ofMonth, repeats } = read
  // Beside `the same time` a part of the day says no other hour.
  const isKept = readInAnyLanguage(foldedText(bare).plain).has('sameHour') && !/\d/u.test(read.time?.text ?? '')
  const time = isKept ? undefined : read.time
  const places = [read.time, repeats, ofMonth, said].flatMap((one) => one ?? [])
  if (places.length === 0) return null
  const start = Math.min(...places.map(({ from }) => from))
  if (!isArticle(bare.slice(0, Math.max(start, 0)))) return null
  const isWeekday = isWeekdayAlone(bare, said, dating.language)
  return { ...daysOf(read, isWeekday), isWeekday, dayOfMonth: ofMonth?.dom ?? null, places, ...hourOf(time) }
}

/** A text without some of its places. */
const without = (text: string, places: readonly TextSpan[]): string =>
  places
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => `${left.slice(0, Math.max(from, 0))} ${left.slice(to)}`, text)

/** What a target is read with. */
type NewTimeContext = Pick<QuestionContext, 'plain' | 'language' | 'today' | 'surroundings'>

/** Where words stand that say where to: a space, or a noun after an elided article, follows them. */
const placesOfTo = (plain: string): TextSpan[] =>
  TO.flatMap((cue) =>
    readInAnyLanguage(plain)
      .findAll(cue)
      .filter(({ to }) => plain[to] === ' ' || plain[to - 1] === "'")
      .slice(0, PLACES_MAX),
  )

/** Words that say something besides when; nothing where they only join or are polite. */
function untoldWords(words: string, dating: DateContext): string {
  const rest = without(words, understoodIn(words, dating))
  return wordsOf(foldedText(rest).plain).every(({ word }) => isStopWord(word)) ? '' : rest.replace(/\s+/gu, ' ').trim()
}

function momentIn(text: string, asking: NewTimeContext): NewTime | null {
  const folded = foldedText(text)
  const { plain, today, surroundings } = asking
  const language = languageByCue(plain, 'movingVerb', asking.language)
  const dating = { language, today, surroundings, isAhead: true }
  const { to: toDay, atHour } = LANGUAGE_WORDS[language].wishes
  for (const { from, to } of placesOfTo(folded.plain)) {
    const [said, behind] = [folded.plain.slice(from, to), typed(folded, to)]
    // What is put off until a day begins there: it does not last until then.
    const moment =
      momentBehind(readInAnyLanguage(said).has('untilDay') ? toDay : said, behind, dating) ??
      (readPhrases(said + behind, language).find('toBareHour')?.from === 0
        ? momentBehind(atHour('').trim(), behind, dating)
        : null)
    if (!moment) continue
    const { isMany, places, ...when } = moment
    if (isMany) return null
    const before = withoutAdrift(typed(folded, 0, from))
    const source = before.trim() === '' ? without(behind, places).trim() : before
    const left = before.trim() === '' ? '' : untoldWords(without(behind, places), dating)
    return { by: null, weekdayAfter: null, weekends: 0, ...when, source, left }
  }
  return null
}

/** Reads where to something is moved; null where that is not sure. */
export const newTimeIn = (text: string, verb: string, asking: NewTimeContext): NewTime | null =>
  besideIn(text) ?? amountIn(text, verb) ?? momentIn(text, asking)
