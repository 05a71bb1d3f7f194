import type { shell as english } from '../en/shell.ts'
import type { Words } from '../words.ts'

export const shell: Words<typeof english> = {
  home: '[[product]], pagina iniziale',
  mainNavigation: 'Principale',
  skipToYear: 'Vai all’anno',
  language: {
    label: 'Lingua',
    it: 'Italiano',
    en: 'English',
    failed: 'Non è stato possibile caricare la lingua. Controlla la connessione o ricarica la pagina.',
  },
  scheme: {
    label: 'Aspetto',
    system: 'Come il sistema',
    light: 'Chiaro',
    dark: 'Scuro',
  },
  account: 'Account di {{name}}',
  accountWithoutName: 'Account',
  logout: 'Esci',
  notFound: {
    title: 'Questa pagina non esiste',
    text: 'L’indirizzo potrebbe essere sbagliato, o la pagina è stata spostata.',
    toCalendar: 'Vai al calendario',
  },
  broken: {
    title: 'Qualcosa è andato storto',
    viewTitle: 'Non è stato possibile mostrare questa vista',
    text: 'I tuoi dati sono al sicuro sul server. Ricarica la pagina, o apri un’altra vista.',
    reload: 'Ricarica',
    planner: 'Apri il planner',
    months: 'Apri i mesi',
    heat: 'Apri il calore',
  },
  newVersion: 'È pronta una nuova versione',
  title: {
    login: 'Accedi · [[product]]',
    calendar: '{{year}} · [[product]]',
    notFound: 'Pagina inesistente · [[product]]',
  },
}
