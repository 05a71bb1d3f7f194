import { languages, readingOf } from '../languages.ts'
import { monthsOn } from '../measured/goal-period.ts'
import { isMonth, isYear } from '../placing/target-day.ts'
import type { DatedPart, Target, TargetSurroundings, TargetWords, TemplateId } from '../planning-types.ts'
import { dayOfKind, rulesOf } from '../templates/templates.ts'
import { usualLength } from '../templates/usual-lengths.ts'
import { behind, isDoneBy, isOnItsDay } from './anchor.ts'
import { classify } from './classify.ts'
import { has, regExp } from './patterns.ts'
import { daysOfPhrase } from './phrase-days.ts'
import { todayOf } from './quick-read.ts'
import { BEGINS_SOON } from './read-when.ts'

/** When a goal is, by its words. */
export interface GoalTimes extends Pick<Target, 'anchor' | 'from' | 'precision' | 'parts'> {
  readonly words: readonly TargetWords[]
  /** The words of its date, and the target's own text without them. */
  readonly text: string
  readonly rest: string
  /** Whether no more is said than what it comes behind. */
  readonly isAfter: boolean
}

/** Times whose day is that of the part that tells a kind with a day of its own: `knee operation on 9 June, walking by August`. */
function onOwnDay(id: TemplateId, times: GoalTimes, { language }: TargetSurroundings): GoalTimes {
  const isOwn = ({ words, isBy: isAim }: DatedPart): boolean => !isAim && classify(words, language).id === id
  const own = isDoneBy(times) && dayOfKind(id) === 'fixed' ? times.parts.find(isOwn) : undefined
  if (!own) return times
  const { first, last } = own
  return { ...times, anchor: { first, last }, precision: 'day', parts: times.parts.filter((part) => part !== own) }
}

/** Times whose day is the first of those of its parts, which is the one that is due, unless several are listed: `renew my passport, it expires on 3 July and we fly on the 9th`. */
function onFirstOfParts(id: TemplateId, times: GoalTimes, { language }: TargetSurroundings): GoalTimes {
  const [first] = times.parts.toSorted((one, other) => one.last - other.last)
  const areListed =
    !rulesOf(id).isGrown && times.parts.filter(({ words }) => classify(words, language).id !== 'generic').length > 1
  if (!first || areListed || !times.anchor || rulesOf(id).isDueFirst !== true || first.last >= times.anchor.last)
    return times
  return {
    ...times,
    anchor: { first: first.first, last: first.last },
    precision: first.isBy ? 'until' : 'day',
    parts: times.parts.filter((part) => part !== first),
  }
}

/** Who is to be well again on the days that are said has it done before: `a new hip and be dancing at the wedding on 18 September`. */
function wellBy(id: TemplateId, times: GoalTimes, said: string, surroundings: TargetSurroundings): GoalTimes {
  const { anchor, text } = times
  const days = rulesOf(id).healsIn
  const aim = regExp(readingOf(surroundings).wellAgain).exec(said)?.[0] ?? ''
  if (!anchor || days === undefined || text === '' || !aim.includes(text)) return times
  const today = todayOf(surroundings)
  const day = Math.max(anchor.first - days, Math.ceil((today + anchor.first) / 2))
  return { ...times, anchor: { first: day, last: day }, precision: 'until' }
}

/** What is to be ready for a journey on the days that are said is so the day before: a language, jabs, a passport. */
function beforeJourney(id: TemplateId, times: GoalTimes, stay: number | null, surroundings: TargetSurroundings) {
  const { anchor, precision, rest } = times
  const isLearned = dayOfKind(id) === 'lasting' && stay !== null
  const isFor = has(readingOf(surroundings).forJourney, rest) || isLearned
  if (!anchor || !isFor || (isOnItsDay(id) && !rulesOf(id).isForJourneys)) return times
  const day = anchor.first - 1
  if (day <= todayOf(surroundings) || precision === 'until') return times
  return { ...times, anchor: { first: day, last: day }, precision: 'until' as const }
}

/** A journey for a feast or an occasion has its days around that: `Paris for our anniversary on 22 May`. */
function aroundOccasion(id: TemplateId, times: GoalTimes, said: string, surroundings: TargetSurroundings): GoalTimes {
  const { anchor, text, precision } = times
  const ahead = said.slice(0, said.indexOf(text) + text.length)
  const isFor = rulesOf(id).isJourney === true && has(readingOf(surroundings).forOccasion, ahead)
  const isOneDay = anchor !== null && anchor.first === anchor.last && precision !== 'about'
  return isFor && isOneDay ? { ...times, precision: 'around' } : times
}

