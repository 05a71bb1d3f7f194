/** What Italian words say that begin no part of a goal. */
const begins: Readonly<Record<string, string>> = {
  hasDone: String.raw`(?:(?:già|appena|sempre|mai) )*(?:bocciat[oaie]|respint[oaie]|rimandat[oaie]|licenziat[oaie]|separat[oaie]|divorziat[oaie]|vedov[oaie]|pensionat[oaie]|trasferit[oaie]|reduc[ei]|negat[oaie] (?:per|in)|terrorizzat[oaie]|spaventat[oaie]|preoccupat[oaie]|appena (?:\p{L}+(?:at|ut|it)[oaie]))`,
  owns: String.raw`già|(?:ce )?l['’](?:ho|abbiamo) già|(?:ho|abbiamo) già`,
  lives: String.raw`(?:lavoro|lavoriamo|studio|vivo|viviamo|abito|abitiamo) (?:in|a|al|alla|da|di|la|full|part|tutto|tanto|molto|su|con|e|come|fuori|nel|per)|(?:vengo|veniamo) (?:da|dal|dall|dalla|dagli)|andare (?:in un|in una|a vivere|ad abitare)|trasferirsi`,
  performs: String.raw`(?:suonare|cantare|esibir[mcs]i|ballare) (?:al|alla|all['’]|a|per|in)|(?:l[oaie]|ci|vi) \p{L}+(?:iamo|ano)|(?:l[oaie] )(?:voglio|vorrei|porto|porterò)(?!\p{L})|(?:suonar|cantar|portar)l[oaie] (?:a|ad|al|alla|all['’]|ai|agli|alle) ?(?:una |un |un['’])?(?:fest|cena|saggio|concert|matrimoni|complean|radun|sagra|fiera|messa|seratona|serata)\p{L}*`,
  ofItself: String.raw`(?:(?:l[oaie]|ne|ci|mi|me l[oaie]|ce l[oaie]) |l['’])(?:voglio|vorrei|vogliamo|vorremmo|devo|dobbiamo|dovrei|posso|possiamo|potrei|potremmo)`,
  states: String.raw`(?:un['’]|(?:una?|uno|due|tre|qualche|alcun[ie]) )\p{L}+ (?:è |sono )?(?:contrari[oae]?|d['’]accordo|indecis[oaie]|all['’]estero)|(?:(?:il|lo|la|i|gli|le|mio|mia|nostro|nostra) |l['’])(?:\p{L}+ ){1,3}non (?:ne |ci |mi |si |gli |le |lo |la )?\p{L}+|(?:(?:il|lo|la|i|gli|le|mio|mia|nostro|nostra) |l['’])(?:\p{L}+ ){1,3}(?:mi|ci|gli|le) (?:spaventa|preoccupa|terrorizza|piace|serve|manca|pesa|interessa|blocca|agita|aiuta|accompagna|dà|fa)(?:no|nno)?|(?:(?:il|lo|la|i|gli|le) |l['’])\p{L}+ (?:(?:lo|la|li|le|me l[oaie]|ce l[oaie]|te l[oaie]) \p{L}+|(?:l['’]|(?:me|ce) l['’])\p{L}+)`,
  thatOne: String.raw`quell[oaie] (?:di (?:adesso|ora|oggi|prima)|attual\p{L}*|che \p{L}+)`,
  wants: String.raw`vorrei|vorremmo|voglio|vogliamo`,
  becomes: String.raw`diventar\p{L}*|(?:tornare|rientrare|riprendere) (?:al|a) (?:lavoro|lavorare)|arrivar(?:e|ci) (?:in forma|fort[ei]|il più)|esser(?:e|ci)|restare|rimanere|riuscir(?:e|ci)|(?:iniziare|cominciare) a \p{L}+re|sentir[mcs]i|arrivar(?:e|ci) (?:pront|preparat|riposat|in forma|a \d)\p{L}*|tornare a \p{L}+re|rimetter[mcs]i in`,
  isGoalItself: String.raw`rinnovare (?:le promesse|i voti)|legare (?:i tralci|le viti|i rami|tutto)|il voto (?:dell['’]assemblea|del condominio)|l['’](?:approvazione|ok) (?:dell['’]assemblea|del condominio)|(?:(?:l['’])?installazione|(?:il )?montaggio|(?:la )?posa)$|buttare (?:via )?(?:tutto|il resto)|dare? via(?: quell[oaie]| tutto| il resto)|(?:dare|fare|sostenere|passare|superare) l['’]esame|(?:organizzare|fare) (?:la|una) festa|(?:preparare|avere|organizzare|lasciare) tutto|far[ei]? (?:il |la |da )?(?:testimone|damigella|padrino|madrina)|(?:i )?lavori(?= prima| entro| in |$)|(?:dover )?fare tutto|vincere (?:la|il|una|un|tutto)`,
  isFormOfExam: String.raw`(?:(?:lo|gli|la|le|i|l['’]) ?)?(?:scritt[oaie]|oral[ei]|prov[ae] (?:scritt[ae]|oral[ei]|pratic[ae])|preselettiv[ae]|session[ei]|oral[ei] ?\+ ?scritt[oi])$|\p{L}+ (?:è |sono )?un (?:disastro|casino|incubo)$`,
  makes: String.raw`(?:fare|farne|produrre) (?:(?:il|lo|la|almeno|circa|un po['’]? di|del|dell['’]|\d+ (?:kg|chili|litri|quintali|vasetti) di) ?|l['’])*(?:nostro |mio |primo )*(?:olio|vino|miele|succo|sidro)`,
  findsOut: String.raw`(?:scegliere|decidere) (?:con (?:lei|lui|loro)|insieme)|(?:capire|sapere|vedere|scoprire|verificare|controllare) (?:se|che cosa|cosa|quanto|quanti|quando|come|quale|quali|chi|dove)|avere (?:qualche|qualcosa|un po['’]? di)(?: \p{L}+)* da (?:appendere|mostrare|regalare|vendere|mettere)`,
  passesOn: String.raw`passare le consegne|(?:poi )?decidere (?:se|per|su(?:ll['’a])?) ?(?:operar|farmi operare|l['’](?:intervento|operazione)|fare l['’](?:intervento|operazione))\p{L}*`,
  itself: String.raw`(?:far\p{L}* )?(?:rifar|riparar|sistemar|aggiustar|risolver|controllar|mettere a posto)(?:l[aoie]|e)(?: (?:riparare|sistemare|controllare|aggiustare|vedere))?$|farl[aoie] (?:riparare|sistemare|controllare|aggiustare|vedere|rifare)$`,
  howLarge: String.raw`\d+ (?:piante|piantine|alberi|ulivi|olivi|viti|filari|ettari|quintali|litri|arnie|capi|mq|metri quadr\p{L}+|posti|coperti)`,
  howOften: String.raw`(?:un[ao]?|due|tre|quattro|cinque|\d+) (?:al|alla|all['’]|a|per|ogni) ?(?:giorno|dì|settimana|mese|anno|quindicina|due)|ogni`,
  howMuch: String.raw`max|soprattutto|più che altro|perlopiù|massimo|al massimo|minimo|circa|quasi|meglio|meno|più|molto|poco|po['’]|un po['’]?|tropp\p{L}+|tutt\p{L}+|niente|nessun\p{L}*|non|mai|solo|soltanto|anche|spendendo|l['’](?:ultim[oa]|altr[oa])|(?:il |la )?prim[oa]|secondo|terzo|quarto|quinto|livello`,
  how: 'forse|magari|possibilmente|così|piano|pian',
  where: String.raw`con|senza|di|del|dello|della|da|dal|dalla|a|ad|al|allo|alla|ai|agli|alle|in|nel|nella|su|sul|sulla|per|tra|fra|verso|entro|prima|dopo|durante|sotto|sopra|vicin\p{L}+|lontan\p{L}+|lì|là`,
  since: '(?:iniziando|cominciando|partendo)(?= d)|a partire',
  why: 'perch[ée]|se|quando|che|ma|però|oppure|o',
  whom: 'io|noi|me|te|voi|loro|lui|lei|quell[oaie]|questa|questo|chiunque|quello che|cosa',
}

export const noPart = String.raw`^(?:${Object.values(begins).join('|')})(?!\p{L})|^\p{L}+mente(?!\p{L})|\s(?:dopo|più tardi|già)$`
