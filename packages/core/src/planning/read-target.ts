import type { Day } from '../date/index.ts'
import { languages } from './languages.ts'
import type { DatedPart, Precision, Target, TargetSurroundings, TargetWords, TemplateId } from './planning-types.ts'
import type { KnownKind } from './templates/known-kinds.ts'
import type { PlanningWords } from './planning-words.ts'
import { monthsOn } from './measured/goal-period.ts'
import { categoryMarkIn } from './reading/category-mark.ts'
import { classify, type Kind } from './reading/classify.ts'
import { isNoGoal, isSaidOf } from './reading/no-goal.ts'
import { titleParts } from './reading/named-parts.ts'
import {
  targetText,
  targetTitle,
  titleWithParts,
  withColon,
  withList,
  withSentenceEnds,
} from './reading/target-title.ts'
import { readHours, type HoursRead } from './reading/hours-a-week.ts'
import { todayOf } from './reading/quick-read.ts'
import { afterIn, beginningIn, knownDays, precisionOf, readTimeframe, readWhen } from './reading/read-when.ts'
import { beforeEvent, plainWords } from './reading/patterns.ts'
import { stayIn } from './reading/stays.ts'
import { dayOfKind, rulesOf } from './templates/templates.ts'
import { usualLength } from './templates/usual-lengths.ts'
import type { When } from './reading/phrase-days.ts'
import { anchorOf, behind, dateWords, frameWords, isOnItsDay, type TargetDates } from './reading/anchor.ts'

/** Quick add accepts no longer text; a target says what it is at its beginning. */
const READ_MAX = 480

function beginningOf(text: string): string {
  // A line is a sentence of its own.
  const plain = text
    .trim()
    .replace(/(?<=[\p{L}\d)])\s*\n\s*(?=\p{L})/gu, '. ')
    .replace(/\s+/gu, ' ')
  return plain.length <= READ_MAX ? plain : plain.slice(0, READ_MAX).replace(/\s\S*$/u, '')
}

/** The category named by a mark such as `#salute`, and its words. */
function markedCategory(text: string, surroundings: TargetSurroundings) {
  const found = categoryMarkIn(text, surroundings)
  if (!found) return { categoryId: null, words: [], rest: text }
  const { mark, categoryId, name } = found
  const rest = `${text.slice(0, mark.from)} ${text.slice(mark.to)}`.replace(/\s+/gu, ' ').trim()
  const words: TargetWords[] = [{ kind: 'category', text: mark.text, meaning: name }]
  return { categoryId, words, rest }
}

const NO_HOURS: HoursRead = { hours: null, words: '', rest: '' }

const hoursWords = ({ hours, words }: HoursRead, language: PlanningWords): TargetWords[] =>
  hours === null ? [] : [{ kind: 'hours', text: words, meaning: language.hours(hours) }]

interface GoalTimes {
  readonly dates: TargetDates
  readonly words: readonly TargetWords[]
  /** The words of its date, and the target's own text without them. */
  readonly text: string
  readonly rest: string
  readonly precision: Precision
  /** Whether no more is said than what it comes behind. */
  readonly isAfter: boolean
  readonly parts: readonly DatedPart[]
}

/** The words of a target for its date, or for what it comes behind; and when it may begin. */
function ownDates(own: string, surroundings: TargetSurroundings) {
  const when = readWhen(own, surroundings)
  if (when) return { when, said: when, begins: beginningIn(when, surroundings) }
  const after = afterIn(own, surroundings)
  return { when, said: after, begins: after && { from: after.last + 1, anchor: null, isLength: false } }
}

/** The words for a date as they were written, where they were read as others. */
function wordsAsWritten(words: string, own: string, surroundings: TargetSurroundings): string {
  const read = knownDays(own, surroundings)
  const from = read.indexOf(words)
  const behind = read.slice(from + words.length)
  const isRound = from >= 0 && own.startsWith(read.slice(0, from)) && own.endsWith(behind)
  return isRound ? own.slice(from, own.length - behind.length) : words
}

const ownPrecision = (when: When | null, words: string, surroundings: TargetSurroundings): Precision =>
  when?.precision ?? precisionOf(words, surroundings)

/** When a target is, by its own words and those of the time frame. */
function timesOf(own: string, frameText: string, surroundings: TargetSurroundings): GoalTimes {
  const { language } = surroundings
  const { when, said, begins } = ownDates(own, surroundings)
  const frame = frameText === '' ? begins : readTimeframe(frameText, surroundings)
  const dates = anchorOf(begins ? null : when, frame, todayOf(surroundings))
  const { words: text, rest } = said ?? { words: '', rest: own }
  const written = wordsAsWritten(text, own, surroundings)
  const words = [...dateWords(dates, written, language), ...frameWords(dates, frameText || written, language)]
  const precision = dates.isByFrame ? precisionOf(frameText, surroundings) : ownPrecision(when, text, surroundings)
  const isAfter = when === null && begins !== null && frameText === ''
  return { dates, words, text, rest, precision, isAfter, parts: when?.parts ?? [] }
}

/** What is to be ready for a journey on the days that are said is so the day before: a language, jabs, a passport. */
function beforeJourney(times: GoalTimes, id: TemplateId, stay: number | null, surroundings: TargetSurroundings) {
  const { anchor } = times.dates
  const isLearned = dayOfKind(id) === 'lasting' && stay !== null
  const isFor = new RegExp(languages[surroundings.language].reading.forJourney, 'iu').test(times.rest) || isLearned
  if (!anchor || !isFor || (isOnItsDay(id) && !rulesOf(id).isForJourneys)) return times
  const day = anchor.first - 1
  if (day <= todayOf(surroundings) || times.precision === 'until') return times
  return { ...times, dates: { ...times.dates, anchor: { first: day, last: day } }, precision: 'until' as const }
}

