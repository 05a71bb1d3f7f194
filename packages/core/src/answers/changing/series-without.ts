import {
  A_WEEK,
  type Day,
  formatDay,
  formatWall,
  knownDay,
  MINUTES_A_DAY,
  parseDay,
  parseWall,
} from '../../date/index.ts'
import { isAbsence } from '../../load/index.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText } from '../../intents/reading/words.ts'
import { idOf, idOfNew, type NewEvent, type ProposedChange } from '../../intents/proposed-change.ts'
import { anchorOf } from '../answering/anchors.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { daysIn, partsOfRule, ruleOf, saySeries, firstOn, weekdaysOf } from './series-rule.ts'
import { lastDayOf } from './proposal.ts'

const asUntil = (day: Day): string => formatDay(day).replaceAll('-', '')

/** The same event so many days later. */
function later(event: NewEvent, days: number): NewEvent {
  const [by, read, format] = event.allDay ? [days, parseDay, formatDay] : [days * MINUTES_A_DAY, parseWall, formatWall]
  const [start, end] = [event.start, event.end].map((wall) => format((read(wall) ?? 0) + by))
  return { ...event, start: start ?? event.start, end: end ?? event.end }
}

/** The first time of a series behind some day; null where only its rule tells that. */
function firstBehind(event: NewEvent, day: Day): Day | null {
  const rule = partsOfRule(event.recurrence)
  const weeks = Number(rule.get('INTERVAL') ?? 1)
  const start = knownDay(event.start)
  if (rule.get('FREQ') !== 'WEEKLY' || rule.has('COUNT')) return null
  if (weeks === 1) return firstOn(Math.max(start, day + 1), weekdaysOf(rule))
  const every = weeks * A_WEEK
  return weekdaysOf(rule).length > 1 ? null : start + Math.max(0, Math.ceil((day + 1 - start) / every)) * every
}

/** A series before some days and behind them; null where that cannot be told. */
function around(event: NewEvent, { first, last }: Span): readonly NewEvent[] | null {
  const rule = partsOfRule(event.recurrence)
  const until = lastDayOf(event.recurrence)
  const again = firstBehind(event, last)
  if (again === null) return null
  const before = { ...event, recurrence: ruleOf(new Map([...rule, ['UNTIL', asUntil(first - 1)]])) }
  return [
    ...(knownDay(event.start) < first ? [before] : []),
    ...(until === null || again <= until ? [later(event, again - knownDay(event.start))] : []),
  ]
}

/** The days that are left out: those that words say, those of what they name, or all on which somebody is away. */
function daysLeftOut(words: string, asking: QuestionContext): readonly Span[] {
  const said = daysIn(words, asking)
  if (said !== null) return [said]
  const { findAll, has } = readInAnyLanguage(foldedText(words).plain)
  const all = asking.all.filter(({ last }) => last >= asking.today)
  const name = withoutSpans(words, [...findAll('week'), ...findAll('day'), ...findAll('month')])
  const item = anchorOf(foldedText(name).plain, { ...asking, all })?.item
  if (item) return [item]
  return has('whileAway') ? all.filter((one) => isAbsence(one, asking.surroundings.rules)) : []
}

/** A series without some days, each of them in turn; null where that cannot be told. */
const withoutAll = (event: NewEvent, spans: readonly Span[]): readonly NewEvent[] | null =>
  spans.reduce<readonly NewEvent[] | null>(
    (left, span) => {
      const parts = left?.map((one) =>
        (lastDayOf(one.recurrence) ?? Infinity) < span.first || knownDay(one.start) > span.last
          ? [one]
          : around(one, span),
      )
      return parts?.every((some) => some !== null) ? parts.flat() : null
    },
    [event],
  )

const isSeries = (change: ProposedChange): change is NewEvent =>
  change.action === 'create' && change.recurrence !== null

/** What would be added, each in a sentence of its own. */
function sayAll(events: readonly NewEvent[], { sentences, today }: QuestionContext): string {
  const said = events.map((event) =>
    sentences.changes.adds(
      event,
      {
        series: saySeries(partsOfRule(event.recurrence), '', sentences),
        until: lastDayOf(event.recurrence),
        ...{ category: null, reminders: null },
      },
      today,
    ),
  )
  return [...said, sentences.changes.onlyProposed].join('\n')
}

/** The card with what comes back on it in several series, so that it is not on some days: `not in August`. */
export function withoutDays(words: string, asking: QuestionContext): Reply | null {
  const { card = [], ids = [] } = asking.question.among ?? {}
  const spans = daysLeftOut(words, asking)
  const meant = card.filter((one, place) => ids.includes(idOf(one, place)))
  if (spans.length === 0 || meant.length === 0 || !meant.every(isSeries)) return null
  const parts = card.map((one, place) =>
    ids.includes(idOf(one, place)) && isSeries(one) ? withoutAll(one, spans) : [one],
  )
  if (!parts.every((some) => some !== null)) return null
  return onNewSeries(parts.flat(), asking)
}

/** A card with new series on it, which are said and spoken of. */
export function onNewSeries(changes: readonly ProposedChange[], asking: QuestionContext): Reply {
  const listed = changes.flatMap((one, place) => (one.action === 'create' ? [idOfNew(place)] : []))
  return {
    text: sayAll(
      changes.filter((one) => one.action === 'create'),
      asking,
    ),
    changes,
    listed,
  }
}
