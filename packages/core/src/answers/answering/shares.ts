import type { DetailedItem } from '../answer-types.ts'
import type { CategoryLoad, DayShare, Share } from '../words/facts.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { askingAgain, daysCut, idsOf, withList, type QuestionContext, type Reply } from './question-context.ts'
import { itemMatcher, nameOfCategory, onePerEvent } from './item-matcher.ts'
import { averageOf, daysTaken } from './day-count.ts'
import { freeDaysOf } from './free-days.ts'
import { partNamed } from './parts-of-day.ts'
import { hourAsked, takingHours } from './free-hours.ts'
import { touching, unitSpans } from './unit-spans.ts'
import { nothing, periodOf, scopeOf } from './periods.ts'
import { isAbsence, measureLoad, missedWhileAway, type MeasureRules } from '../../load/index.ts'
import { daysWithin } from './weekdays.ts'

const SHOWN = 10

const eventsOf = ({ items }: QuestionContext): DetailedItem[] => items.filter(({ isLoad }) => isLoad)

const minutesOf = ({ question, surroundings }: QuestionContext, items: readonly DetailedItem[]): number =>
  measureLoad(items, question, surroundings.rules).minutes

/** Those of some that take days and no hours: absences, and what lasts all day unless the person gives it hours. */
const wholeDaysOf = ({ surroundings: { rules } }: QuestionContext, items: readonly DetailedItem[]): DetailedItem[] =>
  items.filter((item) => isAbsence(item, rules) || (item.allDay && rules.allDayHours === 0))

/** Whether some minutes are those of several events at once, which are measured once. */
export const isCountedOnce = (items: readonly DetailedItem[], span: Span, rules: MeasureRules): boolean =>
  items.reduce((sum, item) => sum + measureLoad([item], span, rules).minutes, 0) >
  measureLoad(items, span, rules).minutes

/** Hours of what has hours; what is all-day is said apart. */
export function answerHours(asking: QuestionContext): Reply {
  const events = eventsOf(asking)
  if (events.length === 0) return { text: nothing(asking) }
  const whole = wholeDaysOf(asking, events)
  const minutes = minutesOf(asking, events)
  const { loads, counts } = asking.sentences
  const timed = events.length - whole.length
  const text = loads.hours(scopeOf(asking), minutes, timed, [whole.length, daysTaken(asking, whole)])
  const average = averageOf(asking, minutes)
  const each = average ? ` ${counts.averageHours(average.count, average.each, average.span)}` : ''
  return { text: text + each + loads.countedOnce(isCountedOnce(events, asking.question, asking.surroundings.rules)) }
}

/** Which share of all that is on the days has some category, or some words; where both are named, which one of that category. */
export function shareOf(asking: QuestionContext): Share {
  const some = eventsOf(asking)
  const categoryId = asking.question.terms.length > 0 ? asking.question.categoryId : null
  const whole = eventsOf(askingAgain(asking, { terms: [], categoryId }))
  const [minutes, ofMinutes] = [minutesOf(asking, some), minutesOf(asking, whole)]
  return { events: some.length, of: whole.length, minutes, ofMinutes }
}

/** How many events and hours each category has, the largest first. */
export function categoryLoads(asking: QuestionContext): readonly CategoryLoad[] {
  const { surroundings, phrases } = asking
  const events = eventsOf(asking)
  const loads = [...Map.groupBy(events, ({ categoryId }) => categoryId)].map(([categoryId, some]) => ({
    name: nameOfCategory(categoryId, surroundings),
    events: some.length,
    share: Math.round((100 * some.length) / events.length),
    minutes: minutesOf(asking, some),
    wholeDays: wholeDaysOf(asking, some).length,
  }))
  const weightOf = (load: CategoryLoad): number => (phrases.has('ofTime') ? load.minutes : load.events)
  return loads.sort((a, b) => weightOf(b) - weightOf(a) || b.events - a.events)
}

