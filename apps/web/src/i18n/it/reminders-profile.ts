import type { remindersProfile as english } from '../en/reminders-profile.ts'
import type { Words } from '../words.ts'

export const remindersProfile: Words<typeof english> = {
  title: 'Promemoria',
  lead: 'Quando e come ti arrivano. Li trovi sempre anche nell’elenco della campanella.',
  allDayAt: 'Per gli eventi di tutto il giorno, alle',
  allDayAtHint: 'Per esempio il giorno prima a quest’ora.',
  quiet: 'Ore di silenzio',
  quietFrom: 'Dalle',
  quietTo: 'Alle',
  quietHint:
    'In queste ore non arrivano notifiche né e-mail: arrivano quando finiscono, tranne per quello che comincia prima.',
  quietNone: 'Per non averne, lascia vuoti tutti e due i campi.',
  byMail: 'Manda i promemoria per e-mail',
  byMailHint: 'Quelli per cui hai scelto l’e-mail.',
  unconfirmed: 'Le e-mail partono appena confermi {{email}}.',
  digest: 'Riepilogo di quello che ti aspetta, per e-mail',
  digests: { off: 'Mai', daily: 'Ogni giorno', weekly: 'Ogni lunedì' },
  digestAt: 'Alle',
  digestPro: 'Fa parte del piano Pro.',
  incomplete: 'Indica l’ora per intero.',
  both: 'Indica tutti e due gli orari, oppure nessuno.',
  same: 'I due orari sono uguali.',
}
