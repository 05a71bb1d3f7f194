import { parseQuickAdd, type QuickAdd } from '../../language/index.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import type { NewEvent } from '../../intents/proposed-change.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { added } from './proposal.ts'

/** The parts of a rule that are said of it whenever it comes back, such as its last day. */
export const RULE_ENDS = ['UNTIL=', 'COUNT='] as const

const partsOf = (rule: string): readonly string[] => rule.split(';').filter((part) => part !== '')

type SeriesOnCard = NewEvent & { readonly recurrence: string }

/** The one event that a card would add, with its rule, which is empty where it does not come back; null where it would do something else. */
function seriesOnCard({ question }: QuestionContext): SeriesOnCard | null {
  const [event, ...others] = question.among?.card ?? []
  if (event?.action !== 'create' || others.length > 0) return null
  return { ...event, recurrence: event.recurrence ?? '' }
}

/** Where to something is moved without the word before it: what comes back is read without. */
function withoutTo(words: string): string {
  const folded = foldedText(words)
  const [to] = readInAnyLanguage(folded.plain).findAll('toPlace')
  return to?.from === 0 ? typed(folded, to.to) : words
}

/** The series that a card would add, on other days or at another hour: `no, on Wednesdays`. Null where something else is meant. */
export function seriesAgain(asking: QuestionContext, words: string): Reply | null {
  const series = seriesOnCard(asking)
  if (series === null) return null
  const { surroundings, language } = asking
  const read = parseQuickAdd(withoutTo(words).trim(), { ...surroundings, language })
  const { start, end, recurrence, understood } = read
  if (recurrence === null || start === null || end === null) return null
  const { action: _action, ...event } = series
  const isTimeKept = read.allDay && !series.allDay
  const isDayKept = !recurrence.includes('BYDAY') && understood.every(({ kind }) => kind === 'recurrence')
  if (isDayKept) return oftener(asking, series, { rule: recurrence, said: wordsOf(understood) })
  const times = isTimeKept
    ? { start: `${start}${series.start.slice(10)}`, end: `${start}${series.end.slice(10)}` }
    : { start, end, allDay: read.allDay }
  const rule = withParts(recurrence, series.recurrence, RULE_ENDS)
  return added(asking, { ...event, ...times, recurrence: rule }, { series: wordsOf(understood) })
}

/** A rule with those parts of another that it says nothing of. */
const withParts = (rule: string, other: string, wanted: readonly string[]): string =>
  [
    ...partsOf(rule),
    ...(partsOf(rule).some((part) => wanted.some((begin) => part.startsWith(begin)))
      ? []
      : partsOf(other).filter((part) => wanted.some((begin) => part.startsWith(begin)))),
  ].join(';')

/** The words that say how something comes back. */
const wordsOf = (understood: QuickAdd['understood']): string =>
  understood
    .filter(({ kind }) => kind === 'recurrence')
    .map(({ text }) => text)
    .join(' ')

/** Words that say nothing but how often: it begins when it did, and stays on its weekdays. */
function oftener(
  asking: QuestionContext,
  { action: _action, ...series }: SeriesOnCard,
  { rule, said }: { readonly rule: string; readonly said: string },
): Reply {
  const isWeekly = [rule, series.recurrence].every((one) => one.includes('FREQ=WEEKLY'))
  const ending = withParts(rule, series.recurrence, RULE_ENDS)
  const recurrence = isWeekly ? withParts(ending, series.recurrence, ['BYDAY=']) : ending
  return added(asking, { ...series, recurrence }, { series: said })
}
