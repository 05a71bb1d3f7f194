import type { remindersProfile as english } from '../en/reminders-profile.ts'
import type { Words } from '../words.ts'

export const remindersProfile: Words<typeof english> = {
  title: 'Promemoria',
  lead: 'Scegli quando e come riceverli. Li trovi sempre anche sotto la campanella.',
  allDayAt: 'Per gli eventi di tutto il giorno, alle',
  allDayAtHint: 'Per esempio il giorno prima a quest’ora.',
  quiet: 'Ore di silenzio',
  quietFrom: 'Dalle',
  quietTo: 'Alle',
  unconfirmed: 'Le e-mail partono appena confermi {{email}}.',
  quietHint: 'In queste ore non ricevi notifiche né e-mail. Arrivano subito dopo, a meno che l’evento non inizi prima.',
  quietNone: 'Se non le vuoi, lascia vuoti tutti e due i campi.',
  byMail: 'Invia i promemoria per e-mail',
  byMailHint: 'Solo per i promemoria impostati su e-mail.',
  digest: 'Riepilogo per e-mail dei prossimi eventi',
  digests: { off: 'Mai', daily: 'Ogni giorno', weekly: 'Ogni lunedì' },
  digestAt: 'Alle',
  digestPro: 'Fa parte del piano Pro.',
  incomplete: 'Scrivi ore e minuti, per esempio 8:30.',
  both: 'Indica tutti e due gli orari, oppure nessuno.',
  same: 'I due orari sono uguali.',
}
