import type { Day } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { languages } from './languages.ts'
import type { Precision, Target, TargetSurroundings } from './planning-types.ts'
import type { PlanningWords } from './planning-words.ts'
import { KIND_OF_STAYS, type KnownKind } from './templates/known-kinds.ts'
import { categoryMarkIn } from './reading/category-mark.ts'
import { classify, type Kind } from './reading/classify.ts'
import { kindMadeReadyFor } from './reading/other-goals.ts'
import { isNoGoal, isSaidOf } from './reading/no-goal.ts'
import { titleParts } from './reading/named-parts.ts'
import {
  targetText,
  targetTitle,
  titleWithParts,
  withColon,
  withoutEdges,
  withWhenBehind,
  withWishFirst,
  withList,
  withMissing,
  withSentenceEnds,
} from './reading/target-title.ts'
import { isSaidIn } from './reading/step-about.ts'
import { readHours } from './reading/hours-a-week.ts'
import { READ_MAX, todayOf } from './reading/quick-read.ts'
import { afterIn, precisionOf, readWhen, wordsAsWritten } from './reading/read-when.ts'
import { beginningIn, readTimeframe } from './reading/timeframe.ts'
import { beforeEvent, plainWords, regExp } from './reading/patterns.ts'
import { signsIn } from './reading/signs-in.ts'
import { without } from './reading/spans.ts'
import { stayIn } from './reading/stays.ts'
import { rulesOf } from './templates/templates.ts'
import type { When } from './reading/phrase-days.ts'
import { anchorOf, wordsOfDates } from './reading/anchor.ts'
import { timesOfKind, type GoalTimes } from './reading/times-of-kind.ts'

function beginningOf(text: string): string {
  // A line is a sentence of its own.
  const plain = text
    .trim()
    .replace(/(?<=[\p{L}\d)])\s*\n\s*(?=\p{L})/gu, '. ')
    .replace(/\s+/gu, ' ')
  return plain.length <= READ_MAX ? plain : plain.slice(0, READ_MAX).replace(/\s\S*$/u, '')
}

/** The words of a target for its date, or for what it comes behind; and when it may begin. */
function ownDates(own: string, surroundings: TargetSurroundings) {
  const when = readWhen(own, surroundings)
  if (when) return { when, said: when, begins: beginningIn(when, surroundings) }
  const after = afterIn(own, surroundings)
  return { when, said: after, begins: after && { from: after.last + 1, anchor: null, isLength: false } }
}

/** How exactly words say a day; a usual day of what was named without one is no more than its time. */
function ownPrecision(when: When | null, written: string, surroundings: TargetSurroundings): Precision {
  const precision = when?.precision ?? precisionOf(when?.words ?? written, surroundings)
  return precision === 'by' && !/\d/u.test(written) ? 'until' : precision
}

/** When a target is, by its own words and those of the time frame. */
function timesOf(own: string, frameText: string, surroundings: TargetSurroundings): GoalTimes {
  const { language } = surroundings
  const { when, said, begins } = ownDates(own, surroundings)
  const frame = frameText === '' ? begins : readTimeframe(frameText, surroundings)
  const dates = anchorOf(begins ? null : when, frame, todayOf(surroundings))
  const { words: text, rest } = said ?? { words: '', rest: own }
  const written = wordsAsWritten(text, own, surroundings)
  const words = wordsOfDates(dates, { date: written, timeframe: frameText || written }, language)
  const precision = dates.isByFrame ? precisionOf(frameText, surroundings) : ownPrecision(when, written, surroundings)
  const isAfter = when === null && begins !== null && frameText === ''
  const { anchor, from } = dates
  return { anchor, from, words, text: written, rest, precision, isAfter, parts: when?.parts ?? [] }
}

/** Whether a day to come is said; a year that goes on, of which somebody is tired, is none. */
function isAhead({ anchor, from, precision }: GoalTimes, today: Day): boolean {
  const isNow = anchor !== null && anchor.first <= today && precision === 'day'
  return !isNow && (anchor?.last ?? from ?? today) > today
}

const isOfJourney = ({ id }: Kind): boolean => id !== 'generic' && rulesOf(id).isJourney === true

const heals = ({ id }: Kind): boolean => id !== 'generic' && rulesOf(id).healsIn !== undefined

/** Words without those of being well again, and what joins them: `knee op and want to be walking properly`. */
const withoutHealing = (text: string, { reading }: PlanningWords): string => {
  const at = regExp(reading.wellAgain).exec(text)?.index ?? -1
  return at < 0 ? text : withoutEdges(text.slice(0, at), regExp(reading.edges))
}

/** The kind of what is done before somebody is to be well again; null where that is nothing that heals. */
function kindOfHealing(text: string, language: Language): Kind | null {
  const ahead = withoutHealing(text, languages[language])
  const kind = ahead === text ? null : classify(ahead, language)
  return kind !== null && heals(kind) ? kind : null
}

