import type { KindPatterns } from '../language-words.ts'

const VERBS =
  'salta|saltala|saltalo|saltali|saltale|cancell*|elimin*|rimuov*|togl*|leva|levami|levare|levalo|levala|annull*|disdi*|spost*|rimand*|posticip*|anticip*|rinvi*|aggiung*|inseri*|crea|creami|creare|crei|creane|mett*|rimett*|segn*|fissa|fissami|fissare|fissiamo|fissi|rinomin*|categorizz*|assegn*|allung*|prolung*|estend*|accorci*|abbrevi*|copia|copiare|copiami|duplic*|blocca|bloccami|bloccare|prenota|prenotami|prenotare|prenotiamo'
const PREPARING =
  'prepararmi|preparami|pianificami|organizzami|preparare|pianificare|organizzare|pianifica|organizza|prepara'
const THINGS = '(impegn*|event*|cos*|appunt*)'

/** What Italian questions ask for, in the order in which it is looked for. */
export const kinds: KindPatterns = [
  [
    'none',
    [
      'password|token|meteo|barzellett*|traduci|scrivimi|poesi*|notizie|raccont*|ricetta|ricette|calorie',
      '(system prompt|prompt di sistema|carta di credito|api key|tempo atmosferico|radice quadrata)',
      'istruzioni (nascoste|di sistema|segrete|precedenti|interne)',
      '<!un|l altri|altre|altro|altra utent*|person*|account',
      '<!di|con|a chi e|ha !impegn*|appunt* !>compier*|compie|compleann*',
      '{general}',
      '{skipped}',
      '{cost}',
      '{guests}',
      'cosa (mi metto|indosso|cucino|compro|regalo)',
      '{count} volte (in|nella) (qualche|alcuna|una|stessa|una sola) settimana',
      'quanti anni ha|hanno|ho|compi*',
      `(piu di|meno di|almeno) {count} ${THINGS}`,
      '(inoltra*|invia*|manda*|condividi*|esporta*) {gap} calendario|impegni|agenda',
      '@',
      'quanto|quant (fa|fanno|e) (il|lo|la|l)? {figure}',
      '{figure} (per|piu|meno|diviso|x|+) {figure} {noTimeWord}',
    ],
  ],
  [
    'help',
    [
      '{begin} (aiuto|help|help me|(tu)? chi sei|?) {signs} {atEnd}',
      '{begin} {smallTalk} {signs} {atEnd}',
      'sei (un|una)? (vero|vera|persona|umano|umana|robot|bot|macchina|ai)',
      'cosa (sai|puoi|sapresti|potresti) fare',
      'come (funzion*|ti uso|posso usar*)',
      'cosa|che (ti)? (posso|si puo) chieder*',
    ],
  ],
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
      '{begin} {polite}? {placing}',
      '{begin} {polite}? {noting}',
      '{begin} {polite}? porta|portami|portiamo =>al|alla|alle|all|a',
      '{begin} {polite}? passa|passami =>a|al|alla|alle|in|sotto',
      '{begin} {polite}? (prendi|prendimi) (un)? appuntamento',
      '{begin} {polite}? scambia|scambiami|scambiare =>al|alla|alle|all|a|con',
      '{begin} {polite}? (un)? nuovo evento|appuntamento|impegno|promemoria {signs} {anyWord}',
      '{begin} {polite}? (lo|la|gli|le)? stesso|stessa|stessi|stesse !ora|giorno|orario|settimana|mese|cosa {anyWord}',
      '{begin} {polite}? (fai|falla|fallo) durare|finire',
      '{begin} {polite}? (chiamalo|chiamala|chiama|cambia|cambiare|modifica|modificare|dai il nome)',
    ],
  ],
  [
    'conflicts',
    [
      'due (cose|impegni) (insieme|contemporane*|alla stessa|nello stesso)',
      'contemporane*|conflitt*|sovrappo*|accavall*|coincid*|scontr*',
      'alla|nella|nello stess* ora|momento',
      'doppio|doppi|doppia|doppie (impegn*|prenotaz*|appunt*)',
    ],
  ],
  ['hours', ['quanto di|del|dello|della|dell|dei {gap} occupat*|pres*|impegnat*']],
  [
    'categories',
    [
      '(per|tra le|fra le|quale|quali|che|in quali|ogni|delle) (mie)? categoria|categorie',
      'distribuit*|distribuzion*|ripartit*|ripartizion*|suddivi*|percentual*',
      'in (che)? cosa (passo|spendo|va|investo|impiego)',
      'dove va il (mio)? tempo',
      'quanto|quanta|che (parte)? del|della mio|mia tempo|giornata|settimana|mese|anno',
      'che|quale|quanta parte di|del|della|degli|delle|dei',
      'come (passo|spendo|divido|impiego|uso) il (mio)? tempo',
      'a (che)? cosa dedic*',
      'dedic*|passo|spendo piu tempo',
      'come (e|viene) (divis*|distribuit*|spes*|usat*|impiegat*) il (mio)? tempo',
    ],
  ],
  ['when', ['(tra|fra) (un|una|uno) {longGap} e (l|un) altro|altra']],
  [
    'last',
    [
      'da quanto|quando (tempo)? (non)?',
      'da quanti|quante giorni|settimane|mesi|anni',
      'quanti|quante giorni|settimane|mesi|anni (sono)? passat*|trascors* (da|dal|dallo|dalla|dall|dai|dagli|dalle)',
      'quanti|quante giorni|settimane|mesi|anni (e|sono) che non',
      'quanto (tempo)? (e|sara) (passat*|trascors*) (da|dal|dallo|dalla|dall|dai|dagli|dalle)',
      'quanto|quanti|quanta|quante (tempo|giorni|settimane|mesi|anni) fa',
    ],
  ],
  [
    'when',
    [
      'quanto (tempo)? (ci)? (sto|resto|rimango|staro|restero|rimarro|stiamo|restiamo|rimaniamo|staremo|resteremo) (in|a|ad|al|all|alle|dal|dai)',
      'quanto (tempo)? ci (sto|resto|rimango|staro|restero|rimarro|stiamo|restiamo|rimaniamo|staremo|resteremo)',
      'quanto (mi|e|sono)? dur*',
      '(quando|quand e che) finisc*|termin*',
      'quanti|quante giorni|ore|settimane|notti dur*',
      '{begin} {noTimeWord} {longGap} cade|cadra|sara|capita|viene (di|un) {weekday}',
      'durata d|di|del|della|dell|delle|dei',
      'quanti|quante giorni|settimane|mesi a|ad|al|alla|alle|agli|ai|all !>liber*|ho|sono|siamo|impegn*',
    ],
  ],
  [
    'free',
    [
      'ore|tempo liber*',
      'quali|che|quante mattine|pomeriggi|sere|serate {longGap} (a|in) casa',
      '(trova|trovami|trovare|trovarmi|serve|servono|bisogno di) (un ora|mezz ora|{count} ore)',
      '(trova|trovami|trovare|trovarmi|dammi) (un|una|qualche|{count}) {anyWord}? mattina|pomeriggio|sera|serata|giorno|giorni|giornata|weekend|momento',
      '{fits}',
      'infilare|infilo|incastrare|incastro',
    ],
  ],
  [
    'when',
    [
      'quanti|quante giorni|settimane|mesi {gap} (tra|fra|da) (oggi|ora|adesso) (e|a|al|alla|all)',
      'quanto (tempo)? manca',
      'manca|mancano (ancora)? tanto|molto|poco (a|ad|al|alla|allo|all|alle|ai|per)',
      'quanto|quanti|quante giorni|settimane|mesi|ore|notti|anni|weekend {anyWord}? mancan*',
      'tra|fra quanto|quanti|quante (giorni|settimane|mesi|anni|ore)?',
      'ogni quanto',
      'quanto spesso',
      'con che frequenza',
    ],
  ],
  [
    'hours',
    [
      'media settimanale|mensile|giornaliera',
      'quanto|quante|quanti ore|tempo|minuti',
      '{begin} (le)? ore|minuti di|del|della|a|per',
      'ore|tempo (totali|dedicat*|pass*|spes*|in totale)',
      'le (mie)? ore {noTimeWord}',
    ],
  ],
  [
    'calmest',
    [
      'piu|meno liber*|tranquill*|calm*|legger*|vuot*|scaric*|rilassat*',
      'meno impegn*|pien*|caric*|fitt*|occupat*|dens*|intens*',
    ],
  ],
  [
    'busiest',
    [
      'giorno|settimana|mese peggior*',
      'giorno della settimana {gap} piu !liber*|tranquill*|calm*|legger*|vuot* {anyWord}',
      'piu impegnat*|pien*|caric*|fitt*|occupat*|dens*|intens*|incasinat*|eventi|impegni|appuntament*',
    ],
  ],
  [
    'free',
    [
      '(pomeriggio|mattina|sera|serata|giornata|giorno|weekend|settimana) (completamente|del tutto)? vuot*',
      'libero|libera|liberi|libere|disponibil*|buco|buchi|finestra|finestre|spazio',
      'ho (del)? tempo',
      'posto per',
      'senza (niente|nulla|impegn*|event*|appuntament*)',
      '{count} {anyWord}? giorni|settimane (di fila|di seguito|consecutiv*)',
      'non ho (proprio)? (nulla|niente|impegn*)',
      'tutto|tutta per me|noi',
    ],
  ],
  [
    'when',
    [
      'dov|dove (si|e|sara|ho|devo|vado|andiamo|ceno|sono|siamo|saro)',
      'in che posto|luogo',
      'indirizzo',
      'luogo|sede|location|posto di|del|dello|della|dell',
    ],
  ],
  ['count', ['quanto|quanta|quanti|quante', 'numero di|dei|delle|d', 'conta|contami|contare']],
  [
    'last',
    [
      'ultimo|ultima {noTimeWord} !di|del|dei|delle|weekend|fine {anyWord}',
      'ultima|prima volta',
      'quando (e|sono|ero|era) (gia)? (stat*|andat*|partit*|tornat*|finit*|iniziat*)',
      'quando (l|mi|ci)? (ho|abbiamo) (gia|mai)? *ato|*uto|*ito|*sto|*tto|*eso|*rso',
      'quando (l|mi|ci)? (avevo|avevamo)',
      'quand e (stat*|che (ho|sono|e stat*))',
    ],
  ],
  [
    'next',
    [
      '(cosa|che) (ho|c e|devo fare|mi aspetta) dopo {signs} {atEnd}',
      'di chi {gap} prossimo|prossima',
      'prossimo|prossima {noTimeWord} !che|weekend|fine {anyWord}',
      '<!e (qual|quale) e (il|la) prossimo|prossima {signs} {atEnd}',
      'cosa|che (viene|c e) dopo {signs} {atEnd}',
      'primo impegno !del|della|di',
    ],
  ],
  ['when', ['qnd*|quand|quando', 'che|quale|quali giorn*|dat*|mese|mesi', 'a che ora', 'data del|di|dell|della']],
  [
    'agenda',
    [
      'cosa|cos|che (altro)? (ho|c e|resta|rimane|ci sta|ce|mi aspetta|mi tocca|devo|dobbiamo|faccio|facciamo|succede|avevo|facevo|facevamo|avro|abbiamo|prevede|e previsto|sta|fo|bolle|avevamo|e successo|ci sono|c era|si fa)',
      '(ho|c e|abbiamo|ci sono|avro|avevo) (gia)? (qualcosa|qualche|impegn*|appuntament*|event*|niente|altro|da fare|dei|degli|delle)',
      '{begin} (la mia|il mio|i miei|miei|gli|mia|mio)? (agenda|programm*|impegni|eventi|appuntamenti|calendario)',
      'che (impegni|programm*|appuntament*|eventi)',
      'cosa|che (viene|c e|succede) (subito)? dopo|prima di|del|della|dell|il|la|l|lo',
      '(cosa viene|cosa c e|cosa ho|che cosa viene|che cosa c e|che cosa ho) {signs} {atEnd}',
      '(sono|siamo|saro|saremo) (gia)? (impegnat*|occupat*|preso|presa|via|fuori|in viaggio|all estero|a casa|in citta)',
      'riassum*|riepilog*|panoramica',
      'com e (la mia|il mio|messa|messo|fatt*)',
      'come (sono|siamo|sto) mess*',
    ],
  ],
  [
    'find',
    [
      'trov*|cerc*|mostr*|elenc*|dove|dammi|quale|quali|qual|dimmi|lista|vedere|esist*',
      'ho|abbiamo|avevo|avro',
      '(c e|n e|ce ne sono|ci sono|in che weekend|in quale weekend|che weekend e)',
      '(con chi|chi vedo|chi incontro|chi compie|chi festeggia)',
      'cosa|che (mi|ci|ne) resta|rimane di|del|della|dell|dei|delle',
      'sono|siamo (mai|gia)? (stat*|andat*)',
      'cade|cadono|cadra|rientra|rientrano|capita|capitano (durante|nel|nelle|nella|in|nei)',
      'posso|potrei uscire|prender*',
    ],
  ],
  ['agenda', ['agenda|impegni|programma|appuntamenti|eventi|calendario']],
]
