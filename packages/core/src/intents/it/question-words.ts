import type { QuestionWords } from '../language-words.ts'
import { families } from './families.ts'

const OF = "(?:di|del|della|dell'|dello|delle|dei) ?"

/** Between two things: `tra Natale e il compleanno`. */
const FROM =
  "(?:passano|passa|ci sono|c'e|corrono) (?:(?:da|dal|dalla|dalle|dai)\\b|dall')(?! ?(?:\\d|oggi\\b|ora\\b|qui\\b)) ?"
const TO = " (?:(?:a|al|alla|alle|ai)\\b|all')(?! ?\\d) ?"
const AMONG = '(?:tra|fra) (?!le \\d|\\d|oggi\\b|ora\\b|adesso\\b|quant[ie]\\b)'

const HOW_FAR = '\\bquant[oie](?: tempo| minuti| ore| giorni| settimane| mesi)?'
const COMES =
  "scade|cade|comincia|inizia|finisce|parte|parto|partiamo|arriva|viene|e|c'e|ci sono|ho|abbiamo|fa|faccio|facciamo|vado|andiamo|torno|torniamo|sara"

/** What somebody asks who may have too much in a row. */
const MANAGES =
  '(?:riesco|riusciamo|riusciro|riuscirei|(?:faccio|facciamo|faro) in tempo|c.?e la (?:faccio|facciamo|faro)|posso|possiamo|potrei|ho (?:il )?tempo|basta il tempo)(?: ad?| di| per)? '

/** A noun is left to the demonstrative that says which one is meant, and to the adjective. */
const WHICH = /\b(?:quell[ao] )?(quest[ao]|prossim[ao]|scors[ao]|passat[ao])\b/u

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
const INSTEAD = '(?:,? (?:e non|non|invece|anziche) .+)'

