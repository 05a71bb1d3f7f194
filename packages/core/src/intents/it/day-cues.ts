import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

/** What Italian words say of the kind of days: weekdays, working days and holidays. */
export const dayCues = {
  /** That days are told by their weekday. */
  falls: nothing('cade|cadono|cadra|cadranno|capita|capitano'),
  onSomeWeekday: nothing(
    'cade|cadra|sara|capita|viene (di|un) {weekday}',
    '{begin} il|lo|la|l {noTimeWord} {longGap} {fallsOn} (o (di|un|nel|il|in|durante)? (la)? ({dayKind}|settimana|feriale))?',
  ),
  kindOfDay: nothing(
    '(in|di|un)? (un)? giorno|giornata (normale)? (lavorativo|lavorativa|feriale|festivo|festiva|di lavoro)',
    'festivo|feriale|lavorativo',
    'di|nel|in|un|del (un)? {dayKind}',
    '(di|una)? festa',
  ),
  inMonths: nothing('quanti mesi'),
  freeWeek: nothing('settimana|settimane (del tutto|completamente)? libera|libere|vuota|vuote'),
  workdays: nothing('giorni feriali|lavorativi', 'quanti|quante sono feriali|lavorativi'),
  workingDay: nothing(
    '(giorno|giorni)? (feriale|feriali|lavorativo|lavorativi|infrasettimanale|infrasettimanali)',
    '(in|durante la) settimana',
  ),
  loneWeekday: nothing('{begin} (di|del|della|a|al|alla|il|la)? {weekday} {atEnd}'),
  bareWeekday: nothing('{begin} (di|il|la)? (prossimo|prossima)? {weekday} {atEnd}'),
  whichWeekday: nothing('che|quale|quali|quanti|quante {weekday}', 'quanti|quante {pluralWeekday}'),
} as const satisfies Patterns
