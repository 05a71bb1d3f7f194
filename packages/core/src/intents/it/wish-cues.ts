import type { Patterns } from '../../language/index.ts'
import type { wishCues as english } from '../en/wish-cues.ts'
import { nothing } from '../language-words.ts'

/** What Italian words wish for that a slip could make of others: of them none is mended. */
export const wishCues = {
  rename: nothing(
    'rinomin*|chiamalo|chiamala|chiama|chiamare',
    'cambia|cambiare (il)? nome|titolo (di|a|del|della|dell|al|alla|all)?',
  ),
  rings: nothing('chiama|chiamare'),
  copy: nothing(
    'copia|copiare|copiami|duplic*|ripeti|ripetere|rifai|rifacciamo',
    '{begin} {polite}? (lo|la|gli|le)? stesso|stessa|stessi|stesse !ora|giorno|orario|settimana|mese|cosa',
    '{begin} {polite}? (metti|mettimi|segna|segnami|aggiungi|fissa|fissami|prenota|prenotami) (lo|la|gli|le) stesso|stessa|stessi|stesse !ora|giorno|orario|settimana|mese|cosa',
  ),
  locate: nothing(
    'scrivi|indica|precisa che =>a|ad|al|alla|allo|all|in|nel|nella|nell',
    '(cambia|cambiami|cambiare|metti|mettici|imposta|aggiungi|segna|scrivi|modifica|aggiorna|inserisci|sposta) (il|un|l|come)? (nuovo)? (luogo|posto|indirizzo|ristorante|sede)',
    '(come|per) (il|l)? (luogo|posto|indirizzo|sede) metti|mettici|imposta|scrivi|segna',
  ),
  note: nothing(
    '{begin} (una)? (nota|appunto) (su|sul|sulla|sull|per|a|al|alla|all|nel|nella)',
    '{begin} {polite}? (scrivi|segna|aggiungi) (nel|nella|nell|sul|sulla|sull)',
    '(aggiungi|aggiungici|metti|mettici|scrivi|scrivici|inserisci|segna|lascia) (una|la|un|un altra|questa|come)? (nota|descrizione|commento|appunto)',
  ),
  ofEvent: nothing(
    '{begin} (il|lo|la|l|le|i)? (luogo|posto|indirizzo|sede|nota|note|descrizione|commento|titolo|nome|orario|colore) a|al|alla|allo|all|ad|da|dal|dalla|dallo|dall|di|del|della|dell|dello',
    '{begin} (la)? categoria',
  ),
  putBehind: nothing('giu|dentro {signs} {atEnd}'),
  itsCategory: nothing(
    '{begin} (la|dalla|sua|ogni|quella)? (sua)? categoria a|al|alla|allo|all|ad|da|dal|dalla|dallo|dall|di|del|della|dell|dello',
    '{begin} (la|dalla|sua|ogni|quella)? (sua)? categoria {signs} {atEnd}',
  ),
  noCategory: nothing(
    '{begin} (e|metti*|lascia*|tieni*)? (in|con)? (senza (la|una|alcuna|nessuna)?|nessuna) categoria (allora|per ora)? {signs} {atEnd}',
    '{begin} togli*|leva*|rimuovi*|elimina* (la|dalla) (sua)? categoria {signs} {atEnd}',
  ),
  needing: nothing(
    '{begin} (vorrei|vorremmo|voglio|vogliamo) (un|una|uno)',
    '{begin} (un altro|un altra) !volta|giorno|settimana|weekend|mese|anno|ora|mezz|promemoria|al|alle|il|la|per|a',
    '{begin} (mi|ci) serve|servono|servirebbe|occorre|vuole (un|una|il|lo|la|l)?',
    '{begin} (ho|abbiamo|avrei|avremmo) bisogno di|del|dello|della|dell|d (un|una)?',
  ),
  beginsDoing: nothing(
    '{begin} (andare|iniziare|cominciare|mettermi|provare|tornare) (a|ad) =*are|*ere|*ire',
    '{begin} (andare|passare|tornare) (da|dal|dallo|dalla|dall|dai|dagli|dalle)',
    '{begin} (fare|prendere|avere|iniziare|cominciare|seguire|frequentare|organizzare|fissare) (un|una|uno|del|della|dei|il|lo|la|l|i)',
  ),
  newOne: nothing('(un|uno|una) nuovo|nuova|altro|altra !evento|appuntamento|impegno'),
  putsIt: nothing('mettil*|rimettil*|fissal*|rifissal*|segnal*|prenotal*|spostal*|riprenotal*'),
  noteLabel: nothing(
    '(,|;|.)? (e)? (con)? (la|una)? nota|note :',
    '(,|;|.)? (e)? con (la|una)? nota (che dice)',
    '(,|;|.)? (e)? con scritto',
  ),
  categoryLabel: nothing(
    '(,|;)? (e|che)? va|vanno|andrebbe|rientra (in|nel|nella|sotto|tra|fra|come) (la|il)? (categoria)?',
    '(,|;)? (e)? (mettilo|mettila|mettendolo|mettendola) (in|nel|nella|sotto|tra|fra) (la|il)? (categoria)? (:)?',
    '(,|;)? (e)? (in|nella|alla|sotto|come|con)? (la)? categoria (:|di|in)?',
    '(,|;)? (e)? sotto (la)?',
  ),
  intoSome: nothing('{begin} {signs} {atEnd}'),
  categoryWordFirst: nothing('{begin} (come)? categoria'),
  placeLabel: nothing('(,|;)? (e)? (il)? luogo|posto|indirizzo|dove (:|e)?'),
  reminderClause: nothing('(con|e)? (un)? {reminderNoun}', 'avvisami|avvertimi|ricordamelo|ricordamela'),
  lengthClause: nothing('dura|durata', '(per|di) {amount}', '(alle|dalle|fino alle|ore|alle ore) {clock}'),
  reminderLeads: {
    same: [
      '(,|;)? (e|con|piu)? (un|uno|dei)? (promemoria|avviso|avvisi|avvisami|avvertimi|ricordamelo|ricordamela|ricordamelo) {lead}',
    ],
  },
  joinsNothing: nothing('(,|;)? e|piu|per|con {signs} {atEnd}', '(,|;)? e {signs} =e|,'),
  owns: nothing('{begin} (che)? (ho|abbiamo) (il|lo|la|l|un|una)?'),
  hedgeFirst: nothing('{begin} (hmm|hm|mm|mmm|ah|oh|eh|beh|aspetta|un attimo|meglio) {signs} !di|che|con'),
  hedgeBehind: nothing(
    '(,)? (ovviamente|naturalmente|certo|certamente|chiaramente|direi|credo|penso|mi sa|per favore|per piacere|grazie|dai|va|eh) {signs} {atEnd}',
  ),
  tellsMoreOfIt: nothing(
    '{begin} (anche|poi)? dura|durera|duri|finisce|finira|finisca|termina|comincia|inizia|parte',
    '{begin} (anche|poi)? mettil*|spostal*|chiamal*|rinominal*|allungal*|accorcial*|anticipal*|posticipal*|rimandal*|prolungal*|fallo|falla|falli|falle',
    '{begin} (anche|poi)? (il|l)? luogo|posto|indirizzo|titolo|nome|sede',
    '{begin} (anche|poi)? (si fa|si tiene|ci vediamo)',
    '{begin} (anche|poi)? ricordamel*|avvisami|avvertimi',
    '{begin} (anche|poi)? (aggiungi|metti|con) (un)? {reminderNoun}',
    '{begin} (anche|poi)? (nella|in|sotto (la)?)? categoria',
    '{begin} (anche|poi)? aggiungi|metti|segna (il|l) luogo|posto|indirizzo',
    '{begin} fino a|al|alle|all',
  ),
  clockSaid: { same: ['(alle|all|dalle|ore) {clock}', 'alle ore {clock}'] },
  insteadFirst: nothing(
    '{begin} (e)? non =alle|all|il|l|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica',
    '{begin} invece|anziche',
  ),
  addsThePlace: nothing(
    '(,|;|.)? (e)? aggiungi|metti|segna|scrivi (il|l|questo) posto|luogo|indirizzo {signs} {atEnd}',
    '(,|;|.)? (e)? aggiungi|metti|segna|scrivi (il|l|questo) posto|luogo|indirizzo =,|;|e',
  ),
  nextOfThem: nothing(
    '(il|la|lo|del|della|al|alla) prossimo|prossima|primo !weekend|fine|mese|anno|giorno|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|settimana',
  ),
  placeOfEvent: nothing(
    '{begin} (il|l)? luogo|posto|indirizzo|sede a|al|alla|allo|all|ad|da|dal|dalla|dallo|dall|di|del|della|dell|dello',
  ),
  allBehind: nothing(
    '(,)? (per)? tutti|tutte (quanti|quante)? {signs} {atEnd}',
    '(,)? entrambi|entrambe {signs} {atEnd}',
  ),
  putsElsewhere: nothing('mett*|fiss*'),
  keepsTime: nothing(
    '{begin} {polite}? blocca|bloccami|bloccare|tieni|tienimi',
    'blocca|bloccami|tieni|tienimi|tenermi (libero|libera|da parte)',
  ),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