/** What Italian questions and wishes are read by beside patterns. */
export const questionWords: QuestionWords = {
  links: 'di del della con',
  shortened: {
    scs: 'scusa',
    qnt: 'quanto',
    qnti: 'quanti',
    qnte: 'quante',
    grz: 'grazie',
    sett: 'settimana',
    nnt: 'niente',
    qlc: 'qualcosa',
    qlcs: 'qualcosa',
    qlcosa: 'qualcosa',
    qnd: 'quando',
    qndo: 'quando',
    nn: 'non',
    dmn: 'domani',
    prox: 'prossima',
    cn: 'con',
    ke: 'che',
    ce: "c'è",
    gg: 'giorni',
    pome: 'pomeriggio',
  },
  spelled: (word) => word.replace(/^q(?=[^u\d]\p{L}{3,}$)/iu, (letter) => `${letter}u`),
  // Who has a birthday is asked for by a verb.
  nounOf: {
    compiere: 'compleanno',
    compio: 'compleanno',
    compie: 'compleanno',
    compii: 'compleanno',
    compiamo: 'compleanno',
    compiono: 'compleanno',
    auguri: 'compleanno',
  },
  isNameFirst: false,
  stem: (word) => word.replace(/(?:h?[ie]|[aeiou])$/u, '').replace(/i$/u, ''),
  withUnit: (words, unit) =>
    words.replace(WHICH, (_, which: string) => (which.startsWith('quest') ? `${which} ${unit}` : `${unit} ${which}`)),
  and: 'e',
  bothOfTwo: /\bsia (?<one>.{2,30}?),? (?:che|sia) /iu,
  bothOfWeekend:
    /(?<=\b(?:week ?-?end|fine settimana)\b.{0,60}),? (?:sia )?(?:di |il )?sabato (?:che|sia|e)(?: anche)? (?:la |di )?domenica/iu,
  onDay: (day) =>
    day
      .replace(/^al?(?=l? ?\d)/iu, 'il')
      .replace(/^al(?= )/iu, 'il')
      .replace(/^a /iu, ''),
  ofPart: 'di',
  exercise: 'allenamento',
  inMonth: (month) => `a ${month}`,
  sides: {
    between: [
      new RegExp(`\\b${FROM}(.+?)${TO}(.+)`, 'u'),
      new RegExp(`\\b${AMONG}(.+?) ed? (?!le \\d|\\d)(.+)`, 'u'),
      new RegExp(`${HOW_FAR} (?:dopo|prima ${OF})(.+?) (?:${COMES}) (.+)`, 'u'),
    ],
    order: [
      new RegExp(`^(.+?) (?:e|viene|cade) prima ${OF}(.+)`, 'u'),
      new RegExp(`^(?:e |viene )?(.+?) (?:e |viene |cade )?prima o dopo (?:${OF}|il |la |lo )?(.+)`, 'u'),
      /\b(?:prima|piu vicin[oaie]),? (?!di |del|che )(.+?) o (.+)/u,
      /^(?:tra|fra) (.+?) ed? (.+?),? (?:quale|cosa|che cosa|chi) (?:viene|e|c'e|inizia|comincia|cade|ho) (?:per )?prima/u,
    ],
    inTurn: [
      new RegExp(`\\b${MANAGES}(.+?),? e (?:poi|dopo|subito dopo|anche) (.+)`, 'u'),
      new RegExp(`\\b${MANAGES}(.+?) (?:subito )?dopo (.+)`, 'u'),
      new RegExp(`\\b${MANAGES}(.+?) prima ${OF}(.+)`, 'u'),
      new RegExp(
        `\\b${MANAGES}(?:passare |andare |arrivare |correre )?(?:da |dal |dalla |dall')(.+?) (?:(?:al?|allo|alla|in|dal|dalla) |all')(.+)`,
        'u',
      ),
    ],
    among: [
      /^(?:confronta(?:mi)?|paragona) (.{2,40}?) (?:ed?|con) (.{2,40}?)[.?!]*$/u,
      /^(?:tra|fra) (.{2,40}?) ed? (.{2,40}?)(?:,| (?=a c|in c|cosa |cos'|che |quale |quali |quando |dove |chi |ho ))/u,
    ],
    length: [
      /\b(?:sto|stiamo|resto|restiamo|rimango|saro|staro|passo|passiamo) (?:via )?(?:piu|meno) (?:giorni|notti|a lungo|tempo via) (?:via )?(?:in |ad? |al |alla |per )?(.+?) o (?:in |ad? |al |alla |per )?(.+)/,
      /\b(?:piu (?:lungh?[oaie]|brev[ei]|cort[oaie])|dur(?:a|ano|era|eranno) di (?:piu|meno))[,:]? (?:tra|fra) (.+?) ed? (.+)/u,
      /\b(?:piu (?:lungh?[oaie]|brev[ei]|cort[oaie])|dur(?:a|ano|era|eranno) di (?:piu|meno))[,:]? (?!di |del|che |dell)(.+?) o (.+)/u,
      /^(?:e )?(?:tra|fra) (.+?) ed? (.+?),? (?:qual[ei]?|cosa|che cosa|chi) .{0,20}?(?:piu (?:lungh?[oaie]|brev[ei]|cort[oaie])|dur(?:a|ano|era|eranno) (?:di )?(?:piu|meno))/u,
      /^(?:e )?(?:tra|fra) (.+?) ed? (.+?),? (?:quanto|che differenza) .{0,20}?(?:dura|lunghezza|durata|giorni)/u,
      /^(?:di )?quant[oie](?: giorni| ore| tempo)? (?:(?:e|sono|sara|saranno) piu (?:lungh?[oaie]|brev[ei]|cort[oaie])|dur(?:a|ano|era|eranno) (?:di )?(?:piu|meno)) (.+?) rispetto (?:alle|alla|all'|ai|al|a) ?(.+)/u,
      new RegExp(
        `^(?:(?:di )?quant[oie] (?:giorni |ore |tempo )?)?(.+?) (?:(?:e|sono|sara|saranno) piu (?:lungh?[oaie]|brev[ei]|cort[oaie])|dur(?:a|ano|era|eranno) (?:di )?(?:piu|meno)) ${OF}(.+)`,
        'u',
      ),
    ],
  },
  wishes: {
    whole: ({ source, lead, isByMail }) => `ricordami ${source} ${lead}${isByMail ? ' per e-mail' : ''}`,
    atHour: (hour) => `alle ${hour.replace(/^(?:le|la|l['’]) ?/iu, '')}`,
    verb: 'sposta',
    pronoun: '',
    again: 'copia',
    add: 'aggiungi',
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
      new RegExp(`${WHAT},? ${MOVE}(?:me)?l[oaie] (?:tutt[ie] )?(?<to>.+?)${INSTEAD}?$`, 'du'),
      new RegExp(`${WHAT},? (?:l[oaie] ${WE_MOVE}|l'anticip(?:o|iamo)) (?<to>.+?)${INSTEAD}?$`, 'du'),
      new RegExp(`${WHAT} (?:e|sono) (?:stat[oaie] )?${MOVED} (?<to>.+)$`, 'du'),
      new RegExp(
        `${WHAT} (?:mi|ci) (?:ha|hanno) (?:spostat|anticipat|posticipat|rinviat|rimandat|cambiat)o (?:l'appuntamento |la visita |l'ora |l'orario |tutto )?(?<to>(?:al |alle |all'|a ).+)$`,
        'du',
      ),
      /^(?:cambia|modifica|aggiorna)(?:mi|re)? (?:l'ora|l'orario|l'inizio|la data|il giorno) (?:di |del |dello |della |dell'|dei |delle )(?<what>.{2,60}?)[,:;.] .{0,25}?(?<to>(?:alle |all'|al |a |il ).+)$/du,
      new RegExp(`${WHAT} ${BEGINS} (?<to>(?:alle |all').+?)${INSTEAD}?$`, 'du'),
      new RegExp(
        `^(?=.*\\b(?:da|dal|dall)\\b)(?<what>.{2,80}?) (?:si fa|si tiene|e|sara|diventa|passa|parte|inizia) (?<to>(?:alle |all').{1,20})$`,
        'du',
      ),
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
    endsAt: new RegExp(
      `^(?<what>[^,;]{2,60}?) (?:ora |adesso )?(?:finisce|finira|termina|terminera) (?<to>(?:alle |all'|a mezz).{1,25}?)${INSTEAD}?$`,
      'du',
    ),
    lasts:
      /^(?<what>.{2,60}?) (?:ora |adesso )?(?:dura|durera|si prolunga|si allunga|prosegue|continua)(?: solo| soltanto)?(?: .{1,20}? (?:in|di) piu,?)? (?<to>(?:fino|sino) .{1,25}?)$/du,
    returns: [
      new RegExp(`${WHAT}[,:]? (?:${RETURN}|finisc(?:e|ono)|terminan?o?) (?<to>${ON_DAY}.{0,25}?)${INSTEAD}$`, 'du'),
      new RegExp(`^${RETURN} ${COMING_FROM}(?<what>.{2,60}?) (?<to>${ON_DAY}.{0,25}?)${INSTEAD}$`, 'du'),
      new RegExp(
        `^(?:il |la )?(?:rientro|ritorno|fine) ${COMING_FROM}(?<what>.{2,60}?) (?:e|sara|cade|diventa|va) (?<to>${ON_DAY}.{0,25}?)${INSTEAD}$`,
        'du',
      ),
    ],
    drop: 'cancella',
    ...{ theOne: 'quello', daysOne: /(?!)/u },
    nameFirst: /^(?<what>.{2,80}?),?:? (?<verb>\p{L}{1,11}[aeiou])(?:me|l)?l[oaie](?: (?<rest>.+))?$/du,
    lengthen: 'allunga',
    shorten: 'accorcia',
    toLast: 'fai durare',
    remindMeThen:
      /^\s*(?:per favore )?(?<asked>ricordami)\s+(?<moment>\S[^,;?]{1,40}?)\s+(?<joins>di|che devo)\s+(?=\p{L})/iu,
    listedThen:
      /^\s*(?:(?:per favore|devo|dovrei|vorrei|voglio|puoi|potresti|riesci a|mi|ci),? ){0,3}(?<asked>aggiung(?:i|imi|ere|ermi|erci)|mett(?:i|imi|ere|ermi)|segn(?:i|a|ami|are|armi)|crea(?:mi)?|inseri(?:sci|re|rmi)|prenot(?:i|a|ami|are|armi)|fiss(?:i|a|ami|are|armi))\s+(?:(?:questi|queste|i seguenti|le seguenti|alcuni|alcune|due|tre|quattro|cinque|\d)\s+){1,2}(?:cose|eventi|impegni|appuntamenti)\s*(?<moment>[^:,]{0,40}?)\s*:\s*(?=\S)/iu,
    asOpen: (text: string) =>
      text.replace(
        /^(?<lead>(?:(?:ma|e|pero|però|scusa|aspetta|allora),? )*(?:[^,?]{3,30}? )?)non (?=(?:ho|abbiamo|sono|siamo|avevo|avevamo|c['’]è|dovevo|devo|dovevamo|è|era|parto|vado) (?!niente|nulla|nessun|più|mai|impegn|altro|liber|occupat)[^?]*\?\s*$)/iu,
        (said: string, lead: string) => (/\b(?:quand|qual|che|quant|chi|dove|se|perch)/iu.test(lead) ? said : lead),
      ),
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
      text.replace(
        /,? (?:me|ce) (l[oaie]) (?:puoi )?(sposti|anticipi|rimandi|posticipi|cancelli|elimini|annulli|rinvii|allunghi|accorci|togli)\b(.*?)\?*\s*$/iu,
        (_, pronoun: string, verb: string, rest: string) =>
          `, ${/^togli/iu.test(verb) ? verb : verb.replace(/h?i+$/u, 'a')}${pronoun}${rest}`,
      ),
    noteBehind:
      /^(?<what>.{6,}?)[,.;:?]* (?:(?:segna|metti|aggiungi|appunta|annota|inserisci)(?:me)?l[oa]|me l[oa] (?:segni|metti|aggiungi|appunti|annoti|scrivi|inserisci)|(?:puoi|potresti) (?:segnar|metter|aggiunger|appuntar|annotar|inserir)(?:me)?l[oa])(?: (?:in|sul) (?:agenda|calendario))?[\s?.!]*$/iu,
    remindBehind:
      /^(?<what>.{6,}?)[,.;:?]* (?:me l[oa] ricordi|(?:puoi|potresti) ricordarmel[oa]|mi puoi avvisare|mi avvisi)[\s?.!]*$/iu,
    notToBe:
      /^(?:(?<when>[^,;.?]{3,30}?),? )?(?:niente|non (?:vado|andiamo|vengo|veniamo|posso andare|possiamo andare|riesco ad andare|ci vado) (?:piu )?(?:a|al|allo|alla|in|dal|dallo|dalla|all'|dall')) ?(?<what>(?!di |da |altro|per )[^,;.?]{3,40})(?<why>[,;.] [^?]*)?$/iu,
    remindOfIt: 'ricordamelo',
    before: (amount) => `${amount} prima`,
    from: 'da',
    instead: 'invece',
    forOneDay: 'per 1 giorno',
    putInto: (category) => `metti in ${category}`,
    placeAt: (place) => `imposta il luogo: ${place.replace(/^(?:in|a|al|alla|come) /u, '')}`,
    renameTo: (title) => `rinomina in ${title}`,
    asName: 'in',
    with: 'con',
    weekLater: 'sposta di una settimana',
  },
  ...families,
  kindWords:
    'lezione corso visita controllo incontro riunione colloquio cena pranzo colazione aperitivo festa compleanno anniversario allenamento sessione esame viaggio gita partita chiamata telefonata serata seduta turno compito scadenza vacanza ferie',
  verbsOf: () => [],
  nameless: 'obiettivo obiettivi promemoria volte ogni anno mese settimana',
}
