import type { Patterns } from '../../language/index.ts'
import type { roomCues as english } from '../en/room-cues.ts'
import { nothing } from '../language-words.ts'

const PART = 'mattina|mattino|mattinata|pomeriggio|sera|serata|giorno|giornata'

const HOW_LONG =
  '(quanto (altro)? tempo|quanto|((quanti|quante) (altri|altre)? (giorni|settimane|mesi|anni|ore|notti|weekend))) (mi|ci)? (ho|abbiamo|avro|resta|restano|rimane|rimangono|manca|mancano|c e|ci sono) (ancora)? (tempo)?'

/** What Italian words say of room that is looked for, in place of a day. */
export const roomCues = {
  firstFreePart: nothing(
    `(a|in|per)? (il|la|al|alla|nel|nella)? primo|prima|prossimo|prossima ${PART} (completamente|del tutto)? (che ho|in cui sono)? libero|libera`,
    `(a|in|per)? (il|la|al|alla|nel|nella)? primo|prima|prossimo|prossima libero|libera ${PART}`,
  ),
  nextOne: nothing('prossimo|prossima (volta)? {signs} {atEnd}', '(il|la) prossimo|prossima (volta)? =e|sara|c'),
  asksNextOne: nothing('(quando|quand|qual|quale|chi) {gap} prossimo|prossima {signs} {atEnd}'),
  beforeThen: nothing('(prima di|fino ad|fino a|entro|da qui ad) (allora|quel giorno|quella data|li) {signs} {atEnd}'),
  timeToDo: nothing(
    `${HOW_LONG} per *are|*ere|*ire|*rmi|*rci|*rsi|*rre {gap} (per|entro|prima (di|del|dello|della|dell|dei|delle))`,
    `${HOW_LONG} per *are|*ere|*ire|*rmi|*rci|*rsi|*rre !>per|entro|prima`,
  ),
  whenFree: nothing(
    '(,)? quando|dove|appena (sono|saro|siamo) (piu)? libero|libera|liberi|libere',
    '(,)? quando|dove (ho|abbiamo|c e|trovi) (un|una|del|uno|un po di)? (tempo|posto|spazio|buco|momento|ora) (libero|libera)?',
    '(in|nel) (un|primo|qualche|qualsiasi) (buco|momento|spazio) (libero|disponibile)?',
  ),
  roomLength: { same: ['<!tra|fra|dopo|prima|ogni {amount} !fa|prima|dopo'] },
  atLeast: nothing('almeno|minimo', 'come minimo', 'giorni|notti|settimane o (di)? piu'),
  someStretch: nothing('un|dei|qualche|il periodo|periodi'),
  whenCan: nothing(
    'quando (ci)? posso|possiamo|potrei|potremmo|riesco|riusciamo|riuscirei {signs} {atEnd}',
    'quando (mi|ci)? va|andrebbe bene {signs} {atEnd}',
  ),
  justOne: nothing(
    '(giorni|giorno|giornate|giornata|quando) {longGap} (una sola|un solo|solo una|solo un|soltanto una|soltanto un|solamente una|solamente un) (cosa|impegno|evento|appuntamento)',
  ),
  onlyWeekend: nothing('{begin} (il)? (weekend|week end|week - end|fine settimana) {atEnd}'),
  atSomebodys: nothing('{begin} da|dal|dallo|dalla'),
  partSaid: nothing('(di|in|nel|nella|alla|la|il|al|un|una|qualche)? mattina|mattino|mattinata|pomeriggio|sera|serata'),
  addedToo: nothing(
    '{begin} anche|pure|come',
    '{begin} (tutto|tutta|l intero|l intera) (il giorno|la giornata)? come (un|una)?',
    '{begin} dal|dallo|dalla',
  ),
  titledBehind: nothing('(,|;|.)? (e)? chiamalo|chiamala', '(,)? (dal titolo|intitolato|intitolata|con titolo)'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
