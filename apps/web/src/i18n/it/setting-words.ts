import type { settingWords as english } from '../en/setting-words.ts'
import type { Words } from '../words.ts'

export const settingWords: Words<typeof english> = {
  profile: {
    about: 'Chi sei nome utente',
    address: 'Indirizzo e-mail email posta accesso account',
    preferences:
      'Lingua e ora formato 12 24 ore aspetto tema chiaro scuro fuso orario inizio settimana lunedì domenica paese festività tutto il giorno ore',
    reminders: 'Promemoria notifiche avvisi email ore di silenzio non disturbare riepilogo',
    push: 'Promemoria su questo dispositivo notifiche push avvisi browser',
    targets: 'Obiettivi di tempo ore alla settimana equilibrio',
    assistant: 'Assistente IA intelligenza artificiale modello privacy',
    plan: 'Piano abbonamento prezzo pro',
    feeds: 'Condividi calendario indirizzo link iscrizione webcal ics feed Google Outlook occupato',
    keys: 'Chiavi API token integrazioni',
    password: 'Password sicurezza cambia',
    sessions: 'Sessioni dispositivi esci disconnetti accessi',
    export: 'Esportazione esporta scarica copia backup dati ics',
    delete: 'Elimina l’account cancella chiudi',
  },
  page: {
    'align-weekday': 'Allinea i giorni per giorno della settimana',
    'align-date': 'Allinea i giorni per data',
    'spacing-comfortable': 'Spazio tra le righe densità comodo arioso',
    'spacing-compact': 'Spazio tra le righe densità compatto fitto',
    'metric-count': 'Calore impegni misura',
    'metric-hours': 'Calore ore misura',
    'scale-fixed': 'Calore limiti scala fissi',
    'scale-relative': 'Calore limiti scala relativi',
    weekNumbers: 'Numeri delle settimane',
    routineAsEvents: 'Serie settimanali come eventi routine puntini ricorrenti',
    linked:
      'Sincronizza un account di calendari altrove sincronizzazione CalDAV Nextcloud iCloud Apple Fastmail Radicale',
    lastBeside: 'Mostra anche l’anno prima scorso precedente confronto',
    'scheme-system': 'Aspetto tema sistema automatico',
    'scheme-light': 'Aspetto chiaro tema giorno',
    'scheme-dark': 'Aspetto scuro tema notte modalità scura',
    'language-it': 'Lingua italiano',
    'language-en': 'Lingua inglese',
  },
}
