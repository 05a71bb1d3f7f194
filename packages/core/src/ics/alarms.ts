import { REMINDERS_MAX, REMINDER_MINUTES_MAX } from '../event/index.ts'
import { MINUTES_A_DAY } from '../date/index.ts'
import { contentLineOf, parameterOf, type ContentLine } from './content-line.ts'
import { readDuration } from './ical-js.ts'
import type { ExtraComponent, IcsReminder } from './ics-event.ts'
import type { Warn } from './ics-note.ts'

/** The reminders among the components of an event, and the components that are none that the planner can keep. */
export interface ReadAlarms {
  readonly reminders: readonly IcsReminder[]
  readonly others: readonly ExtraComponent[]
}

const CHANNELS: Readonly<Record<string, IcsReminder['channel']>> = {
  DISPLAY: 'display',
  AUDIO: 'display',
  EMAIL: 'email',
  '': 'display',
}

/**
 * Reads VALARMs. A reminder is one that shows, sounds or mails once, a whole number of minutes before the start or at it;
 * its texts and its program's marks are not kept. Alarms at a fixed time, after the start, before the end, or repeated
 * ones stay as they are among `others`.
 */
export function readAlarms(children: readonly ExtraComponent[], warn: Warn): ReadAlarms {
  const reminders: IcsReminder[] = []
  const others: ExtraComponent[] = []
  for (const child of children) {
    const reminder = child.name === 'VALARM' ? reminderOf(child) : null
    if (!reminder) others.push(child)
    else if (reminders.some((known) => isSame(known, reminder))) continue
    else if (reminders.length < REMINDERS_MAX) reminders.push(reminder)
    else {
      warn('tooManyReminders')
      others.push(child)
    }
  }
  return { reminders, others }
}

/** Whether two lists hold the same reminders in the same order. */
export const areSameReminders = (some: readonly IcsReminder[], others: readonly IcsReminder[]): boolean =>
  some.length === others.length && some.every((one, index) => isSame(one, others[index]))

const isSame = (one: IcsReminder, other: IcsReminder | undefined): boolean =>
  one.minutesBefore === other?.minutesBefore && one.channel === other.channel

function reminderOf(alarm: ExtraComponent): IcsReminder | null {
  const lines = alarm.lines.map(contentLineOf).filter((line) => line !== null)
  const valueOf = (name: string) => lines.find((line) => line.name === name)?.value.trim() ?? ''
  const channel = CHANNELS[valueOf('ACTION').toUpperCase()]
  const trigger = lines.find((line) => line.name === 'TRIGGER')
  if (!channel || !trigger || valueOf('REPEAT') !== '') return null
  const minutesBefore = minutesBeforeStart(trigger)
  return minutesBefore === null ? null : { minutesBefore, channel }
}

function minutesBeforeStart(trigger: ContentLine): number | null {
  if ((parameterOf(trigger, 'RELATED') ?? 'START').toUpperCase() !== 'START') return null
  const duration = readDuration(trigger.value.trim())
  if (!duration) return null
  const minutes = -(duration.days * MINUTES_A_DAY + duration.minutes)
  return minutes >= 0 && minutes <= REMINDER_MINUTES_MAX ? minutes + 0 : null
}
