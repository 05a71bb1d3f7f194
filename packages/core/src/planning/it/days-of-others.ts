import type { ReadingWords } from '../planning-words.ts'
import { MONTH } from './times-of-year.ts'

const MAKE = String.raw`(?:finire di |iniziare a )?(?:cucir|lavorar|far|costruir|dipinger|ricamar|realizzar|preparar|creare|confezionar|stampar|incorniciar|restaurar|finir)\p{L}*`
/** What is said or eaten there is of its day. */
const FRESH = String.raw`(?<!\p{L})(?:discorso|brindisi|poesia|lettura|torta|torte|buffet|cibo|rinfresco|cena|pranzo|dolci|pane|bouquet|fiori)(?!\p{L})`
const OCCASION = String.raw`(?:matrimonio|nozze|compleanno|battesimo|comunione|cresima|anniversario|festa|laurea|addio al nubilato|rimpatriata)`

const BRIDGE = String.raw`(?<!\p{L})(?:(?:per|durante) il |nel |al |il )?ponte `

/** Days on which something else is, ahead of which or behind which a goal is. */
export const daysOfOthers: ReadingWords['sameDays'] = [
  // Days to which something is kept are none on which it is done.
  [
    String.raw`(?<=^(?:bere|fumare|mangiare|meno|ridurre|limitare|usare)[^;.]*), (?:solo|soltanto) (?:nel|nei|il|al|durante il) (?:week-?end|fine settimana|sabato|domenica)(?!\p{L})`,
    '',
  ],
  // Presents for a feast have the day by which they are there.
  [
    String.raw`(?<=(?<!\p{L})(?:regal[io]|biglietti|pacchi|spesa) (?:di|per) natale(?!\p{L})[^]*?)[,;] (?:tutt[ie] )?(?:pront|fatt|comprat|sistemat|spedit|impacchettat)[ie] (?=entro |prima )`,
    ' ',
  ],
  // What is shown at a meeting is there by it.
  [
    String.raw`(?<=^(?:scriver|preparar|finir|far|stender|redigere)\p{L}*(?!\p{L})[^,;:.]*(?<!\p{L})(?:business plan|piano|relazione|bilancio|rendiconto|conti|slide|presentazione|preventivo|budget|progetto|proposta|disegni)(?!\p{L})[^;.]*)[,;:–-] (?:ho |abbiamo )?(?:(?:l|il|la|un|una)['’]? ?)?(?:appuntamento|incontro|riunione|assemblea|consiglio)(?: [^,;.\d]*?)? (?:è )?(?=il \d|l['’]\d)`,
    ' per ',
  ],
  // A stocktake of the end of the year is on its last day.
  [String.raw`(?<=(?<!\p{L})inventario )(?:di|a) fine anno(?!\p{L})(?![^;.]*\d)`, '$& il 31 dicembre'],
  // What one of them costs is no day.
  [String.raw`(?<=(?<!\p{L})euro )(?:l['’]un[oa])(?!\p{L})`, 'ciascuno'],
  // A semester abroad begins when universities do.
  [
    String.raw`(?<=(?<!\p{L})erasmus(?!\p{L})[^;.]*?),? (?:(?:nel|per il|durante il|il) )?primo semestre(?!\p{L})`,
    ' a settembre',
  ],
  [
    String.raw`(?<=(?<!\p{L})erasmus(?!\p{L})[^;.]*?),? (?:(?:nel|per il|durante il|il) )?secondo semestre(?!\p{L})`,
    ' a febbraio',
  ],
  // What one needs on a journey is there before it.
  [
    String.raw`(?<=^[^,;:.]*(?<!\p{L})(?:passaport[oi]|visto|visti|carta d['’]identità|vaccin\p{L}+|assicurazione di viaggio|valigi[ae]|zaino|pensione per (?:il|i) (?:cane|gatto|cani|gatti)|cat ?sitter|dog ?sitter)(?!\p{L})[^,;:.]*)[,;.:–-]+ (?:perch[eé] |che )?(?:(?:poi|noi|io) )?(?:andiamo|vado|partiamo|parto|voliamo|volo|si parte) (?=[^,;.]*(?:\d|${MONTH}|estate|pasqua|natale))`,
    ' prima di andare ',
  ],
  [
    String.raw`(?<=^[^,;:.]*(?<!\p{L})(?:passaport[oi]|visto|visti|carta d['’]identità|vaccin\p{L}+|assicurazione di viaggio|pensione per (?:il|i) (?:cane|gatto|cani|gatti))(?!\p{L})[^,;:.]*)[,;.:–-]+ (?:perch[eé] |che )?(?:ad?|in) (?=${MONTH}(?!\p{L}))(\p{L}+) (?:andiamo|vado|partiamo|parto|voliamo|volo|si parte|ci trasferiamo|mi trasferisco)[^,;.]*`,
    ' prima di $1',
  ],
  // A day of no month is of the one that is named before it.
  [
    String.raw`(?<=(?<!\p{L})(?:ad?|in) (${MONTH})(?!\p{L})[^.;]*(?<!\p{L})(?:andiamo|vado|partiamo|parto|voliamo|volo|scade|consegn\p{L}+|inizi\p{L}+|cominci\p{L}+)[^.;\d]*) (?:il|dal) (\d\d?)(?!\d|[.:/]\d| ?(?:per cento|euro|${MONTH}))`,
    ' il $2 $1',
  ],
  // What somebody told on a day is over.
  [
    String.raw`(?<=[,;–-] (?:me |ce |ci |mi )?(?:l['’])?(?:ha|hanno) (?:dett|comunicat|annunciat|scritt|telefonat|chiamat|offert)[oaie](?!\p{L})[^,;.]*?) (?:luned|marted|mercoled|gioved|venerd)[iì]|(?<=[,;–-] (?:me |ce |ci |mi )?(?:l['’])?(?:ha|hanno) (?:dett|comunicat|annunciat|scritt|telefonat|chiamat|offert)[oaie](?!\p{L})[^,;.]*?) (?:sabato|domenica)`,
    '',
  ],
  // Since when something is there is no day to come.
  [
    String.raw`(?<=[,;(–-]\s?(?:e |ma |io |noi |ci |qui )*(?:(?:ce )?l['’](?:ho|abbiamo)|abit(?:o|iamo)|viv(?:o|iamo)|lavor(?:o|iamo)|siamo (?:qui|qua|soci|iscritti)|sono (?:qui|qua|soci[oa]|iscritt[oa]))(?!\p{L})[^,;.]*)\s(?:già )?da ${MONTH}(?!\p{L})`,
    '',
  ],
  // What is done before one is so old is so on the eve.
  [
    String.raw`(?<!\p{L})prima (?:dei|di compiere(?: i)?|del mio|del suo) (?:\d+ anni|compleanno),? (?:che )?(?:(?:li )?(?:compio|compie) |è )?(?:il |l['’])(?=\d)`,
    'prima del ',
  ],
  // What happened to somebody on a day is over.
  [
    String.raw`(?<=[,;(–-]\s?(?:(?:mi|ci) (?:hanno|ha) |(?:sono|siamo|è) (?:stat[oaie] )?)?(?:licenziat|lasciat[oa] a cas|mort|mancat|separat|divorziat|sposat|nat|operat|dimess|uscit)[oaie]) (?:(?:il |l['’])\d\d? |(?:ad?|in) )${MONTH}(?!\p{L})`,
    '',
  ],
  // What is fitted once it has come is done from that day on.
  [
    String.raw`,? che (?:arriva|arrivano|(?:mi|ci) (?:arriva|arrivano|consegnano)|viene consegnat[oa]|consegnano) (?=(?:il |l['’])\d)`,
    ' dopo ',
  ],
  // Work that somebody comes back to in a month is taken up in it.
  [
    String.raw`(?<=(?:torn|rientr|riprend)\p{L}* (?:al lavoro|a lavorare|il lavoro|in ufficio)),? dopo (?:la |il |l['’])?(?:maternità|congedo|congedo parentale|malattia|aspettativa|paternità),? (?=(?:ad?|in|dal|il) ?)`,
    ' ',
  ],
  // Who moves somewhere in a month is ready for it before.
  [
    String.raw`(?<=^(?!(?:trasfer|trasloc|emigr))[^,;]*), (?:perch[éè] )?(?:mi trasferisco|ci trasferiamo|vado a vivere|andiamo a vivere|mi sposto) [^,;.]*?(?<!\p{L})(?:ad?|in) (?=${MONTH}(?!\p{L}))`,
    ' prima di ',
  ],
  // Work from a month on is found before it.
  [
    String.raw`(?<=^(?:trovare|cercare|fare|avere|ottenere|prendere|noleggiare|comprare)(?!\p{L})[^,;.]*(?<!\p{L})(?:auto|macchina|furgone|lavoro|lavoretto|tirocinio|stage|apprendistato|impiego|posto di lavoro)(?!\p{L})[^,;.]*) (?:da|a partire da) (?=${MONTH}(?!\p{L}))`,
    ' prima di ',
  ],
  // So many days that are left are those within which it is done.
  [
    String.raw`[,;:.–-]+ (?:e )?(?:(?:mi|ci|ne) )?(?:restano|rimangono|mancano|ho(?: ancora| solo)?|abbiamo(?: ancora| solo)?) (\d+|due|tre|quattro|cinque|sei|dieci) (giorni|settimane)(?: di tempo)?(?: per [^,;.]*)?(?=$|[,;.])`,
    ' entro $1 $2',
  ],
  // Where somebody else begins in a month, what is for them is there before it.
  [
    String.raw`(?<=(?<!\p{L})(?:figli[oae]|nipot[ei]|bambin[oaie]|ragazz[oaie]|gemell[oaie])(?!\p{L})[^;.]*),? (?:e |che |perch[eé] )?(?:lei |lui )?(?:comincia|inizia|parte|va|cominciano|iniziano|partono)(?: l[àì]| l['’]università| a studiare)? (?:a|ad|in) (?=${MONTH}(?!\p{L}))`,
    ' prima di ',
  ],
  // A journey begins with its flight, whatever else is said of when it is.
  [
    String.raw`(?<!\p{L})(?:(?:ad?|in) (?:${MONTH}|estate)|quest['’]estate|d['’]estate),?(?=[^;.]*(?<!\p{L})(?:vol[oi]|traghett[oi]|tren[oi]|aere[oi]|biglietti(?: aerei)?)(?: (?:è|sono))?(?: già)? (?:pres[oi]|prenotat[oi]|pagat[oi]|comprat[oi]) (?:per )?(?:il|l['’]) ?\d)`,
    '',
  ],
  [
    String.raw`,? (?:con )?(?:i |il |gli |l['’])?(?:vol[oi]|traghett[oi]|tren[oi]|aere[oi]|biglietti(?: aerei)?)(?: (?:è|sono))?(?: già)? (?:pres[oi]|prenotat[oi]|pagat[oi]|comprat[oi]) (?:per |)(?:il|l['’]) ?(?=\d)`,
    ' dal ',
  ],
  // What comes behind what somebody else does on days comes behind these.
  [
    String.raw`(?<!\p{L})(?:dopo che|quando|appena|una volta che) (?:il|lo|la|l['’]|i|gli|mio|mia|nostro|nostra) ?\p{L}+ (?:va via|se ne va|esce|lascia|parte|finisce|libera|è andat[oa] via|se ne è andat[oa]|esce di casa|lascia (?:la )?(?:casa|libero))(?: \p{L}+)?,? (?:ad?|il|per|alla) ?(?=(?:la )?(?:fine|inizio|metà)|${MONTH}(?!\p{L})|\d)`,
    'dopo ',
  ],
  // What makes something possible from then on is ready before.
  [
    String.raw`(?<=(?<!\p{L})per (?:poter(?:l[aoie])? |non )?\p{L}+r(?:e|l[aoie]|ci|mi|si)(?!\p{L})[^,;.]*)(?<!\p{L})(?:da|a partire da) (?=${MONTH}(?!\p{L}))`,
    'prima di ',
  ],
  [
    String.raw`(?<=(?<!\p{L})per (?:poter(?:l[aoie])? |non )?\p{L}+r(?:e|l[aoie]|ci|mi|si)(?!\p{L})[^,;.]*)(?<!\p{L})(?:dalla|dall['’]) ?(prossima )?(?=(?:estate|primavera|inverno|autunno|stagione)(?!\p{L}))`,
    'prima della $1',
  ],
  // What is for a birth is done before it, wherever the baby is named.
  [
    String.raw`(?<=(?<!\p{L})(?<!(?:pront[oaie]|prepar\p{L}+) )per (?:il|la|un|una|i|le) (?:(?:bimb|bambin|piccol|nipotin)[oaie]|gemell\p{L}+)),? (?:che )?(?:nasce|nascerà|nascono|arriva|arrivano|in arrivo|previst[oa])(?: per)? (?=(?:il |l['’])\d)`,
    ' prima della nascita ',
  ],
  // The long weekends that are named by their feast.
  [
    String.raw`${BRIDGE}(?:dei morti|di (?:tutti i santi|ognissanti)|dei santi)(?!\p{L})`,
    'dal 30 ottobre al 2 novembre',
  ],
  [String.raw`${BRIDGE}dell['’]immacolata(?!\p{L})`, 'dal 4 all’8 dicembre'],
  [String.raw`${BRIDGE}del (?:primo|1°|1º) maggio(?!\p{L})`, 'dal 30 aprile al 2 maggio'],
  [String.raw`${BRIDGE}di ferragosto(?!\p{L})`, 'dal 13 al 15 agosto'],
  [String.raw`${BRIDGE}della (?:festa della )?repubblica(?!\p{L})`, 'il 2 giugno'],
  [String.raw`${BRIDGE}della (?:festa della )?liberazione(?!\p{L})`, 'il 25 aprile'],
  // What is made for a wedding in a month is ready before that begins: nobody said which day of it.
  [
    String.raw`(?<=^(?!far[ei] (?:da|il|la (?:damigella|madrina|testimone)))${MAKE}(?!\p{L})(?![^.;:]*${FRESH})[^.;:]*(?<!\p{L})per (?:il |la |le |l['’])?(?:\p{L}+ )?${OCCASION}(?!\p{L})[^.;:,]*),? (?:ad?|in|di) (?=${MONTH}(?!\p{L}| \d))`,
    ' prima di ',
  ],
  // What is learned for it is there before it, too.
  [
    String.raw`(?<=^(?:imparar|esercitar|migliorar|rimetter|perder|dimagrir|allenar|tornar)\p{L}*(?!\p{L})[^.;:]*(?<!\p{L})(?:per (?:il |la |le |l['’])?|al |alla |alle |all['’])(?:\p{L}+ )?${OCCASION}(?!\p{L})[^.;:,]*),? (?:ad?|in|di) (?=${MONTH}(?!\p{L}| \d))`,
    ' prima di ',
  ],
  // Who moves in on a day has guests later.
  [
    String.raw`(?<=(?<!\p{L})(?:inaugura\p{L}*|festa)(?!\p{L})[^]*casa[^]*?)(?:,? (?:quando|dopo che|appena|una volta)(?!\p{L})[^,;]*?)?,? (?:(?:ci )?(?:trasferiamo|trasferisco|traslochiamo|trasloco|entriamo|entro)|mi (?:trasferisco)|ci danno le chiavi|abbiamo le chiavi) (?=(?:il |l['’])\d)`,
    ' dopo ',
  ],
  [String.raw`(?<=(?<!\p{L})dopo )(?:il |lo |la |l['’])(?!\d)\p{L}+ (?:del(?:l['’])?|il|l['’]) ?(?=\d)`, 'il '],
  // What is picked from pots in summer is planted before.
  [
    String.raw`(?<=^(?=[^]*(?<!\p{L})(?:balcone|terrazz[oa]|vas[oi]|davanzale|serra)(?!\p{L}))(?:coltivare|far crescere|(?:fare )?(?:l['’])?orto)(?!\p{L})[^]*?\s)(?:quest['’]estate|d['’]estate|in estate|per l['’]estate)(?!\p{L})`,
    ['entro il 30 aprile', 'entro il 5 giugno', 'entro il 10 luglio'],
  ],
  // Until when somebody else is there, or something else lasts, is no day of what is done.
  [
    String.raw`(?<=(?:[,;(–-]\s*|(?<!\p{L})con )(?:(?:c['’]è )?(?:l['’]|un |il |la |gli |i ))?(?:inquilin[oiae]|affittuari[oia]|contratto|affitto|mutuo|locazione)(?!\p{L})[^,;]*?) fino (?:a|al|alla|all['’]) ?[^,;.]*`,
    '',
  ],
  // How old an animal or a child is, is no length of time.
  [
    String.raw`(?<=(?<!\p{L})(?:cucciol|gattin|cagnolin|bimb|bambin|neonat)[^;.]*?),? di \d+ (?:settimane|mesi)(?!\p{L}| (?:a|in|di) )`,
    '',
  ],
]
