import type { dayPanel as english } from '../en/day-panel.ts'
import type { Words } from '../words.ts'

export const dayPanel: Words<typeof english> = {
  today: 'Oggi',
  tomorrow: 'Domani',
  yesterday: 'Ieri',
  allDay: 'Tutto il giorno',
  timed: 'Con orario',
  empty: 'Niente in programma: è un giorno libero.',
  previous: 'Giorno precedente',
  next: 'Giorno successivo',
  add: 'Aggiungi a {{day}}…',
  dayOf: 'giorno {{day}} di {{days}}',
  daily: 'ogni giorno',
  weekly: 'ogni settimana',
  monthly: 'ogni mese',
  yearly: 'ogni anno',
  repeats: 'si ripete',
  until: 'fino alle {{time}}',
  until_elided: 'fino all’{{time}}',
  until_midnight: 'fino a mezzanotte',
  menu: 'Azioni per {{title}}',
  tentative: 'provvisorio',
  cancelled: 'annullato',
  milestone: 'traguardo',
  misfitOf: {
    after: 'viene dopo «{{title}}», che dovrebbe preparare',
    before: 'viene prima di «{{title}}», a cui dovrebbe seguire',
    past: 'passo per «{{title}}», in ritardo',
  },
}
