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
  keepsTime: nothing(
    '{begin} {polite}? blocca|bloccami|bloccare|tieni|tienimi',
    'blocca|bloccami|tieni|tienimi|tenermi (libero|libera|da parte)',
  ),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
