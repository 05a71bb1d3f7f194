import type { ReadingWords } from '../planning-words.ts'
import type { TimeOfYear } from '../time-of-year.ts'

export const MONTH = '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)'
export const SEASON = '(?:primavera|estate|autunno|inverno)'

const OVER = String.raw`(?:finit|terminat|conclus|chius)[aeio]`
const SCHOOL = String.raw`(?:la scuola|le scuole|le lezioni|l['’]anno scolastico)`
const CHILDREN = String.raw`(?:i bimbi|i bambini|i ragazzi|i figli|le bimbe|le bambine|i nipoti|i nipotini)`
const HEATING = String.raw`(?:i (?:riscaldamenti|termosifoni|caloriferi)|il riscaldamento|la caldaia|le stufe|la stufa)`
const SCHOOL_ENDS = String.raw`(?:finisc|chiud|termin)\p{L}+ ${SCHOOL}|${SCHOOL} (?:finisc|chiud|termin)\p{L}+`

const times: readonly TimeOfYear[] = [
  { names: 'vendemmia', first: '5 settembre', last: '5 ottobre' },
  { names: String.raw`raccolta (?:delle olive|degli ulivi)|olive`, first: '15 ottobre', last: '20 novembre' },
  { names: 'mietitura|trebbiatura|raccolto', first: '15 giugno', last: '20 luglio' },
  { names: 'fienagione|fieno|primo taglio', first: '20 maggio', last: '15 giugno' },
  {
    names: String.raw`piogge(?: d['’]autunno| autunnali)?|pioggia|maltempo|temporali|brutta stagione`,
    begins: String.raw`(?:(?:ri)?(?:cominc|inizi|attacc|torn|prend)\p{L}* a )?piov(?!e(?!\p{L}))\p{L}+|(?:ri)?(?:comincin|inizin|arrivin|tornin)o (?:le piogge|i temporali)|(?:cominci|inizi|arrivi|torni) (?:la pioggia|il maltempo)`,
    first: '1 ottobre',
    last: '30 novembre',
  },
  {
    names: '(?:prima )?neve|prime nevicate',
    begins: String.raw`(?:(?:ri)?(?:cominc|inizi)\p{L}* a )?nevic(?!a(?!\p{L}))\p{L}+|(?:arriv|cad|scend)\p{L}+ la neve`,
    first: '1 dicembre',
    last: '20 marzo',
  },
  {
    names: String.raw`(?:gran(?:de)? )?caldo|primi caldi|afa`,
    begins: String.raw`(?:faccia|venga|arrivi|arriva|torni) (?:troppo |più |il )?(?:gran(?:de)? )?caldo`,
    first: '1 giugno',
    last: '10 settembre',
  },
  {
    names: String.raw`accensione (?:dei (?:riscaldamenti|termosifoni)|del riscaldamento|della caldaia|delle stufe)|riscaldamenti`,
    begins: String.raw`(?:(?:si |di )?(?:ri)?accend\p{L}+|part\p{L}+) ${HEATING}`,
    first: '15 ottobre',
    last: '15 aprile',
  },
  {
    names: String.raw`fine (?:della scuola|delle (?:scuole|lezioni)|dell['’]anno scolastico)`,
    begins: SCHOOL_ENDS,
    ends: String.raw`${SCHOOL_ENDS}|${CHILDREN} (?:finisc|smett)\p{L}+ (?:la |con la )?scuola|${CHILDREN} (?:sono|saranno) (?:a casa|in vacanza)`,
    first: '6 giugno',
    last: '9 giugno',
  },
  {
    names: String.raw`(?:ritorno|rientro|ripresa)(?: dei (?:bambini|ragazzi|bimbi))? (?:a|della|delle|in) (?:scuol[ae]|lezioni)|(?:riapertura|apertura|inizio) delle scuole|primo giorno di scuola`,
    begins: String.raw`(?:(?:ri)?(?:cominc|inizi|apr)|riprend|torn)\p{L}* ${SCHOOL}|${SCHOOL} (?:(?:ri)?(?:cominc|inizi|apr)|riprend)\p{L}+|${CHILDREN} (?:torn|rientr|ricominc)\p{L}+ (?:a |la )?scuola`,
    first: '12 settembre',
    last: '20 settembre',
  },
  {
    names: 'mare|spiaggia|prova costume|stagione (?:balneare|dei bagni)',
    begins: String.raw`(?:di )?(?:and|part|torn)\p{L}+ (?:al mare|in spiaggia)|(?:di )?mett\p{L}+ (?:in costume|il costume)`,
    first: '20 giugno',
    last: '10 settembre',
  },
  {
    names: String.raw`inizio (?:dell['’]università|delle lezioni universitarie)`,
    begins: String.raw`(?:cominci|inizi)\p{L}* l['’]università|l['’]università (?:cominci|inizi)\p{L}+`,
    first: '15 settembre',
    last: '1 ottobre',
  },
  { names: 'stagione (?:estiva|turistica)', first: '1 giugno', last: '15 settembre' },
  { names: 'stagione (?:sciistica|invernale|della neve|dello sci)', first: '5 dicembre', last: '10 aprile' },
  {
    names: 'apertura della (?:stagione (?:della |di ))?caccia|stagione della caccia',
    begins: String.raw`(?:ri)?apr\p{L}+ la (?:stagione (?:della |di ))?caccia`,
    first: '15 settembre',
    last: '31 gennaio',
  },
  { names: 'feste(?: di (?:natale|fine anno))?|vacanze di natale', first: '23 dicembre', last: '7 gennaio' },
  { names: '(?:(?:mia|sua) |esame di )?maturità', first: '16 giugno', last: '10 luglio' },
]

