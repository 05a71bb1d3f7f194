import type { Patterns } from '../../language/index.ts'
import type { reminderCues as english } from '../en/reminder-cues.ts'
import { nothing } from '../language-words.ts'

const NOT = 'non|nn'
const OF = 'del|della|dello|dei|delle|degli'
const TO = 'al|alla|allo|ai|alle'
/** With an apostrophe: `all` alone is an English word. */
const ELIDED = 'dell|all|dall|sull {glued}'
const TAKE_IT =
  'toglil*|toglimel*|leval*|levamel*|cancellal*|cancellamel*|eliminal*|eliminamel*|rimuovil*|rimuovimel*|disattival*|disattivamel*'
const MOVE_IT =
  'spostal*|spostamel*|cambial*|cambiamel*|mettil*|mettimel*|portal*|portamel*|anticipal*|anticipamel*|posticipal*|posticipamel*|fallo|falla|falli|falle|modifical*'

/** Symbols of the patterns of wishes about reminders. */
export const wishParts: Patterns = {
  mail: nothing('email|mail', 'e - mail'),
  reminderNoun: nothing(
    '{mail}? promemoria|avviso|avvisi|notifica|notifiche|sveglia|sveglie|allarme|allarmi (in piu|aggiuntiv*)?',
  ),
  sentNoun: nothing('{reminderNoun}', '{mail}'),
  wishing: nothing('{polite}? {signs}'),
  forget: nothing(`${NOT} (farmi|ti|mi far) dimenticare|scordare (di ricordarmi|dirmi|avvisarmi)?`),
  remindOfIt: nothing('ricordamel*|ricordarmel*|rammentamel*|avvisamene|avvertimene', 'me lo|la|li|le ricordi'),
  remind: nothing(
    '{forget}',
    '{remindOfIt}',
    'ricorda|ricordami|ricordarmi|rammentami|rammentarmi|avvisami|avvisarmi|avvertimi|avvertirmi|notificami|scrivimi',
    'fammelo|fammela arrivare',
    'mandamelo|mandamela',
    'fallo|falla suonare',
    'fammi sapere',
    'fammi un fischio',
    '(essere|venire)? avvisato|avvisata|avvertito|avvertita',
    'che mi avvisi|ricordi|avverta',
  ),
  make: nothing(
    'mettici|mettigli|mettile|aggiungici|aggiungigli|metti|mettimi|mettere|mettermi|aggiungi|aggiungimi|aggiungere|aggiungermi|imposta|impostami|impostare|impostarmi',
    'crea|creami|creare|crearmi|programma|programmami|programmare|programmarmi|invia|inviami|inviare|inviarmi',
    'manda|mandami|mandare|mandarmi|da|dammi|fa|fai|fammi',
  ),
  take: nothing(
    'togli|togliere|toglimi|elimina|eliminare|cancella|cancellare|rimuovi|rimuovere|leva|levare|annulla|annullare',
    'disattiva|disattivare|spegni|spegnere',
  ),
  move: nothing(
    'sposta|spostare|spostami|cambia|cambiare|cambiami|modifica|modificare|anticipa|anticipare|posticipa|posticipare',
    'porta|portare',
  ),
  takeIt: nothing(TAKE_IT),
  moveIt: nothing(MOVE_IT),
  which: nothing(
    '(anche)? (un|uno|una|il|i|lo|la|le|l|gli|ogni|due|tre|dei|degli|un paio di|tutti i|tutti gli|tutte le)? (altro|altra|secondo|seconda|ulteriore)? {amount}?',
  ),
  my: nothing('il|i|gli|le|la|lo|l'),
  ofIt: nothing(
    `per|di|d|a|su|sul|sulla|da|dal|dalla|dallo|dai|${OF}|${TO}`,
    ELIDED,
    `prima di|${OF}`,
    'prima dell {glued}',
  ),
  never: nothing(
    `${NOT} avvisarmi|avvertirmi|ricordarmi|avvisami|ricordami {noMore}?`,
    `${NOT} mi avvisare|avvertire|ricordare {noMore}?`,
    `${NOT} essere (piu)? avvisato|avvisata {noMore}?`,
    'smetti|smettila di avvisarmi|avvertirmi|ricordarmi {noMore}?',
    `${NOT} (voglio|vorrei|mi serv*) (piu)? (un|il|i|gli|alcun|nessun|l)? {reminderNoun} {noMore}?`,
    `${NOT} voglio|vorrei (piu)? essere (piu)? avvisato|avvisata|avvertito|avvertita {noMore}?`,
    'basta (con (gli|i|le)?)? {reminderNoun} {noMore}?',
  ),
  noMore: nothing('piu'),
  oneOfThem: nothing(
    '(voglio|vorrei|ne voglio|ne vorrei|mettine|mettimene|aggiungine) (un|uno|una|due|un altro|un altra)',
  ),
  fillers: nothing('e|poi|anche|grazie {signs} {fillers}?', 'per favore|piacere {signs} {fillers}?'),
}

