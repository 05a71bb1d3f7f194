import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

/** What English words say of the kind of days: weekdays, working days and holidays. */
export const dayCues = {
  /** That days are told by their weekday: neither `fall` is the season. */
  falls: nothing('<!this|next|last|in|the|every fall|falls|falling'),
  /** That it is asked whether something is on a weekday, and not what is on the next one of these. */
  onSomeWeekday: nothing('on a {weekday}', 'on (a|the)? {weekday} or (on)? (a|the)? {weekday}'),
  /** What kind of day one is. */
  kindOfDay: nothing(
    '(on)? a (normal|regular)? weekday|weekend|workday',
    '(on)? a {weekday}',
    'a|the (normal|regular)? (working|work|business) day',
    'a (public|bank|national)? holiday',
  ),
  /** That a length of time is asked for in months. */
  inMonths: nothing('how many months'),
  /** That all of a week is to be free. */
  freeWeek: nothing('free|empty|clear week|weeks'),
  /** Days of no weekend and no holiday, where they are counted. */
  workdays: nothing('weekdays', '(working|work|week) days'),
  workingDay: nothing('weekday|weekdays', '(working|work|week) day|days'),
  loneWeekday: nothing('{begin} (to|on)? (the)? {weekday} {atEnd}'),
  bareWeekday: nothing('{begin} (the|on)? (next)? {weekday} {atEnd}'),
  whichWeekday: nothing(
    'which|what {weekday}',
    '(any|some|all) of my {weekday}',
    'how many ({pluralWeekday}|weekends)',
  ),
} as const satisfies Patterns
