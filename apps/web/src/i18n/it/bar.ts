import type { bar as english } from '../en/bar.ts'
import type { Words } from '../words.ts'

export const bar: Words<typeof english> = {
  profile: 'Profilo',
  calendar: 'Calendario',
  year: {
    navigation: 'Anno',
    previous: 'Anno precedente',
    next: 'Anno successivo',
    current: 'Oggi',
    goToCurrent: 'Vai all’anno corrente',
    monthLater: 'Un mese più avanti',
    monthEarlier: 'Un mese più indietro',
    start: 'L’anno comincia da',
    thisMonth: 'Questo mese',
    outside: 'Il calendario va dal {{first}} al {{last}}: ecco il {{year}}.',
  },
  views: {
    label: 'Vista',
    planner: 'Planner',
    months: 'Mesi',
    heat: 'Calore',
  },
  zoom: {
    planner: 'Da vicino: un mese con i suoi titoli',
    months: 'I mesi, uno sotto l’altro',
    heat: 'Da lontano: quanto è pieno l’anno',
  },
  filter: {
    label: 'Categoria',
    all: 'Tutte',
    none: 'Nessuna categoria disponibile',
    title: 'Filtro e categorie',
    calendar: 'Calendario',
    allCalendars: 'Tutti i calendari',
    manage: 'Gestisci le categorie',
  },
  calendars: 'I miei calendari',
  import: 'Importa un calendario',
  print: 'Stampa e salva',
  importFile: 'Importa un file di calendario',
  assistant: 'Assistente',
  reminders: {
    title: 'Promemoria',
    new_one: 'Promemoria, {{count}} nuovo',
    new_other: 'Promemoria, {{count}} nuovi',
    open: 'Apri',
  },
  goals: 'Obiettivi',
  review: 'L’anno in breve',
  addEvent: 'Aggiungi un evento',
  add: 'Aggiungi',
}