/** What stands before a name: its article, alone or with `di`. */
const ARTICLE = String.raw`(?:il|lo|la|l['’]|i|gli|le)\s*(?:prossim[aoie] )?`
const OF = String.raw`(?:di|del|dello|della|dell['’]|dei|degli|delle)\s*(?:prossim[aoie] )?`
const WHEN = String.raw`(?:quando|appena|non appena|una volta che|dopo che|da quando)`
/** Behind these a time is when something is ready, and not what it is for: `gomme per la neve`. */
const READY = String.raw`(?:entro|in tempo per)`

/** What such words say in those for a day: what is done before a time is done before its first day. */
const rowsOf = ({ names, begins, ends, first, last }: TimeOfYear): ReadingWords['sameDays'] => [
  [String.raw`(?<!\p{L})(?:prima ${OF}|${READY} ${ARTICLE})(?:${names})(?!\p{L})`, `prima del ${first}`],
  [String.raw`(?<!\p{L})dopo ${ARTICLE}(?:${names})(?!\p{L})`, `dopo il ${last}`],
  ...(begins === undefined
    ? []
    : ([
        [String.raw`(?<!\p{L})prima (?:che )?(?:non )?(?:${begins})(?!\p{L})`, `prima del ${first}`],
        ...(ends === undefined
          ? ([[String.raw`(?<!\p{L})${WHEN} (?:${begins})(?!\p{L})`, `dopo il ${first}`]] as const)
          : []),
      ] as const)),
  ...(ends === undefined ? [] : ([[String.raw`(?<!\p{L})${WHEN} (?:${ends})(?!\p{L})`, `dopo il ${last}`]] as const)),
]

/** Two days, one behind the other, are one time: `28 and 29 August`. */
const twoDays: ReadingWords['sameDays'] = Array.from({ length: 30 }, (_, at) => [
  String.raw`(?<![\d.:/]|\d )(?:il )?${at + 1}(?: e| ed)(?: il)?\s*${at + 2} (?:di )?(?=${MONTH}(?!\p{L}))`,
  `dal ${at + 1} al ${at + 2} `,
])

