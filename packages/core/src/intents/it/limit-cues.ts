import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'
import type { limitCues as english } from '../en/limit-cues.ts'

const LAST = '(che)? (dura|durano|durava|duravano|duri|durino|durati|durate|durato|durata|occupa|occupano)'
const EACH = '((ogni (giorno|settimana|mese|anno))|((tutte le|tutti i|tutti gli) (settimane|giorni|mesi|anni)))'
const ALL_DAY =
  '((tutto il giorno)|(tutta la giornata)|(l intera giornata)|(un intera giornata)|(una giornata intera)|(un giorno intero)|(giornata intera))'
const WORKDAYS = '(((giorni|giornate)? (feriali|lavorativi|lavorative|infrasettimanali)))'

/** What Italian words say of which events are meant: on which days of all weeks, how long they last, and whether they come back. */
export const limitCues = {
  limitWeekday: {
    same: [
      'i|gli|le|nei|nelle|di|al {pluralWeekday}',
      'in un|una {weekday}',
      'il|la {weekday} !dopo|prima|successivo|successiva|seguente|prossimo|prossima|scorso|scorsa|passato|precedente|di|del|della|mattina|pomeriggio|sera|libero|libera|in|e|ho|sono|che',
    ],
  },
  limitNearWeekday: { same: ['di {weekday}'] },
  furtherWeekday: {
    same: ['(,)? (e|o|oppure) (di|il|la|i|le)? {pluralWeekday}', '(,)? (e|o|oppure) (di|il|la|un|una)? {weekday}'],
  },
  limitWeekends: nothing(
    'nei|durante {weekendWord}',
    'nei|durante i {weekendWord}',
    'di {weekendWord}',
    'in|durante un {weekendWord}',
    'sono|erano|cadono|capitano nel {weekendWord}',
  ),
  limitWorkdays: nothing(
    `nei|durante ${WORKDAYS}`,
    `durante i ${WORKDAYS}`,
    'in un giorno feriale|lavorativo',
    'di giorno feriale|lavorativo',
  ),
  longerThan: {
    same: [
      `${LAST} ((piu di)|oltre) {amount}`,
      '(che sono)? piu lung* di {amount}',
      '(di|da) ((piu di)|oltre) {amount}',
    ],
  },
  shorterThan: {
    same: [`${LAST} meno di {amount}`, '(che sono)? piu brev*|cort* di {amount}', '(di|da) meno di {amount}'],
  },
  atLeastLong: {
    same: [`((di|da)|(${LAST})) almeno {amount}`, `((di|da)|(${LAST})) {amount} o|e (di)? piu`, 'da {amount} in su'],
  },
  atMostLong: {
    same: [
      `((di|da)|(${LAST})) ((al massimo)|(non piu di)|(fino a)) {amount}`,
      `((di|da)|(${LAST})) {amount} al massimo`,
    ],
  },
  repeating: nothing(
    `che si ripet* (${EACH})?`,
    `che torna|tornano ${EACH}`,
    `che ho|ci|c ${EACH}`,
    'ricorrent*',
    'che sono|e ricorrent*|ripetut*',
  ),
  notRepeating: nothing(
    'che non si ripet*',
    '(che)? non (sono|e)? ricorrent*|ripetut*',
    'una tantum',
    'che capita|capitano|c e|ci sono una sola volta',
  ),
  takesAllDay: nothing(`${LAST} ${ALL_DAY}`, `di|da ${ALL_DAY}`),
  hasHour: nothing('con un (orario|ora) (fisso|fissa|preciso|precisa)?', 'che ha|hanno un (orario|ora)', 'a orario'),
  countsThose: nothing(
    '{begin} (e|,)? (di (questi|queste|quelli|quelle|loro))? quanti|quante (di (questi|queste|quelli|quelle|loro))? =sono|erano|di|con|a|al|alla|in|nel|nei|nelle|prima|dopo|durante|durano|che|tra|da',
  ),
  ordersToShow: nothing(
    '{begin} {polite}? mostra|mostrami|elenca|elencami|dammi|dimmi|trova|trovami|cerca|cercami|lista|fammi|conta|contami',
  ),
  ofSentence: nothing(
    'io|mi|me|mio|mia|miei|mie|ti|te|tuo|tua|lui|lei|ci|vi|si|ne|noi|nostro|nostra|loro|suo|sua|che|ho|ha|hai|abbiamo|hanno|sono|siamo|era|ero|sto|sta|stiamo|stanno|devo|deve|dobbiamo|voglio|vuole|vorrei|non|continua',
  ),
  definite: nothing('il|lo|la|l|i|gli|le|mio|mia|miei|mie'),
  anyOfThem: nothing(
    '(i|gli|le|tutti|tutte)? (quelli|quelle|quello|quella|cose|eventi|impegni|appuntamenti)',
    'gli|i|le|l|il|la',
    'tutto',
  ),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