/** In which category events are that are named; null where that is not asked. */
function answerCategoryOf({ question, phrases, items, surroundings, sentences }: QuestionContext): Reply | null {
  if (!phrases.has('whichCategory') || question.terms.length === 0 || items.length === 0) return null
  const events = onePerEvent(items).slice(0, SHOWN)
  const lines = events.map(({ title, categoryId }) =>
    sentences.loads.inCategory(title, nameOfCategory(categoryId, surroundings)),
  )
  return { text: lines.join('\n'), itemIds: events.map(({ id }) => id) }
}

/** The share of days, or of a part of each of them, that are free. */
function shareFree(asking: QuestionContext): Reply {
  const { free, of, period } = freeDaysOf(asking)
  const share: DayShare = { days: free.length, of, unit: partNamed(asking.part) ?? 'day' }
  return { text: asking.sentences.loads.shareFree(period, share) }
}

/** The same of those that have what is asked for. */
function shareTaken(asking: QuestionContext): Reply {
  const [events, span] = [eventsOf(asking), daysCut(asking)]
  const days = new Set(events.flatMap((item) => daysWithin(item, span))).size
  const unit = asking.isOfAbsences ? null : partNamed(asking.part)
  const share: DayShare = { days, of: span.last - span.first + 1, unit: unit ?? 'day' }
  return { text: asking.sentences.loads.shareOfDays(scopeOf(asking), share), listed: idsOf(events) }
}

/** The share of days or of evenings and the like; null where none is asked for, but one of events or of hours. */
function answerShareOfDays(asking: QuestionContext): Reply | null {
  const { named, phrases, isOfAbsences } = asking
  const isOfDays = phrases.has('shareUnit')
  if (isOfDays && phrases.has('isFree')) return shareFree(asking)
  const isNamed = named.terms.length > 0 || named.categoryId !== null
  return isOfAbsences || (isOfDays && (isNamed || phrases.has('asksSome') || phrases.has('isTaken')))
    ? shareTaken(asking)
    : null
}

/** Which share of all has what is named; month by month where that is asked. */
function answerShare(asking: QuestionContext): Reply {
  const months = asking.phrases.has('eachMonth') ? unitSpans(asking, 'month', daysCut(asking)) : []
  const each = months.map(({ first, last }) => askingAgain(asking, { first, last, hasPeriod: true }))
  const some = each.filter((month) => eventsOf(month).length > 0)
  const say = (month: QuestionContext): string => asking.sentences.loads.share(scopeOf(month), shareOf(month))
  return { text: some.length > 1 ? some.map((month) => `• ${say(month)}`).join('\n') : say(asking) }
}

/** How events share their days, or in which category some are. */
export function answerCategories(asking: QuestionContext): Reply {
  const own = answerCategoryOf(asking) ?? answerShareOfDays(asking)
  if (own) return own
  const { question, sentences } = asking
  const events = eventsOf(asking)
  if (events.length === 0) return { text: nothing(asking) }
  if (question.categoryId !== null || question.terms.length > 0) return answerShare(asking)
  const lines = categoryLoads(asking)
    .slice(0, SHOWN)
    .map((load) => `• ${sentences.loads.category(load)}`)
  return { text: [sentences.loads.categories(periodOf(asking), events.length), ...lines].join('\n') }
}

const PAIRS = 10
const WORK_MAX = 200_000

/**
 * Pairs that have hours in common. What lasts all of one day takes no hours, so that it is in nobody's way, unless it is that
 * of which this is asked.
 */
function overlapsIn(
  events: readonly DetailedItem[],
  isAsked: (item: DetailedItem) => boolean = () => false,
): (readonly [DetailedItem, DetailedItem])[] {
  const timed = events.filter(
    (item) => item.end > item.start && (!item.allDay || item.last > item.first || isAsked(item)),
  )
  const pairs: (readonly [DetailedItem, DetailedItem])[] = []
  let work = 0
  timed.forEach((item, place) => {
    for (let next = place + 1; next < timed.length && work < WORK_MAX; next += 1, work += 1) {
      const other = timed[next]
      if (!other || other.start >= item.end) break
      pairs.push([item, other])
    }
  })
  return pairs
}

