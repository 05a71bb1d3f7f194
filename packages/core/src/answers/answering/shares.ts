import type { AskedItem } from '../answer-types.ts'
import { counted, opening } from '../saying/days.ts'
import { quoted, sayItem } from '../saying/items.ts'
import { aboutOf, askingOf, type Asking, type Reply } from './asking.ts'
import { answerCategoryOf } from './category-of.ts'
import { itemMatcher } from './item-matcher.ts'
import { nothing, periodOf } from './periods.ts'
import { minutesWithin, touching } from './stretches.ts'

const SHOWN = 10

/** Minutes as hours with one decimal. */
export function sayHours(minutes: number, { say, language }: Asking): string {
  const hours = Math.round(minutes / 6) / 10
  const figure = language === 'it' ? String(hours).replace('.', ',') : String(hours)
  return `${figure} ${hours === 1 ? say('ora', 'hour') : say('ore', 'hours')}`
}

const eventsOf = ({ items }: Asking): AskedItem[] => items.filter(({ isLoad }) => isLoad)

/** Hours of what has hours; what is all-day is said apart. */
export function answerHours(asking: Asking): Reply {
  const { say } = asking
  const events = eventsOf(asking)
  const about = aboutOf(asking)
  if (events.length === 0) return { text: nothing(asking, about) }
  const timed = events.filter(({ allDay }) => !allDay)
  const minutes = timed.reduce((sum, item) => sum + minutesWithin(item, asking.question), 0)
  const whole = events.length - timed.length
  const apart =
    whole === 0
      ? ''
      : say(
          whole === 1
            ? ' Un altro impegno dura tutto il giorno e non ha un orario.'
            : ` Altri ${whole} impegni durano tutto il giorno e non hanno un orario.`,
          whole === 1
            ? ' 1 more event lasts all day and has no hours.'
            : ` ${whole} more events last all day and have no hours.`,
        )
  return {
    text: say(
      `${opening(periodOf(asking))} sono ${sayHours(minutes, asking)}${about}, in ${counted(timed.length, 'impegno', 'impegni')} con un orario.${apart}`,
      `That is ${sayHours(minutes, asking)}${about} ${periodOf(asking)}, in ${counted(timed.length, 'event', 'events')} with a time.${apart}`,
    ),
  }
}

const timeOf = (asking: Asking, items: readonly AskedItem[]): number =>
  items.reduce((sum, item) => sum + minutesWithin(item, asking.question), 0)

