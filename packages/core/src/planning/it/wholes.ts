import type { MeasuredWords } from '../measured/measured-words.ts'

/** Italian words for how much is done of a whole, is left of it, or is done at a time. */
export const wholes: Pick<
  MeasuredWords['cues'],
  'soFar' | 'toGo' | 'pace' | 'andHalf' | 'toDo' | 'wholeOf' | 'inAll' | 'workingTime'
> = {
  soFar: [
    'ne (ho|abbiamo) (gia)? {anyWord} (gia|solo)? #',
    '(finora|gia|per ora) {anyWord}? {anyWord}? #',
    '# (sono)? (gia)? (fatt*|pront*|scritt*|lett*|vist*|finit*)',
    '# (finora|gia)',
    '{clause} (ne|ma|e)? (ho|abbiamo|gia)? (gia|solo)? (fatt*|lett*|scritt*|vist*|scansionat*|raccolt*|vendut*|pagat*|finit*|visitat*|salit*|percors*) (gia|solo|circa)? #',
    'ne (ho|abbiamo) (gia|solo)? (€)? #',
    '(a|fatt*|scritt*|lett*|vist*|visitat*|vendut*) # {anyWord}? =su',
    '(l|li|le|ci) (ho|abbiamo) (gia)? {anyWord} (gia)? # volte',
    '# (li|le) (ho|abbiamo) (gia)? {anyWord}',
    '(uno|una) (l)? (ho|abbiamo) (gia)? {anyWord}',
    '(sono|siamo|arrivat*) (gia)? (a|alla|al) (quota)? #',
  ],
  toGo: ['(manca|mancano|resta|restano|rimane|rimangono) (ancora|solo)? (€|$|£)? #'],
  pace: ['(€|$|£)? #|uno|una (€|euro)? (a|al|alla|per|ogni) (giorno|settimana|sett|mese)'],
  andHalf: ['e mezzo|mezza'],
  toDo: ['# {anyWord}? da {word}'],
  wholeOf: [
    'tutto|tutta =il|la|lo',
    'tutto|tutta {capitalWord}',
    'per intero',
    'dall inizio alla fine',
    'da cima a fondo',
    'leggere|finire (il|la|lo|l|i|gli|le)? {capitalWord}',
  ],
  inAll: ['in (tutto|totale)', 'complessiv*', 'da (qui|oggi|adesso|ora) a'],
  workingTime: [
    '(cadut*|bocciat*|rimandat*|operat*|ricadut*|fallit*) (gia)? # volta|volte',
    '(scendere|ridurre|ridurmi|passare) a # (giorno|giorni) (a|alla) settimana !di',
    '(passare|scendere|andare|ridurre|ridurmi) {anyWord}? {anyWord}? a # (giorno|giorni|ora|ore) (a|alla) settimana =>lavoro|ufficio|contratto',
    'orario (di lavoro)? a #',
    '(smart working|telelavoro|lavoro agile|lavorare da casa) # (giorno|giorni) (a|alla) settimana',
    '{begin} (voglio|vorrei|vorremmo)? lavorare # (giorno|giorni|ora|ore) (a|alla) settimana !a|al|alla|su|sul|sulla',
  ],
}
