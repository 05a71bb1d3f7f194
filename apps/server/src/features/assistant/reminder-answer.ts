import { UPCOMING_DAYS_MAX } from '@dodici/contract/limits'
import type { NamedEvent, UpcomingReminder } from '@dodici/contract/types'
import { formatWall, type Day, type HourCycle } from '@dodici/core/date'
import type { Language } from '@dodici/core/language'
import { answerReminders, type ComingReminder } from '@dodici/core/answers'
import type { ReadQuestion } from '@dodici/core/intents'
import { nowIn } from '@dodici/core/zone'
import type { Access } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { listUpcomingReminders } from '#server/features/reminders/upcoming.service.ts'
import type { Reply } from './chat-turn.ts'
import { shortSpan } from './question-surroundings.ts'
import { namedEventOf, type SeenItem } from '#server/features/asker/seen-items.ts'

interface ReminderQuestion {
  readonly question: ReadQuestion
  /** Events that the question may mention. */
  readonly items: readonly SeenItem[]
  readonly today: Day
  readonly language: Language
  readonly hourCycle: HourCycle
}

/** The facts that answer a question about upcoming reminders. */
export async function reminderAnswer(
  storage: Storage,
  access: Access,
  { question, items, today, language, hourCycle }: ReminderQuestion,
): Promise<Pick<Reply, 'text' | 'events' | 'looked'>> {
  const upcoming = await listUpcomingReminders(storage, access, { days: UPCOMING_DAYS_MAX })
  const reminders = upcoming.map((reminder) => reminderToOpen(reminder, access.actor.timezone))
  const answer = answerReminders(question, { reminders, events: items }, { today, language, hourCycle })
  return {
    text: answer.text,
    events: [...chipsOf(answer.reminders), ...answer.events.map(namedEventOf)],
    looked: [{ tool: 'reminders', at: shortSpan(question), events: reminders.length }],
  }
}

/** An upcoming reminder in the person's time zone, with what is needed to open its event. */
type ReminderToOpen = ComingReminder & Pick<UpcomingReminder, 'recurrenceId' | 'categoryId'>

const reminderToOpen = (reminder: UpcomingReminder, zone: string): ReminderToOpen => ({
  ...reminder,
  at: formatWall(nowIn(zone, Date.parse(reminder.at))),
})

/** The occurrences of some reminders, without duplicates. */
const chipsOf = (reminders: readonly ReminderToOpen[]): NamedEvent[] => [
  ...new Map(
    reminders.map(({ eventId, title, start, recurrenceId, categoryId }) => [
      `${eventId}/${recurrenceId ?? ''}`,
      { _id: eventId, title, start, recurrenceId, categoryId },
    ]),
  ).values(),
]
