import type { Patterns } from '../../language/index.ts'
import { nothing } from '../kind-patterns.ts'
import type { reminderCues as english } from '../en/reminder-cues.ts'

/** What Italian words say of reminders. */
export const reminderCues = {
  reminder: nothing(
    'promemoria|avvis*|notific*',
    '(mi|me lo|me la) ricord*|avvis*|avvert*',
    '(mi|il telefono|il cellulare) suona|squilla',
    'mi e|sono mai? arrivat* niente|nulla|nessun*|qualcosa',
  ),
  asksReminders: nothing(
    'perche|che|quali|quale|quanti|quanto|quando|ho|ha|hanno|mostra*|elenca*',
    'mi avvisi',
    'qual e',
    'ci sono',
    'c e',
  ),
  wishesReminder: nothing(
    '{begin} (per favore)? ricordami|ricordarmi|avvisami|avvertimi|metti|mettimi|aggiungi|crea|imposta|togli|elimina|cancella|sposta',
  ),
  nextReminder: nothing('prossimo|prossima|primo|prima promemoria|avviso|notifica|sveglia|allarme', 'prossima cosa'),
  pastDays: nothing('scors*|passat*|ieri'),
  ofReminding: nothing(
    'promemoria|ricord*|avvis*|avvert*|notif*|allarm*|svegli*|suon*|squill*|scatt*|arriv*|vibra*|telefono|cellulare',
    'prossim*|primo|prima|impostat*|programm*|attiv*|esattamente|adesso|qualcosa|niente|nulla',
  ),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