/** The kind that the person has chosen, else what the words tell. */
function kindOf(text: string, chosen: KnownKind | null, { language }: TargetSurroundings): Kind {
  if (chosen !== null) return { id: chosen, words: '', choices: [] }
  const last = kindMadeReadyFor(text, language)
  return kindOfHealing(text, language) ?? (last ? { id: last, words: '', choices: [] } : kindBefore(text, language))
}

/** What the words tell; those behind `before` say when, if others tell a kind. */
function kindBefore(text: string, language: Language): Kind {
  const whole = classify(text, language)
  const before = beforeEvent(languages[language].reading).exec(text)
  if (!before) return whole
  const behind = /^[^,;.]*/u.exec(text.slice(before.index))?.[0] ?? ''
  const alone = classify(text.replace(behind, ''), language)
  // What is to be done before a journey is none.
  const isJourney = isOfJourney(whole)
  if (!isJourney && plainWords(whole.words).includes(plainWords(before[0]))) return whole
  const isDone = isJourney && alone.choices[0] === 'doneBy'
  return alone.id === 'generic' && !isDone ? whole : alone
}

/** A place with how many days somebody stays there tells a journey, where nothing tells another kind. */
function asStay(kind: Kind, days: number | null, text: string, language: Language): Kind {
  const signs = signsIn(plainWords(text), language)
  const isStay = days !== null && days > 1 && (signs.has('place') || signs.has('abroad'))
  return kind.id === 'generic' && isStay ? { ...kind, id: KIND_OF_STAYS, choices: [] } : kind
}

/** What a goal is called, and all that it says: its words without those for when it is. */
function named(rest: string, kind: Kind, said: string, language: Language): Pick<Target, 'title' | 'text'> {
  const { reading, names } = languages[language]
  const text = targetText(rest, reading)
  // What says something of a part is no name: `MOT, mot runs out on 30 April`.
  const own = heals(kind) ? withoutHealing(rest, languages[language]) : rest
  const short = targetTitle(own, kind.words, reading)
  const isNew = (words: string): boolean =>
    !isSaidOf(words, said, reading) && !isSaidIn(short, { words, isAct: false, isInHead: false })
  const parts = titleParts({ text, templateId: kind.id }, language).filter(isNew)
  const title = titleWithParts(short, text, parts) || names[kind.id]
  return { title, text: text || title }
}

/**
 * Parses a target: `Maratona di Roma il 22 marzo`, `learn the piano by next summer, 3 hours a week`. `timeframe` is more
 * text about the date and takes precedence over the target's own: `12 settimane`, `by June`. A doubtful date is no date.
 * `chosen` is the kind by which the person wants it planned.
 * @throws RangeError if `now` is no local time
 */
export function readTarget(
  text: string,
  timeframe: string,
  surroundings: TargetSurroundings,
  chosen: KnownKind | null = null,
): Target {
  const { language } = surroundings
  const words = languages[language]
  const written = beginningOf(text)
  const category = categoryMarkIn(written, surroundings)
  const wish = withWishFirst(without(written, ...category.marks), words.reading)
  const whole = withMissing(withWhenBehind(wish, words.reading), words)
  const inText = readHours(withList(withColon(whole, words), words), words)
  const inFrame = readHours(beginningOf(timeframe), words)
  const stay = stayIn(inText.rest, words.reading)
  const said = timesOf(stay.rest, inFrame.rest, surroundings)
  // `un piano per il greco` is about no plan.
  const own = said.rest.replace(regExp(words.reading.wishes), '')
  const kind = asStay(kindOf(own, chosen, surroundings), stay.days, own, language)
  const rest = withSentenceEnds(said.rest, stay.rest)
  const days = heals(kind) ? null : stay.days
  const times = timesOfKind(kind.id, said, { said: stay.rest, days }, surroundings)
  const isDated = isAhead(times, todayOf(surroundings))
  const isNonsense = isNoGoal({ text: whole, kind, isDated }, language)
  const goal = named(rest, kind, stay.rest, language)
  // What is left may have a limit, and takes no time.
  const hours = rulesOf(kind.id).isGivenUp ? { hours: null, words: [] } : inText.hours === null ? inFrame : inText
  return {
    ...goal,
    said: whole,
    templateId: kind.id,
    isKindTold: kind.id !== 'generic',
    choices: isNonsense ? [] : kind.choices,
    isNonsense,
    anchor: times.anchor,
    precision: times.precision,
    parts: times.parts,
    days,
    from: times.from,
    hoursAWeek: hours.hours,
    categoryId: category.categoryId,
    understood: [
      ...(kind.id === 'generic'
        ? []
        : [{ kind: 'template' as const, text: kind.words || goal.title, meaning: words.names[kind.id] }]),
      ...times.words,
      ...hours.words,
      ...category.words,
    ],
  }
}
