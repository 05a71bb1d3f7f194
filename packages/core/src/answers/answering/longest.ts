import { MINUTES_A_DAY } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { LongestEvent } from '../words/facts.ts'
import type { QuestionContext, Reply } from './question-context.ts'
import { nothing, scopeOf } from './periods.ts'

const lengthOf = ({ allDay, first, last, start, end }: DetailedItem): number =>
  allDay ? (last - first + 1) * MINUTES_A_DAY : end - start

/** The event that lasts longest, or shortest, of those that are meant; null where there is none. */
export function longestOf({ items, phrases }: QuestionContext): LongestEvent | null {
  const isShortest = phrases.has('shortest')
  const events = items
    .filter(({ kind }) => kind !== 'marker')
    .sort((a, b) => (isShortest ? lengthOf(a) - lengthOf(b) : lengthOf(b) - lengthOf(a)) || a.start - b.start)
  const [item] = events
  if (!item) return null
  const alike = new Set(events.filter((one) => lengthOf(one) === lengthOf(item)).map(({ eventId }) => eventId))
  return { item, isShortest, ties: alike.size - 1 }
}

/** Which event lasts longest, or shortest. */
export function answerLongest(asking: QuestionContext): Reply {
  const longest = longestOf(asking)
  if (!longest) return { text: nothing(asking) }
  const text = asking.sentences.events.longest(scopeOf(asking), longest, asking.today)
  return { text, itemIds: [longest.item.id] }
}
