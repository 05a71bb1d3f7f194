import type { quickAdd as english } from '../en/quick-add.ts'
import type { Words } from '../words.ts'

export const quickAdd: Words<typeof english> = {
  placeholder: 'Dentista domani alle 15 #salute',
  understood: 'Che cosa ho capito',
  guess: '{{words}}?',
  otherHalf: 'oppure {{hours}}',
  giveBack: 'Rimetti «{{words}}» nel titolo',
  details: 'Dettagli',
  thatDay: 'Quel giorno',
  noConflict: 'nessun conflitto',
  conflicts_one: '{{count}} conflitto di orario',
  conflicts_other: '{{count}} conflitti di orario',
  new: 'nuovo',
  newCategory: 'nuova',
  assumed: 'giorno proposto',
  days: { label: 'Giorni proposti', today: 'oggi', tomorrow: 'domani' },
  missing: {
    day: 'Quando? Scrivi anche un giorno: «domani», «12 maggio», «ogni lunedì». Oppure apri i dettagli.',
    shorter: 'Il titolo è troppo lungo: al massimo {{max}} caratteri.',
  },
  /** Typed on days that were marked in the year. */
  inline: {
    title: 'Nuovo evento nei giorni scelti: {{days}}',
    keys: 'Invio: salva · Tab: tutti i campi · Esc: chiudi',
  },
  keys: {
    enter: 'Invio',
    save: 'salva',
    shiftEnter: 'Maiusc Invio',
    details: 'apri i dettagli',
    escape: 'Esc',
    close: 'chiudi',
    quotes: '“tra virgolette” resta nel titolo',
  },
}
