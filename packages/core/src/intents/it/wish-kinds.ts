import type { KindPatterns } from '../language-words.ts'

const VERBS =
  'salta|saltare|saltala|saltalo|saltali|saltale|cancell*|elimin*|rimuov*|togl*|leva|levami|levare|levalo|levala|annull*|disdi*|liberami|liberaci|svuota|svuotami|riserva|riservami|spost*|rimand*|posticip*|anticip*|rinvi*|aggiung*|inseri*|crea|creami|creare|crei|creane|mett*|rimett*|segn*|fissa|fissami|fissare|fissiamo|fissi|rinomin*|categorizz*|assegn*|allung*|prolung*|estend*|accorci*|abbrevi*|copia|copiare|copiami|duplic*|blocca|bloccami|bloccare|prenota|prenotami|prenotare|prenotiamo'
const PREPARING =
  'prepararmi|preparami|pianificami|organizzami|preparare|pianificare|organizzare|pianifica|organizza|prepara'

/** What Italian wishes begin with: for a plan, and for a change. */
export const wishKinds: KindPatterns = [
  // How long there is to do something is no wish to do it.
  ['when', ['{timeToDo}']],
  [
    'plan',
    [
      '(aiut*|mano) (a|per) (preparar*|organizzar*|pianificar*)',
      `${PREPARING} (per|a|alla|al|all|la|il|lo|l|un|una|i|le|gli|mi)`,
      'piano (per|di) (prepar*|allen*|stud*|arriv*|la|il|l)',
      'programma di (allenament*|studio|preparazion*)',
    ],
  ],
  [
    'change',
    [
      '{begin} {polite}? (ricorda|ricordami|ricordarmi|ricordi) di !quando|che|cosa|dove {anyWord}',
      '{begin} {polite}? (promemoria|appunta|appuntami|appuntati|annota|annotami|annotati)',
      `{clause} {polite}? ${VERBS}`,
      '{clause} {polite}? (tieni|tienimi|tenermi|tenere) (libero|libera|liberi|libere|da parte)',
      '{begin} {polite}? scrivi|scrivimi !a|ad|al|alla|che|una|un|nel|nella|nell|mail|email {anyWord}',
      '{begin} {polite}? {placing}',
      '{begin} {polite}? {noting}',
      '{begin} {polite}? porta|portami|portiamo =>al|alla|alle|all|a',
      '{begin} {polite}? passa|passami =>a|al|alla|alle|in|sotto',
      '{begin} {polite}? (prendi|prendimi) (un)? appuntamento',
      '{begin} {polite}? scambia|scambiami|scambiare =>al|alla|alle|all|a|con',
      '{begin} {polite}? (un)? nuovo evento|appuntamento|impegno|promemoria {signs} {anyWord}',
      '{begin} {polite}? (lo|la|gli|le)? stesso|stessa|stessi|stesse !ora|giorno|orario|settimana|mese|cosa {anyWord}',
      '{begin} {polite}? (fai|falla|fallo|fa) durare|finire|slittare',
      '{begin} {polite}? (chiamalo|chiamala|chiama|cambia|cambiare|modifica|modificare|dai il nome)',
    ],
  ],
]
