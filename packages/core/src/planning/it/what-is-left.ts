import type { MeasuredWords } from '../measured/measured-words.ts'

const MONTHS = 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'
/** A number behind what makes it a most; a sign of money may stand between. */
const MOST = '(€|$|£)? #|un|uno|una'

/** Italian words for what is left for some time, for all of a month, or is done no more often than a most. */
export const whatIsLeft: Pick<MeasuredWords['cues'], 'limits' | 'abstains' | 'allOfTime'> = {
  limits: [
    `(massimo|max) (di)? ${MOST}`,
    `(meno di|non piu di|non oltre) (i|gli|le)? ${MOST}`,
    `non {anyWord}? {anyWord}? piu di ${MOST}`,
    `sotto (a|i|il|gli|le|la|ai|agli|alle)? ${MOST}`,
    '(entro|nei|dentro) (i|gli|le) (€|$|£)? #',
    `(un|uno|una) (solo|sola)`,
    `(solo|soltanto|solamente) ${MOST}`,
    `(limitare|limitarmi|limitarsi|ridurre|ridurmi|fermarmi|scendere) {anyWord}? {anyWord}? {anyWord}? a (€|$|£)? #`,
    '#|un|una|mezz {anyWord}? {anyWord}? {anyWord}? {anyWord}? {anyWord}? (al massimo|max|massimo)',
  ],
  abstains: [
    '{begin} (diventare|essere|mangiare) vegetarian*|vegan*',
    '{clause} niente|nulla',
    '{begin} (voglio|vorrei|dobbiamo)? (smettere|smetterla|rinunciare|stare senza|vivere senza|fare a meno|eliminare|evitare)',
    '{begin} (niente|senza|basta|stop|no|mai)',
    `<=${MONTHS} senza`,
    '{begin} (voglio|vorrei|dobbiamo)? (non|nn) (piu|mai)? !dimenticare|perdere|saltare|mancare',
  ],
  allOfTime: [
    '{begin} (niente|senza|no|mai)',
    `<=${MONTHS} senza`,
    `(per|solo|soltanto|tutto|intero|durante) (il|tutto|tutta|la|solo)? (mese di)? ${MONTHS}|quaresima|avvento|ramadan`,
    'in quaresima|avvento',
  ],
}