/** What Italian words say of reminders, and in a wish about them. */
export const reminderCues = {
  remindedBehind: nothing(
    '(e)? ricordamelo|ricordamela|avvisami|avvertimi {signs} {atEnd}',
    '(con|e) (un)? promemoria {signs} {atEnd}',
  ),
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

  askedToRemind: nothing(
    '{begin} (mi|me lo|me la) ricord*|avvis*|avvert*',
    '{begin} mi mandi|metti|dai|scrivi ((un|uno|una)? {sentNoun})?',
  ),
  makesFor: nothing(`{begin} {wishing} {make} =per|${TO}`),
  movesThe: nothing(),
  complaint: nothing(
    '(e|sono|mi sembra*)? (un po|decisamente)? troppo poco|presto|tardi|tanto',
    '(e|sono|mi sembra*)? (un po|decisamente)? troppe|poche|pochi|poco',
  ),
  isSo: nothing('{begin} qual*|quant*|che|cosa|chi|quando', 'ho|ha|abbiamo|hanno', 'c e', 'ci sono'),
  beginsWithName: nothing(`{begin} per|di|${OF}|${TO}`, `{begin} ${ELIDED}`, '{begin} prima d*'),
  toDo: nothing('{begin} di', '{begin} che|se|cosa|quale|quali|quant*|chi|dove|quando'),
  toSomething: nothing('{begin} di {amount} {longGap} prima|a|al|alla|all|per'),
  ofSomething: nothing(
    `{begin} sul|sulla|il|la|lo|l|${OF}|${TO} {anyWord}`,
    `{begin} ${ELIDED} {anyWord}`,
    '{begin} prima di|del|della|dello|dell !>di|che {anyWord}',
  ),
  vague: nothing('un po prima', '(la)? sera|notte|mattina|mattino prima|stessa|stesso', 'lo|il stesso giorno'),
  eveningBefore: nothing('(la)? sera|notte prima'),
  byMail: nothing('per|via|di ({mail}|posta)'),
  sendsMail: nothing(
    '{begin} {wishing} {make}? {which} {mail} {anyWord}',
    '{begin} {wishing} scrivimi',
    '{begin} {wishing} mi? mandi una {mail}',
  ),
  inPlace: nothing('invece|anziche', 'al posto'),
  inPlaceOf: nothing(
    '(invece|anziche|al posto) che|alle',
    '(invece|al posto) di|del|della =>prima',
    '(invece|al posto) di|del|della {longGap} {figure}',
  ),
  because: nothing('tanto|perche|cosi|siccome {anyWord}', '<=prima che devo|dobbiamo|voglio'),
  always: nothing('sempre', 'ogni volta'),
  takesThem: nothing(`, ${TAKE_IT} =tutti|tutte`, `, ${TAKE_IT} {signs} {atEnd}`),
  behindName: nothing('{fillers}? (a|di)? {atEnd}'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