const A_MONTH = 31

/** Whether it begins on a day, and others prepare it until then. */
const begins = (id: TemplateId): boolean => dayOfKind(id) === 'start' || rulesOf(id).opensThen === true

/** What is on its day and for a season is in it, and not done before it: `our wedding for next spring`. */
function inSeason(id: TemplateId, times: GoalTimes, surroundings: TargetSurroundings): GoalTimes {
  const { forSeason, forWord } = readingOf(surroundings)
  const { anchor, text, precision } = times
  const hasSeason = id !== 'generic' && languages[surroundings.language].usualDays[id] !== undefined
  const isIn = dayOfKind(id) === 'fixed' && !hasSeason && precision === 'until' && has(`^${forWord}\\s`, text)
  const days = isIn ? daysOfPhrase(text.replace(regExp(`^(?:${forSeason})`), ''), surroundings) : null
  return anchor !== null && days !== null && days.last - days.first > A_MONTH
    ? { ...times, anchor: days, precision: 'day' }
    : times
}

/** Work for a year that begins is done before it: `find a tenant for next year`. */
const isForYear = (id: TemplateId, { anchor, text }: GoalTimes, surroundings: TargetSurroundings): boolean =>
  anchor !== null &&
  isYear(anchor) &&
  anchor.first > todayOf(surroundings) &&
  dayOfKind(id) === 'open' &&
  has(`^${readingOf(surroundings).forWord}\\s`, text)

/** What is for a month and begins then is ready on its first day; what is on its day has it in that month, and other work its last. */
function forMonth(id: TemplateId, times: GoalTimes, surroundings: TargetSurroundings): GoalTimes {
  const { anchor, precision } = times
  if (!anchor || (precision !== 'until' && precision !== 'by')) return times
  if (isForYear(id, times, surroundings)) return { ...times, anchor: { first: anchor.first, last: anchor.first } }
  if (!isMonth(anchor)) return times
  if (dayOfKind(id) === 'fixed') return { ...times, precision: 'day' }
  const isBegun = begins(id) && anchor.first > todayOf(surroundings) + BEGINS_SOON
  const day = isBegun ? anchor.first : anchor.last
  return { ...times, anchor: { first: day, last: day } }
}

/** What is so far ahead is the next one already. */
const NEXT_ALREADY = 275

/** Of `next June`, or summer, with too little time until this one, the one in the year after. */
function nextOf(id: TemplateId, times: GoalTimes, surroundings: TargetSurroundings): GoalTimes {
  const { anchor, text } = times
  const isNext = has(readingOf(surroundings).nextSeason, text) && dayOfKind(id) === 'fixed'
  const enough = Math.min(usualLength(id, []) ?? 0, NEXT_ALREADY)
  if (!anchor || !isNext || anchor.last - todayOf(surroundings) >= enough) return times
  return { ...times, anchor: { first: monthsOn(anchor.first, 12), last: monthsOn(anchor.last, 12) } }
}

/** What begins, and a journey, has its day where others begin to prepare: `parental leave from April`. */
function onFirstDay(id: TemplateId, times: GoalTimes): GoalTimes {
  const { anchor, from, isAfter } = times
  if (isAfter && from !== null && rulesOf(id).isGivenUp)
    return { ...times, anchor: { first: from, last: from }, from: null }
  if (isAfter) return { ...times, ...behind(id, from) }
  const isJourney = rulesOf(id).isJourney === true
  if (anchor !== null || from === null || !(isJourney || begins(id))) return times
  const precision = isJourney ? 'from' : times.precision
  return { ...times, anchor: { first: from, last: from }, from: null, precision }
}

/** The times of a goal of a kind, of which this was said without its length. */
export function timesOfKind(
  id: TemplateId,
  times: GoalTimes,
  { said, days }: { readonly said: string; readonly days: number | null },
  surroundings: TargetSurroundings,
): GoalTimes {
  const ofPart = onFirstOfParts(id, onOwnDay(id, times, surroundings), surroundings)
  const healed = ofPart === times ? wellBy(id, times, said, surroundings) : ofPart
  const own = forMonth(id, inSeason(id, healed, surroundings), surroundings)
  const ofJourney = aroundOccasion(id, beforeJourney(id, own, days, surroundings), said, surroundings)
  return onFirstDay(id, nextOf(id, ofJourney, surroundings))
}
