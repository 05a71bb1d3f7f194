import { NOTICE, REMINDERS_MAX, REMINDER_MINUTES_MAX, type EventTimes, type ReminderChannel } from '../event/index.ts'
import { MINUTES_A_DAY } from '../date/index.ts'
import { contentLineOf, parameterOf, type ContentLine } from './content-line.ts'
import { readDuration } from './ical-js.ts'
import type { ExtraComponent, IcsReminder } from './ics-event.ts'
import type { Warn } from './ics-note.ts'

/** An event's reminders, and the components that cannot be kept as reminders. */
export interface ReadAlarms {
  readonly reminders: readonly IcsReminder[]
  readonly others: readonly ExtraComponent[]
}

const CHANNELS: Readonly<Record<string, ReminderChannel>> = {
  DISPLAY: NOTICE,
  AUDIO: NOTICE,
  EMAIL: 'email',
  '': NOTICE,
}

/**
 * Parses VALARMs. A reminder shows, sounds or mails once, a whole number of minutes before the start or at it; its
 * texts and program-specific properties are dropped. Alarms at a fixed time, after the start, before the end, or
 * repeated ones stay unchanged in `others`. Alarms count from the start, which for an all-day event is midnight;
 * reminders count from `base` minutes after it.
 */
export function readAlarms(children: readonly ExtraComponent[], base: number, warn: Warn): ReadAlarms {
  const reminders: IcsReminder[] = []
  const others: ExtraComponent[] = []
  for (const child of children) {
    const reminder = child.name === 'VALARM' ? reminderOf(child, base) : null
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

/** Minutes after the start from which an event's reminders count. */
export const baseOf = ({ allDay }: Pick<EventTimes, 'allDay'>, allDayAt: number): number => (allDay ? allDayAt : 0)

/** TRIGGER of a reminder that counts from `base` minutes after the start. */
export function triggerOf(minutesBefore: number, base: number): string {
  const minutes = base - minutesBefore
  return `TRIGGER:${minutes < 0 ? '-' : ''}PT${Math.abs(minutes)}M`
}

/** What a reminder is called as a part of a component. */
export const alarmName = ({ minutesBefore, channel }: IcsReminder, base: number): string =>
  `VALARM ${triggerOf(minutesBefore, base)} ${channel}`

/** What a component is called if it is read as a reminder; null if it is kept as it is. */
export function alarmNameOf(component: ExtraComponent, base: number): string | null {
  const reminder = component.name === 'VALARM' ? reminderOf(component, base) : null
  return reminder && alarmName(reminder, base)
}

/** Whether two lists have the same reminders in the same order. */
export const areSameReminders = (some: readonly IcsReminder[], others: readonly IcsReminder[]): boolean =>
  some.length === others.length && some.every((one, index) => isSame(one, others[index]))

const isSame = (one: IcsReminder, other: IcsReminder | undefined): boolean =>
  one.minutesBefore === other?.minutesBefore && one.channel === other.channel

function reminderOf(alarm: ExtraComponent, base: number): IcsReminder | null {
  const lines = alarm.lines.map(contentLineOf).filter((line) => line !== null)
  const valueOf = (name: string) => lines.find((line) => line.name === name)?.value.trim() ?? ''
  const channel = CHANNELS[valueOf('ACTION').toUpperCase()]
  const trigger = lines.find((line) => line.name === 'TRIGGER')
  if (!channel || !trigger || valueOf('REPEAT') !== '') return null
  const minutes = minutesBefore(trigger, base)
  return minutes === null ? null : { minutesBefore: minutes, channel }
}

function minutesBefore(trigger: ContentLine, base: number): number | null {
  if ((parameterOf(trigger, 'RELATED') ?? 'START').toUpperCase() !== 'START') return null
  const duration = readDuration(trigger.value.trim())
  if (!duration) return null
  const minutes = base - (duration.days * MINUTES_A_DAY + duration.minutes)
  return minutes >= 0 && minutes <= REMINDER_MINUTES_MAX ? minutes + 0 : null
}
