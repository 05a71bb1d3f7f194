import type { ReadingWords } from '../planning-words.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?|un['’]?|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|mezz['’]|un paio d[i'’]`
const PRACTICE = String.raw`(?:di (?:studio|pratica|lavoro|allenamento|esercizio|esercizi|ripasso|compiti)\s*)?`
const LEAD = String.raw`(?:[,;.:(–-]\s*)?(?:(?:e\s+)?(?:ho|abbiamo|(?:posso|possiamo|riesco a|riusciamo a) (?:dedicar|metter|far|trovar)(?:e|ci)|dedicando(?:ci)?|dedico|dedicherò|con|per|avendo|a disposizione|studiando|allenandomi|circa|al massimo|solo|almeno)\s+)*`
const MONTH = '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)'
const SEASON = '(?:primavera|estate|autunno|inverno)'
const IN = String.raw`(?<!\p{L})(?:nella|durante la|nel|durante il|per la|in|alla|a)\s+`
const BY = String.raw`(?<!\p{L})(?:entro|prima di|prima della|prima del|per|in tempo per)\s+(?:la\s+|il\s+)?`
const THE = String.raw`(?:il |lo |la |le |i |l['’]\s*)?`

/** Italian patterns by which a target is read. */
export const reading: ReadingWords = {
  number: NUMBER,
  currencies: 'euro|eur|dollari',
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
  hoursAWeek: String.raw`${LEAD}(?<![\p{L}\d.,]|(?<!\p{L})a )(${NUMBER})\s*(?:ora|ore|h|or[ae]tte)\s*${PRACTICE}(?:(?:a|alla|per|la|/|ogni|x|in una)\s*(?:settimana|sett\.?)|settimanali)(?!\p{L})\)?`,
  hoursADay: String.raw`${LEAD}(?<![\p{L}\d.,])(${NUMBER})\s*(?:ora|ore|h)\s*${PRACTICE}(?:al|ogni|per|/)\s*(?:giorno|dì|die|sera|mattina)(?!\p{L})\)?`,
  minutesADay: String.raw`${LEAD}(?<![\p{L}\d.,])(${NUMBER})\s*(?:minuti|minuto|min)\s*${PRACTICE}(?:al|ogni|per|/)\s*(?:giorno|dì|sera|mattina)(?!\p{L})\)?`,
  length: String.raw`(?<![\p{L}\d])(?!in (?:un|1) giorno(?!\p{L}))(?:(?:un |il )?(?:piano|programma) di|in|nel giro di|nell['’]arco di|nei prossimi|nelle prossime|entro|tra|fra|da qui a)\s+(?:circa\s+)?((?:${NUMBER})\s*(?:giorni|giorno|settimane|settimana|mesi|mese|anni|anno))(?!\p{L})`,
  lengthAlone: String.raw`^(?:in|per|di|entro|tra|fra|circa|ho|nel giro di|nell['’]arco di|nei prossimi|nelle prossime|i prossimi|le prossime|su)?\s*(?:circa\s+)?((?:${NUMBER})\s*(?:giorni|giorno|gg|settimane|settimana|mesi|mese|anni|anno))(?: di (?:tempo|preparazione|lavoro))?\.?$`,
  stay: String.raw`(?<![\p{L}\d])(?:(?:per|in|(?<own>di))\s+)?(?<count>${NUMBER})\s+(?:giorni|(?<nights>notti)|(?<weeks>settiman[ae]))(?!\p{L})(?=\s+(?:a(?! settimana)|ad|in|al(?! mese)|nel|nella|fuori|sul|sull[ae]|con)(?!\p{L})|(?<=^\D*(?<!\p{L})(?:per|di)\s+\S+\s+\p{L}+)\s*(?:$|[,;.(]))`,
  loss: String.raw`(?<!\p{L})(?:divorzio|separazione|rottura|licenziamento|andat[oaie] via|se n['’]è andat[oa]|morte|mort[oaie]|mancat[oaie]|scompars[oa]|funerale|lutto|lasciat[oaie]|separat[oaie])(?!\p{L})`,
  someWeekend: String.raw`(?<!\p{L})(?:in |nel )?(?:uno? (?:di questi |dei prossimi )(?:weekend|fine settimana)|(?:un|qualche) (?:weekend|fine settimana) (?:di questi|qualsiasi|o l['’]altro|prossimamente))(?!\p{L})`,
  mealOfDay: String.raw`^della domenica(?=\s|$)`,
  bareWeekend: '^(?:weekend|week end|fine settimana)$',
  deadline: String.raw`(?<![\p{L}\d])(?:fino all['’]\s*|(?:entro|per(?!\s+(?:l['’]\s*|la\s+)?${SEASON})|fino a|fino al|fino alla|fino alle|non oltre|al più tardi)\s+)(?:e non oltre\s+)?${THE}(?=\S)`,
  beforeIt: String.raw`(?<![\p{L}\d])(?:prima (?:dell['’]\s*|(?:di|del|della|dello|dei|delle|che)\s+)|in tempo per\s+${THE}|fino al(?:l[ae])?\s+(?=(?:(?:mio |nostro )?(?:viaggio|matrimonio)|gara|maratona|(?:vacanze|ferie) (?:estive|invernali))(?!\p{L}))|in vista (?:dell['’]\s*|(?:di|del|della|dello)\s+))(?!scadenza)(?=\S)`,
  seasonHolidays: {
    'vacanze estive': 'estate',
    'ferie estive': 'estate',
    'vacanze invernali': 'inverno',
  },
  nextSeason: String.raw`(?<!\p{L})(?:prossim[oa] (?:${SEASON}|${MONTH})|(?:${SEASON}|${MONTH}) (?:prossim[oa]|che viene))(?!\p{L})`,
  roughly: String.raw`(?<!\p{L})(?:(?:a |verso )?(?:la )?(?:fine|inizio|metà)|verso|circa|intorno|attorno|settimana)(?!\p{L})`,
  week: String.raw`(?<!\p{L})settimana (?:del|dal|dall['’]|che inizia)(?!\p{L})`,
  birth: String.raw`(?:nasca|arrivi|(?:il |la |del |della )?(?:bambin[oa]|bimb[oa]|neonat[oa]|nascita|parto))(?!\p{L})`,
  sameDays: [
    [String.raw`(?<!\p{L})(?:prima del|entro il) ramadan(?!\p{L})`, "prima dell'inizio del ramadan"],
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
      String.raw`(?<=(?<!\p{L})per (?:il|la|un|una) (?:bimb|bambin|nipotin|cuginett)[oa](?!\p{L})[^;.]*),? (?:che )?(?:nasce|nascerà|arriva|arriverà) (?:ad?|in) (?=${MONTH}(?!\p{L}))`,
      ' prima di ',
    ],
    // What is for a birth is done before it.
    [
      String.raw`(?<=^(?![^,;:]*(?<!\p{L})(?:parto|nascita|arrivo)(?!\p{L}))[^,;:]*\S)(?:,? (?:per quando|quando|prima che)|, (?:che )?)\s*(?:(?:(?:il|la) (?:bimb|bambin|piccol)[oa] )?(?:nasc[ae]|nascerà)(?: (?:il|la) (?:bimb|bambin|piccol)[oa])?|arriv[ai] (?:il|la) (?:bimb|bambin|piccol)[oa]|(?:il )?(?:termine|parto previsto)),? (?=(?:il |l['’])\d|(?:ad?|in) ${MONTH}(?!\p{L}))`,
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
      String.raw`(?<=(?<!\p{L})(?:cenone|veglione|festa|cena) (?:di|del|della) )(?:capodanno|san silvestro|fine anno(?![^;.]*(?:scuol|scolastic|classe|squadra|asilo|corso|palestra)))(?!\p{L}| (?:cinese|lunare|ebraico))`,
      '$& il 31 dicembre',
    ],
    // The new year is welcomed on the evening before it.
    [
      String.raw`^(?:(?:festeggiare|passare|organizzare) )?(?:il |a )?capodanno(?= (?:a (?!casa|tavola|cena)|ad |in (?!famiglia|casa|piazza|giardino)|al mare|al lago|fuori)\p{L})`,
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
    [`${BY}(?:weekend|fine settimana) di pasqua`, 'prima del venerdì santo'],
    [`${IN}(?:weekend|fine settimana) di pasqua`, 'dal venerdì santo a pasquetta'],
    [`${IN}sessione estiva`, 'a giugno'],
    [`${IN}sessione autunnale`, 'a settembre'],
    [`${IN}sessione invernale`, 'a febbraio'],
    [String.raw`(?<!\p{L})per l['’]avvento(?!\p{L})`, 'entro novembre'],
    [String.raw`(?<!\p{L})(?:durante l['’]|in |nell['’])avvento(?!\p{L})`, 'nella prima metà di dicembre'],
    [String.raw`(?<!\p{L})con (?:l['’]anno nuovo|il nuovo anno)(?!\p{L})`, 'da gennaio'],
    [String.raw`(?<!\p{L})(?:a|verso) ?i primi di(?!\p{L})`, "all'inizio di"],
    [String.raw`(?<!\p{L})(?:(?:il|nel|al|per il) )?ponte del(?:l['’])?\s*(?=\d)`, 'il '],
    [String.raw`(?<!\p{L})per i (?:morti|defunti)(?!\p{L})`, 'il 2 novembre'],
  ],
  afterIt: String.raw`(?<![\p{L}\d])(?:(?:il (?:giorno|weekend)|la settimana) )?(?:(?:ma |però )?(?:solo |soltanto )|non prima di tornare |subito )?(?:dopo\s+${THE}|(?:(?:al|di) ritorno|(?:quando|appena) (?:sono|siamo)? ?torn(?:o|iamo|at[oiae]|eremo)|una volta tornat[oiae]) da(?:ll['’]\s*|(?:l|llo|lla|lle|gli|i)?\s+))(?!(?:cena|pranzo|colazione|mezzanotte)(?!\p{L}))(?=\S)`,
  gettingReady: String.raw`(?<!\p{L})(?:prepar\p{L}+|organizz\p{L}+|pianific\p{L}+|tutto|tutte|pronto|pronti|pronta|valig\p{L}+|bagagl\p{L}+|viaggio)(?!\p{L})`,
  ownHoliday: String.raw`(?:(?:le |la |mie |nostre |nostra |mia )*)(?:vacanze|vacanza|ferie)(?=\s*$|[,;.])`,
  forJourney: String.raw`(?<!\p{L})per (?:il|la|le|un|una|i)(?: (?:mi[oa]|nostr[oae]))? (?:viaggio|vacanza|vacanze|crociera|safari|luna di miele|spedizione)(?!\p{L})`,
  forOccasion: String.raw`(?<!\p{L})per\s+(?:(?:il|lo|la|i|gli|le)\s+(?!\d)|l['’]|(?=natale|pasqua|pasquetta|capodanno|ferragosto|santo|san))[^,;.]*$`,
  during: String.raw`(?<!\p{L})(?:mentre|quando|finché) (?:noi )?(?:siamo|sono|saremo|sarò) (?:via )?(?=(?:in|a|ad|al|alla)(?!\p{L}))`,
  early: String.raw`(?<!\p{L})(?:presto|prima del solito|in anticipo|per tempo)(?!\p{L})`,
  instead: String.raw`[,;.!]*\s(?:l['’])?(?:ho|abbiamo) (?:già |ormai )?(?:iniziat|cominciat|provat|tentat|smess)[oaie](?: (?!volte)[^\s,;.]+)* volte(?=[,;.!]|$)|(?:,?\s(?:che è\s|è\s)?(?:mort[oa]|mancat[oa]|venut[oa] a mancare|scompars[oa]|nat[oa]|decedut[oa])\s(?:a|in|lo scorso|nel|ad)\s\p{L}+(?:\s\d{4})?(?!\p{L}))|\s(?:invece (?:di|che)|anziché)\s[^,;]*|[,!]*\snon come\s[^,;]*`,
  past: String.raw`(?<!\p{L})(?:(?:(?:mi|ci|si|non|lo|la|l['’]) ?)*(?:ho|hai|ha|abbiamo|hanno|sono|sei|è|siamo|era|erano|ero|avevo)(?! (?:già )?(?:prenot|iscri|fissat|previst|programm|conferm|stabilit))(?: (?:già|sempre|appena|mai|più))? \p{L}{2,}(?:at|ut|it)[oaie]|rimand(?:o|iamo)|(?:ho|abbiamo) (?:perso|messo|smesso|fatto|visto|aperto|chiuso)|da (?:(?:${NUMBER}|tanti|molti|troppi)\s?)?(?:anni|mesi|decenni|una vita)|(?:ann[oi]|mes[ei]|settiman[ae]) fa|(?:l['’]anno|la volta) scors[oa])(?!\p{L})`,
  slow: String.raw`(?<!\p{L})(?:con (?:tutta )?calma|senza (?:fretta|correre)|piano piano|(?:(?:un po['’]|poco|una? \p{L}+) (?:alla|per) volta)|(?<!in |pul\p{L}* )(?:tutta la|l['’]intera) casa|(?:svuot|sgomb|riordin|sistem|ripul|liber)\p{L}* [^,;]*casa (?:dei|della|del|di) (?:mi[ao] |miei )?(?:nonn[aoi]|mamma|papà|genitori|zi[aoi]|suocer[aoi])|(?:\d+\.?000|migliaia di) (?:foto|diapositive|libri|dischi|file|mail))(?!\p{L})`,
  question: String.raw`^(?:(?:ma|e) )?(?:se\s[^?]*\?$|(?:(?:qui|qua) )?(?:devo|dobbiamo|si deve|si paga|bisogna|serve|è gratis) ?(?:per forza|proprio)?[^?]*\?$|(?:mi )?(?:ricord(?:a|i|ami|ate)|dimmi|dici|sai dirmi) (?:che|a che|quando|dove|chi|quanto|quale|se)(?!\p{L}))|^(?:(?:ma|e|scusa|ciao)[, ]+)?(?:(?:(?:a|per|da|fino a|verso) )(?=che (?:ora|ore)(?!\p{L})))?(?:(?!\p{L}+ \p{L}+(?:are|ere|ire|rmi|rci|rsi)(?!\p{L}))(?:chi|cosa|perch[ée]|dov['’]è|dove|quand['’]è|com['’]è|cos['’]è|quanto|quanta|quanti|quante|qual['’]?è|quale|quali|che (?:cosa|tempo|ore|ora|giorno|fai|ne|bell\p{L}+|brutt\p{L}+|noia|palle|schifo|fatica))(?!\p{L})|come (?!\p{L}+(?:are|ere|ire|rsi)(?!\p{L}))(?:si|stai|state|mai|va|funziona|faccio|posso|è|ti|sono)(?!\p{L})|quando (?:è|sono|arriva|finisce|inizia|posso|devo|si)(?!\p{L})[^,]*$)`,
  statement: String.raw`(?<!\p{L})(?:sono|sei|siamo|è|era|erano|fu|ha|hai|ho|abbiamo|hanno|aveva|odio|amo|adoro|detesto|va|vanno|fa|fanno|faccio|vien|può|vuole|sta|sto|stanno|viene|vale|dice|piove|nevica|piovuto|sembra|pare|basta|funziona|morde|costa|passa|arriva|torna|resta|chiamo)(?!\p{L})`,
  givenUp: String.raw`^(?:voglio |vorrei )?(?:(?:niente|basta|senza|mai|no)(?: più| con| a| al| alle)? (?!di|da|che|così|ide[ae]|male|paura|panico|dire|grazie|problem|non|poi|perch|come|abbastanza|se(?!\p{L}))\p{L}{3,}|stop (?:\p{L}{1,4}(?: |['’]))?\p{L}{3,}|(?:non|nn) (?:(?:più|mai) )?(?!dimentic|perd|salt|manc|scord)\p{L}+(?:[aei]re|[aei]r[mcs]i)(?!\p{L}))`,
  begunByAct: String.raw`^(?!(?:mare|altare|cellulare|bicchiere|quartiere|cantiere|giardiniere|parrucchiere|cameriere|infermiere|piacere|cenere)(?!\p{L}))(?:(?:non|ri)\s*)?\p{L}+(?:are|ere|ire|urre|orre|arre|ar[mtvc]i|er[mtvc]i|ir[mtvc]i|arsi|ersi|irsi|arl[oaie]|erl[oaie]|irl[oaie])(?!\p{L})`,
  opinion: String.raw`(?<!\p{L})(?:ma )?funziona(?: davvero| sul serio)?\??$|^(?:ma )?quest[oa] (?:app|sito|cosa|coso|roba)(?!\p{L})|(?<!\p{L})(?:quest[oa] (?:app|sito|cosa|coso|roba))[.!]*$|(?<!\p{L})(?:(?:è|sono) (?:più|meno|molto|troppo|così|meglio|peggio)|ero|era|erano|è stat[oa])(?!\p{L})`,
  joins: 'e|ed',
  likens: String.raw`^(?!.*(?<!\p{L})(?:sogn[oi]|obiettiv[oi]|progett[oi]|desideri[oi]?|idea|scopo|piano)(?!\p{L})).*(?<!\p{L})(?:è|sono) (?:un['’]?|uno|una|come)(?![\p{L}])`,
  subordinates: String.raw`(?<!\p{L})(?:che|cui|dove|quando|mentre|perch[ée]|siccome|se|prima|finch[ée]|appena|dopo|così|come|quanto|per)(?!\p{L})`,
  sighs: String.raw`^ho gia abbastanza |^(?=.*\p{L})(?:(?:asdf\S*|qwert\S*|bla|blabla|test|prova|prove|ciao|boh|ok|uffa|\d+)(?: |$))+$|^che (?!(?:cosa|faccio|fare|devo)(?!\p{L}))(?!.*(?:are|ere|ire|arsi|ersi|irsi)(?!\p{L}))\p{L}+(?!\p{L})|^(?:\p{L}+ ){1,3}(?:e stat[oa] |viene )?(?:spostat[oa]|rimandat[oa]|rinviat[oa]) (?:a|al|alle|alla|di)(?!\p{L})|^non ne posso piu|^(?:(?:ah|oh|eh|magari) )?se (?:solo |soltanto )?(?:avessi|fossi|potessi|avessimo|fossimo|potessimo)(?: \S+){0,4}$|^(?:sono )?(?:stanc[ao]|stuf[ao]) (?:mort[ao]|di tutto)$|^(?:(?:boh|mah|beh|bah|uffa|eh) )*(?:non (?:lo )?so|non saprei|chissa|nessuna idea|vediamo)(?: (?:bene|proprio|ancora|davvero))*(?: (?:che cosa|cosa|che) (?:voglio|scrivere|dire|fare|mettere|chiedere)(?: qui)?)?$|^(?:boh|mah|bah|uffa) |^(?:boh|mah|bah|uffa|beh|va ?b?be+h?|buona fortuna|tutto bene|(?:per ora )?(?:niente|nulla)|prova|prove|test|aiuto|aiutami|help|qualcosa)$|^(?:(?:sto )?solo (?:una prova|provando|guardando|curiosando)|lascia perdere|non importa)(?!\p{L})`,
  forSeason: String.raw`(?<![\p{L}\d])(?:in tempo )?(?:per|entro|fino al(?=l))\s*(?:l['’]\s*|la\s+)?(?=(?:prossim[oa]\s+)?${SEASON}(?!\p{L}))`,
  forMonth: String.raw`^per\s+(\p{L}+\s+(?:del\s+)?\d{4}|(?:il\s+prossimo\s+)?${MONTH})$`,
  ofMonth: String.raw`(?<!\p{L})(?:di|d['’])\s*(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?!\p{L}|\s*\d)`,
  article: String.raw`(?:il\s+|l['’]\s*)$`,
  feastItself: String.raw`^(?:(?:organizz|prepar|ospit|festeggi|pianific|pass)\p{L}*\s+)?(?:(?:il|la|un|una|questo|questa|nostro|nostra)\s+)*(?:(?!per|entro|prima|dopo|da|di|del|a)\p{L}+\s+)?(natale|vigilia(?: di natale)?|pasqua|pasquetta|ferragosto|epifania|befana|santo stefano|carnevale|halloween|festa della mamma|festa del papà|eid(?: al[ -](?:fitr|adha))?|ramadan|hanukkah|chanukkah|pesach|pasqua ebraica|capodanno ebraico|festa del sacrificio)(?=\s*(?:$|[,;:.(])|\s+(?:a|al|alla|da|dai|dalla|dal|con|coi|col|per|in|qui|fuori|insieme|senza|sul|sulla)(?!\p{L}))`,
  ofFeast: String.raw`(?<!\p{L})(?:pranzo|pranzone|cena|cenone|grigliata|menù|menu|regal[oi]|addobbi|uov[oa]|dolci|costum[ei]|biscotti|torta|dolcetti|lavoretti|festa|mercatin[oi]|mercato|fiera|concerto|recita|saggio|spettacolo|bancarella|aperitivo)(?: \p{L}+)? (?:di |del |della |dell['’])(natale|pasqua|pasquetta|ferragosto|vigilia(?: di natale)?|epifania|befana|san valentino|halloween|carnevale|eid(?: al[ -](?:fitr|adha))?|ramadan|hanukkah|chanukkah|pesach|pasqua ebraica|capodanno ebraico|festa del sacrificio)(?!\p{L})`,
  heldBefore: String.raw`(?:mercatin[oi]|mercato|fiera|concerto|recita|saggio|spettacolo|bancarella|aperitivo)(?: \p{L}+)? (?:di |del |della )(?:natale|pasqua)|^(?=.*(?:natale|natalizi)).*(?<!\p{L})(?:colleg\p{L}+|aziendale|azienda|ditta|ufficio|squadra|classe|scuola|asilo|coro|parrocchia|palestra|team|lavoro|amici|amiche|compagni)(?!\p{L})`,
  happened: String.raw`(?<=\p{L} )(?<!(?<!\p{L})(?:il|la|lo|un|una|di|del|della|alla|dalla|per|mia|sua|nostra|prossima|fare) |['’])(?!(?:fissat|previst|prenotat|programm|conferm))(?:\p{L}{2,}(?:at|ut|it)|pres|mess|fatt|pers|rott|chius|success|ricevut|scritt)[oaie](?: (?!per|entro|prima)\p{L}+){0,3}`,
  carriers: ['zzz {}', 'zzz a {}', 'zzz in {}', 'zzz nel {}', 'zzz il {}', 'zzz ad {}'],
  fromNow: 'zzz fra {}',
  since: String.raw`^(?:da|dal|dall['’]|dalla|a partire da|a partire dal|a partire dall['’]|a partire dalla|inizio|comincio)\s*${THE}(.+)$`,
  rangeTo: String.raw`\s(?:a|al|alla|all['’]|fino|sino)(?:\s|(?<=['’]))`,
  deadlineWords: 'entro|per',
  ofNextYear: String.raw`(?<!\p{L})(?:dell['’]anno prossimo|del prossimo anno|dell['’]anno che viene|l['’]anno prossimo|il prossimo anno)(?!\p{L})`,
  ofThisYear: String.raw`(?<!\p{L})(?:di quest['’]anno|quest['’]anno)(?!\p{L})`,
  wholeYear: String.raw`(?<![\p{L}\d])(?:nel corso del|del|nel|entro il|entro fine|durante il|per il|entro la fine del)\s+((?:20|21)\d\d)(?![\d/.-])`,
  goesOn: String.raw`^\s+(?:ortodoss[ao]|cinese|lunare|ebraic[ao]|(?:di|della)\s+(?:natale|pasqua|ferragosto|capodanno|carnevale|befana|ognissanti))(?!\p{L})`,
  alternative: String.raw`^\s*(?:o|oppure|e|ed|-|/|,?\s*o)\s`,
  yearly: String.raw`(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|(?<!\p{L})(?:gen|feb|mar|apr|mag|giu|lug|ago|sett?|ott|nov|dic)(?!\p{L})|natale|pasqua|pasquetta|ferragosto|capodanno|(?<!\p{L})(?:eid|ramadan|hanukkah|chanukkah|pesach)(?!\p{L})|epifania|befana|ognissanti|immacolata|vigilia|carnevale|san |santo |primavera|estate|autunno|inverno|trimestre|semestre|festa d|\d{1,2}[/.-]\d{1,2}(?![/.-]?\d))`,
  relative: String.raw`(?<!\p{L})(?:quest['’o]|questa|prossim\p{L}*|scors\p{L}*|passat\p{L}*|oggi|domani|dopodomani|fra|tra|che viene|venturo|dopo)(?!\p{L})`,
  dateHint: String.raw`luned|marted|mercoled|gioved|venerd|sabato|domenica|giorn|settiman|weekend|mes[ei]|ann[oi]|fine|inizio|metà`,
  compoundEnd: null,
  objectOfAct: String.raw`^(?:Imparare a suonare|Imparare|Studiare|Suonare|Migliorare|Ristrutturare|Rifare|Imbiancare|Ritinteggiare|Riordinare|Sistemare|Svuotare|Riparare|Aggiustare)\s+((?:(?:il|lo|la|i|gli|le|un|uno|una)\s+|l['’]|un['’])\p{L}+(?:\s+di\s+\p{L}+)?)(?=$|[\s,.])`,
  placeName: String.raw`(?<!\p{L})((?:in|a|ad|al|allo|alla|ai|agli|alle|nel|nella|nelle|negli|nei|sul|sulla|sulle)\s+(?!(?:Pasqua|Natale|Capodanno|Ferragosto|Carnevale|Pentecoste|Epifania)(?!\p{L}))\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+){0,2}|(?:all|nell|sull)['’]\p{Lu}\p{L}+)`,
  wishes: String.raw`^(?:(?:ciao,?|(?:mi )?(?:puoi|potresti)|mi aiuti a|(?:aiutarmi|aiutami) a|(?:come|cosa) (?:posso|devo)?(?= ?prepararmi)|come mi preparo (?:per|a|al|alla|all['’])|(?:mi )?(?:fai|fare|farmi|prepari|crei) un piano (?:per|di)|vorrei|voglio|devo|dovrei|dobbiamo|dovremmo|vogliamo|mi piacerebbe|ho intenzione di|ho deciso di|sto per|aiutami a|il mio obiettivo è|obiettivo:?|pianifica(?:mi)?|prepara(?:mi)?|crea|organizzami|un piano per|piano per|prepararmi (?:per|a|al|alla|all['’])|ho bisogno di|mi serve|quest['’]anno|finalmente|(?:ho|abbiamo)(?!\s+\p{L}+[st]o(?!\p{L}))|c['’]è|ci sarà|avrò)\s+)+(?:(?:il|lo|la|i|gli|le|un|uno|una)\s+|(?:l|un)['’]\s*)?`,
  leftovers: String.raw`(?<!\p{L})(?:(?:sul serio )?(?:stavolta|questa volta)(?!\p{L})|(?:il )?prima possibile|(?:boh|mah)(?!\p{L})|al più presto|(?:la\s+)?data (?:presunta|prevista)(?: del parto)?(?:\s*:)?|entro(?: il| la| le| lo)?\s*$|a partire\s*$|dell['’]anno prossimo|il prossimo anno|partendo da oggi|da oggi|a partire da oggi|previst[oa](?:\s+per)?\s*$)`,
  beginnings: String.raw`^(?:di|per|a|e|ed|un (?:piano|programma) (?:per|di)|il|lo|la)\s+(?=.)`,
  edges: String.raw`(?:\s|[,;:.–-]|(?<![\p{L}])(?:il|lo|la|l|i|gli|le|di|del|della|dell|a|al|alla|in|nel|per|e|ed|con|entro|fino|che è|è|sarà|si terrà|cade|fissato|fissata|termine|nasce|(?:(?:che |da )(?:mi |ci |gli |le )?)?(?:scade|scadono)|in scadenza|scadenza|consegna|che|nella sessione|almeno|(?<!in )un giorno|inoltrat[oa]|forse|magari|verso|circa|più o meno)(?=\s*$))+$`,
  leads: String.raw`^(?:(?:il|lo|la|i|gli|le) (?=\p{L}+ (?:d[ie]|del|della|dello|dei|delle|degli) )|l['’](?=\p{L}+ d[ie]l?l?a? )|fare (?:il|lo|la|le|gli|i|un|uno|una|l['’]|un['’])(?:\s+|(?<=['’]))|andare (?:al|allo|alla|ai|agli|alle|dal|dallo|dalla|all['’]|dall['’])(?:\s+|(?<=['’]))(?!lavoro|estero|mare|aperto)(?=\p{L}))`,
  tails: String.raw`(?:e|ma) (?:io|noi|ho|abbiamo|sono|siamo|devo|dobbiamo|vorrei|voglio|adesso|ora)|che (?:è|sono|era|erano|sta|stanno)|(?<!(?:capire|sapere|scoprire|vedere|decidere|controllare|calcolare) )(?:perch[éè]|quando|se)|siccome|così|mentre|finché|finche|in modo|visto che|dato che|prima che|anche se|dopo che|appena|invece (?:di|che)|anziché|che (?:fa|compie) \d+`,
  listEnd: String.raw`^\p{L}+ (?:e|ed|o) \p{L}+$`,
}
