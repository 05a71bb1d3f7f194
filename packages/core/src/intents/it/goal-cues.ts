import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'
import type { goalCues as english } from '../en/goal-cues.ts'

const NOTE = 'segn*|aggiung*|registr*|annot*'

/** What Italian words say of goals. */
export const goalCues = {
  goal: nothing('obiettivo|obiettivi'),
  making: nothing(
    'crea|creare|aggiungi|aggiungere|pianific*|prepar*|organizz*|elimina|cancella',
    'il mio obiettivo e',
    'ho un|come obiettivo',
  ),
  standing: nothing(
    '{begin} (mostra|mostrami|fammi vedere|quali sono)? i? miei progressi {signs} {atEnd}',
    'sono|siamo (piu|ancora|gia|un po)? (in pari|in linea|in regola|a buon punto|indietro|avanti|in ritardo|in anticipo|al passo)',
    'tabella di marcia',
    'a che punto sono|siamo',
    'di questo passo',
  ),
  howAllGoes: nothing('{begin} e? come sto andando {signs} {atEnd}'),
  going: nothing(
    'come (va|vanno|sta andando|stanno andando|sto andando|procede|procedono|sono messo|sono messa|me la cavo|me la sto cavando)',
    'che|quali progressi',
  ),
  reaching: nothing(
    'raggiunger*|fattibil*|realistic*|riuscir*',
    'ci arrivo|arrivi',
    'ce la faccio|far*',
    'faccio in tempo',
    'riesco a',
    'quando raggiung*|finisco*|finir*|arriv*',
  ),
  missing: nothing(
    'quant* {anyWord}? mi manca|mancano|resta|restano',
    'quant* manca|mancano|resta|restano',
    'quant* =>devo =>ancora',
  ),
  iMiss: nothing('mi manca|mancano|resta|restano', 'devo =>ancora', 'ancora =>devo'),
  streak: nothing('settiman*|quante {anyWord}? di fila', 'serie'),
  doneSoFar: nothing('quanti|quanto|quanta|quante {anyWord}? ho|abbiamo'),
  muchSoFar: nothing('quanto ho|abbiamo'),
  pace: nothing(
    'quanti|quanto|quanta|quante =>devo|dovrei|dovro|serv*|bisogna|tocca',
    'che|quale ritmo|passo|media =>devo|dovrei|serv*|tenere',
  ),
  perTime: nothing('a|alla|al|per|ogni giorno|settimana|mese', 'ogni quanto', 'ritmo|passo'),
  entering: nothing('ho|abbiamo|segna*|aggiung*|registr*|annot*|erano|era'),
  someOf: nothing('(un|una|due|tre|quattro|cinque|un paio di) (altro|altra|altri|altre)?'),
  moreOf: nothing('altri|altre'),
  forgotten: nothing(
    `scordat*|dimenticat* di ${NOTE}`,
    '{begin} oggi|ieri? sono appena? andato|andata|stato|stata',
    '{begin} {anyWord} {anyWord}? fatto|fatta oggi|ieri|stamattina? {signs} {atEnd}',
  ),
  asking: nothing('{begin} e? quant*|quand*|qual*|che|cosa|come|dove|perche|se'),
  whereToEnter: nothing(`dove|come (si|posso|devo)? ${NOTE}|inseri*|mett*`),
  ofReminders: nothing('promemoria|avvis*|notific*'),
  request: nothing('(me)? lo|la|li|le', 'dove|come'),
  supposing: nothing('{begin} e? se'),
  best: nothing('meglio|miglior*', 'piu avanti'),
  worst: nothing('peggi*'),
  whatGoes: nothing('cosa|quale =>va', 'cosa|quale {longGap} sta andando'),
  percent: nothing('percentual*|percento|%'),
  ahead: nothing('avanti', 'in anticipo'),
  behind: nothing('indietro'),
  done: nothing(
    'ho gia? raggiunto|completato|concluso|finito',
    'obiettivi|quali|quanti =>raggiunto|raggiunti|completato|completati|fatto|fatti|concluso|conclusi',
  ),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
