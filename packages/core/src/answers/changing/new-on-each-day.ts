import { idOfNew, idsOnCard, isNewId } from '../../intents/proposed-change.ts'
import { dayByDay } from '../../intents/reading/day-by-day.ts'
import type { Command } from '../../intents/wishes/command.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { endingWith } from './proposal.ts'

/** Something new on each of several dates that are told one by one: `physio on 3, 10 and 17 June`; null where none are. */
export function newOnEachDay(
  asking: QuestionContext,
  command: Command,
  add: (asking: QuestionContext, command: Command) => Reply,
): Reply | null {
  const days = dayByDay(command.rest, asking.language)
  // Weekdays that are told together are those of something that comes back.
  if (days.length < 2 || days.some(({ day }) => !/\d/u.test(day))) return null
  const { kept = [], ...question } = asking.question
  const replies = days.map(({ text }) => add({ ...asking, question }, { ...command, rest: text }))
  const created = replies.flatMap(({ changes = [] }) => changes)
  if (created.length !== days.length) return null
  const { onlyProposed, besides } = asking.sentences.changes
  const told = replies.map(({ text }) => text.replace(onlyProposed, '').trim())
  const text = [...told, ...(kept.length === 0 ? [] : [besides])].join('\n')
  const listed = idsOnCard(kept).filter(isNewId)
  const own = created.map((_, place) => idOfNew(kept.length + place))
  return endingWith(onlyProposed, { text, changes: [...kept, ...created], listed: [...listed, ...own], focus: own })
}