/** The one thing that was listed, of which it is asked what it overlaps with; null where several were. */
function oneListed({ question, all }: QuestionContext): DetailedItem | null {
  const [id, ...others] = question.among?.ids ?? []
  return id !== undefined && others.length === 0 ? (all.find((item) => item.id === id) ?? null) : null
}

/**
 * Overlaps of the days, and what is missed while somebody is away; where words or a category are named, those of which one or the other has each of them: then also with
 * a journey, but for what is part of it.
 */
export function overlapsOf(asking: QuestionContext): (readonly [DetailedItem, DetailedItem])[] {
  const { question, surroundings, all } = asking
  const one = oneListed(asking)
  if (one)
    return overlapsIn(all.filter(({ isLoad }) => isLoad)).filter(
      (pair) =>
        pair.includes(one) && pair.some((item) => item !== one && itemMatcher(question.terms, surroundings)(item)),
    )
  const { terms, categoryId } = question
  if (terms.length === 0 && categoryId === null) {
    const { rules } = surroundings
    const events = eventsOf(asking)
    const timed = events.filter((item) => !item.allDay && !isAbsence(item, rules))
    return [...overlapsIn(timed), ...missedWhileAway(events, rules)].sort(([, a], [, b]) => a.start - b.start)
  }
  const meant = [
    ...terms.map((term) => itemMatcher([term], surroundings)),
    ...(categoryId === null ? [] : [(item: DetailedItem) => item.categoryId === categoryId]),
  ]
  const some = eventsOf(askingAgain(asking, { terms: [], categoryId: null }))
  return overlapsIn(some, (item) => meant.some((isMeant) => isMeant(item)))
    .filter((pair) => meant.every((isMeant) => pair.some(isMeant)))
    .filter((pair) => !pair.every((item) => isAbsence(item, surroundings.rules)))
}

/** What an hour would clash with at which something is to be that is not in the calendar; null where none is said. */
function answerClashAt(asking: QuestionContext): Reply | null {
  const { question, items, all, sentences } = asking
  const { unread = [] } = question
  const isNew = unread.length > 0 && (question.terms.length === 0 || items.length === 0)
  const at = isNew ? hourAsked(asking) : null
  if (at === null) return null
  const taken = takingHours(touching(all, question), at)
  return taken.length > 0
    ? { ...withList(asking, sentences.loads.clashesAt(at[0]), taken), isOf: 'two' }
    : { text: sentences.loads.noClashAt(periodOf(asking), at[0]), isOf: 'two' }
}

/** The one event that is named, of which it is asked what it overlaps with; null where several are, or none. */
function oneNamed({ question, items }: QuestionContext): DetailedItem | null {
  const [item, ...others] = question.terms.length > 0 ? items : []
  return others.length === 0 ? (item ?? null) : null
}

/** Which events overlap. */
export function answerConflicts(asking: QuestionContext): Reply {
  const clash = answerClashAt(asking)
  if (clash) return clash
  const { today, sentences } = asking
  const pairs = overlapsOf(asking)
  const one = oneListed(asking)
  const alone = one ?? oneNamed(asking)
  if (pairs.length === 0 && alone) return { text: sentences.loads.noOverlapWith(alone, today), listed: [alone.id] }
  const those = asking.question.among ? { listed: idsOf(asking.items) } : {}
  if (pairs.length === 0) return { text: sentences.loads.noOverlaps(scopeOf(asking)), ...those }
  const shown = pairs.slice(0, PAIRS)
  const lines = shown.map(([one, other]) => {
    const shared = one.allDay || other.allDay ? 0 : Math.min(one.end, other.end) - Math.max(one.start, other.start)
    return `• ${sentences.loads.overlap(one, other, today)}${shared > 0 ? sentences.loads.shared(shared) : ''}`
  })
  if (pairs.length > PAIRS) lines.push(sentences.loads.moreOverlaps(pairs.length - PAIRS))
  return {
    text: [sentences.loads.overlaps(periodOf(asking), pairs.length), ...lines].join('\n'),
    itemIds: [...new Set(shown.flat().map(({ id }) => id))],
    ...(one ? { focus: [one.id] } : {}),
  }
}
