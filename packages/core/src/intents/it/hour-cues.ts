import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'
import type { hourCues as english } from '../en/hour-cues.ts'

/** What Italian words say of the hours of a day, and of its parts. */
export const hourCues = {
  morning: nothing('mattina|mattino|mattine|mattinata|stamattina|stamani|domattina'),
  afternoon: nothing('pomerigg*'),
  evening: nothing('sera|sere|serata|serate', '<!dopo stasera'),
  lunchtime: nothing('(ora|pausa) (di)? pranzo', 'all ora di pranzo'),
  leftUntilEnd: nothing(
    '(mancano|manca|restano|resta|rimangono|rimane) {gap} (fine) (di|del|della|dell)?',
    'manca|mancano|resta|restano|rimane|rimangono =>fine',
    'da (qui|ora|oggi|adesso) (a|alla|al) fine',
  ),
  untilOver: nothing('prima che finisca|finiscano|termini|terminino', 'prima della|fino alla fine'),
  afterWork: nothing('dopo (il)? lavoro'),
  afterDinner: nothing('dopo cena !con|da|di|per', 'dopocena'),
  afterLunch: nothing('dopo pranzo !con|da|di|per', 'dopopranzo'),
  beforeMidday: nothing(
    'prima del lavoro',
    'prima di lavorare',
    'prima di|del pranzo !con|da|di|per',
    'prima di pranzare',
  ),
  hoursBetween: {
    timeFromTo: ['(tra|fra) le {clock:start} e le {clock:end}', 'dalle {clock:start} alle {clock:end}'],
  },
  afterHour: {
    same: ['dopo le {clock}', 'dopo (il)? {namedClock:clock}', 'dalle {clock} (in (poi|avanti|su))? !alle|all|a|-'],
  },
  beforeHour: { same: ['prima delle {clock}', 'prima di|del {namedClock:clock}'] },
  atHour: { same: ['(alle|all|delle|per le) (ore)? {clock}'] },
  countsParts: nothing('quanti|quante (altri|altre)? (mattin*|pomerigg*|sere|serate|notti)'),
  wantedHours: { plain: ['{count} {unit} libere|libero|liberi|consecutive'] },
  eachWeek: nothing('a|alla|per|ogni|una settimana', 'media settimanale'),
  eachMonth: nothing('a|al|per|ogni|un mese', 'media mensile'),
  eachDay: nothing('a|al|per|ogni giorno', 'media giornaliera'),
  firstFree: nothing('primo|prima|prossimo|prossima|quale|che {weekday} (del tutto)? liber*'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
