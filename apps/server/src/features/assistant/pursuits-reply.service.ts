import { formatWall } from '@dodici/core/date'
import {
  answerGoals,
  answerReminders,
  goalQuestion,
  isAboutReminders,
  isNamingSomething,
  mayBeAboutGoals,
  type AskedReminder,
  type ReadQuestion,
} from '@dodici/core/questions'
import { wallAt } from '@dodici/core/zone'
import { UPCOMING_DAYS_MAX } from '@dodici/contract/limits'
import type { UpcomingReminder } from '@dodici/contract/types'
import { listGoals } from '#server/features/goals/goals.service.ts'
import { listUpcomingReminders } from '#server/features/reminders/upcoming.service.ts'
import type { Asker } from './asker.service.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import type { Reply } from './chat-turn.ts'
import { shortSpan } from './question-surroundings.service.ts'
import { itemsBetween } from './seen-items.service.ts'

/** What of a reply answers a question about goals or reminders. */
export type PursuitReply = Pick<Reply, 'text' | 'looked'>

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
  const goals = await listGoals(storage, actor, {})
  const asked = goalQuestion(question.text, goals)
  if (asked === null) return null
  return {
    text: answerGoals(asked, goals, { language, today, days: question.period === '' ? null : question }),
    looked: [{ tool: 'goals', at: shortSpan(question), events: goals.length }],
  }
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
  const reminders = upcoming.map((reminder) => askedReminder(reminder, actor.timezone))
  return {
    text: answerReminders(question, { reminders, events }, { today, language }),
    looked: [{ tool: 'reminders', at: shortSpan(question), events: reminders.length }],
  }
}

const askedReminder = (
  { eventId, title, start, at, minutesBefore, channel }: UpcomingReminder,
  zone: string,
): AskedReminder => ({
  eventId,
  title,
  start,
  at: formatWall(wallAt(Math.floor(Date.parse(at) / MINUTE), zone)),
  minutesBefore,
  channel,
})
