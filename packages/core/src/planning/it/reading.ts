import type { ReadingWords } from '../planning-words.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?|un['’]?|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|mezz['’]|un paio d[i'’]`
const LEAD = String.raw`(?:[,;.:(–-]\s*)?(?:(?:e\s+)?(?:ho|abbiamo|posso dedicar(?:e|ci)|dedicando(?:ci)?|dedico|dedicherò|con|per|avendo|a disposizione|studiando|allenandomi|circa|al massimo|solo|almeno)\s+)*`
const SEASON = '(?:primavera|estate|autunno|inverno)'
const THE = String.raw`(?:il |lo |la |le |i |l['’]\s*)?`

/** Italian patterns by which a goal is read. */
export const reading: ReadingWords = {
  number: NUMBER,
  numbers: {
    un: 1,
    uno: 1,
    una: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    quindici: 15,
    venti: 20,
    trenta: 30,
    mezz: 0.5,
    'un paio di': 2,
    'un paio d': 2,
  },
  hoursAWeek: String.raw`${LEAD}(?<![\p{L}\d.,])(${NUMBER})\s*(?:ora|ore|h|or[ae]tte)\s*(?:di (?:studio|pratica|lavoro|allenamento|esercizio)\s*)?(?:a|alla|per|la|/|ogni|x|in una|settimanali|a\s+sett)\s*(?:settimana|sett\.?|settimanali|sett)?(?!\p{L})\)?`,
  hoursADay: String.raw`${LEAD}(?<![\p{L}\d.,])(${NUMBER})\s*(?:ora|ore|h)\s*(?:al|ogni|per|/)\s*(?:giorno|dì|die)(?!\p{L})\)?`,
  minutesADay: String.raw`${LEAD}(?<![\p{L}\d.,])(${NUMBER})\s*(?:minuti|minuto|min)\s*(?:al|ogni|per|/)\s*(?:giorno|dì)(?!\p{L})\)?`,
  length: String.raw`(?<![\p{L}\d])(?:(?:un |il )?(?:piano|programma) di|in|nel giro di|nell['’]arco di|nei prossimi|nelle prossime|entro|tra|fra|da qui a)\s+(?:circa\s+)?((?:${NUMBER})\s*(?:giorni|giorno|settimane|settimana|mesi|mese|anni|anno))(?!\p{L})`,
  lengthAlone: String.raw`^(?:in|per|di|entro|tra|fra|circa|ho|nel giro di|nell['’]arco di|nei prossimi|nelle prossime|i prossimi|le prossime|su)?\s*(?:circa\s+)?((?:${NUMBER})\s*(?:giorni|giorno|gg|settimane|settimana|mesi|mese|anni|anno))(?: di (?:tempo|preparazione|lavoro))?\.?$`,
  deadline: String.raw`(?<![\p{L}\d])(?:fino all['’]\s*|(?:entro|per(?!\s+(?:l['’]\s*|la\s+)?${SEASON})|fino a|fino al|fino alla|non oltre|al più tardi)\s+)(?:e non oltre\s+)?${THE}(?=\S)`,
  beforeIt: String.raw`(?<![\p{L}\d])(?:prima (?:dell['’]\s*|(?:di|del|della|dello|dei|delle)\s+)|(?:in tempo |pronti? |pronta )?per (?:l['’]\s*|la\s+)?(?=${SEASON})|in tempo per\s+${THE}|in vista (?:dell['’]\s*|(?:di|del|della|dello)\s+))(?=\S)`,
  article: String.raw`(?:il\s+|l['’]\s*)$`,
  feastMeal: String.raw`(?<!\p{L})(?:pranzo|pranzone|cena|cenone|grigliata|menù|menu) (?:di |del |della |dell['’])(natale|pasqua|pasquetta|ferragosto|vigilia(?: di natale)?|epifania|befana|san valentino)(?!\p{L})`,
  company: String.raw`(?<!\p{L})(?:colleg\p{L}+|aziendale|ufficio|squadra|classe|team|lavoro|amici|amiche|compagni)(?!\p{L})`,
  carriers: ['zzz {}', 'zzz a {}', 'zzz in {}', 'zzz nel {}', 'zzz il {}', 'zzz ad {}'],
  fromNow: 'zzz fra {}',
  since: String.raw`^(?:da|dal|dall['’]|dalla|a partire da|a partire dal|a partire dall['’]|a partire dalla|inizio|comincio)\s*${THE}(.+)$`,
  rangeTo: String.raw`\s(?:a|al|alla|all['’]|fino|sino)(?:\s|(?<=['’]))`,
  deadlineWords: 'entro|per',
  ofNextYear: String.raw`(?<!\p{L})(?:dell['’]anno prossimo|del prossimo anno|dell['’]anno che viene|l['’]anno prossimo|il prossimo anno)(?!\p{L})`,
  ofThisYear: String.raw`(?<!\p{L})(?:di quest['’]anno|quest['’]anno)(?!\p{L})`,
  wholeYear: String.raw`(?<![\p{L}\d])(?:nel corso del|nel|entro il|entro fine|durante il|per il|entro la fine del)\s+((?:20|21)\d\d)(?![\d/.-])`,
  alternative: String.raw`^\s*(?:o|oppure|e|ed|-|/|,?\s*o)\s`,
  yearly: String.raw`(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|(?<!\p{L})(?:gen|feb|mar|apr|mag|giu|lug|ago|sett?|ott|nov|dic)(?!\p{L})|natale|pasqua|pasquetta|ferragosto|capodanno|epifania|befana|ognissanti|immacolata|vigilia|carnevale|san |santo |primavera|estate|autunno|inverno|trimestre|semestre|festa d|\d{1,2}[/.-]\d{1,2}(?![/.-]?\d))`,
  relative: String.raw`(?<!\p{L})(?:quest['’o]|questa|prossim\p{L}*|scors\p{L}*|passat\p{L}*|oggi|domani|dopodomani|fra|tra|che viene|venturo|dopo)(?!\p{L})`,
  dateHint: String.raw`luned|marted|mercoled|gioved|venerd|sabato|domenica|giorn|settiman|weekend|mes[ei]|ann[oi]|fine|inizio|metà`,
  wishes: String.raw`^(?:(?:vorrei|voglio|devo|dobbiamo|vogliamo|mi piacerebbe|ho intenzione di|ho deciso di|sto per|aiutami a|il mio obiettivo è|obiettivo:?|pianifica(?:mi)?|prepara(?:mi)?|crea|organizzami|un piano per|piano per|prepararmi (?:per|a|al|alla|all['’])|ho bisogno di|mi serve|quest['’]anno|ho|abbiamo|c['’]è|ci sarà|avrò)\s+)+`,
  leftovers: String.raw`(?<!\p{L})(?:(?:la\s+)?data (?:presunta|prevista)(?: del parto)?(?:\s*:)?|entro(?: il| la| le| lo)?\s*$|a partire\s*$|dell['’]anno prossimo|il prossimo anno|partendo da oggi|da oggi|a partire da oggi|previst[oa](?:\s+per)?\s*$)`,
  beginnings: String.raw`^(?:di|per|a|e|ed|un (?:piano|programma) (?:per|di)|il|lo|la)\s+(?=.)`,
  edges: String.raw`(?:\s|[,;:.–-]|(?<![\p{L}])(?:il|lo|la|l|i|gli|le|di|del|della|dell|a|al|alla|in|nel|per|e|ed|con|entro|che è|è|sarà|si terrà|cade|fissato|fissata|termine|nasce)(?=\s*$))+$`,
}
