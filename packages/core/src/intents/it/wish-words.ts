import type { QuestionWords } from '../language-words.ts'

const WHAT = '^(?<what>.{2,80}?)'
const MOVED = '(?:spostat|slittat|anticipat|posticipat|rinviat|rimandat)[oaie]'
const MOVE =
  '(?:sposta|anticipa|posticipa|rimanda|rinvia|porta|metti|fa(?=ll[oaie] (?!durare|finire|terminare))l|facciamo|mettiamo|spostiamo|anticipiamo|rimandiamo)'
const WE_MOVE =
  '(?:facciamo|faccio|mettiamo|metto|spost(?:o|iamo)|anticip(?:o|iamo)|rimand(?:o|iamo)|rinvi(?:o|amo)|posticip(?:o|iamo))'
const BEGINS = '(?:(?:ora|adesso) )?(?:parte|comincia|inizia)(?: (?:ora|adesso))?'
/** A day or an hour with the word before it. */
const WHEN = "(?:il |l'|alle |all'|domani|dopodomani|(?:lune|marte|mercole|giove|vener)di|sabato|domenica)"
/** Coming home, from what, and a day. */
const RETURN = '(?:torniamo|torno|si torna|rientriamo|rientro)'
const COMING_FROM = "(?:(?:da|dal|dalla|dalle|dai|dallo|di|del|della|delle|dei|dello) |dall'|dell')"
const ON_DAY = "(?:il |l'|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)"
/** How much longer something lasts, the verb before that, and what is told behind it. */
const AMOUNT =
  "(?:mezz'?ora|(?:un |tre )quart[oi] d'ora|(?:un |un'|una |uno |due |tre |quattro |cinque |\\d+ )(?:minut[oi]|or[ae]|giorn[oi]|settiman[ae]|nott[ei])(?: e (?:mezz[ao]|un quarto))?)"
const TO_BE = '(?:va|vanno|andrebbe|deve essere|devono essere|dovrebbe essere|e stat[oa]|sono stat[ie]|viene|verra)'
const CHANGES_END = '(?:(?:accorcia|allunga|prolunga|abbrevia)(?:mi|re)? )?'
const SO_THAT = '(?:,? (?:cosi|cosi che|in modo che|e fai che|che))?'
const TELLS = '(?:[,;.-]+ .*)?[.!]*'
const INSTEAD = '(?:,? (?:e non|non|invece|anziche) .+)'

