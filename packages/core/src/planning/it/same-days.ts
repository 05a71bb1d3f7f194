import { AWAY } from './far-places.ts'
import type { ReadingWords } from '../planning-words.ts'
import { daysInARow } from './days-in-a-row.ts'
import { daysOfOthers } from './days-of-others.ts'
import { daysOfPurpose } from './days-of-purpose.ts'
import { MONTH, SEASON, timesOfYear } from './times-of-year.ts'

const IN = String.raw`(?<!\p{L})(?:nella|durante la|nel|durante il|per la|in|alla|a)\s+`
const BY = String.raw`(?<!\p{L})(?:entro|prima di|prima della|prima del|per|in tempo per)\s+(?:la\s+|il\s+)?`

/** Italian words for days as others say them, which are read more surely. */
export const sameDays: ReadingWords['sameDays'] = [
  // Who comes back from weeks away does so on the day that follows: `rientrare dopo la maternità il 6 settembre`.
  [
    String.raw`(?<=\S) dopo (?:il |lo |la |l['’]|le |i )?(?:maternità|paternità|congedo|aspettativa|malattia|infortunio|cassa integrazione|ferie|vacanze|anno sabbatico)(?: parentale| di maternità| estive| lunga)?(?= (?:il |l['’])\d)`,
    '',
  ],
  ...daysInARow,
  ...daysOfOthers,
  ...timesOfYear,
  ...daysOfPurpose,
  // What has a day of its own waits for no birth: `baby shower il 5 giugno, nasce a luglio`.
  [
    String.raw`(?<=^[^,;:]*(?<!\p{L})(?:il |l['’])\d[^,;:]*), (?:che )?(?:(?:il|la) (?:bimb|bambin)[oa] )?(?:nasce|nascerà|partorisce|(?:dovrebbe|deve) (?:nascere|partorire)) [^,;.]*`,
    '',
  ],
  // Carnival begins on its Thursday.
  [String.raw`(?<!\p{L})prima (?:di|del) carnevale(?!\p{L})`, 'prima di giovedì grasso'],
  // A feast of this year is the next one.
  [
    String.raw`(?<=(?<!\p{L})(?:natale|pasqua|pasquetta|ferragosto|epifania|carnevale|halloween)) (?:di )?quest['’]anno(?!\p{L})`,
    '',
  ],
  // How long a race takes is no hour of the day.
  [String.raw`(?<=(?<!\p{L})(?:sotto(?: le)?|meno di|in) )([1-6])[:.]([0-5]\d)(?![:.\d])`, '$1h$2'],
  // What runs out in a month has to be there before that begins.
  [
    String.raw`(?<=(?<!\p{L})(?<!(?:affitto|locazione|contratto|fondi) )(?:scad(?:e|ono|rà|ranno)|in scadenza)) (?:a|ad|in|nel mese di) (?=${MONTH}(?!\p{L}))`,
    ' prima di ',
  ],
  // Before it comes or begins is before it.
  ...(
    [
      ['il ', 'del '],
      ['lo ', 'dello '],
      ['la ', 'della '],
      ["l['’]", "dell'"],
      ['le ', 'delle '],
      ['i ', 'dei '],
    ] as const
  ).map(
    ([article, of]) =>
      [
        String.raw`(?<!\p{L})prima che (?:arriv|cominc|iniz|riprend|ricominc|veng|torn|part)\p{L}+ ${article}`,
        `prima ${of}`,
      ] as const,
  ),
  [String.raw`(?<!\p{L})(?:prima del|entro il) ramadan(?!\p{L})`, "prima dell'inizio del ramadan"],
  [
    String.raw`(?<!\p{L})prima (?:del(?:l['’]arrivo del)? (?:freddo|gelo)|delle (?:prime )?gelate|che (?:faccia|arrivi|venga|torni) (?:il )?(?:freddo|gelo))(?!\p{L})`,
    'prima di novembre',
  ],
  [String.raw`(?<!\p{L})(?:(?:ai|nei|per i|i) primi(?: giorni)? di|agli inizi di) (?=${MONTH}(?!\p{L}))`, 'a inizio '],
  [String.raw`(?<!\p{L})(?:ma )?(?:non|mai) prima di (?=${MONTH}(?!\p{L}))`, 'da '],
  [String.raw`(?<!\p{L})(?:ma )?(?:non|mai) prima del (?=\d)`, 'dal '],
  // What comes of it is later.
  [
    String.raw`(?<=(?<!\p{L})(?:${MONTH}|${SEASON})(?!\p{L})[^;.]*),?\s(?:così|cosi|in modo che)(?: poi)? (?=\p{L})[^,;.]*`,
    '',
  ],
  // Since when something is left may stand first.
  [
    String.raw`^((?:da (?:\p{L}+dì|domani|oggi|sabato|${MONTH})|dal \d\d? ${MONTH})),? ((?:niente|senza|non|basta) [^,;.]*?) (?=(?:fino |sino |al ))`,
    '$2 $1 ',
  ],
  // How old somebody will be is no time from now on.
  [String.raw`(?<=(?<!\p{L})(?:festa|compleanno|torta|festeggiare|festeggiamenti) )di (?=\d\d? anni(?!\p{L}))`, 'dei '],
  // A month or season by itself in a clause is when it is.
  [String.raw`(?<=[,;] )(?=(?:${MONTH}|${SEASON})(?: \d{4})?\s*(?:$|[,;.)]))`, 'in '],
  [
    String.raw`(?<!\p{L})prima che (?:finisca |finisce )?(?:l['’]\s*|la |quest['’]\s*|questa )?(${SEASON}|${MONTH})(?: (?:finisca|finisce|sia finit[oa]|è finit[oa]))?(?!\p{L})`,
    'entro la fine di $1',
  ],
  [String.raw`(?<!\p{L})(?:nelle|durante le|per le) vacanze (?:estive|d['’]estate)(?!\p{L})`, 'a luglio'],
  [
    String.raw`(?<!\p{L})prima (?:che finisca (?:l['’]|quest['’])|della fine dell['’])\s*anno(?!\p{L})`,
    'entro il 31 dicembre',
  ],
  // Of two parts of months that may be, the first.
  [String.raw`(?<=(?:inizio|metà|fine) ${MONTH}) o (?:a |ad )?(?:inizio|metà|fine) ${MONTH}(?!\p{L})`, ''],
  // What goes on until a month goes on until that begins.
  [
    String.raw`(?<!(?<!\p{L})(?:da|dal|dalla|dall|tra|fra) [^,;]*)(?<!\p{L})(?:fino|sino) ad? (?=${MONTH}(?!\p{L}))`,
    'prima di ',
  ],
  // The last exams of schools are over in the first half of July.
  // People mean the months of a season, and the cold comes with December.
  [
    String.raw`(?<!\p{L})(?:entro|prima della?|prima dell['’]|per|in tempo per)\s*(?:l['’]\s*|il )?(?:prossimo )?inverno(?!\p{L}|\s+(?:del )?\d)`,
    'entro novembre',
  ],
  // What waits for the end of winter is done in the spring that comes, or is there.
  [String.raw`(?<!\p{L})dopo l['’]\s*inverno(?!\p{L}|\s+(?:del )?\d)`, 'ad aprile'],
  ...(['estate|estive agosto', 'inverno|invernali febbraio', 'primavera maggio', 'autunno novembre'] as const).map(
    (row) => {
      const [names = '', month = ''] = row.split(' ')
      return [
        String.raw`(?<!\p{L})dopo (?:la |l['’]\s*|quest['’]\s*|(?:le )?(?:vacanze|ferie) )(?:${names})(?!\p{L}|\s+(?:del )?\d)`,
        `dopo ${month}`,
      ] as const
    },
  ),
  [
    String.raw`(?<!\p{L})prima (?:che (?:ri)?(?:inizi|cominci|parta) (?:l['’]|la |il |le )|dell['’]inizio (?:dell['’]|della |del |delle ))(?:asilo|scuola|scuole|nido|materna|elementari|lezioni)(?!\p{L}|\s+(?:a|ad|il|l)(?!\p{L}))|(?<!\p{L})prima dell['’]asilo(?!\p{L})`,
    'prima di settembre',
  ],
  // A year of school begins in September.
  [
    String.raw`(?<!\p{L})(?:(?:per|entro|con|da(?:ll['’])?|nel(?:l['’])?|dal)?\s*(?:il |l['’]\s*)?)(?:prossimo anno (?:scolastico|accademico|di scuola)|(?:nuovo )anno (?:scolastico|accademico)|anno (?:scolastico|accademico) prossimo|anno (?:scolastico|accademico) che viene)(?!\p{L})`,
    'per settembre',
  ],
  [String.raw`(?<!\p{L})(?:prima degli|entro gli|per gli|in vista degli) scrutini(?!\p{L})`, 'entro metà giugno'],
  [
    String.raw`(?<!\p{L})(?:prima della|entro la) (?:fine della scuola|chiusura delle scuole|fine dell['’]anno scolastico)(?!\p{L})`,
    'entro il 5 giugno',
  ],
  [
    String.raw`(?<!\p{L})(?:nei|durante i|per i|coi|con i) (?:due |tre )?ponti di (?:maggio|primavera)(?!\p{L})`,
    'entro il 2 giugno',
  ],
  [
    String.raw`(${MONTH})(?!\p{L})((?:(?!${MONTH})[^])*?)(?<!\p{L})(?:la )?fine (?:del |di quel |dello stesso )?mese(?!\p{L})`,
    '$1$2fine $1',
  ],
  // What is made for a child is done before it is born.
  [
    String.raw`(?<=(?<!\p{L})per (?:(?:mi[oa]|nostr[oa]) nipote|(?:il|la|un|una) (?:nipote|(?:bimb|bambin|nipotin|cuginett)[oa]))(?!\p{L})[^;.]*),? (?:che )?(?:nasce|nascerà|arriva|arriverà) (?:ad?|in) (?=${MONTH}(?!\p{L}))`,
    ' prima di ',
  ],
  // What goes on until a birth is over before its month.
  [
    String.raw`,? (?:finch[ée]|fino a quando|fin quando)(?: non)? (?:nasc[ae]|nascerà|arriv[ai])(?: (?:il|la) \p{L}+)? (?:ad?|in) (?=${MONTH}(?!\p{L}))`,
    ' prima di ',
  ],
  // Work of a weekday has no day.
  [
    String.raw`(?<=(?<!\p{L})(?:lavor(?:o|etto)|turno|turni) )del(?:la)? (?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)(?!\p{L})`,
    '',
  ],
  // What is for a birth is done before it.
  [
    String.raw`(?<=^(?![^,;:]*(?<!\p{L})(?:parto|partorir\p{L}+|nascita|arrivo)(?!\p{L}))[^,;:]*\S)(?:,? (?:per quando|quando|prima che)|, (?:che )?)\s*(?:(?:(?:il|la) (?:bimb|bambin|piccol)[oa] )?(?:nasc[ae]|nascerà)(?: (?:il|la) (?:bimb|bambin|piccol)[oa])?|arriv[ai] (?:il|la) (?:bimb|bambin|piccol)[oa]|(?:il )?(?:termine|parto previsto)),? (?=(?:il |l['’])\d|(?:ad?|in) ${MONTH}(?!\p{L}))`,
    ' prima della nascita ',
  ],
  [
    String.raw`(?<=(?<!\p{L})dopo )(?:il |lo |la |l['’]|le |i |gli )(?!ferie|vacanze|estate|scuola|lavoro)\p{L}+ (?:d[i'’] ?|ad? |in )(?=${MONTH}(?!\p{L}| \d))`,
    '',
  ],
  [String.raw`(?<!\p{L})(al|alla|nel|nella) (\p{L}+) (?:d['’]|di )(?=${SEASON}(?!\p{L}))`, '$1 $2 in '],
  [String.raw`(?<!\p{L})(al|nel)l['’](\p{L}+) (?:d['’]|di )(?=${SEASON}(?!\p{L}))`, "$1l'$2 in "],
  [
    String.raw`(?<!\p{L})(?:durante le|nelle|in) (?:mie |nostre )?(?:ferie|vacanze) d[i'’] ?(?=${MONTH}(?!\p{L}))`,
    'ad ',
  ],
  [String.raw`(?<!\p{L})(?:per la|in|durante la|per tutta la|nella) quaresima(?!\p{L})`, 'fino a Pasqua'],
  [
    String.raw`(?<=(?<!\p{L})(?:sci\p{L}+|viaggio|weekend|vacanza|partire|montagna|mare|settimana)(?!\p{L})[^;.]*)(?<!\p{L})(?:a cavallo di|a|per|di) capodanno(?!\p{L})`,
    'dal 30 dicembre al 2 gennaio',
  ],
  [
    String.raw`(?<=(?<!\p{L})(?:cenone|veglione|festa|cena|ballo|aperitivo|brindisi|concerto) (?:di|del|della) )(?:capodanno|san silvestro|fine anno(?![^;.]*(?:scuol|scolastic|classe|squadra|asilo|corso|palestra|media|medie|elementar[ei]|superiori|materna|nido|liceo|prima|seconda|terza|quarta|quinta|\d)))(?!\p{L}| (?:cinese|lunare|ebraico))`,
    '$& il 31 dicembre',
  ],
  // The new year is welcomed on the evening before it.
  [
    String.raw`(?<=^(?:festeggiare|passare|organizzare) )(?:il )?capodanno(?= (?:a (?!casa|tavola|cena)|ad |in (?!famiglia|casa|piazza|giardino)|al mare|al lago|fuori)\p{L})`,
    'qualche giorno dal 30 dicembre al 2 gennaio',
  ],
  [
    String.raw`^(?:il |a )?capodanno(?= (?:a (?!casa|tavola|cena)|ad |in (?!famiglia|casa|piazza|giardino)|al mare|al lago|fuori)\p{L})`,
    '$& dal 30 dicembre al 2 gennaio',
  ],
  [
    String.raw`^(?:(?:festeggiare|passare|organizzare) )?(?:il |a )?capodanno(?= (?:a|al|da|dai|con|coi|in|tra|fuori|insieme)(?!\p{L}))`,
    '$& il 31 dicembre',
  ],
  [
    String.raw`(?<!\p{L})(?:alla |per la |a )?fine (?:della scuola|dell['’]anno scolastico|(?:dell['’])?anno scolastico|scuola|delle scuole)(?!\p{L})`,
    'entro il 5 giugno',
  ],
  [
    String.raw`(?<=(?<!\p{L})(?:maestr|insegnant|prof|educatric)\p{L}*[^;.]*)(?<!\p{L})(?:a|di|per) fine anno(?!\p{L})`,
    'entro il 5 giugno',
  ],
  // Cherries are in blossom before spring is at its middle.
  [
    String.raw`(?<=(?<!\p{L})(?:ciliegi|sakura)(?!\p{L})[^;.]*)(?<!\p{L})(?:in|la prossima|la|questa) primavera(?! del)(?!\p{L})`,
    'a inizio aprile',
  ],
  // A holiday fills two weeks that are named, and what is shorter has its days in them.
  [
    String.raw`(?<=(?<!\p{L})(?:vacanz|ferie|camper|viaggio|crociera|mare|montagna)\p{L}*[^;.]*)(?<!\p{L})(?:per |nelle |durante )?(?:le )?prime due settimane di (${MONTH})(?!\p{L})`,
    'dal 1 $1 al 14 $1',
  ],
  [
    String.raw`(?<!\p{L})(?:per |nelle |durante )?(?:le )?prime due settimane di (?=${MONTH}(?!\p{L}))`,
    'nella prima metà di ',
  ],
  [`${BY}settimana santa`, 'prima della domenica delle palme'],
  [`${IN}settimana santa`, 'dalla domenica delle palme a Pasqua'],
  [String.raw`(?<!\p{L})(?:nella |la )?settimana dopo pasqua(?!\p{L})`, 'nella settimana di pasquetta'],
  [String.raw`(?<!\p{L})prima delle (?:vacanze|feste) (?:di natale|natalizie)(?!\p{L})`, 'prima del 23 dicembre'],
  [String.raw`(?<!\p{L})prima delle vacanze (?:di pasqua|pasquali)(?!\p{L})`, 'prima del venerdì santo'],
  [
    String.raw`(?<!\p{L})(?:nelle|durante le|per le|alle|sotto le) (?:vacanze|feste) (?:di natale|natalizie)(?: del(?= \d))?( \d{4})?(?!\p{L})`,
    'dal 23 dicembre$1 al 6 gennaio',
  ],
  [
    String.raw`(?<!\p{L})(?:nelle|durante le|per le|alle) vacanze (?:di pasqua|pasquali)(?: del(?= \d))?( \d{4})?(?!\p{L})`,
    'dal venerdì santo$1 a pasquetta$1',
  ],
  // Nobody goes away for the feast alone.
  [`${AWAY}a natale( \\d{4})?(?=$|[,;.)])`, 'dal 23 dicembre$1 al 2 gennaio'],
  [`${AWAY}a pasqua( \\d{4})?(?=$|[,;.)])`, 'dal venerdì santo$1 a pasquetta$1'],
  [`${BY}(?:weekend|fine settimana) di pasqua`, 'prima del venerdì santo'],
  [`${IN}(?:weekend|fine settimana) di pasqua`, 'dal venerdì santo a pasquetta'],
  [`${IN}sessione estiva`, 'a giugno'],
  [`${IN}sessione autunnale`, 'a settembre'],
  [`${IN}sessione invernale`, 'a febbraio'],
  [String.raw`(?<!\p{L})per l['’]avvento(?!\p{L})`, 'entro novembre'],
  [String.raw`(?<!\p{L})(?:durante l['’]|in |nell['’])avvento(?!\p{L})`, 'nella prima metà di dicembre'],
  [String.raw`(?<!\p{L})con (?:l['’]anno nuovo|il nuovo anno)(?!\p{L})`, 'da gennaio'],
  [String.raw`(?<!\p{L})(?:a|verso) ?i primi di(?!\p{L})`, "all'inizio di"],
  // Work for weekends is of all of them.
  [
    String.raw`(?<=(?<!\p{L})lavor(?:o|etto) )(?:per (?:il|i)|nei|il|durante il) (?:weekend|week end|fine settimana)`,
    'da weekend',
  ],
  // A long weekend somewhere is one away.
  [
    String.raw`^ponte (?:del|dell['’])\s*(\d\d? \p{L}+) ((?:a|ad|in|al|alle|nelle|sul|sulla) \p{L}[^,;.]*)$`,
    'weekend $2 il $1',
  ],
  [String.raw`(?<!\p{L})(?:(?:il|nel|al|per il) )?ponte del(?:l['’])?\s*(?=\d)`, 'il '],
  [String.raw`(?<!\p{L})per i (?:morti|defunti|santi)(?!\p{L})`, 'il 2 novembre'],
  [
    String.raw`(?<!\p{L})(?:prima|entro) (?:dei |i |di |il giorno dei |del giorno dei )?(?:morti|defunti|santi|ognissanti)(?!\p{L})`,
    'entro il 31 ottobre',
  ],
]
