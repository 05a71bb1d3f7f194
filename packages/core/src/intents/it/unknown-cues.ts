import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'
import type { unknownCues as english } from '../en/unknown-cues.ts'

/** What Italian words ask that no calendar knows: what the world knows, what was planned and not done, what something costs, who comes, and what may or may not be. */
export const unknownCues = {
  general: nothing(
    'che tempo fa|fara',
    'piove|piovera|nevica|nevichera',
    'che ore sono',
    'capitale d|del|della|dell|dei|degli|delle',
    'come si fa|fanno|prepara|preparano|cucina|cucinano|cuoce|cuociono',
    '(mi|ci) consigli|suggerisci|consiglieresti di',
    '(mi)? consigli|consigliami|consigliarmi (un|una|qualche|dei|delle)',
  ),
  skipped: nothing(
    '(ho|abbiamo|avevo|avevamo) (gia|mai|poi|davvero)? (saltat*)',
    'quanti|quante|quali|che {gap} (ho|abbiamo) (gia|mai|poi|davvero)? (pers*|mancat*)',
    '(ho|abbiamo) (mai)? (perso|persa|perse|persi|mancato|mancata) (qualche|alcun*|un|una|uno|delle|dei|degli)',
  ),
  cost: nothing(
    'quanto (mi|ci)? cost*',
    'quanto (mi|ci)? (e|era|sono|verra|viene|verranno|vengono) (costat*|a costare)',
    'quanto|quanti {anyWord}? (ho|abbiamo) (speso|pagato)',
    'quanto (spendo|spendiamo|spendero|pago|paghiamo|paghero)',
    '(costo|costi|prezzo) d|di|del|della|dell|dei|delle',
  ),
  guests: nothing(
    'quanti|quante invitati|ospiti|persone',
    'chi (altro)? (viene|vengono|verra|verranno|partecipa|partecipera|ci sara|ci saranno|ci sono|c e|c era|e venuto|sono venuti|sara presente)',
    'chi (e|sono|era) (stato|stati)? (invitat*)',
    'lista degli invitati',
  ),
  besides: nothing(
    'e dura|durera|durano {anyWord} {anyWord}? {anyWord}? (in|di) piu|meno',
    'e (di|in|a|anche|pure)? quella|quello dopo|successiva|successivo|seguente {signs} {atEnd}',
    'e (di|in|a|anche|pure)? (la|il|della|del)? settimana|mese|weekend|giorno dopo|successiva|successivo|seguente {signs} {atEnd}',
    'e {anyWord} {anyWord}? ora|ore|minuti|giorno|giorni in piu|meno',
  ),
  condition: nothing(
    'a meno che',
    '(a patto|a condizione|sempre|salvo|ammesso) che',
    'purche',
    '(solo|anche) se',
    '(in|nel) caso',
    '<!vedere|guarda|guardi|guardare|controlla|controlli|verifichi|controllare|dimmi|dirmi|dire|sapere|so|verifica|verificare|vedi|chiedere|chiedi|capire|come|pure|fammi|ricordo|ricordi|e se !ne|possibile|puoi|riesci|vuoi|no|serve|capita|c|ce|non',
  ),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