/** What Italian wishes are read by, and how one is said in other words. */
export const wishWords: QuestionWords['wishes'] = {
  whole: ({ source, lead, isByMail }) => `ricordami ${source} ${lead}${isByMail ? ' per e-mail' : ''}`,
  atHour: (hour) => `alle ${hour.replace(/^(?:le|la|l['’]) ?/iu, '')}`,
  verb: 'sposta',
  pronoun: '',
  again: 'copia',
  add: 'aggiungi',
  afterwards: 'subito dopo',
  to: 'a',
  toWhen: (when: string) => {
    const [, article = '', rest = when] = /^(il|lo|la|l['’])\s*(.*)$/iu.exec(when) ?? []
    return `${{ il: 'al ', lo: 'allo ', la: 'alla ' }[article.toLowerCase()] ?? (article === '' ? 'a ' : "all'")}${rest}`
  },
  untilWhen: (when: string) =>
    `fino ${when
      .replace(/^il\b/u, 'al')
      .replace(/^l'/u, "all'")
      .replace(/^(?=[lmgvsd])/u, 'a ')}`,
  theDay: 'il',
  until: 'fino a',
  except: 'tranne',
  patterns: [
    new RegExp(
      `${WHAT},? (?!anticipa\\p{L}* (?:di|un|mezz))${MOVE}(?:me)?l[oaie] (?:tutt[ie] )?(?<to>.+?)${INSTEAD}?$`,
      'du',
    ),
    new RegExp(`${WHAT},? (?:l[oaie] ${WE_MOVE}|l'anticip(?:o|iamo)) (?<to>.+?)${INSTEAD}?$`, 'du'),
    new RegExp(
      `${WHAT} (?:e|sono|viene|vengono|verra|verranno|sara|saranno) (?:stat[oaie] )?${MOVED} (?<to>.+)$`,
      'du',
    ),
    new RegExp(
      `${WHAT},? (?:(?:mi|ci) |(?:me |ce )?(?:l'|l[oaie] ))(?:ha|hanno|ho|abbiamo) (?:spostat|anticipat|posticipat|rinviat|rimandat|cambiat)[oaie] (?:l'appuntamento |la visita |l'ora |l'orario |tutto )?(?<to>(?:al |alle |all'|a ).+)$`,
      'du',
    ),
    /^(?:cambia|modifica|aggiorna)(?:mi|re)? (?:l'ora|l'orario|l'inizio|la data|il giorno) (?:di |del |dello |della |dell'|dei |delle )(?<what>.{2,60}?)[,:;.] .{0,25}?(?<to>(?:alle |all'|al |a |il ).+)$/du,
    new RegExp(`${WHAT} (?:${BEGINS}|(?:ora|adesso) (?:e|sono)) (?<to>(?:alle |all').+?)${INSTEAD}?$`, 'du'),
    new RegExp(
      `^(?=.*\\b(?:da|dal|dall)\\b)(?<what>.{2,80}?) (?:si fa|si tiene|e|sara|diventa|passa|parte|inizia) (?<to>(?:alle |all').{1,20})$`,
      'du',
    ),
    new RegExp(`${WHAT} (?<!\\bche )(?:ora|adesso) (?:e|sono) (?<to>${WHEN}.{0,40}?)${INSTEAD}?$`, 'du'),
    new RegExp(`${WHAT} non (?:e|sono|si fa) (?:piu )?${WHEN}.{0,30}? (?:ma|bensi) (?<to>${WHEN}.{0,40}?)$`, 'du'),
    new RegExp(`^(?:metti|mettiamo|sposta) (?<what>.{2,60}?) (?<to>${WHEN}.{0,40}?)${INSTEAD}$`, 'du'),
    new RegExp(`${WHAT} (?:si (?:fa|tiene|svolge)|e|sara|cade|viene) (?<to>${WHEN}.{1,40}?)${INSTEAD}$`, 'du'),
    new RegExp(
      `${WHAT} (?:deve|dovrebbe|va) (?:essere|iniziare|cominciare|partire|spostat[ao]) (?<to>(?:al|un'|a |mezz|di ).+)$`,
      'du',
    ),
    new RegExp(`${WHAT} va (?:rimandat|rinviat|posticipat|spostat)[oaie] (?<to>(?:al|di |a |alle ).+)$`, 'du'),
    new RegExp(`${WHAT} (?<to>(?:alle |all').{1,40}?)${INSTEAD}$`, 'du'),
    /^(?<to>(?:a|al|alla|alle|all'|per) ?.{2,60}?),? (?:sposta|spostami|spostare|rimanda|anticipa) (?<what>(?!.* (?:al|alle) ).+)$/du,
  ],
  retimed: [
    /^(?:facciamo|fai|fare|mettiamo|metti|inizia|comincia|iniziare|cominciare) (?:iniziare |cominciare )?(?<what>.{2,60}?) (?<to>(?:alle |all'|a )(?:\d|una\b|mezzo).{0,20}?),? (?:invece(?: (?:che|di|delle).+)?|anziche .+)$/du,
    /^(?:sposta|spostiamo|metti|mettiamo|anticipa|posticipa|porta) (?<what>.{2,60}?) (?<to>(?:alle |all'|a ).{1,30}?),? (?:invece (?:che|di|del|della|delle)|anziche|e non|non) .+$/du,
    /^(?:(?:fai|facciamo|fa|fate) (?:iniziare|cominciare|partire)|inizia|comincia|inizi[ae]mo|cominciamo) (?<what>.{2,60}?) (?<to>(?:alle |all').{1,30}?)$/du,
  ],
  calledOff: [
    /^(?<what>.{2,60}?),? non (?:c'e|ci sara|si fa|si tiene)(?: piu)?(?:[,;.!] .*|[.!]?)$/du,
    /^(?<what>.{2,60}?) (?:(?:e|sono) (?:stat[oaie] )?)(?:saltat|annullat|cancellat|disdett)[oaie](?:[,;.! ].*)?$/du,
    /^(?<what>.{2,60}?),? l[oaie] (?:salto|saltiamo|annullo|annulliamo|cancello|cancelliamo|tolgo|togliamo|disdico|disdiciamo)[.!]*$/du,
    /^(?:mi sa che |penso che )?(?:salto|saltiamo|annullo|annulliamo|cancello|cancelliamo|disdico|disdiciamo) (?<what>[^,;?]{2,60}?)[.!]*$/du,
  ],
  placed:
    /^(?<what>(?:[Ii]l|[Ll]o|[Ll]a|[Ll]['’]|[Ii]|[Ll]e) ?[^,;?]{2,50}?) (?:è|sarà|si tiene|si fa|si svolge|sta|ora è) (?<to>(?:al|allo|alla|a|da|dal|dalla|in|nel|nella|all['’]|presso) ?(?:il |la |lo )?(?:\p{Ll}{3,} )?\p{Lu}[^?;:]{2,60}?)[.!]*$/u,
  endsAt: new RegExp(
    `^${CHANGES_END}(?<what>[^,;]{2,60}?)${SO_THAT} (?:ora |adesso )?(?:finisc[ea]|finira|termin[ai]|terminera) (?<to>(?:alle |all'|a mezz).{1,25}?)${INSTEAD}?$`,
    'du',
  ),
  longerBy: [
    new RegExp(
      `${WHAT} (?:dura|durera|durano|dureranno|continua|prosegue|e|sara) (?:di )?(?<to>${AMOUNT}) (?:in |di )?piu(?: lung[oa])?${TELLS}$`,
      'du',
    ),
    new RegExp(`${WHAT} ${TO_BE} (?:allungat|prolungat|estes)[oaie] di (?<to>${AMOUNT})${TELLS}$`, 'du'),
    new RegExp(`${WHAT} si (?:allunga|allungano|prolunga|prolungano) di (?<to>${AMOUNT})${TELLS}$`, 'du'),
    new RegExp(
      `^(?:resto|restiamo|rimango|rimaniamo|sto|stiamo) (?:in |a |al |alla )?(?<what>.{2,60}?) (?<to>${AMOUNT}) (?:in |di )?piu${TELLS}$`,
      'du',
    ),
  ],
  shorterBy: [
    new RegExp(`${WHAT} (?:dura|durera|durano|dureranno) (?<to>${AMOUNT}) (?:in |di )?meno${TELLS}$`, 'du'),
    new RegExp(`${WHAT} (?:${TO_BE} accorciat[oaie]|si accorcia|si accorciano) di (?<to>${AMOUNT})${TELLS}$`, 'du'),
  ],
  by: 'di',
  lastsFor: new RegExp(
    `^(?<what>[^,;?]{2,60}?) (?:ora |adesso )?(?:dura|durano|durera|deve durare|devono durare|dovrebbe durare) (?<to>${AMOUNT})[.!]*$`,
    'du',
  ),
  placeIs:
    /^(?:[Ii]l |[Ll]['’])?(?:luogo|posto|indirizzo|sede) (?:del |dello |della |dell['’]|di |dei |delle )(?<what>[^,;?]{2,60}?) (?:è|sarà|diventa) (?<to>(?:via |piazza |viale |corso |al |alla |a |da )?\p{Lu}[^?;:]{1,60}?)[.!]*$/u,
  placeAs:
    /^(?:metti|imposta|segna|aggiungi|scrivi)(?:mi)? (?<to>.{2,60}?) come (?:luogo|posto|indirizzo|sede) (?:del |dello |della |dell['’]|di |dei |delle |a |al |alla |all['’])(?<what>[^,;?]{2,60}?)[.!]*$/iu,
  lasts:
    /^(?<what>.{2,60}?) (?:ora |adesso )?(?:dura|durera|si prolunga|si allunga|prosegue|continua)(?: solo| soltanto)?(?: .{1,20}? (?:in|di) piu,?)? (?<to>(?:fino|sino) .{1,25}?)$/du,
  returns: [
    new RegExp(
      `${WHAT}[,:]? (?:${RETURN}|(?:deve|devono) finire|finisc(?:e|ono)|terminan?o?) (?<to>${ON_DAY}.{0,25}?)${INSTEAD}$`,
      'du',
    ),
    new RegExp(`^${RETURN} ${COMING_FROM}(?<what>.{2,60}?) (?<to>${ON_DAY}.{0,25}?)${INSTEAD}$`, 'du'),
    new RegExp(
      `^(?:il |la )?(?:rientro|ritorno|fine) ${COMING_FROM}(?<what>.{2,60}?) (?:e|sara|cade|diventa|va) (?<to>${ON_DAY}.{0,25}?)${INSTEAD}$`,
      'du',
    ),
  ],
  sinceBehind:
    /^(?<head>.{8,}?),? (?:a partire )?(?<joint>da|dal|dalla|dall['’]) ?(?<when>[\p{L}\d ]{3,20}?)(?: in poi| in avanti)?[\s?.!]*$/iu,
  drop: 'cancella',
  ...{ theOne: 'quello', daysOne: /(?!)/u },
  nameFirst: /^(?<what>.{2,80}?),?:? (?<verb>\p{L}{1,11}[aeiou])(?:me|l)?l[oaie](?: (?<rest>.+))?$/du,
  lengthen: 'allunga',
  shorten: 'accorcia',
  toLast: 'fai durare',
  toDoThen:
    /^(?!(?:partire|andare|iniziare|cominciare|uscire|dormire|entrare)(?!\p{L}))\p{L}+(?:are|ere|ire|rre|[aei]r(?:mi|ti|ci|vi|si|lo|la|li|le|ne|gli\p{L}*))(?!\p{L})/iu,
  remindMeThen:
    /^\s*(?:per favore )?(?<asked>ricordami)\s+(?<moment>\S[^,;?]{1,40}?)\s+(?<joins>di|che devo)\s+(?=\p{L})/iu,
  listedThen:
    /^\s*(?:(?:per favore|devo|dovrei|vorrei|voglio|puoi|potresti|riesci a|mi|ci),? ){0,3}(?<asked>aggiung(?:i|imi|ere|ermi|erci)|mett(?:i|imi|ere|ermi)|segn(?:i|a|ami|are|armi)|crea(?:mi)?|inseri(?:sci|re|rmi)|prenot(?:i|a|ami|are|armi)|fiss(?:i|a|ami|are|armi))\s+(?:(?:questi|queste|i seguenti|le seguenti|alcuni|alcune|due|tre|quattro|cinque|\d)\s+){1,2}(?:cose|eventi|impegni|appuntamenti)\s*(?<moment>[^:,]{0,40}?)\s*:\s*(?=\S)/iu,
  asOpen: (text: string) =>
    text.replace(
      /^(?<lead>(?:(?:ma|e|pero|però|scusa|aspetta|allora),? )*(?:[^,?]{3,30}? )?)non (?=(?:ho|abbiamo|sono|siamo|avevo|avevamo|c['’]è|dovevo|devo|dovevamo|è|era|parto|vado) (?!niente|nulla|nessun|più|mai|impegn|altro|liber|occupat)[^?]*\?\s*$)/iu,
      (said: string, lead: string) => (/\b(?:quand|qual|che|quant|chi|dove|se|perch)/iu.test(lead) ? said : lead),
    ),
  whatIsOn: 'cosa ho',
  someOfThem:
    /(?<!\p{L})(?:un|una|qualche) (?<some>(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)(?: (?:mattina|pomeriggio|sera))?|weekend|fine settimana|mattina|pomeriggio|sera)(?!\p{L})/iu,
  whichOnes:
    /^(?:qual[ei]?(?: (?:giorn[oi]|dat[ae]|di quest[ie]|di quell[ie]))?|quando|che giorn[oi])(?: (?:posso|potrei|possiamo|potremmo|potrebbe(?:ro)?|sono|è|e|sarebbe(?:ro)?|sarei|siamo|vanno?|andare|andrebbe(?:ro)?|bene|ho|abbiamo|liber[oaie]|mi|ci|farl[oa]|si può|può|disponibil[ei]|meglio|conviene|possibil[ei]|buon[oaie]|ancora))+\?*$/iu,
  whichFree: (some: string, days: string): string => `quali ${some} ho liberi ${days}?`,
  supposed:
    /^se (?<lead>[^,?]{6,70}?),? (?<asked>(?:(?:poi|allora|che cosa|cosa|che) )*(?:ho|abbiamo|c['’]è|sono|mi resta|mi rimane|si accavalla|si sovrappone|va a)(?![\p{L}]).*?)(?: (?:in )?(?:quel giorno|quella data|lo stesso giorno|la stessa sera|quella sera))?\s*\?*\s*$/iu,
  asReminding: (text: string) =>
    text.replace(
      /^\s*(?:per favore )?(?:(?:metti|mettimi|imposta|impostami|crea|creami|aggiungi|fissa|dammi|fammi|vorrei|voglio|mi serve) )?(?:un )?(?:promemoria|avviso)(?<when>:| (?!per |di )[^:;?]{3,50}?)?(?:,? (?:per|di)|(?<=:)) (?=\p{L}+(?:are|ere|ire|rre|rsi|r(?:gli|l[oaie]|ci|mi|ti|ne))(?!\p{L}))/iu,
      (_, when: string | undefined) =>
        `ricordami ${(when ?? '').replace(/^:/u, '').trim()}${(when ?? '').length > 1 ? ' ' : ''}di `,
    ),
  fixBehind:
    /^(?<what>.{8,}?)[,.;:?]+ (?:(?:lo|la|li|le|me l[oa]) )?(?:(?:puoi|potresti|riesci a|ti va di) (?:correggere|cambiare|sistemare|aggiornare|modificare|aggiustare|corregger|cambiar|sistemar|aggiornar|modificar|aggiustar)(?:me)?(?:l[oaie])?|(?:correggi|cambia|sistema|aggiorna|modifica|aggiusta)(?:me)?(?:l[oaie])?)(?: (?:tu|per favore|grazie))*[\s?.!]*$/iu,
  asImperative: (text: string) =>
    text
      .replace(
        /(?<!\p{L})((?:ri)?mett|(?:ri)?prenot|(?:ri)?spost|(?:ri)?segn|(?:ri)?fiss|aggiung|cancell|togl|elimin|copi|anticip|posticip|rimand|allung|accorci|inserisc)([aei])me(l[oaie])(?!\p{L})/giu,
        '$1$2$3',
      )
      .replace(
        /^(?:puoi |potresti |per favore )*trov(?:a|ami|armi) (?<room>.{3,}?),? (?:e|poi) (?:(?:mett|segn|prenot|aggiung|fiss|inserisc)[ai](?:me)?(?:l[oaie]|ci)|bloccal[oaie])(?: (?:in|sul|nel|nell[’']) ?(?:calendario|agenda))?[\s?.!]*$/iu,
        (_, room: string) =>
          `prenota ${room.replace(/(?<!\p{L})(?:un|del|qualche) (?:buco|momento|spazio|tempo|posto)(?!\p{L}) ?|(?<!\p{L})liber[oaie](?!\p{L}) ?/giu, '').replace(/orett([ae])/giu, 'or$1')} quando sono libero`,
      )
      .replace(/^(?:e )?(?:per quanto(?: tempo)?|quanto tempo)\s*\?*$/iu, 'quanto dura?')
      .replace(/^(?:segnati|annotati|prendi nota|tieni nota)(?: che\b|:|,) ?/iu, 'segna che ')
      .replace(
        /,? (?:me|ce) (l[oaie]) (?:puoi )?(sposti|anticipi|rimandi|posticipi|cancelli|elimini|annulli|rinvii|allunghi|accorci|togli)\b(.*?)\?*\s*$/iu,
        (_, pronoun: string, verb: string, rest: string) =>
          `, ${/^togli/iu.test(verb) ? verb : verb.replace(/h?i+$/u, 'a')}${pronoun}${rest}`,
      )
      .replace(/(?<!\p{L})fal(l[oaie]) (?:iniziare|cominciare|partire) (?=alle|all['’]|a mezz)/giu, 'sposta$1 '),
  noteBehind:
    /^(?:(?:ho|abbiamo) (?:(?:un|una|uno) |un['’]))?(?<what>.{6,}?)[,.;:?]* (?:(?:segna|metti|aggiungi|appunta|annota|inserisci)(?:me)?l[oa]|me l[oa] (?:segni|metti|aggiungi|appunti|annoti|scrivi|inserisci)|(?:puoi|potresti) (?:segnar|metter|aggiunger|appuntar|annotar|inserir)(?:me)?l[oa])(?: (?:in|sul) (?:agenda|calendario))?[\s?.!]*$/iu,
  remindBehind:
    /^(?<what>.{6,}?)[,.;:?]* (?:me l[oa] ricordi|(?:puoi|potresti) ricordarmel[oa]|mi puoi avvisare|mi avvisi)[\s?.!]*$/iu,
  remindedThen:
    /^(?<what>[^:;?]{4,60}?)\s*(?:[:;,]|\.| -) (?:(?:puoi|potresti|riesci a) )?(?:per favore )?(?:(?:(?:mett|imposta|crea|fa|fam|d[aà]|dam|manda|aggiung)\p{L}* )?(?:un )?(?:promemoria|avviso|sveglia)|ricorda(?:mi|mel[oa]|rmel[oa]))(?: per)? (?<when>(?:il |l['’]|la |alle |domani|dopodomani|stasera|luned|marted|mercoled|gioved|venerd|sabato|domenica|\d).{0,40}?)(?: per favore)?[\s?.!]*$/iu,
  notToBe:
    /^(?:(?<when>[^,;.?]{3,30}?),? )?(?:niente|non (?:vado|andiamo|vengo|veniamo|posso andare|possiamo andare|riesco ad andare|ci vado) (?:piu )?(?:alla|allo|all'|al|a|in|dalla|dallo|dall'|dal)) ?(?<what>(?!di |da |altro|per )[^,;.?]{3,40})(?<why>[,;.] [^?]*)?$/iu,
  remindOfIt: 'ricordamelo',
  before: (amount) => `${amount} prima`,
  from: 'da',
  instead: 'invece',
  howLong: 'quanto dura?',
  whichFirst: (one, other) => `viene prima ${one} o ${other}?`,
  howFarApart: (one, other) => `quanto tempo passa tra ${one} e ${other}?`,
  whichLonger: (one, other) => `è più lungo ${one} o ${other}?`,
  forOneDay: 'per 1 giorno',
  putInto: (category) => `metti in ${category}`,
  placeAt: (place) => `imposta il luogo: ${place.replace(/^(?:in|a|al|alla|come) /u, '')}`,
  renameTo: (title) => `rinomina in ${title}`,
  asName: 'in',
  with: 'con',
  weekLater: 'sposta di una settimana',
}
