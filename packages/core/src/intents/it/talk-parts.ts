import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'
import { withObject } from './talk-cues.ts'

/** Symbols of the patterns of what Italian words say of what was said before. */
export const talkParts: Patterns = {
  /** That somebody is, was or will be somewhere. */
  amThere: nothing(
    'sono|siamo|ero|eravamo|saro|saremo|sto|stiamo|stavo|stavamo|resto|restiamo|rimango|rimaniamo (stat*|rimast*|restat*)? (a|ad|al|alla|all|in|nel|nella|via)',
  ),
  agree: nothing(
    '(allora|dai)? si|vai|avanti|fatto|salva|salvalo|salvala|salvali|salvale|certo|certamente|ok|okay|perfetto|bene|benissimo|ottimo|procedi|fallo|facciamolo|esatto|giusto|grazie|volentieri|conferm*|aggiungila|aggiungilo|aggiungili|aggiungile|applica|applicalo|applicala|applicali (allora|pure|dai)? {signs} {agree}?',
    '(il resto|tutto) (salva|salvalo|va bene|ok|giusto|bene|perfetto|a posto|corretto) {signs} {agree}?',
    'salva|conferma|applica (tutto|tutti|tutte|entrambi|entrambe|il resto) {signs} {agree}?',
    '(tutti|tutte (e|ed)? (due|tre)?|entrambi|entrambe|le modifiche) (le modifiche|i cambiamenti)? (vanno|sono) (bene|giuste|giusti|ok|corrette|corretti) {signs} {agree}?',
    '(va bene cosi|va bene|(lo stesso|ugualmente|comunque)|cosi|d accordo|fai pure|per favore|certo che si|per me va bene|a posto|sono sicuro|sono sicura) (allora)? {signs} {agree}?',
  ),
  decline: nothing(
    'no|niente|basta|annulla|ferma|fermati|aspetta',
    'lascia|lasciamo|lasciala|lascialo stare|perdere',
    '(lasciali|lasciale|tienili|tienile) (tutti|tutte)? (e due)?',
    '(rimetti|rimettil*|lascia|lascial*|rimettila|torna|tutto) (tutto)? (com era|com e|cosi com e|come prima|com erano|come stava|dov e|dov era|dove sta|dove stava|li)',
    'rimettilo|rimettila|rimettili|rimettile|ripristina* !a|al|alla|alle|ma|però|pero',
    '(non importa|non farlo|annulla tutto|meglio di no|non mi serve|come non detto|ho cambiato idea)',
    `non (${withObject('lo', 'la', 'li', 'le')})`,
  ),
  correct: nothing(
    '(ripensandoci|a ripensarci|ripensandoci bene|pensandoci|pensandoci bene|a pensarci bene) {signs} {correct}?',
    'no|si|vabbe|guarda|forse|magari|ah|oh|ops|mm|mmm|mh|mmh|mhm|uhm|ehm|hm|hmm|eh|beh|mah|allora|anzi|scusa|aspetta|meglio|piuttosto|invece|facciamo|fai|intendevo|diciamo|ok {signs} {correct}?',
    'un attimo|momento|secondo {signs} {correct}?',
    'piu corto|corta|breve|lungo|lunga ,',
    'sempre =alle|all',
    'volevo dire {signs} {correct}?',
    'rimetti|rimettila|rimettilo|rimettiamo|torniamo =a|al|alla|alle|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica',
    'non {gap} , {correct}?',
    '(quel giorno|quella sera|quella mattina|quel pomeriggio|li|la|purtroppo)? (sono|siamo|saro|saremo|lavoro|lavoriamo|parto|partiamo|sto) {gap} , {correct}',
    '(quel giorno|quella sera|quella mattina|quel pomeriggio|li)? (c e|ho|abbiamo) {gap} , {correct}',
    '(e|quello e|quella e) (il|la)? (giorno|sera|mattina|settimana) {gap} , {correct}',
  ),
  thoseDays: nothing(
    '(in|per)? quei giorni',
    'durante quello|quella|questo|questa|quelli|quelle',
    '(in|per) quei|quelle ({count})? giorni|settimane',
    '(ci|vi) cade|cadono|capita|capitano',
    '(che)? cade|cadono (dentro|in mezzo|in quei giorni)',
    '(in)? quel periodo',
    'nel frattempo',
    'dentro {signs} {atEnd}',
    'a causa sua|loro',
    '(per (via|colpa)|a causa) (di quello|di quella|di questo|di questa|di questi|sua|sue)',
    'mentre|quando|finche sono|siamo|saro|saremo (la|li) {signs} {atEnd}',
  ),
}