/** Whether words for the next June, or summer, mean that of the year after: there is too little time until this one. */
function isYearAfter(
  id: TemplateId,
  { dates: { anchor }, text }: GoalTimes,
  surroundings: TargetSurroundings,
): boolean {
  const isNext = new RegExp(languages[surroundings.language].reading.nextSeason, 'iu').test(text)
  return isNext && dayOfKind(id) === 'fixed' && (anchor?.last ?? 0) - todayOf(surroundings) < (usualLength(id) ?? 0)
}

/** What begins has its day where others begin to prepare: `parental leave from April`. */
function datesOf(id: TemplateId, times: GoalTimes, surroundings: TargetSurroundings): TargetDates {
  const { dates, isAfter } = times
  const { anchor, from } = dates
  if (isAfter) return { ...dates, ...behind(id, from) }
  if (anchor && isYearAfter(id, times, surroundings)) {
    return { ...dates, anchor: { first: monthsOn(anchor.first, 12), last: monthsOn(anchor.last, 12) } }
  }
  const isStart = anchor === null && from !== null && dayOfKind(id) === 'start'
  return isStart ? { ...dates, anchor: { first: from, last: from }, from: null } : dates
}

/** When a goal of a kind is, and a stay takes so many days. */
function timesOfKind(
  id: TemplateId,
  said: GoalTimes,
  stay: number | null,
  surroundings: TargetSurroundings,
): GoalTimes {
  const times = beforeJourney(onOwnDay(id, said, surroundings), id, stay, surroundings)
  return { ...times, dates: datesOf(id, times, surroundings) }
}

/** Times whose day is that of the part that tells a kind with a day of its own: `knee operation on 9 June, walking by August`. */
function onOwnDay(id: TemplateId, times: GoalTimes, { language }: TargetSurroundings): GoalTimes {
  const isBy = times.precision === 'by' || times.precision === 'until'
  const isOwn = ({ words, isBy: isAim }: DatedPart): boolean => !isAim && classify(words, language).id === id
  const own = isBy && dayOfKind(id) === 'fixed' ? times.parts.find(isOwn) : undefined
  if (!own) return times
  const dates = { ...times.dates, anchor: { first: own.first, last: own.last } }
  return { ...times, dates, precision: 'day', parts: times.parts.filter((part) => part !== own) }
}

/** Whether a day to come is said; a year that goes on, of which somebody is tired, is none. */
function isAhead({ anchor, from }: TargetDates, precision: Precision, today: Day): boolean {
  const isNow = anchor !== null && anchor.first <= today && precision === 'day'
  return !isNow && (anchor?.last ?? from ?? today) > today
}

/** The kind that the person has chosen, else what the words tell. Those behind `before` say when, if others tell a kind. */
function kindOf(text: string, chosen: KnownKind | null, { language }: TargetSurroundings): Kind {
  if (chosen !== null) return { id: chosen, words: '', choices: [] }
  const whole = classify(text, language)
  const before = beforeEvent(languages[language].reading).exec(text)
  if (!before || plainWords(whole.words).includes(plainWords(before[0]))) return whole
  const behind = /^[^,;.]*/u.exec(text.slice(before.index))?.[0] ?? ''
  const alone = classify(text.replace(behind, ''), language)
  return alone.id === 'generic' ? whole : alone
}

/** A kind that is general and the likeliest: nobody is asked about what plainly is to be done. */
const settled = (kind: Kind): Kind => (kind.choices[0] === 'doneBy' ? { ...kind, id: 'doneBy', choices: [] } : kind)

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
  const category = markedCategory(beginningOf(text), surroundings)
  const inText = readHours(withList(withColon(category.rest, words), words), words.reading)
  const inFrame = readHours(beginningOf(timeframe), words.reading)
  const stay = stayIn(inText.rest, words.reading)
  const said = timesOf(stay.rest, inFrame.rest, surroundings)
  // `un piano per il greco` is about no plan.
  const own = said.rest.replace(new RegExp(words.reading.wishes, 'iu'), '')
  const told = kindOf(own, chosen, surroundings)
  const rest = withSentenceEnds(said.rest, stay.rest)
  const times = { ...timesOfKind(told.id, said, stay.days, surroundings), rest }
  const isDated = isAhead(times.dates, times.precision, todayOf(surroundings))
  const isNonsense = isNoGoal({ text: category.rest, kind: told, isDated }, language)
  const kind = isNonsense ? told : settled(told)
  const goalText = targetText(rest, words.reading)
  const named = titleParts({ text: goalText, templateId: kind.id }, language)
  // What says something of a part is no name: `MOT, mot runs out on 30 April`.
  const whole = named.filter((part) => !isSaidOf(part, stay.rest, words.reading))
  const title = titleWithParts(targetTitle(rest, kind.words, words.reading), goalText, whole) || words.names[kind.id]
  // What is left may have a limit, and takes no time.
  const hours = rulesOf(kind.id).isGivenUp ? NO_HOURS : inText.hours === null ? inFrame : inText
  return {
    title,
    text: goalText || title,
    said: category.rest,
    templateId: kind.id,
    isKindTold: told.id !== 'generic',
    choices: isNonsense ? [] : kind.choices,
    isNonsense,
    anchor: times.dates.anchor,
    precision: times.precision,
    parts: times.parts,
    days: stay.days,
    from: times.dates.from,
    hoursAWeek: hours.hours,
    categoryId: category.categoryId,
    understood: [
      ...(kind.id === 'generic'
        ? []
        : [{ kind: 'template' as const, text: kind.words || title, meaning: words.names[kind.id] }]),
      ...times.words,
      ...hoursWords(hours, words),
      ...category.words,
    ],
  }
}
