import type { QuestionWords } from '../language-words.ts'
import { countries } from './countries.ts'
import { families } from './families.ts'
import { wishWords } from './wish-words.ts'

const OF = "(?:di|del|della|dell'|dello|delle|dei) ?"

/** Between two things: `tra Natale e il compleanno`. */
const FROM =
  "(?:passano|passa|ci sono|c'e|corrono) (?:(?:da|dal|dalla|dalle|dai)\\b|dall')(?! ?(?:\\d|oggi\\b|ora\\b|qui\\b)) ?"
const SINCE = "(?:(?:dal|dalla|dalle|dai)\\b|dall')(?! ?(?:\\d|oggi\\b)) ?"
const TO = " (?:(?:a|al|alla|alle|ai)\\b|all')(?! ?\\d) ?"
const AMONG = '(?:tra|fra) (?!le \\d|\\d|oggi\\b|ora\\b|adesso\\b|quant[ie]\\b)'

const HOW_FAR = '\\bquant[oie](?: tempo| minuti| ore| giorni| settimane| mesi)?'
const COMES =
  "scade|cade|comincia|cominciano|inizia|iniziano|finisce|finiscono|parte|partono|parto|partiamo|arriva|viene|e|c'e|ci sono|ho|abbiamo|fa|faccio|facciamo|vado|andiamo|torno|torniamo|sara"

/** What somebody asks who may have too much in a row. */
const MANAGES =
  '(?:riesco|riusciamo|riusciro|riuscirei|(?:faccio|facciamo|faro) in tempo|c.?e la (?:faccio|facciamo|faro)|posso|possiamo|potrei|ho (?:il )?tempo|basta il tempo)(?: ad?| di| per)? '

/** A noun is left to the demonstrative that says which one is meant, and to the adjective. */
const WHICH = /\b(?:quell[ao] )?(quest[ao]|prossim[ao]|scors[ao]|passat[ao])\b/u

/** What Italian questions and wishes are read by beside patterns. */
export const questionWords: QuestionWords = {
  noCategory: 'elimina la categoria',
  links: 'di del della dell con a al alla per',
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
  ofThem: /(?<!\p{L})(?:con|da) (?<name>\p{Lu}\p{L}+)(?<between>[^.?!]{3,80}? (?:con|da)) (?:lui|lei|loro)(?!\p{L})/u,
  saidLoosely: [
    /(?<!(?<!\p{L})(?:è|e|era|erano|sono)),? pi[uù] o meno(?=\s*[?!.]*$)/iu,
    /,? (?:grosso modo|all['’]incirca|a occhio e croce|suppergiù|a spanne|indicativamente)(?![\p{L}])/giu,
    /(?<=,) (?:diciamo|tipo|mettiamo),?(?= (?:dall[ae']|dopo|all[ae']|verso|tra|fra|prima|da|dal|in|a)(?![\p{L}]))/giu,
    /(?<=\bquant.{1,60}(?:manca|mancano).{1,60}),? (?:a partire )?da (?:adesso|ora|oggi)(?=[\s?!.]*$)/iu,
  ],
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
      new RegExp(`^${HOW_FAR} ${SINCE}(.+?)${TO}(.+)`, 'u'),
      // A name may have an `and` of its own.
      new RegExp(`\\b${AMONG}(.+) ed? (?=(?:il|lo|la|i|gli|le|mi[oae]i?) (?!\\d)|l')(.+)`, 'u'),
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
      /\b(?:sto|stiamo|resto|restiamo|rimango|saro|staro|passo|passiamo) (?:via )?(?:(?:piu|meno) (?:giorni|notti|a lungo|tempo via)|di (?:piu|meno)),? (?:via )?(?:in |ad? |al |alla |per )?(.+?) o (?:in |ad? |al |alla |per )?(.+)/,
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
  wishes: wishWords,
  ...families,
  countries,
  plurals: [],
  kindWords:
    'lezione corso visita controllo incontro riunione colloquio cena pranzo colazione aperitivo festa compleanno anniversario allenamento sessione esame viaggio gita partita chiamata telefonata serata seduta turno compito scadenza vacanza ferie',
  verbsOf: () => [],
  nameless: 'obiettivo obiettivi promemoria volte ogni anno mese settimana',
}