/** How many of some last all day: they have no hours that could be summed. */
function wholeDays(items: readonly AskedItem[], { say }: Asking): string {
  const whole = items.filter(({ allDay }) => allDay).length
  return whole === 0 ? '' : say(`, ${whole} di tutto il giorno`, `, ${whole} all day`)
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`

/** Which share of all that is on the days has some category, or some words. */
function answerShare(asking: Asking): Reply {
  const { say, question, all, surroundings } = asking
  const [some, whole] = [
    eventsOf(asking),
    eventsOf(askingOf({ ...question, terms: [], categoryId: null }, all, surroundings)),
  ]
  const [part, total] = [timeOf(asking, some), timeOf(asking, whole)]
  const head = say(
    `${opening(periodOf(asking))} sono ${some.length} su ${counted(whole.length, 'impegno', 'impegni')}${aboutOf(asking)}: il ${percent(some.length, whole.length)}.`,
    `${opening(periodOf(asking))} ${some.length} of ${counted(whole.length, 'event', 'events')} are${aboutOf(asking)}: ${percent(some.length, whole.length)}.`,
  )
  const time = say(
    ` In ore: ${sayHours(part, asking)} su ${sayHours(total, asking)}, il ${percent(part, total)} (senza contare ciò che dura tutto il giorno).`,
    ` In hours: ${sayHours(part, asking)} of ${sayHours(total, asking)}, ${percent(part, total)} (all-day events have no hours).`,
  )
  return { text: head + (total > 0 ? time : '') }
}

/** How many events and hours each category has. */
export function answerCategories(asking: Asking): Reply {
  const own = answerCategoryOf(asking)
  if (own) return own
  const { say, language, surroundings } = asking
  const events = eventsOf(asking)
  if (events.length === 0) return { text: nothing(asking, aboutOf(asking)) }
  if (asking.question.categoryId !== null || asking.question.terms.length > 0) return answerShare(asking)
  const weightOf = (some: readonly AskedItem[]): number =>
    asking.phrases.has('ofTime') ? timeOf(asking, some) : some.length
  const groups = Map.groupBy(events, ({ categoryId }) => categoryId)
  const names = new Map(surroundings.categories.map(({ _id, name }) => [_id, quoted(name, language)] as const))
  const lines = [...groups]
    .sort(([, a], [, b]) => weightOf(b) - weightOf(a) || b.length - a.length)
    .slice(0, SHOWN)
    .map(([categoryId, some]) => {
      const name = (categoryId === null ? undefined : names.get(categoryId)) ?? say('senza categoria', 'no category')
      const minutes = timeOf(asking, some)
      const share = Math.round((100 * some.length) / events.length)
      return `• ${name}: ${counted(some.length, say('impegno', 'event'), say('impegni', 'events'))}, ${share}%${minutes > 0 ? `, ${sayHours(minutes, asking)}` : ''}${wholeDays(some, asking)}`
    })
  const head = say(
    `${opening(periodOf(asking))} hai ${counted(events.length, 'impegno', 'impegni')} così divisi:`,
    `Your ${counted(events.length, 'event', 'events')} ${periodOf(asking)}, by category:`,
  )
  return { text: [head, ...lines].join('\n') }
}

const PAIRS = 10
const WORK_MAX = 200_000

/** Pairs that have hours in common. What lasts all day takes no hours, so that it is in nobody's way. */
function overlapsIn(events: readonly AskedItem[]): (readonly [AskedItem, AskedItem])[] {
  const timed = events.filter(({ allDay, end, start }) => !allDay && end > start)
  const pairs: (readonly [AskedItem, AskedItem])[] = []
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

/** Overlaps of the days; where words or a category are named, those of which one or the other has each of them. */
function overlapsAsked(asking: Asking): (readonly [AskedItem, AskedItem])[] {
  const { question, all, surroundings } = asking
  const { terms, categoryId } = question
  if (terms.length === 0 && categoryId === null) return overlapsIn(eventsOf(asking))
  const meant = [
    ...terms.map((term) => itemMatcher([term], surroundings)),
    ...(categoryId === null ? [] : [(item: AskedItem) => item.categoryId === categoryId]),
  ]
  return overlapsIn(touching(all, question)).filter((pair) => meant.every((isMeant) => pair.some(isMeant)))
}

/** Which events overlap. */
export function answerConflicts(asking: Asking): Reply {
  const { say, today, language } = asking
  const pairs = overlapsAsked(asking)
  const period = periodOf(asking)
  if (pairs.length === 0)
    return {
      text: say(
        `${opening(period)} non trovo eventi che si sovrappongono.`,
        `I find no events that overlap ${period}.`,
      ),
    }
  const shown = pairs.slice(0, PAIRS)
  const lines = shown.map(
    ([a, b]) => `• ${sayItem(a, today, language)} ${say('e', 'and')} ${sayItem(b, today, language)}`,
  )
  if (pairs.length > PAIRS) lines.push(say(`e altre ${pairs.length - PAIRS}`, `and ${pairs.length - PAIRS} more`))
  const head = say(
    `${opening(period)} trovo ${counted(pairs.length, 'sovrapposizione', 'sovrapposizioni')}:`,
    `I find ${counted(pairs.length, 'overlap', 'overlaps')} ${period}:`,
  )
  return { text: [head, ...lines].join('\n'), itemIds: [...new Set(shown.flat().map(({ id }) => id))] }
}
