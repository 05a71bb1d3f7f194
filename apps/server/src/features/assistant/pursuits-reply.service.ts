import { formatWall } from '@dodici/core/date'
import {
  answerReminders,
  isAboutReminders,
  isNamingSomething,
  mayBeAboutGoals,
  type AskedReminder,
  type ReadQuestion,
} from '@dodici/core/questions'
import { wallAt } from '@dodici/core/zone'
import { UPCOMING_DAYS_MAX } from '@dodici/contract/limits'
import type { NamedEvent, UpcomingReminder } from '@dodici/contract/types'
import { listUpcomingReminders } from '#server/features/reminders/upcoming.service.ts'
import type { Asker } from './asker.service.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import type { Reply } from './chat-turn.ts'
import { shortSpan } from './question-surroundings.service.ts'
import { itemsBetween, namedEventOf } from './seen-items.service.ts'

/** What of a reply answers a question about goals or reminders. */
export type PursuitReply = Pick<Reply, 'text' | 'events' | 'goals' | 'looked'>

const MINUTE = 60_000

/** Answers a question about goals, or about the reminders that will come; null where it is about something else. */
export const pursuitReply = async (
  storage: AssistantStorage,
  asker: Asker,
  question: ReadQuestion,
): Promise<PursuitReply | null> =>
  (await goalReply(storage, asker, question)) ?? (await reminderReply(storage, asker, question))

/** Goals are measured only where a text may be about them. */
async function goalReply(
  storage: AssistantStorage,
  { actor, language, today }: Asker,
  question: ReadQuestion,
): Promise<PursuitReply | null> {
  if (!mayBeAboutGoals(question.text)) return null
  const { text, first, last, period } = question
  const days = period === '' ? null : { first, last, period }
  const told = await storage.goals.read('tell', actor, { text, days, language, today })
  if (told === null) return null
  const looked = [{ tool: 'goals', at: shortSpan(question), events: told.count }]
  return { text: told.text, events: [], goals: told.goals, looked }
}

async function reminderReply(
  storage: AssistantStorage,
  { actor, language, today }: Asker,
  question: ReadQuestion,
): Promise<PursuitReply | null> {
  if (!isAboutReminders(question.text)) return null
  const upcoming = await listUpcomingReminders(storage, actor, { days: UPCOMING_DAYS_MAX })
  const ahead = { first: today, last: today + UPCOMING_DAYS_MAX }
  const events = isNamingSomething(question) ? await itemsBetween(storage, actor, ahead) : []
  const reminders = upcoming.map((reminder) => reminderToOpen(reminder, actor.timezone))
  const answer = answerReminders(question, { reminders, events }, { today, language })
  return {
    text: answer.text,
    events: [...chipsOf(answer.reminders), ...answer.events.map(namedEventOf)],
    goals: [],
    looked: [{ tool: 'reminders', at: shortSpan(question), events: reminders.length }],
  }
}

/** A reminder that will come, on the person's wall, with what its event needs to be opened. */
type ReminderToOpen = AskedReminder & Pick<UpcomingReminder, 'recurrenceId' | 'categoryId'>

const reminderToOpen = (reminder: UpcomingReminder, zone: string): ReminderToOpen => ({
  ...reminder,
  at: formatWall(wallAt(Math.floor(Date.parse(reminder.at) / MINUTE), zone)),
})

/** What some reminders are about, each once. */
const chipsOf = (reminders: readonly ReminderToOpen[]): NamedEvent[] => [
  ...new Map(
    reminders.map(({ eventId, title, start, recurrenceId, categoryId }) => [
      `${eventId}/${recurrenceId ?? ''}`,
      { _id: eventId, title, start, recurrenceId, categoryId },
    ]),
  ).values(),
]