/** Times of the year as they usually are in Italy, said as days. */
export const timesOfYear: ReadingWords['sameDays'] = [
  ...times.flatMap(rowsOf),
  ...twoDays,
  [String.raw`(?<!\p{L})(?:${OVER} ${SCHOOL}|a scuol[ae] ${OVER})(?!\p{L})`, 'dopo il 9 giugno'],
  [
    String.raw`(?<!\p{L})(?:per|entro|prima d\p{L}+|in tempo per)\s*(?:${ARTICLE})?(?:mercatin[oi]|mercato|bancarella) di natale(?!\p{L})`,
    'entro il 4 dicembre',
  ],
  [String.raw`(?<!\p{L})dopo le vacanze (?:di pasqua|pasquali)(?!\p{L})`, 'dopo pasquetta'],
  [
    String.raw`(?<!\p{L})(?:quando|appena|non appena|una volta che) (?:il tempo (?:migliora|si mette al bello|è bello|sarà migliore)|(?:torna|arriva|viene|fa) (?:il )?(?:bel tempo|più caldo|bella stagione)|fa meno freddo)(?!\p{L})`,
    'a maggio',
  ],
  [String.raw`(?<!\p{L})(?:con (?:la |l['’]arrivo della )|nella )bella stagione(?!\p{L})`, 'a maggio'],
  [String.raw`(?<!\p{L})prima (?:dello stipendio|del prossimo stipendio|della paga)(?!\p{L})`, 'entro fine mese'],
  [
    String.raw`(?<!\p{L})(?:(?:quando|appena|una volta che) (?:sono )?(?:finit|passat|terminat)[ei] (?:le (?:ultime )?gelate|i geli)|dopo (?:le (?:ultime )?gelate|l['’]ultima gelata)|quando non gela più)(?!\p{L})`,
    'a fine aprile',
  ],
  [String.raw`(?<!\p{L})per (?:la )?stagione (?:estiva|turistica)(?!\p{L})`, 'prima del 1 giugno'],
  [String.raw`(?<!\p{L})per (?:il )?(?:rientro|ritorno) a scuola(?!\p{L})`, 'prima del 12 settembre'],
  [
    String.raw`(?<=(?<!\p{L})(?:caldaia|termosifoni|caloriferi|riscaldamento|stufa|camino|canna fumaria|pompa di calore)(?!\p{L})[^.;]*)(?<!\p{L})(?:prima d|entro l)(?:el(?:l['’])?|['’])?\s*(?:prossimo )?inverno(?!\p{L})`,
    'prima del 15 ottobre',
  ],
  [String.raw`(?<!\p{L})(?:nel|col|con il) nuovo anno(?!\p{L})`, "con l'anno nuovo"],
  [
    String.raw`(?<!\p{L})(?:(?:per|entro) la |(?<=[,;] ))stagione (?:estiva )?(?=(20\d\d)(?!\d))\d+`,
    'entro il 1 maggio $1',
  ],
  [String.raw`(?<=\p{L} )x (?=\p{L}{3})`, 'per '],
  // What somebody does from a month on is why it has to be there before.
  [
    String.raw`,\s(?:da|a partire da) (?=${MONTH}(?!\p{L}))(\p{L}+) (?:io |noi |lei |lui |mia moglie |mio marito )?(?:ri)?(?:ci |si |mi )?(?:(?:prend|torn|cominc|inizi|lavor|vad|part|sar|son|siam|è|va)\p{L}*|\p{L}+iamo|dev\p{L}+)(?!\p{L})[^,;.]*`,
    ' prima di $1',
  ],
  // Who comes in a month is there from its first day; what is wanted from a month on is there before.
  [
    String.raw`(?<!\p{L})quando (?:\p{L}+ ){0,3}?(?:veng|vien|arriv)\p{L}+(?: \p{L}+){0,2} (?:a|ad|in) (?=${MONTH}(?!\p{L}))`,
    'prima di ',
  ],
  [
    String.raw`,?\s(?:perch[éè]|visto che|dato che|siccome) (?:da|a partire da) (?=${MONTH}(?!\p{L}))(\p{L}+)[^,;.]*`,
    ' prima di $1',
  ],
  // What is printed to be given is there before.
  [
    String.raw`(?<=(?<!\p{L})(?:stampa\p{L}*|pubblicar\p{L}+|rilega\p{L}+|fotolibr[oi]|album)(?!\p{L})[^,;.]*)(?<!\p{L})(?:per|entro) natale(?!\p{L})`,
    'entro il 5 dicembre',
  ],
]
