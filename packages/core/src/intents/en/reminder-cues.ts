import type { Patterns } from '../../language/index.ts'
import { nothing } from '../kind-patterns.ts'

/** What English words say of reminders. */
export const reminderCues = {
  reminder: nothing(
    'reminder|reminders|remind|reminded',
    'alert|alerts|alerted|alarm|alarms|notification|notifications|notified|notify',
    'phone|mobile =>ring|buzz',
    'pinged|ping|buzzed|buzz|nudged|nudge',
    'get|got|getting|be|been|being told about',
  ),
  /** A question, or a wish to be shown some. */
  asksReminders: nothing(
    'what|whats|which|when|whens|why|whys|does|did|any|have|show|list',
    'how come|many|long',
    'do|will|am i',
    'is|are there',
  ),
  /** A wish that one be made or changed: `remind me to ...`. */
  wishesReminder: nothing('{begin} (remind me|set|add|create|delete|remove|cancel|move|put)'),
  /** One is asked for: the first to come. */
  nextReminder: nothing('next|first reminder|alert|alarm|notification', 'next thing'),
  /** That past days are meant, and none of the next year. */
  pastDays: nothing('last|past|yesterday'),
  /** A word about reminders as such, which names nothing. */
  ofReminding: nothing(
    'reminder|reminders|remind*|notif*|alert*|alarm|alarms|phone|ping*|buzz*|nudg*|vibra*|ring*|fire*',
    'go|goes|going|off|come|comes|coming|get|got|tell|told|due|set|pending|upcoming|scheduled|next|first|ahead',
    'exactly|right|now|time|thing|anything|nothing',
  ),
} as const satisfies Patterns
